# Touchback: `make help` lists what can be done here.
.DEFAULT_GOAL := help
.PHONY: help run test check bench fuzz seasons docs format

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP_INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore
MATCHES ?= 1000
SEASONS ?= 1000
SEED ?= 1
WORKERS ?= 2
ARGS ?=

help: ## list these targets
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

run: $(VENV)/bot.stamp ## start the bot if DISCORD_TOKEN is set, else the local table
	@entry=$$($(PY) -m services.settings) || exit 1; \
	case $$entry in *local_table) $(MAKE) --no-print-directory $(VENV)/table.stamp || exit 1;; esac; \
	exec $(PY) $$entry $(ARGS)

test: check ## run the checks, then the whole suite
	$(PY) -m pytest -q -n auto --dist worksteal $(ARGS)

check: $(VENV)/dev.stamp ## formatting, lint, types, import rules
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(VENV)/bin/basedpyright
	$(VENV)/bin/lint-imports --no-cache

bench: $(VENV)/dev.stamp ## measure engine, pictures, storage and presses
	$(PY) -m bench $(ARGS)

fuzz: $(VENV)/dev.stamp ## play random matches (MATCHES, SEED, WORKERS)
	$(PY) -m engine simulate --matches $(MATCHES) --seed $(SEED) --workers $(WORKERS) $(ARGS)

seasons: $(VENV)/dev.stamp ## play random league seasons (SEASONS, SEED)
	$(PY) -m tests.engine.league.seasons --seasons $(SEASONS) --seed $(SEED) $(ARGS)

docs: $(VENV)/dev.stamp ## write the generated pages of docs/ again
	$(PY) -m docs.generate

format: $(VENV)/dev.stamp ## format the sources and mend what lint can mend
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Touchback needs Python 3.11 or later (set PYTHON=…)")'
	$(PYTHON) -m venv --clear $(VENV)

$(VENV)/bot.stamp: requirements.txt $(PY)
	$(PIP_INSTALL) -r requirements.txt
	@touch $@

$(VENV)/table.stamp: requirements.txt requirements-table.txt $(PY)
	$(PIP_INSTALL) -r requirements-table.txt
	@touch $@

$(VENV)/dev.stamp: requirements.txt requirements-table.txt requirements-dev.txt $(PY)
	$(PIP_INSTALL) -r requirements-dev.txt
	@touch $@
