import { expect, test } from "vitest";
import { addressList } from "./client-address.server.ts";
import { watchProxies } from "./proxy-watch.server.ts";

const HOUR_MS = 3_600_000;

function watch(trusted: string[] = []) {
  let time = 0;
  const warnings: unknown[] = [];
  const proxies = watchProxies(addressList(trusted), { warn: (...line: unknown[]) => warnings.push(line) }, () => time);
  return {
    warnings,
    hasNoticed: proxies.hasNoticed,
    pass: (ms: number) => {
      time += ms;
    },
    ask: (remoteAddress: string | undefined, forwarded?: string) =>
      proxies.observe({
        socket: { remoteAddress } as never,
        headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
      }),
  };
}

test.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.31.0.5", "192.168.1.1", "fd12::9", "fe80::1%eth0"])(
  "a proxy at %s that is not trusted is noticed",
  (address) => {
    const { ask, warnings, hasNoticed } = watch();
    ask(address, "203.0.113.9");
    expect([warnings.length, hasNoticed()]).toEqual([1, true]);
    expect(JSON.stringify(warnings)).not.toMatch(/203\.0\.113|10\.1\.2|fd12/);
  },
);

test.each([
  ["one that is trusted", "10.1.2.3", "203.0.113.9"],
  ["a visitor who makes the header up", "198.51.100.4", "203.0.113.9"],
  ["a request from this machine", "127.0.0.1", undefined],
  ["a socket that is gone", undefined, "203.0.113.9"],
])("%s is not", (_what, address, forwarded) => {
  const { ask, warnings, hasNoticed } = watch(["10.0.0.0/8"]);
  ask(address, forwarded);
  expect([warnings.length, hasNoticed()]).toEqual([0, false]);
});

test("it warns once an hour, and forgets after a day", () => {
  const { ask, pass, warnings, hasNoticed } = watch();
  for (let minute = 0; minute < 125; minute++) {
    ask("127.0.0.1", "203.0.113.9");
    pass(60_000);
  }
  expect(warnings).toHaveLength(3);
  pass(23 * HOUR_MS);
  expect(hasNoticed()).toBe(true);
  pass(HOUR_MS);
  expect(hasNoticed()).toBe(false);
});
