import { join } from "node:path";
import { fontRules } from "./drawing.ts";
import { CARD, shareCardHtml } from "./share-card.ts";
import { type Language, SHARE_CARDS } from "./share-titles.ts";
import { openStudio, ROOT, report, savePng } from "./studio.ts";

/** Renders the share cards into `public/share/<language>/<page>.png`; arguments pick pages: `home news`. */
const wanted = process.argv.slice(2);
const fonts = await fontRules();
const studio = await openStudio();
for (const language of ["en", "pl", "de"] satisfies Language[]) {
  for (const card of SHARE_CARDS) {
    if (wanted.length > 0 && !wanted.includes(card.file)) continue;
    const picture = await studio.shoot(await shareCardHtml(card, language, fonts), CARD.width, CARD.height);
    const path = join("public/share", language, `${card.file}.png`);
    report(path, await savePng(picture, join(ROOT, path)));
  }
}
await studio.close();
