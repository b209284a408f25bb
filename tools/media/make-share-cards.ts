import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { logoSvg } from "./brand.ts";
import { fontRules } from "./drawing.ts";
import { CARD, shareCardHtml } from "./share-card.ts";
import { SHARE_CARDS } from "./share-titles.ts";
import { openStudio, ROOT, report, savePng } from "./studio.ts";

/** Renders the share cards into `public/share/<language>/<page>.png`; arguments select pages: `home news`. */
const wanted = process.argv.slice(2);
const fonts = await fontRules();
const studio = await openStudio();
for (const language of LANGUAGE_CODES) {
  for (const card of SHARE_CARDS) {
    if (wanted.length > 0 && !wanted.includes(card.file)) continue;
    const picture = await studio.shoot(await shareCardHtml(card, language, fonts), CARD.width, CARD.height);
    const path = join("public/share", language, `${card.file}.png`);
    report(path, await savePng(picture, join(ROOT, path)));
  }
}

/**
 * Items are shared with their drawing: one card per picture in `public/share/drawings/`, with the name in its water.
 */
const drawings = (await readdir(join(ROOT, "public/drawings"))).filter((name) => /^pic-.*\.svg$/.test(name));
for (const name of drawings) {
  const file = name.replace(/\.svg$/, "");
  if (wanted.length > 0 && !wanted.includes(file)) continue;
  const svg = await readFile(join(ROOT, "public/drawings", name), "utf8");
  const onAbyss = svg.includes("#0d2a44");
  const page = `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;height:${CARD.height}px;overflow:hidden}
.art{display:block;position:absolute;left:0;top:-119px;width:${CARD.width}px;height:800px}
.logo{position:absolute;left:64px;bottom:44px;height:44px}.logo svg{height:100%;width:auto}</style>
<img class="art" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"><div class="logo">${logoSvg(onAbyss)}</div>`;
  const path = join("public/share/drawings", `${file}.png`);
  report(path, await savePng(await studio.shoot(page, CARD.width, CARD.height), join(ROOT, path)));
}
await studio.close();
