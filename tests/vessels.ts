import { news } from "#collections/news/news.ts";
import { type AnyCollection, type Draft, defineCollection } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { fact, text } from "#features/publishing/fields.ts";

/** A collection for tests only, with fields of every kind. */
export const vessels = defineCollection({
  name: "vessel",
  words: news.words as unknown as AnyCollection["words"],
  addresses: { site: "vessels", dashboard: "vessels" },
  texts: {
    title: text.line({ max: 80, required: true, searchable: true }),
    type: text.line({ max: 40, required: true, label: true, searchable: true }),
    owner: text.line({ max: 60, label: true }),
    story: text.rich({ max: 2000 }),
    equipment: text.lines({ lines: 3, lineMax: 20 }),
  },
  facts: {
    img: fact.picture({ fallback: "/drawings/pic-bulker.svg" }),
    year: fact.number({ min: 1900, max: 2100, required: true, wrong: "malformed-year" }),
    flag: fact.country({ searchable: true }),
    condition: fact.choice(["afloat", "docked"], { required: true, initial: "afloat" }),
    sister: fact.references({ to: "vessel", max: 4 }),
    shownFrom: fact.day({}),
    shownUntil: fact.day({}),
  },
  computed: { code: fact.line({ max: 20, required: true }) },
  compute: (_draft, { id, before }) => ({ code: before?.code ?? `V-${id}` }),
  order: { by: "id", newestFirst: false },
  visible: { from: "shownFrom", until: "shownUntil" },
  date: "shownFrom",
});

/** A draft in three languages that can be published. */
export function vessel(title: string): Draft<typeof vessels> {
  const draft = emptyDraft(vessels, "2026-03-01");
  Object.assign(draft.texts.en, { title, type: "Tug", owner: "Harbour", story: "Built.", equipment: "Winch\nCrane" });
  Object.assign(draft.texts.pl, { title: `${title} (pl)`, type: "Holownik" });
  Object.assign(draft.texts.de, { title: `${title} (de)`, type: "Schlepper" });
  return { ...draft, year: "1998", flag: "NO", sister: [2, 1] };
}
