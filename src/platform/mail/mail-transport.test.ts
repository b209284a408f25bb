import { expect, test } from "vitest";
import { needsTls } from "./mail-transport.server.ts";

test.each([
  ["smtp://mail.example.com:587", false],
  ["smtp://user:password@mail.example.com:587", true],
  ["smtp://user:password@127.0.0.1:1025", false],
  ["smtp://user:password@localhost:1025", false],
  ["smtp://user:password@[::1]:1025", false],
  ["smtp://user:password@127.0.0.1.example.com", true],
])("a password crosses the network only inside TLS: %s", (url, needed) => {
  expect(needsTls(url)).toBe(needed);
});
