/** Writes every drawing of the site to `public/drawings/`: `node tools/drawings/draw.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { banners } from "./banners.ts";
import { companyBanners } from "./banners-company.ts";
import { recordBanners } from "./banners-record.ts";
import { bridge } from "./bridge.ts";
import { control } from "./control.ts";
import { devices } from "./devices.ts";
import { groups } from "./groups.ts";
import { harbour } from "./harbour.ts";
import { loader, mark } from "./mark.ts";
import { measurement } from "./measurement.ts";
import { merchantVessels } from "./merchant-vessels.ts";
import { offshoreVessels } from "./offshore-vessels.ts";
import { crew } from "./people.ts";
import { plates } from "./plates.ts";
import { power } from "./power.ts";
import { rooms } from "./rooms.ts";
import { shore } from "./shore.ts";
import { singleLine } from "./single-line.ts";
import { steps } from "./steps.ts";
import { servicePictures, tiles } from "./tiles.ts";
import { workingVessels } from "./working-vessels.ts";

const folder = new URL("../../public/drawings/", import.meta.url);
mkdirSync(folder, { recursive: true });

const drawings = [
  ...offshoreVessels(),
  ...merchantVessels(),
  ...harbour(),
  ...power(),
  ...control(),
  ...measurement(),
  ...workingVessels(),
  ...shore(),
  ...rooms(),
  ...devices(),
  ...servicePictures(),
  ...tiles(),
  ...banners(),
  ...companyBanners(),
  ...recordBanners(),
  crew(),
  singleLine(),
  ...plates(),
  ...steps(),
  ...groups(),
];

const files: [name: string, svg: string][] = [
  ...drawings.map((drawing): [string, string] => [drawing.name, drawing.toSvg()]),
  ["bridge", bridge()],
  ["loader", loader()],
  ["mark", mark("#06182a")],
  ["mark-reversed", mark("#f5f8f9")],
];

let bytes = 0;
for (const [name, svg] of files) {
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  bytes += svg.length;
}
process.stdout.write(`${files.length} drawings, ${bytes} bytes\n`);
