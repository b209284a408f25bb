import { expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { pages } from "#pages/index.ts";
import { editorOf } from "./edit-address.tsx";

test.each([
  ["/", "/dashboard/pages/home/1"],
  ["/pl", "/dashboard/pages/home/1"],
  ["/de/about", "/dashboard/pages/about/1"],
  ["/pl/projects/4", "/dashboard/projects/4"],
  ["/news", "/dashboard/pages/news-list/1"],
  ["/achievements", "/dashboard/pages/achievements/1"],
  ["/careers/1", "/dashboard/offers/1"],
  ["/styleguide", "/dashboard/pages"],
  ["https://elsewhere.example/news/1", "/dashboard/pages"],
  ["//elsewhere.example", "/dashboard/pages"],
  ["", "/dashboard/pages"],
])("the page %s is edited at %s", (path, address) => {
  expect(editorOf([...collections, ...pages], path)).toBe(address);
});
