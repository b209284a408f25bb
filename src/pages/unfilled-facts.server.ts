import { achievements } from "#collections/achievements/achievements.ts";
import { validCertificates } from "#collections/achievements/valid-certificates.ts";
import type { EmptyFacts } from "#features/getting-started/getting-started.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { readPage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { aboutPage } from "./about/about.ts";
import { contactPage } from "./contact/contact.ts";
import { contactTexts } from "./contact/texts.ts";

/**
 * Returns the facts that customers ask for and that the site does not state in a language, by the places where staff
 * enter them.
 */
export async function unfilledFacts(storage: Pick<Storage, "collection">, language: Language): Promise<EmptyFacts[]> {
  const { facts } = await readPage(storage, aboutPage, language);
  const { night } = await readPage(storage, contactPage, language);
  const certificates = await validCertificates(storage, language);
  const { name, choices } = achievements.words.staff(language);
  const certificate = choices?.group?.certificates?.label ?? "";
  const contact = contactTexts.staff(language);
  const places = [
    {
      place: aboutPage.words.staff(language).name,
      path: `${aboutPage.addresses.dashboard}/${PAGE_ID}`,
      facts: facts.flatMap(({ label, value }) => (value === "" ? [label] : [])),
    },
    {
      place: contact.name,
      path: `${contactPage.addresses.dashboard}/${PAGE_ID}`,
      facts: night === "" ? [contact.fields.night] : [],
    },
    { place: name, path: achievements.addresses.dashboard, facts: certificates.length === 0 ? [certificate] : [] },
  ];
  return places.filter((place) => place.facts.length > 0);
}
