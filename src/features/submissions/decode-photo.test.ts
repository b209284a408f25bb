import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { photoDecoder } from "./decode-photo.server.ts";

const [MARTA, JAN] = ["192.0.2.1", "192.0.2.2"] as const;
const MINUTE_MS = 60_000;

let clock: number;
/** Paths of the photos in the order in which the decoder gets them. */
let begun: string[];
let decode: ReturnType<typeof photoDecoder>;
/** Ends the decoding of the photo that is under way. */
let end: () => void;

beforeEach(() => {
  clock = 0;
  begun = [];
  const decoders = {
    decode: ({ source }: { source: string }) => {
      begun.push(source);
      const { promise, resolve } = Promise.withResolvers<{ kind: "made"; bytes: Uint8Array }>();
      end = () => resolve({ kind: "made", bytes: new Uint8Array([begun.length]) });
      return promise;
    },
  };
  decode = photoDecoder(decoders as unknown as Parameters<typeof photoDecoder>[0], createLog("silent"), () => clock);
});
afterEach(() => void vi.useRealTimers());

/** Decodes a photo of a sender for so many ms. */
async function decodeFor(ms: number, path: string, sender: string) {
  const decoded = decode(path, sender);
  await vi.waitFor(() => expect(begun.at(-1)).toBe(path));
  clock += ms;
  end();
  return decoded;
}

test("photos of one sender do not keep those of another waiting", async () => {
  const all = ["a1", "a2", "a3"].map((path) => decode(path, MARTA));
  all.push(decode("b1", JAN));
  for (const expected of [["a1"], ["a1", "b1"], ["a1", "b1", "a2"], ["a1", "b1", "a2", "a3"]]) {
    await vi.waitFor(() => expect(begun).toEqual(expected));
    clock += 1000;
    end();
  }
  expect(await Promise.all(all)).not.toContain("later");
});

test("a sender who has used three minutes of ten has to send again later, others need not", async () => {
  for (const path of ["a1", "a2", "a3"]) expect(await decodeFor(MINUTE_MS, path, MARTA)).not.toBe("later");
  expect(await decode("a4", MARTA)).toBe("later");
  expect(await decodeFor(MINUTE_MS, "b1", JAN)).not.toBe("later");
  clock += 7 * MINUTE_MS;
  expect(await decodeFor(1, "a5", MARTA)).not.toBe("later");
});

test("the addresses of a network share its time", async () => {
  for (const [path, address] of [
    ["a1", "2001:db8:1:1::/64"],
    ["a2", "2001:db8:1:2::/64"],
    ["a3", "2001:db8:1:3::/64"],
  ] as const)
    await decodeFor(MINUTE_MS, path, address);
  expect(await decode("a4", "2001:db8:1:4::/64")).toBe("later");
});

test("four photos of a sender wait, and 20 in all; the next is to be sent again", async () => {
  const address = (i: number) => `192.0.2.${i}`;
  const all = Array.from({ length: 5 }, (_, i) => decode(`a${i}`, MARTA));
  expect(await decode("a5", MARTA)).toBe("later");
  all.push(...Array.from({ length: 16 }, (_, i) => decode(`b${i}`, address(10 + i))));
  expect(await decode("c", address(99))).toBe("later");
  for (let i = 1; i <= all.length; i++) {
    await vi.waitFor(() => expect(begun).toHaveLength(i));
    end();
  }
  expect(await Promise.all(all)).not.toContain("later");
});

test("a photo that has waited for a minute and a half is to be sent again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = decode("a1", MARTA);
  const second = decode("b1", JAN);
  vi.advanceTimersByTime(90_000);
  expect(await second).toBe("later");
  end();
  expect(await first).not.toBe("later");
  expect(begun).toEqual(["a1"]);
});
