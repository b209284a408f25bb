import { afterAll, beforeAll, expect, it } from "vitest";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products } from "#collections/products/products.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
const LAST = 205;

beforeAll(async () => {
  site = await openTestSite();
  const [example] = exampleProducts;
  if (example === undefined) throw new Error("no example product");
  for (let id = exampleProducts.length + 1; id <= LAST; id++)
    await site.services.storage.publishing.publishRecord(products, { ...example, id });
});

afterAll(() => site.close());

it.each([
  ["", 106, 205],
  ["?page=1", 106, 205],
  ["?page=", 106, 205],
  ["?page=2", 6, 105],
  ["?page=3", 1, 5],
])("pages of /api/products%s count from the newest, oldest first inside", async (search, first, last) => {
  const list = (await (await site.request(`/api/products${search}`)).json()) as { id: number }[];
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i));
});
