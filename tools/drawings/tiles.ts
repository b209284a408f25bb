/** The six service tiles, and pictures that show a tile's drawing on a ground. */
import { type Drawing, type Ground, picture } from "./sheet.ts";
import { design, projectManagement, training } from "./tiles-office.ts";
import { fabrication, installation, maintenance } from "./tiles-site.ts";

/** The tiles in the order of the services. */
export const tiles = (): Drawing[] => [
  design(),
  projectManagement(),
  installation(),
  maintenance(),
  fabrication(),
  training(),
];

function onGround(name: string, tile: Drawing, ground: Ground): Drawing {
  return picture(name, tile.title, ground).water().take(tile);
}

/** Service drawings as pictures. */
export const servicePictures = (): Drawing[] => [
  onGround("students", training(), "green"),
  onGround("board", maintenance(), "green"),
  onGround("glands", installation(), "mist"),
];
