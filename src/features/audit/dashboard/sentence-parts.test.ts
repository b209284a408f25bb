import { describe, expect, test } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import { healthTexts } from "#features/health/texts.ts";
import { describeCollection } from "#features/publishing/collection.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { staffTexts } from "#platform/i18n/texts.ts";
import { dashboardTexts } from "#ui/dashboard/texts.ts";
import type { AuditEntry } from "../audit.server.ts";
import { AUDIT_ACTIONS, type AuditAction } from "../audit-actions.ts";
import { auditTexts } from "../texts.ts";
import { detailWords } from "./detail-words.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { subjectPath } from "./subject-path.ts";

const textsIn = (language: Language) => staffTexts(language, auditTexts, settingsTexts, healthTexts, dashboardTexts);

const ENTRY: AuditEntry = {
  id: 1,
  at: Date.UTC(2026, 10, 20, 12),
  actor: "Anna Keller",
  actorId: "a1",
  address: "192.0.2.1",
  action: "cv-opened",
  subject: { kind: "application", name: "A-4K7Q-9XTP" },
  details: {},
};
const entry = (values: Partial<AuditEntry>): AuditEntry => ({ ...ENTRY, ...values });
const textOf = (values: Partial<AuditEntry>, language: Language = "en") =>
  sentenceParts(entry(values), textsIn(language), language)
    .map(({ text }) => text)
    .join("");
const details = (values: Partial<AuditEntry>, language: Language = "en") =>
  detailWords(entry(values), textsIn(language), language, () => applicationTexts.staff(language).own.states);

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  test.each(AUDIT_ACTIONS)("%s is a sentence", (action) => {
    const { audit } = textsIn(language);
    const text = textOf({ action }, language);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text.length).toBeGreaterThan(8);
    if (audit.sentences[action].includes("{{who}}")) expect(text).toContain("Anna Keller");
    if (audit.sentences[action].includes("{{subject}}")) expect(text).toContain("A-4K7Q-9XTP");
  });
});

test("who did what to what stands out", () => {
  expect(sentenceParts(ENTRY, textsIn("en"), "en")).toEqual([
    { what: "who", text: "Anna Keller" },
    { what: "words", text: " opened the CV of " },
    { what: "subject", text: "application A-4K7Q-9XTP" },
  ]);
});

test("whoever acts without an account is told apart", () => {
  const nobody = { actor: "", actorId: undefined, action: "backup-made", subject: undefined } as const;
  expect(textOf({ ...nobody, address: undefined })).toBe("The website made a backup");
  expect(textOf({ ...nobody, address: undefined, details: { by: "command line" } })).toBe(
    "The command line made a backup",
  );
  expect(textOf(nobody)).toBe("Somebody made a backup");
});

test("refused logins name only an account that there is, and how many more came", () => {
  const action = "sign-in-refused";
  const subject = { kind: "account", name: "jan.k" } as const;
  expect(textOf({ action, subject: undefined })).toBe("A login was refused");
  expect(textOf({ action, subject })).toBe("A login to jan.k was refused");
  expect(textOf({ action, subject: undefined, details: { count: 1 } })).toBe(
    "1 more login was refused within a minute",
  );
  expect(textOf({ action, subject, details: { count: 12 } }, "pl")).toBe(
    "Jeszcze 12 odmów logowania na konto jan.k w ciągu minuty",
  );
  expect(details({ action, details: { count: 12, reason: "limited" } })).toEqual(["too many attempts"]);
});

test("an action or a detail of another release shows as it is kept", () => {
  expect(textOf({ action: "rigged" as AuditAction })).toBe("Anna Keller: rigged");
  expect(details({ details: { knots: 7, by: "toString" } })).toEqual(["knots: 7", "toString"]);
});

test("details are told in the person's language", () => {
  const state = { action: "application-state", details: { from: "new", to: "shortlisted" } } as const;
  const { states } = applicationTexts.staff("de").own;
  expect(details(state, "de")).toEqual([`${states.new} → ${states.shortlisted}`]);
  expect(details({ action: "role-changed", details: { role: "admin" } }, "pl")).toEqual(["rola: Administrator"]);
  expect(details({ action: "message-owner", details: { to: "" } })).toEqual(["now: nobody"]);
  expect(details({ action: "item-scheduled", details: { publishAt: Date.UTC(2026, 10, 20, 16, 1) } })).toEqual([
    "public from: 20 Nov 2026, 17:01 CET",
  ]);
});

test("a backup is told by its time and size, a mail by its kind, fields by their names in the settings", () => {
  const made = {
    action: "backup-made",
    details: { archive: "a.zip", rows: 12_345, files: 2, bytes: 3_400_000 },
  } as const;
  expect(details(made)).toEqual(["archive: a.zip", "rows: 12,345", "files: 2", "size: 3.4\u00a0MB"]);
  const restored = { action: "backup-restored", details: { backup: "2026-11-20T16:01:00.000Z" } } as const;
  expect(details(restored, "de")).toEqual(["Sicherung vom: 20. Nov. 2026, 17:01"]);
  expect(details({ ...restored, details: { backup: "lost" } })).toEqual(["backup of: lost"]);
  expect(details({ action: "mail-retried", details: { kind: "message-notice" } }, "pl")).toEqual([
    "Wiadomość: powiadomienie dla firmy",
  ]);
  expect(details({ action: "mail-retried", details: { mail: "raft" } })).toEqual(["e-mail: raft"]);
  const changed = (name: string, fields: string) =>
    details({ action: "settings-changed", subject: { kind: "setting", name }, details: { fields } });
  expect(changed("figures", "founded, vessels")).toEqual(["fields: Founded, Vessels visited"]);
  expect(changed("identity", "country.en, country.pl, owner")).toEqual(["fields: Country, Owner"]);
  expect(changed("social", "social, knots")).toEqual(["fields: Social networks, knots"]);
});

test("all failed mails tried again are a sentence too", () => {
  const all = { action: "mail-retried", subject: { kind: "site", name: "outbox" }, details: { count: 5 } } as const;
  expect(textOf(all)).toBe("Anna Keller had e-mail sent again: the whole website");
  expect(details(all)).toEqual(["count: 5"]);
  expect(textOf({ action: "mail-retried", subject: { kind: "message", name: "M-1" } }, "de")).toBe(
    "Anna Keller hat den E-Mail-Versand wiederholen lassen: Nachricht M-1",
  );
});

test("what has a page is linked, and what is gone is not", () => {
  const paths = { "M-1": "/dashboard/messages/17", "A-4K7Q-9XTP": "/dashboard/applications/A-4K7Q-9XTP" };
  const path = (values: Partial<AuditEntry>) => subjectPath(entry(values), paths, [describeCollection(offers)]);
  expect(path({})).toBe("/dashboard/applications/A-4K7Q-9XTP");
  expect(path({ subject: { kind: "offer", name: "6" } })).toBe("/dashboard/offers/6");
  expect(path({ subject: { kind: "offer", name: "6" }, action: "item-deleted" })).toBeUndefined();
  expect(path({ subject: { kind: "message", name: "M-1" } })).toBe("/dashboard/messages/17");
  expect(path({ subject: { kind: "message", name: "M-2" } })).toBeUndefined();
  expect(path({ subject: { kind: "account", name: "a/../b" } })).toBe("/dashboard/staff");
  expect(path({ subject: { kind: "picture", name: "../x" } })).toBe("/dashboard/pictures/..%2Fx");
  expect(path({ subject: undefined })).toBeUndefined();
});
