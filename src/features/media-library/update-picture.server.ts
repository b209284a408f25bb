import { join } from "node:path";
import { z } from "zod/mini";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { receiveStream } from "#platform/files/receive-stream.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { CROPPED_FILES, FULL } from "#ui/picture-paths.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import { pictureDetails } from "./picture-details.ts";
import type { FocalPoint } from "./pictures.server.ts";
import type { PictureRecord } from "./storage/pictures-store.server.ts";

/**
 * Sets alternative texts and focal point of a picture; a changed focal point renews its crops.
 * @param change as it was sent; it is validated here
 * @throws ExpectedError `invalid-input`, `conflict`, `storage-unavailable` when the crops could not be cut
 */
export async function updatePicture(
  parts: LibraryParts,
  actor: Actor,
  key: string,
  change: unknown,
): Promise<PictureRecord | undefined> {
  const { success, data } = z.safeParse(pictureDetails, change);
  if (!success) throw new ExpectedError("invalid-input", "A picture's texts or its focal point cannot be taken.");
  const { storage } = parts;
  const picture = await storage.pictures.find(key);
  if (picture === undefined) return undefined;
  const moved = data.focal.x !== picture.focal.x || data.focal.y !== picture.focal.y;
  const changed = { ...picture, ...data, version: moved ? await cutAnew(parts, picture, data.focal) : picture.version };
  const written = await storage.pictures.update(changed, picture.version, actor);
  if (moved) await removeCopies(parts, key, written ? picture.version : changed.version);
  if (!written) throw new ExpectedError("conflict", "Somebody else has changed this picture meanwhile.");
  return changed;
}

/**
 * Removes the copies of a picture, or of one version, after the commit. A failure is logged, as the change is stored;
 * `recover` removes them later.
 */
export async function removeCopies({ folders, log }: LibraryParts, key: string, version?: string): Promise<void> {
  try {
    await folders.remove(key, version);
  } catch (err) {
    log.error({ err, key }, "copies of a picture could not be removed yet; it is retried");
  }
}

/** Renews the crops for another focal point and copies the other files. @returns the new version */
async function cutAnew(
  { folders, stored, decoders }: LibraryParts,
  { key, version: old }: PictureRecord,
  focal: FocalPoint,
): Promise<string> {
  const from = folders.pathOf(key, old);
  const { version, outcome } = await folders.make(key, async (folder) => {
    for (const file of await stored.names(from)) {
      if (CROPPED_FILES.includes(file)) continue;
      const { stream, size } = await stored.open(`${from}/${file}`);
      await receiveStream(stream, join(folder, file), size);
    }
    const { kind } = await decoders.decode({ source: join(folder, FULL), folder, make: "crops", focal });
    return { keep: kind === "made", outcome: kind };
  });
  if (outcome === "made") return version;
  throw new ExpectedError("storage-unavailable", `a picture's crops could not be cut anew: ${outcome}`);
}
