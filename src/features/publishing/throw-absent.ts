import { data, isRouteErrorResponse } from "react-router";
import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { truncate } from "#platform/i18n/typed-text.ts";
import type { Services } from "#platform/services.server.ts";

/** Links shown in place of an item that was public once. */
export interface GoneSuggestions {
  /** The text under the title of the 410 page. */
  lead: string;
  /** The heading of the links. */
  title: string;
  /** `path` is without its language; `lang` is set where the title is not in the page's language. */
  links: { path: string; note: string; title: string; lang?: Language | undefined }[];
}

/** Data of the page of an absent item. */
export interface AbsentPage {
  message: string;
  instead?: GoneSuggestions | undefined;
}

/** Maximum number of characters of an unknown id that the 404 page shows. */
const TYPED_ID_MAX = 100;

/**
 * Throws 410 with its own text for an item that was public once, and 404 for all others.
 * @param id undefined for a malformed one; `typed` is how the address has it
 * @param words of the kind: those of the 404 page, in which "{{id}}" is replaced by `typed`, and of the 410 page
 * @param instead shown on the 410 page
 * @throws always: a response whose data is an `AbsentPage`
 */
export async function throwAbsent(
  { publishing }: Pick<Services, "publishing">,
  kind: string,
  { id, typed }: { id: number | undefined; typed: string },
  words: Readonly<Record<"notFound" | "gone", string>>,
  instead?: GoneSuggestions,
): Promise<never> {
  if (id !== undefined && (await publishing.gone(kind, id)))
    throw data({ message: words.gone, instead } satisfies AbsentPage, { status: 410 });
  throw data({ message: fill(words.notFound, { id: truncate(typed, TYPED_ID_MAX) }) } satisfies AbsentPage, {
    status: 404,
  });
}

/** Returns the texts of an error page from an `AbsentPage` or a plain text; undefined for any other error. */
export function absentOf(error: unknown): AbsentPage | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error;
  if (typeof data === "string") return { message: data };
  return typeof data === "object" && data !== null && typeof data.message === "string" ? data : undefined;
}
