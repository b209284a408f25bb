import { documentKeyOf, documentPath, parsePicturePath } from "#ui/picture-paths.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import type { ServedFile } from "./pictures.server.ts";

type Parts = Pick<LibraryParts, "storage" | "stored" | "folders" | "uploads">;

/** Finds the file of an address. Only addresses in the forms of `picture-paths.ts` have one: no other text becomes a path. */
export async function servedAt(parts: Parts, path: string): Promise<ServedFile | undefined> {
  return (await servedPicture(parts, path)) ?? servedDocument(parts, path);
}

async function servedPicture({ storage, stored, folders }: Parts, path: string): Promise<ServedFile | undefined> {
  const picture = parsePicturePath(path);
  if (picture === undefined) return undefined;
  const { key, width, height, file } = picture;
  const row = await storage.pictures.served(key);
  if (row === undefined || row.width !== width || row.height !== height) return undefined;
  const place = `${folders.pathOf(key, row.version)}/${file}`;
  const open = () => (row.public ? stored.openPublic(place) : stored.open(place));
  return { key, public: row.public, etag: `"${row.version}-${file}"`, open };
}

async function servedDocument({ storage, uploads }: Parts, path: string): Promise<ServedFile | undefined> {
  const key = documentKeyOf(path);
  const row = key === undefined ? undefined : await storage.documents.served(key);
  if (key === undefined || row === undefined || documentPath(key, row.slug) !== path) return undefined;
  const { sha256, size } = row;
  const etag = `"${sha256.slice(0, 32)}"`;
  const open = async () => ({ stream: await (row.public ? uploads.openPublic(key) : uploads.open(key)), size });
  return { key, public: row.public, etag, open };
}
