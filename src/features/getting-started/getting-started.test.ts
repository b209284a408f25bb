import { describe, expect, test } from "vitest";
import { isOpenAddress } from "#features/health/open-address.server.ts";
import { gettingStartedContract } from "../../../tests/content-transfer/getting-started-contract.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";
import { leftOf } from "./check-getting-started.server.ts";
import type { GettingStartedState } from "./getting-started.ts";

// Its queries are the same on PostgreSQL, on which accounts and publishing are tested too.
describe("SQLite", () => gettingStartedContract(sqliteContract));

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

const done: Omit<GettingStartedState, "left"> = {
  facts: [],
  emptyLegal: ["register", "registerNumber", "vatId"],
  emptyFacts: [],
  examples: [],
  exampleLinks: 0,
  publicUrl: "https://www.ship-to-shore.eu",
  mail: { hasServer: true, lastSentAt: NOW },
  backup: { at: NOW - 7 * DAY, bytes: 1 },
  withoutSecondFactor: [],
  admins: 2,
};

const example = { kind: "news", id: 1, title: "Example", language: "en", isPublic: true } as const;

test("nothing is left when everything is done", () => {
  expect(leftOf(done, NOW)).toEqual([]);
});

test.each<[string, Partial<GettingStartedState>]>([
  ["company", { facts: ["owner"] }],
  ["legal", { emptyLegal: ["legalName"] }],
  ["legal", { emptyLegal: ["legalForm"] }],
  ["legal", { emptyLegal: ["representatives"] }],
  ["examples", { examples: [example] }],
  ["address", { publicUrl: "http://www.ship-to-shore.eu" }],
  ["mail", { mail: { hasServer: false, lastSentAt: NOW } }],
  ["mail", { mail: { hasServer: true, lastSentAt: undefined } }],
  ["backup", { backup: undefined }],
  ["backup", { backup: { at: NOW - 7 * DAY - 1, bytes: 1 } }],
  ["secondFactor", { withoutSecondFactor: ["Anna"] }],
  ["secondAdmin", { admins: 1 }],
])("%s is left with %j", (day, changed) => {
  expect(leftOf({ ...done, ...changed }, NOW)).toEqual([day]);
});

test("examples that are not public are not urgent", () => {
  expect(leftOf({ ...done, examples: [{ ...example, isPublic: false }] }, NOW)).toEqual([]);
});

test.each([
  ["https://www.ship-to-shore.eu", true],
  ["https://192.0.2.7", true],
  ["http://www.ship-to-shore.eu", false],
  ["https://localhost:3000", false],
  ["https://127.0.0.1", false],
  ["https://[::1]:3000", false],
  ["https://site.local", false],
])("%s can be opened by visitors: %s", (address, open) => {
  expect(isOpenAddress(address)).toBe(open);
});
