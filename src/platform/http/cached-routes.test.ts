import { expect, test } from "vitest";
import { formHandles } from "#features/submissions/routes.ts";
import { forms } from "#forms/index.ts";
import { routerBuild } from "../../../tests/router-build.ts";
import { cacheableBy, parametersIn } from "./cacheable.ts";
import { cachedRoutes } from "./cached-routes.server.ts";
import { DEFAULT_BODY } from "./route-handle.server.ts";

const build = await routerBuild();
const routes = cachedRoutes(build, formHandles(forms));
const url = (path: string) => new URL(path, "http://localhost:3000");

test.each(["/", "/pl/news", "/news/1", "/robots.txt", "/chart-small.svg", "/no/such/page", "/%0d%0a"])(
  "%s only shows something",
  (path) => {
    expect(routes.at(url(path)).writing).toBeUndefined();
  },
);

test.each(["/api/no/such/thing", "/get_news_by_id.php"])("%s answers other methods itself, in JSON", (path) => {
  expect(routes.at(url(path)).writing).toEqual({ isResource: true, body: DEFAULT_BODY, takesTokens: false });
});

test.each(["/api/news", "/api/projects/1", "/save_news.php"])(
  "%s accepts larger bodies than a form, and tokens",
  (path) => {
    const body = { bytes: 512 * 1024, seconds: 60 };
    expect(routes.at(url(path)).writing).toEqual({ isResource: true, body, takesTokens: true });
  },
);

test("a route that takes calls is still cached for readers", () => {
  expect(routes.at(url("/api/news?page=2&token=x")).cached).toEqual({ key: "/api/news?page=2", isCacheable: true });
  expect(routes.at(url("/save_news.php")).cached).toBeUndefined();
});

test.each([
  ["/news?sort=asc&x=1&q=a&q=b&page=", { key: "/news?q=a&sort=asc", isCacheable: false }],
  ["/news?sort=asc&page=2&q=", { key: "/news?sort=asc&page=2", isCacheable: true }],
  ["/news?page=abc", { key: "/news", isCacheable: true }],
  ["/pl/projects?sort=zzz&page=1", { key: "/pl/projects", isCacheable: true }],
  ["/news?page=1000001&sort=desc", { key: "/news", isCacheable: true }],
  ["/products?sort=asc&page=2", { key: "/products?page=2", isCacheable: true }],
  ["/news?q=+&page=02", { key: "/news", isCacheable: true }],
  ["/contact?x=1&service=4", { key: "/contact?service=4", isCacheable: false }],
  ["/pl/contact?service=&product=", { key: "/pl/contact", isCacheable: true }],
  ["/pl?x=1", { key: "/pl", isCacheable: true }],
  ["/%6Eews", { key: "/%6Eews", isCacheable: true }],
  ["/NEWS", undefined],
  ["/PL/news", undefined],
  ["/no/such/page", undefined],
])("%s is cached as %o", (path, key) => {
  expect(routes.at(url(path)).cached).toEqual(key);
});

test("the handle of a definition overrides that of its module", () => {
  const handle = cacheableBy((given) => parametersIn(given, ["page", "year"]), ["year"]);
  const { at } = cachedRoutes(build, new Map([["api/news", handle]]));
  expect(at(url("/api/news?year=1998&x=1&page=2")).cached).toEqual({
    key: "/api/news?page=2&year=1998",
    isCacheable: false,
  });
  expect(at(url("/api/projects?year=1998&page=2")).cached).toEqual({ key: "/api/projects?page=2", isCacheable: true });
  expect(at(url("/api/news")).writing?.takesTokens).toBe(true);
});
