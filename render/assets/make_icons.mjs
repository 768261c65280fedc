// Rasterises the icons named in icons.json into icons/*.png (white on transparent, 96 px).
// Only for maintainers; the product reads the PNG files. In an empty folder:
//   npm install @iconify-json/game-icons@1.2.4 @resvg/resvg-js
//   NODE_PATH=node_modules node <repository>/render/assets/make_icons.mjs
import { createRequire } from "module";
import { readFileSync, writeFileSync } from "fs";
import { join } from "path";

const from = createRequire(join(process.cwd(), "package.json"));
const { Resvg } = from("@resvg/resvg-js");
const set = from("@iconify-json/game-icons/icons.json");
const names = JSON.parse(readFileSync(new URL("icons.json", import.meta.url)));

for (const [name, source] of Object.entries(names)) {
  const body = set.icons[source].body.replaceAll("currentColor", "#fff");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${body}</svg>`;
  const png = new Resvg(svg, { fitTo: { mode: "width", value: 96 } }).render().asPng();
  writeFileSync(new URL(`icons/${name}.png`, import.meta.url), png);
}
