import fc from "fast-check";
import { expect, test } from "vitest";
import { listSearch, readListQuery } from "./list-query.ts";
import { QUERY_MAX } from "./query-max.ts";

/** Any text, unpaired surrogates among it. (fast-check's own unit "binary" takes seconds to set up.) */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const read = (search: string) => readListQuery(new URLSearchParams(search));
const DEFAULT = { q: "", sort: "desc", page: 1 };

test.each(["", "q=", "q=%20%20", "sort=desc", "sort=up", "page=0", "page=-1", "page=1.5", "page=1e3", "page=x"])(
  "reads ?%s as the first page, newest first",
  (search) => {
    expect(read(search)).toEqual(DEFAULT);
  },
);

test("reads what is asked", () => {
  expect(read("q=+pump+&sort=asc&page=12")).toEqual({ q: "pump", sort: "asc", page: 12 });
});

test("refuses a page that no list has", () => {
  expect(read("page=1000001").page).toBe(1);
  expect(read("page=1000000").page).toBe(1_000_000);
});

test("cuts a long text", () => {
  expect(read(`q=${"x".repeat(100_000)}`).q).toHaveLength(QUERY_MAX);
});

test("a text of nothing but marks asks for nothing", () => {
  expect(read(`q=${encodeURIComponent("\u0301\u0302")}`).q).toBe("");
});

test("leaves defaults out of the address", () => {
  expect(listSearch({ q: "", sort: "desc", page: 1 })).toBe("");
  expect(listSearch({ q: "a b", sort: "asc", page: 2 })).toBe("?q=a+b&sort=asc&page=2");
});

test("any query survives its address", () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), fc.integer({ min: 1, max: 1_000_000 }), (q, up, page) => {
      const query = readListQuery(new URLSearchParams({ q, sort: up ? "asc" : "desc", page: String(page) }));
      expect(read(listSearch(query))).toEqual(query);
    }),
  );
});
