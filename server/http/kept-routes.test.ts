import { expect, test } from "vitest";
import { routerBuild } from "../../tests/router-build.ts";
import { keptRoutes } from "./kept-routes.ts";

const routes = keptRoutes(await routerBuild());
const at = (path: string) => new URL(path, "http://localhost:3000");

test.each(["/", "/pl/news", "/news/1", "/robots.txt", "/chart-small.svg", "/no/such/page", "/%0d%0a"])(
  "%s only shows something",
  (path) => {
    expect(routes.onlyShows(at(path))).toBe(true);
  },
);

test.each(["/api/news", "/api/no/such/thing", "/get_news_by_id.php"])("%s answers other methods itself", (path) => {
  expect(routes.onlyShows(at(path))).toBe(false);
});

test.each([
  ["/news?sort=asc&x=1&q=a&q=b&page=", { key: "/news?q=a&sort=asc", keep: false }],
  ["/news?sort=asc&page=2&q=", { key: "/news?sort=asc&page=2", keep: true }],
  ["/pl?x=1", { key: "/pl", keep: true }],
  ["/NEWS", undefined],
  ["/PL/news", undefined],
  ["/no/such/page", undefined],
])("%s is kept as %o", (path, key) => {
  expect(routes.keyOf(at(path))).toEqual(key);
});
