import { expect, test } from "vitest";
import { countUploads, type Upload } from "./open-uploads.server.ts";

/** Counts uploads with a fake clock that starts at 0 ms. */
function uploads() {
  let time = 0;
  const begin = countUploads(() => time);
  return {
    begin(address: string): Upload {
      const upload = begin(address);
      if (upload === undefined) throw new Error("no upload could make room");
      return upload;
    },
    refuses: (address: string) => begin(address) === undefined,
    pass(ms: number) {
      time += ms;
    },
  };
}

const brokenOff = (given: readonly Upload[]) => given.flatMap(({ signal }, index) => (signal.aborted ? [index] : []));
const other = (index: number) => `198.51.100.${index}`;

test("the slowest of all gives way when a forty-first begins", () => {
  const { begin, pass } = uploads();
  const open = Array.from({ length: 40 }, (_, index) => begin(other(index)));
  for (let second = 0; second < 20; second++) {
    pass(1000);
    for (const [index, upload] of open.entries()) upload.received(index === 17 ? 2000 : 32_000);
  }
  begin(other(40));
  expect(brokenOff(open)).toEqual([17]);
});

test("the fifth of an address breaks off the slowest of that address, the ninth of a /48 of that network", () => {
  const { begin, pass } = uploads();
  const slower = begin("203.0.113.9");
  const open = Array.from({ length: 4 }, () => begin("203.0.113.1"));
  pass(5000);
  for (const [index, upload] of open.entries()) upload.received(index === 2 ? 1000 : 9000);
  open.push(begin("203.0.113.1"));
  expect(brokenOff(open)).toEqual([2]);
  const network = Array.from({ length: 8 }, (_, index) => begin(`2001:db8:7:${index}::/64`));
  pass(5000);
  for (const [index, upload] of network.entries()) upload.received(index === 5 ? 1000 : 9000);
  begin("2001:db8:7:ff::/64");
  expect(brokenOff(network)).toEqual([5]);
  begin("2001:db8:8:1::/64");
  expect([brokenOff(network), slower.signal.aborted]).toEqual([[5], false]);
});

test("an upload at 256 kbit/s comes through while hundreds of slow ones begin, four of each address", () => {
  const { begin, pass } = uploads();
  const attack: Upload[] = [];
  const attackers = Array.from({ length: 10 }, (_, index) => `2001:db8:${index + 1}:1::/64`);
  const attackOn = () => {
    for (const address of attackers) attack.push(begin(address));
  };
  for (let round = 0; round < 4; round++) attackOn();
  pass(30_000);
  const honest = begin("2001:db8:ff:1::/64");
  for (let bytes = 0; bytes < 10 * 1024 * 1024; bytes += 32_000) {
    pass(1000);
    honest.received(32_000);
    for (const { signal, received } of attack) if (!signal.aborted) received(2000);
    attackOn();
    expect(honest.signal.aborted).toBe(false);
  }
});

test("an upload that began fast and then trickles is measured by its last seconds", () => {
  const { begin, pass } = uploads();
  const open = Array.from({ length: 40 }, (_, index) => begin(other(index)));
  open[0]?.received(5_000_000);
  for (let second = 0; second < 40; second++) {
    pass(1000);
    for (const [index, upload] of open.entries()) upload.received(index === 0 ? 1000 : 10_000);
  }
  begin(other(40));
  expect(brokenOff(open)).toEqual([0]);
});

test("one that has just begun is spared, but not so many that nothing could make room", () => {
  const { begin, pass } = uploads();
  const old = Array.from({ length: 20 }, (_, index) => begin(other(index)));
  pass(60_000);
  for (const upload of old) upload.received(9_000_000);
  const young = Array.from({ length: 20 }, (_, index) => begin(other(20 + index)));
  begin(other(40));
  expect([brokenOff(old).length, brokenOff(young)]).toEqual([1, []]);
  const later = Array.from({ length: 100 }, (_, index) => begin(`192.0.2.${index}`));
  expect(brokenOff(later).length).toBeGreaterThan(0);
  expect(later.at(-1)?.signal.aborted).toBe(false);
});

test("what has come as a whole is not broken off, and one that has ended makes room", () => {
  const { begin, refuses } = uploads();
  const open = Array.from({ length: 4 }, () => begin("192.0.2.1"));
  for (const upload of open) upload.complete();
  expect(refuses("192.0.2.1")).toBe(true);
  open[0]?.end();
  open[0]?.end();
  begin("192.0.2.1").complete();
  expect(refuses("192.0.2.1")).toBe(true);
  expect(brokenOff(open)).toEqual([]);
});
