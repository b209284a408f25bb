import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/dashboard", "/dashboard/news/3", "/dashboard/news?q=pump&state=draft"])("%s is a way on", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  undefined,
  "",
  "/",
  "/news",
  "//evil.example",
  "/dashboard//evil.example",
  "/dashboard/../application/x",
  "/dashboard/news/..",
  "/dashboard/%2e%2e/news",
  "/dashboardx",
  "https://evil.example/dashboard",
  "/dashboard\\evil",
  "/dashboard/\r\nset-cookie: x",
  `/dashboard/${"x".repeat(600)}`,
])("%s is none", (path) => {
  expect(ownPath(path)).toBeUndefined();
});
