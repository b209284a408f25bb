import { describe, expect, test } from "vitest";
import type { AllCollections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { products } from "#collections/products/products.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { draftSample } from "../draft-samples.ts";
import { anna, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const LIST = { filters: {}, sort: "desc", page: 1 } as const;

/** How an entry is published and shown whose texts are in one language other than English, and what comes of a second one. */
export function leadContract(site: () => PublishingSite, kinds: readonly AllCollections[]): void {
  test("staff read titles in their language; a damaged version is named by its row", async () => {
    const { publishing, storage } = site();
    const draft = draftSample("services", "Alternators", "en");
    draft.texts.pl = { ...draftSample("services", "Żyroskopy", "pl").texts.pl };
    const both = await saved(site(), "services", draft);
    const english = await saved(site(), "services", draftSample("services", "Motors"));
    const user = await saved(site(), "project", { ...draftSample("project", "Refit"), services: [both] });
    const list = async (language: Language) => {
      const query = { q: "", state: "draft", gap: undefined, sort: "title", page: 1 } as const;
      const { items } = await publishing.list({ ...anna, language }, "services", query);
      return items
        .filter(({ id }) => id === both || id === english)
        .map(({ title, titleLanguage }) => [title, titleLanguage]);
    };
    const asWritten = [
      ["Alternators", "en"],
      ["Motors", "en"],
    ];
    expect(await list("en")).toEqual(asWritten);
    expect(await list("pl")).toEqual([
      ["Motors", "en"],
      ["Żyroskopy", "pl"],
    ]);
    const polish = { ...anna, language: "pl" } as const;
    expect(await publishing.open(polish, "services", both)).toMatchObject({ title: "Żyroskopy", titleLanguage: "pl" });
    const { uses } = (await publishing.open(polish, "services", both)) ?? {};
    expect(uses?.entries).toEqual([
      { kind: "project", id: user, title: "Refit", titleLanguage: "en", published: false },
    ]);
    const [hidden] = await publishing.check(polish, "project", user, {
      ...draftSample("project", "Refit"),
      services: [both],
    });
    expect(hidden).toMatchObject({ code: "reference-hidden", detail: "Żyroskopy" });

    const version = storage.publishing.rows.updateTable("item_versions").set({ draft: "{" });
    await version.where("kind", "=", "services").where("item_id", "=", both).execute();
    expect(await list("pl")).toEqual(asWritten);
  });

  describe.each([
    ["pl", "Łożysko"],
    ["de", "Größe"],
  ] as const)("%s", (lead, word) => {
    test.each(kinds)("a $name is published and shown in every language", async ({ name: kind }) => {
      const { publishing, storage } = site();
      const title = `${word} ${kind}`;
      const id = await saved(site(), kind, draftSample(kind, title, lead), "publish");
      expect(await publishing.open(anna, kind, id)).toMatchObject({
        state: "published",
        title,
        languages: { en: "missing", pl: "missing", de: "missing", [lead]: "complete" },
      });
      const store = storage.collection(kind);
      for (const language of LANGUAGE_CODES) {
        const entry = await store.find(id, language);
        expect(entry?.text).toMatchObject({ title, language: lead });
        expect(await store.entries([id], language)).toEqual([entry]);
        expect((await store.all(language)).find((one) => one.id === id)).toEqual(entry);
        expect(await store.title(id, language)).toEqual({ title, language: lead });
      }
      expect((await store.records([id])).map(({ texts }) => Object.keys(texts))).toEqual([[lead]]);
    });

    test("it is found in every list", async () => {
      const { storage } = site();
      const id = await saved(site(), "news", draftSample("news", `${word} im Lager`, lead), "publish");
      for (const language of LANGUAGE_CODES) {
        const { items } = await storage.collection(news).list(language, { ...LIST, q: `${word} im` });
        expect(items.map((item) => [item.id, item.text.language])).toEqual([[id, lead]]);
      }
    });

    test("labels are in its language", async () => {
      const draft = { ...draftSample("product", `${word} 2`, lead) };
      draft.texts[lead].productType = word;
      const id = await saved(site(), "product", draft, "publish");
      for (const language of LANGUAGE_CODES)
        expect((await site().storage.collection(products).find(id, language))?.text.productType).toBe(word);
    });

    test("it waits while the language lacks something, which is named", async () => {
      const { publishing } = site();
      const draft = draftSample("news", word, lead);
      draft.texts[lead].shortDescription = "";
      draft.texts.en.title = "Title";
      const outcome = await publishing.save(anna, "news", undefined, input(draft, 0, "publish"));
      expect(outcome).toMatchObject({ kind: "incomplete", problems: [{ path: `texts.${lead}.shortDescription` }] });
    });

    test("an English text is shown to the others once it is complete, and does not outdate the first one", async () => {
      const { publishing, storage } = site();
      const id = await saved(site(), "news", draftSample("news", word, lead), "publish");
      const other = lead === "pl" ? "de" : "pl";
      const shown = async () =>
        Promise.all(
          (["en", lead, other] as const).map(
            async (language) => (await storage.collection(news).find(id, language))?.text.title,
          ),
        );
      const both = (title: string, description = "Long.") => {
        const draft = draftSample("news", title);
        draft.texts[lead] = draftSample("news", word, lead).texts[lead];
        draft.texts.en.description = description;
        return draft;
      };
      await publishing.save(anna, "news", id, input(both("English", ""), 1, "publish"));
      expect(await shown()).toEqual([word, word, word]);
      await publishing.save(anna, "news", id, input(both("English"), 2, "publish"));
      expect(await shown()).toEqual(["English", word, "English"]);
      expect((await publishing.open(anna, "news", id))?.languages).toMatchObject({
        en: "complete",
        [lead]: "complete",
      });
      await publishing.save(anna, "news", id, input(both("English, changed"), 3, "publish"));
      expect((await publishing.open(anna, "news", id))?.languages).toMatchObject({ [lead]: "changed" });
      await publishing.save(anna, "news", id, input(draftSample("news", word, lead), 4, "publish"));
      expect(await shown()).toEqual([word, word, word]);
      expect((await publishing.open(anna, "news", id))?.languages).toMatchObject({ en: "missing", [lead]: "complete" });
    });
  });
}
