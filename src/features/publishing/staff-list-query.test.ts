import { expect, it } from "vitest";
import { readStaffListQuery, staffListSearch } from "./staff-list-query.ts";

const read = (search: string) => readStaffListQuery(new URLSearchParams(search));

it("falls back to the default where it does not understand", () => {
  const first = { q: "", state: "all", gap: undefined, sort: undefined, page: 1 };
  for (const search of ["", "q=%20&state=lost&gap=EN&sort=id&page=0", "gap=xx&page=1e3&q=%CC%81"]) {
    expect(read(search)).toEqual(first);
  }
});

it("reads what it writes", () => {
  const query = { q: "pump", state: "bin", gap: "pl", sort: "title", page: 3 } as const;
  expect(staffListSearch(query)).toBe("?q=pump&state=bin&gap=pl&sort=title&page=3");
  expect(read(staffListSearch(query))).toEqual(query);
  expect(staffListSearch(read(""))).toBe("");
});

it("takes no endless words", () => {
  expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(100);
});
