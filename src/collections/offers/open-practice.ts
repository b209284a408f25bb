import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { offers } from "./offers.ts";

/** Returns the id of the first student practice that is open today, or undefined when there is none. */
export async function openPractice(storage: Pick<Storage, "collection">): Promise<number | undefined> {
  const open = await storage.collection(offers).all(FALLBACK_LANGUAGE);
  return open.find(({ kind }) => kind === "practice")?.id;
}
