import { beforeAll, describe, expect, test } from "vitest";
import { exampleNews } from "#collections/news/example-news.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products as productsDefinition } from "#collections/products/products.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { newsSample, productSample, projectSample } from "./storage-samples.ts";

/** Tests lists, search and neighbours on any database. */
export function listContract(storage: () => Storage): void {
  const query = (over: Partial<ListQuery>): ListQuery => ({ q: "", sort: "desc", page: 1, ...over });
  const found = async (q: string, language: Language = "en") =>
    (await storage().collection(newsDefinition).list(language, query({ q }), 1000)).items.map(({ id }) => id);

  describe("search", () => {
    beforeAll(async () => {
      await storage().publishing.publishRecord(
        newsDefinition,
        newsSample(8001, "Visit to Łódź", { plTitle: "Wizyta w Łodzi" }),
      );
      await storage().publishing.publishRecord(newsDefinition, newsSample(8002, "100% of SPAM_filter tested\\passed"));
      await storage().publishing.publishRecord(newsDefinition, newsSample(8003, "100x of SPAMXfilter tested/passed"));
      await storage().publishing.publishRecord(newsDefinition, newsSample(8004, "Straße über'm Fluß"));
    });

    test.each(["lodz", "LODZ", "Łódź", "łodz", "lo\u0301dz", "  to   lodz ", "lo\0dz"])(
      "finds Łódź by %j",
      async (q) => {
        expect(await found(q)).toEqual([8001]);
      },
    );

    test("searches the title shown in the visitor's language", async () => {
      expect(await found("lodzi", "pl")).toEqual([8001]);
      expect(await found("lodzi", "de")).toEqual([]);
      expect(await found("visit to lodz", "de")).toEqual([8001]);
    });

    test("finds projects and products by the texts of their cards", async () => {
      const card = { en: "Product tanker", pl: "Produktowiec" };
      const texts = { en: { title: "Gauging", description: "Long.", results: [], imageAlt: "" } };
      await storage().publishing.publishRecord(projectsDefinition, {
        ...projectSample(8005, "Gauging"),
        vesselType: card,
        category: { en: "Instrumentation", pl: "Pomiary" },
        equipmentMaker: "Zwolle Instruments",
        country: "NO",
        texts: { ...texts, pl: { ...texts.en, title: "Pomiar" } },
      });
      const projects = async (q: string, language: Language) =>
        (await storage().collection(projectsDefinition).list(language, query({ q }), 1000)).items.map(({ id }) => id);
      expect(await projects("product tanker", "en")).toContain(8005);
      expect(await projects("produktowiec", "pl")).toContain(8005);
      expect(await projects("zwolle", "de")).toEqual([8005]);
      expect(await projects("norwegen", "de")).toContain(8005);
      expect(await projects("norway", "pl")).toEqual([]);
      await storage().publishing.publishRecord(productsDefinition, {
        ...productSample(8006, "Box"),
        productType: { en: "Cathodic protection" },
      });
      const products = await storage()
        .collection(productsDefinition)
        .list("en", query({ q: "cathodic" }));
      expect(products.items.map(({ id }) => id)).toContain(8006);
    });

    test("takes %, _ and \\ literally", async () => {
      expect(await found("100%")).toEqual([8002]);
      expect(await found("spam_f")).toEqual([8002]);
      expect(await found("tested\\p")).toEqual([8002]);
      expect(await found("%%")).toEqual([]);
      expect(await found("\\%")).toEqual([]);
      expect(await found("uber'm")).toEqual([8004]);
      expect(await found("strasse")).toEqual([8004]);
    });
  });

  test("lists the newest first, or the oldest", async () => {
    const posted = async (sort: ListQuery["sort"]) =>
      (await storage().collection(newsDefinition).list("en", query({ sort }), 1000)).items.map((item) => item.posted);
    const newest = await posted("desc");
    expect(newest.length).toBeGreaterThanOrEqual(exampleNews.length);
    expect(newest).toEqual([...newest].sort().reverse());
    expect(await posted("asc")).toEqual([...newest].reverse());
  });

  test("pages have no gap or overlap, also within one date", async () => {
    for (let id = 7001; id <= 7007; id += 1)
      await storage().publishing.publishRecord(projectsDefinition, projectSample(id, `Same day ${id}`));
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      pages.push(
        await storage()
          .collection(projectsDefinition)
          .list("en", query({ q: "same day", page }), 3),
      );
    }
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual([7007, 7006, 7005, 7004, 7003, 7002, 7001]);
  });

  test("neighbours are those of the list", async () => {
    const { items } = await storage().collection(newsDefinition).list("en", query({}), 1000);
    for (const [i, { id }] of items.entries()) {
      const { older, newer } = await storage().collection(newsDefinition).neighbours(id, "en");
      expect([newer?.id, older?.id]).toEqual([items[i - 1]?.id, items[i + 1]?.id]);
    }
    expect(await storage().collection(newsDefinition).neighbours(999_999, "en")).toEqual({
      older: undefined,
      newer: undefined,
    });
  });

  test("other products are the first ones without the product itself", async () => {
    const ids = exampleProducts.map(({ id }) => id).sort((a, b) => a - b);
    const others = async (id: number) =>
      (await storage().collection(productsDefinition).others(id, "en", 3)).map((other) => other.id);
    expect(await others(ids[0] ?? 0)).toEqual(ids.slice(1, 4));
    expect(await others(ids[1] ?? 0)).toEqual([ids[0], ids[2], ids[3]]);
    expect(await others(999_999)).toEqual(ids.slice(0, 3));
  });
}
