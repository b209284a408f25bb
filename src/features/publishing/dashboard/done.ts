import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { publishingTexts } from "../texts.ts";

/** What has just been done with an item on the page before, passed on in the state of the history. */
export interface Done {
  kind: string;
  id: number;
  title: string;
  what: keyof StaffTexts<typeof publishingTexts>["overview"]["done"];
}

/** Reads it from the state of the history; undefined for any other state. @param names of the collections */
export function readDone(
  state: unknown,
  words: StaffTexts<typeof publishingTexts>["overview"]["done"],
  names: readonly string[],
): Done | undefined {
  if (typeof state !== "object" || state === null || !("done" in state)) return undefined;
  const { kind, id, title, what } = (state.done ?? {}) as Record<string, unknown>;
  if (typeof kind !== "string" || !names.includes(kind) || typeof id !== "number" || typeof title !== "string")
    return undefined;
  if (typeof what !== "string" || !Object.hasOwn(words, what)) return undefined;
  return { kind, id, title, what: what as Done["what"] };
}
