import { expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { forms } from "#forms/index.ts";
import { RELEASED_GROUPS, RELEASED_KINDS } from "../../../tests/released-values.ts";
import { actionsOf, auditChoices } from "./audit-actions.ts";
import { auditFields, auditSearch, isFiltered, momentsOf, readAuditQuery } from "./audit-query.ts";

const CHOICES = auditChoices(collections, forms);
const read = (search: string) => readAuditQuery(new URLSearchParams(search), CHOICES);
const ALL = read("");

test("an address is read and written alike", () => {
  const search =
    "?person=site&act=signing-in&kind=account&subject=jan.k&from=2026-10-25&until=2026-10-25&address=%3A%3A1&before=17.4";
  expect(`?${new URLSearchParams(auditFields(read(search)))}`).toBe(search);
  expect(read(search).before).toEqual({ at: 17, id: 4 });
  expect(auditSearch(ALL, "")).toBe("?");
  expect(auditSearch(read(search), "s3")).toBe(
    "?person=site&act=signing-in&kind=account&from=2026-10-25&until=2026-10-25&before=17.4&sealed=s3",
  );
});

test("what is unknown or malformed counts as not given", () => {
  const wrong = "person=a%20b&act=toString&kind=__proto__&from=2026-02-30&until=x&before=1.x&page=3&subject=%00%20";
  expect(read(wrong)).toEqual(ALL);
  expect(read("from=0001-01-01&until=9999999-01-01")).toEqual(ALL);
  expect(read("from=1000-01-01&until=9999-01-01")).toEqual(ALL);
});

test("texts are cut", () => {
  expect(read(`subject=${"x".repeat(5000)}&address=${"1".repeat(5000)}`)).toMatchObject({
    subject: "x".repeat(64),
    address: "1".repeat(64),
  });
});

test("a place alone is no filter", () => {
  expect([isFiltered(read("before=1.2")), isFiltered(read("act=cv-opened"))]).toEqual([false, true]);
  expect(auditFields(read("before=1.2"))).toEqual([["before", "1.2"]]);
});

test("a day is the company's, with an hour more in autumn", () => {
  const { from, until } = momentsOf({ from: "2026-10-25", until: "2026-10-25" });
  expect([new Date(from).toISOString(), (until - from) / 3_600_000]).toEqual(["2026-10-24T22:00:00.000Z", 25]);
});

test("what release 1 stored and had in addresses can be asked for", () => {
  const released = Object.values(RELEASED_GROUPS).flat();
  // Forms that are younger have a group in common.
  const groups = CHOICES.groups.filter(({ id }) => id !== "submissions");
  const asked = groups.map(({ id, actions }) => [id, actions.filter((action) => released.includes(action))]);
  expect(Object.fromEntries(asked)).toEqual(RELEASED_GROUPS);
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(RELEASED_GROUPS));
  expect(CHOICES.kinds.filter((kind) => RELEASED_KINDS.includes(kind))).toEqual(RELEASED_KINDS);
});

test("a new collection and forms without names of their own can be asked for", () => {
  const [contact] = forms;
  if (contact === undefined) throw new Error("there are no forms");
  const { audit, ...rest } = contact;
  const [callback, quote] = ["callback", "quote"].map((name) => ({ ...rest, name }));
  const choices = auditChoices([...collections, { name: "vessel" }], [...forms, callback ?? contact, quote ?? contact]);
  expect(choices.kinds).toEqual(expect.arrayContaining(["vessel", "callback", "quote"]));
  expect(choices.groups.map(({ id }) => id)).toEqual([
    ...["signing-in", "accounts", "content", "inbox", "applications", "submissions", "personal-data", "house"],
  ]);
  expect(actionsOf(choices, "inbox")).toEqual([
    ...RELEASED_GROUPS.inbox,
    ...["message-answered", "message-reply-added"],
  ]);
  // None of them can rate.
  expect(actionsOf(choices, "submissions")).toEqual([
    "submission-opened",
    "submission-owner",
    "submission-state",
    "submission-entered",
    "submission-noted",
    "submission-not-spam",
    "submission-planned",
    "submission-file-opened",
    "submissions-exported",
    "submission-answered",
    "submission-reply-added",
    "submission-message-received",
  ]);
  const all = choices.groups.flatMap(({ actions }) => actions);
  expect(all).toEqual([...new Set(all)]);
  expect(readAuditQuery(new URLSearchParams("act=submission-state&kind=callback"), choices)).toMatchObject({
    ...{ act: "submission-state", kind: "callback" },
  });
});
