import { expect, test } from "vitest";
import { warmUp } from "./warm-up.server.ts";

test("stops with the page that is being rendered, and renders no other", async () => {
  const done: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: rendered, resolve: finish } = Promise.withResolvers<void>();
  const { start, stop } = warmUp(
    ["/one", "/two"],
    async (path) => {
      begin();
      await rendered;
      done.push(path);
      return "rendered";
    },
    () => false,
  );
  start();
  await begun;
  const ended = stop().then(() => done.push("ended"));
  finish();
  await ended;
  expect(done).toEqual(["/one", "ended"]);
});

test("renders nothing while a request waits for a response", async () => {
  const done: string[] = [];
  const { promise: rendered, resolve: finish } = Promise.withResolvers<void>();
  const busy = [true, true, false];
  const { start, stop } = warmUp(
    ["/one"],
    async (path) => {
      done.push(path);
      finish();
      return "rendered";
    },
    () => {
      done.push("looked");
      return busy.shift() ?? false;
    },
  );
  start();
  await rendered;
  await stop();
  expect(done).toEqual(["looked", "looked", "looked", "/one"]);
});

test("tries pages again that were unavailable, and no page that failed otherwise", async () => {
  const tried: string[] = [];
  const { promise: allRendered, resolve: finish } = Promise.withResolvers<void>();
  const { start, stop } = warmUp(
    ["/one", "/two", "/broken"],
    async (path) => {
      tried.push(path);
      if (path === "/broken") throw new Error("cannot be rendered");
      if (path === "/two" && tried.length < 5) return "unavailable";
      if (path === "/two") finish();
      return "rendered";
    },
    () => false,
    1,
  );
  start();
  await allRendered;
  await stop();
  expect(tried).toEqual(["/one", "/two", "/broken", "/two", "/two"]);
});
