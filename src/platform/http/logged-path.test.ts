import fc from "fast-check";
import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.server.ts";

test.each([
  ["/news/3?q=name@example.com", "/news/3"],
  ["http://localhost:3000/pl/contact?x=1#y", "/pl/contact"],
  ["/application/", "/application/"],
  ["/application/secret", "/application/…"],
  ["/application/secret/withdraw?x=1", "/application/…"],
  ["/pl/application/secret", "/pl/application/…"],
  ["https://www.example.com/de/application/secret", "/de/application/…"],
  ["/APPLICATION/secret", "/APPLICATION/…"],
  ["/pl/status/request/secret", "/pl/status/…"],
  ["/pl/status/request/R-7K3D-Q9XW.secret/photos", "/pl/status/…"],
  ["/status/request/R-7K3D-Q9XW.secret/photos?x=1", "/status/…"],
  ["/preview/secret", "/preview/…"],
  ["/pl/preview/secret?show=cards", "/pl/preview/…"],
  ["/sign-in/reset/secret", "/sign-in/…"],
  ["*", "*"],
  ["", ""],
])("%s is logged as %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test("no part of a private link's token is logged", () => {
  const token = fc.stringMatching(/^[\w/-]{20,60}$/);
  fc.assert(fc.property(token, (secret) => !loggedPath(`/de/application/${secret}`).includes(secret.slice(0, 8))));
});
