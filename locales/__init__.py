"""Every sentence a person reads, in English and Spanish."""
