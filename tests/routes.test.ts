import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "#routes.ts";
import { ALL_PAGES, FILES, STAFF_ROUTE, WITHOUT_ADDRESS } from "./e2e/routes.ts";
import { EVERY_ROUTE } from "./every-route.ts";

/** Routes that answer no address with 200. */
const CATCH_ALL = ["*", "api/*"];

const toObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }): RouteObject => {
    const at = path === undefined ? {} : { path };
    return index === true ? { index: true } : { ...at, children: toObjects(children ?? []) };
  });

const tree = toObjects(routes);

/** Returns the route of an address. */
function answering(address: string): RouteObject | undefined {
  return matchRoutes(tree, new URL(address, "http://site").pathname)?.at(-1)?.route;
}

test("every public route of src/routes.ts is visited by the browser tests", () => {
  const visited = new Set([...ALL_PAGES.map(({ path }) => path), ...Object.keys(FILES)].map(answering));
  const leaves = (of: RouteObject[]): RouteObject[] =>
    of.flatMap((route) => (route.children?.length ? leaves(route.children) : [route]));
  const excused = [...CATCH_ALL, ...WITHOUT_ADDRESS];
  const isExcused = (path = "") => excused.includes(path) || STAFF_ROUTE.test(path);
  const missing = leaves(tree).filter((route) => !visited.has(route) && !isExcused(route.path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("every address that the browser tests visit has its route", () => {
  const addresses = [...ALL_PAGES.map(({ path }) => path), ...Object.keys(FILES)];
  expect(addresses.filter((address) => CATCH_ALL.includes(answering(address)?.path ?? ""))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every route that is exempt from a visit exists", () => {
  const paths = EVERY_ROUTE.map(({ path }) => path);
  expect(WITHOUT_ADDRESS.filter((path) => !paths.includes(path))).toEqual([]);
});
