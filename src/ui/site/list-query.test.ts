import fc from "fast-check";
import { expect, test } from "vitest";
import { anyUtf16 } from "../../../tests/any-text.ts";
import { isNarrowed, type ListFields, listSearch, readListQuery } from "./list-query.ts";
import { QUERY_MAX } from "./query-max.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));
const DEFAULT = { q: "", sort: "desc", page: 1 };

test.each(["", "q=", "q=%20%20", "sort=desc", "sort=up", "page=0", "page=-1", "page=1.5", "page=1e3", "page=x"])(
  "reads ?%s as the first page, newest first",
  (search) => {
    expect(read(search)).toEqual(DEFAULT);
  },
);

test("reads all parameters", () => {
  expect(read("q=+pump+&sort=asc&page=12")).toEqual({ q: "pump", sort: "asc", page: 12 });
});

test("refuses page numbers that no list has", () => {
  expect(read("page=1000001").page).toBe(1);
  expect(read("page=1000000").page).toBe(1_000_000);
});

test("truncates a long text", () => {
  expect(read(`q=${"x".repeat(100_000)}`).q).toHaveLength(QUERY_MAX);
});

test("a text of combining marks only is no search", () => {
  expect(read(`q=${encodeURIComponent("\u0301\u0302")}`).q).toBe("");
});

test("omits defaults from the URL", () => {
  expect(listSearch({ q: "", sort: "desc", page: 1 })).toBe("");
  expect(listSearch({ q: "a b", sort: "asc", page: 2 })).toBe("?q=a+b&sort=asc&page=2");
});

test("any query is the same after writing and reading its URL", () => {
  fc.assert(
    fc.property(anyUtf16, fc.boolean(), fc.integer({ min: 1, max: 1_000_000 }), (q, up, page) => {
      const query = readListQuery(new URLSearchParams({ q, sort: up ? "asc" : "desc", page: String(page) }));
      expect(read(listSearch(query))).toEqual(query);
    }),
  );
});

const FIELDS: ListFields = {
  filters: {
    country: (given) => (/^[A-Z]{2}$/.test(given) ? given : undefined),
    maker: (given) => (given.trim() !== "" && given.length <= 20 ? given.toWellFormed().trim() : undefined),
  },
  sorts: ["title", "year"],
  turns: false,
};
const readFiltered = (search: string | [string, string][]) => readListQuery(new URLSearchParams(search), FIELDS);

test("reads filters and the sort field", () => {
  expect(readFiltered("sort=asc&by=year&maker=Zwolle&country=NO")).toEqual({
    ...DEFAULT,
    filters: { country: "NO", maker: "Zwolle" },
    by: "year",
    sort: "asc",
  });
});

test.each([
  "country=no",
  "country=",
  "country=NOR&by=posted",
  "by=__proto__",
  "year=1998",
  "sort=asc",
  `maker=${"x".repeat(21)}`,
])("?%s has no valid filter or sort field", (search) => {
  expect(readFiltered(search)).toEqual(DEFAULT);
});

test("a list without filters ignores them", () => {
  expect(read("country=NO&by=year")).toEqual(DEFAULT);
});

test("a search or a filter narrows a list, an order or a page does not", () => {
  expect(["q=x", "country=NO", "by=year&sort=asc", "page=2"].map((search) => isNarrowed(readFiltered(search)))).toEqual(
    [true, true, false, false],
  );
});

test("parameters in any order, with unknown ones, have one URL, which leads to the same query", () => {
  const known = fc.record({
    q: anyUtf16,
    country: fc.constantFrom("NO", "PL", "no", ""),
    maker: anyUtf16,
    by: fc.constantFrom("title", "year", "country", ""),
    sort: fc.constantFrom("asc", "desc", "up"),
    page: fc.constantFrom("1", "2", "x"),
  });
  const unknown = fc.dictionary(fc.stringMatching(/^[a-z]{7,9}$/), anyUtf16, { maxKeys: 3 });
  const order = fc.array(fc.nat(), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(known, unknown, order, (parameters, others, places) => {
      const given = Object.entries({ ...parameters, ...others });
      const shuffled = given.toSorted(
        ([a], [b]) => (places[a.length] ?? 0) - (places[b.length] ?? 0) || (a < b ? 1 : -1),
      );
      const query = readFiltered(Object.entries(parameters));
      expect(listSearch(readFiltered(shuffled))).toBe(listSearch(query));
      expect(readFiltered(listSearch(query))).toEqual(query);
    }),
  );
});
