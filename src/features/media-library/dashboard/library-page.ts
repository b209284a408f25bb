import type { StaffContext } from "#features/accounts/staff.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { LIBRARY_DRAWINGS } from "#ui/drawings.ts";

/** A picture as the library lists it. */
export interface LibraryEntry {
  /** The value of `img` that names it. */
  path: string;
  alt: InEveryLanguage<string>;
}

/** An uploaded picture. */
export interface PhotoEntry extends LibraryEntry {
  key: string;
  /** The name of the uploaded file. */
  name: string;
  /** How many items use it, published or saved. */
  uses: number;
}

/** One page of the library: uploads newest first, and the site's own drawings. */
export interface LibraryPage {
  q: string;
  page: number;
  photos: PhotoEntry[];
  /** Uploads that match, on all pages. */
  total: number;
  drawings: LibraryEntry[];
}

const QUERY_MAX = 100;
const PAGE_MAX = 10_000;

/** Reads a page of the library. @param asked search and number of the page, as received */
export async function readLibraryPage(
  { actor, pictures }: StaffContext,
  asked: { q: string; page: string | null | undefined },
): Promise<LibraryPage> {
  const q = asked.q.slice(0, QUERY_MAX);
  const page = Math.min(Math.max(1, Number.parseInt(asked.page ?? "1", 10) || 1), PAGE_MAX);
  const { items, total } = await pictures.list(actor, { q, page });
  const uses = await pictures.uses(
    actor,
    items.map(({ key }) => key),
  );
  const photos = items.map(({ key, path, alt, name }) => {
    return { key, path, alt, name, uses: uses.get(key)?.total ?? 0 };
  });
  return { q, page, photos, total, drawings: matchingDrawings(q) };
}

function matchingDrawings(q: string): LibraryEntry[] {
  const words = fold(q);
  const matches = ({ path, alt }: LibraryEntry) => fold([path, ...Object.values(alt)].join(" ")).includes(words);
  return LIBRARY_DRAWINGS.filter(matches);
}
