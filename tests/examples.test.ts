import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { achievements } from "#collections/achievements/achievements.ts";
import { exampleAchievements } from "#collections/achievements/example-achievements.ts";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products } from "#collections/products/products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { projects } from "#collections/projects/projects.ts";
import { companyServices } from "#collections/services/company-services.ts";
import { services } from "#collections/services/services.ts";
import { contentSchema } from "#features/publishing/content-schema.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { aboutTexts } from "#pages/about/texts.ts";
import { achievementsTexts } from "#pages/achievements/texts.ts";
import { mediaTexts } from "#pages/media/texts.ts";
import { privacyTexts } from "#pages/privacy/texts.ts";
import { termsTexts } from "#pages/terms/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { companySchema } from "#ui/site/company/company.ts";
import { exampleCompany } from "#ui/site/company/example.ts";

const DESCRIPTION_MAX = 155;
const inPublic = (path: string) => existsSync(join("public", path));

describe.each([
  ["projects", exampleProjects, projects, 12],
  ["news", exampleNews, news, 12],
  ["products", exampleProducts, products, 12],
  ["offers", exampleOffers, offers, 3],
] as const)("example %s", (_kind, items, collection, least) => {
  test("have the required number, each with its own id", () => {
    expect(items.length).toBeGreaterThanOrEqual(least);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test.each(items.map((item) => [item.texts.en?.title, item] as const))("%s is valid", (_title, item) => {
    // The schema adds empty lists for lines that an example leaves out.
    expect(contentSchema(collection).parse(item)).toMatchObject(item);
  });

  test("have their pictures in public/", () => {
    expect(items.map(({ img }) => img).filter((img) => !inPublic(img))).toEqual([]);
  });
});

test.each(exampleAchievements)("the example achievement $id is valid", (entry) => {
  expect(contentSchema(achievements).parse(entry)).toEqual(entry);
});

test.each([
  ["projects", exampleProjects],
  ["news", exampleNews],
  ["products", exampleProducts],
])("some example %s have no Polish text and some no German one, so that the fallback shows", (_kind, items) => {
  expect(items.some(({ texts }) => texts.pl === undefined)).toBe(true);
  expect(items.some(({ texts }) => texts.de === undefined)).toBe(true);
});

test("documents of products are in public/", () => {
  const own = exampleProducts.flatMap(({ documentationUrl: url }) => (url?.startsWith("/") === true ? [url] : []));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((path) => !inPublic(path))).toEqual([]);
});

test("the example company is valid and marked as an example", () => {
  expect(companySchema.parse(exampleCompany)).toEqual(exampleCompany);
  expect(exampleCompany.isExample).toBe(true);
});

test("there are six services with the ids 1 to 6, in their order, and drawings in public/", () => {
  expect(companyServices.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(companyServices.map(({ position }) => position)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(companyServices.map(({ drawing }) => drawing).filter((drawing) => !inPublic(drawing))).toEqual([]);
  expect(services.facts.drawing.choices?.filter((drawing) => !inPublic(drawing))).toEqual([]);
});

test.each(companyServices.map((service) => [service.texts.en?.title, service] as const))(
  "the service %s is valid, and each line names what is offered",
  (_title, service) => {
    expect(contentSchema(services).parse(service)).toEqual(service);
    const lines = Object.values(service.texts).flatMap((text) => text?.offered?.map(namedLine) ?? []);
    expect(lines.filter(({ name, detail }) => name.length > 60 || detail === "")).toEqual([]);
  },
);

test.each(LANGUAGE_CODES)("meta descriptions in %s are of a length that search engines show", (code) => {
  const described = [
    aboutTexts.page(code).description,
    achievementsTexts.page(code).description,
    mediaTexts.page(code).description,
    termsTexts.page(code).description,
    privacyTexts.page(code).description,
  ];
  expect(described.filter((text) => text.length > DESCRIPTION_MAX)).toEqual([]);
});
