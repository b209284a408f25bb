import { describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { offers } from "#collections/offers/offers.ts";
import { healthTexts } from "#features/health/texts.ts";
import { describeCollection } from "#features/publishing/collection.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { describeForm, SUBMISSION_ACTIONS } from "#features/submissions/form.ts";
import { inboxTexts } from "#features/submissions/inbox-texts.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES, type Language, localized } from "#platform/i18n/languages.ts";
import { staffTexts } from "#platform/i18n/texts.ts";
import { dashboardTexts } from "#ui/dashboard/texts.ts";
import {
  RELEASED_COUNTS,
  RELEASED_DETAIL_NAMES,
  RELEASED_DETAILS,
  RELEASED_GROUPS,
  RELEASED_KINDS,
} from "../../../../tests/released-values.ts";
import type { AuditEntry } from "../audit.server.ts";
import { auditTexts } from "../texts.ts";
import { auditWords } from "./audit-words.ts";
import { detailWords } from "./detail-words.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { subjectPath } from "./subject-path.ts";

const wordsIn = (language: Language) => collections.map(({ name, words }) => ({ name, words: words.staff(language) }));
const formsIn = (language: Language) =>
  forms.map(({ name, addresses: { dashboard }, texts }) => {
    return { name, dashboard, texts: inboxTexts(texts.folder, language) };
  });

/** A collection and a form that no release has, with their texts in a language. */
const vesselIn = (language: Language) => {
  const audit = { en: ["vessel", "vessels"], pl: ["statku", "statki"], de: ["Schiff", "Schiffe"] };
  const [one, many = ""] = localized(audit, language);
  return { name: "vessel", words: { ...news.words.staff(language), audit: { one: `${one} {{name}}`, many } } };
};
const callbackIn = (language: Language) => {
  const title = localized({ en: "Callbacks", pl: "Oddzwonienia", de: "Rückrufe" }, language);
  const one = localized({ en: "callback", pl: "oddzwonienia", de: "Rückruf" }, language);
  const audit = { one: `${one} {{name}}`, many: title, actions: {}, sentences: {} };
  return {
    name: "callback",
    dashboard: "callbacks",
    texts: { ...inboxTexts("forms/contact", language), title, audit },
  };
};

const textsIn = (language: Language) => ({
  ...staffTexts(language, settingsTexts, healthTexts, dashboardTexts),
  audit: auditWords(
    auditTexts.staff(language).audit,
    [...wordsIn(language), vesselIn(language)],
    [...formsIn(language), callbackIn(language)],
  ),
});

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
  detailWords(
    entry(values),
    textsIn(language),
    language,
    forms.map((form) => ({ ...describeForm(form), texts: inboxTexts(form.texts.folder, language) })),
  );

const STORED_ACTIONS = [...Object.values(RELEASED_GROUPS).flat(), ...Object.values(SUBMISSION_ACTIONS)];

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  const { audit } = textsIn(language);

  test.each(STORED_ACTIONS)("%s is a sentence and has a name in the filter", (action) => {
    const text = textOf({ action }, language);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text.length).toBeGreaterThan(8);
    expect(text).not.toContain(action);
    const template = audit.sentences[action] ?? "";
    if (template.includes("{{who}}")) expect(text).toContain("Anna Keller");
    if (template.includes("{{subject}}")) expect(text).toContain("A-4K7Q-9XTP");
    expect(audit.actions[action]).toMatch(/^\p{Lu}.{2}/u);
  });

  test.each([...RELEASED_KINDS, "vessel", "callback"])("%s has a name in the filter and in sentences", (kind) => {
    expect(audit.kinds[kind]).toMatch(/^\p{Lu}.{2}/u);
    expect(audit.subjects[kind]).toMatch(/^\{\{name\}\}$|\p{L}{3}/u);
  });

  test.each(Object.entries(RELEASED_DETAILS))("each value of %s is told in words", (name, values) => {
    for (const value of values) {
      const [words = ""] = details({ details: { [name]: value } }, language);
      expect(words).toMatch(/\p{L}{3}/u);
      expect(words).toBe(audit.details[name as keyof typeof RELEASED_DETAILS][value as never]);
    }
  });

  test.each([...RELEASED_COUNTS, ...RELEASED_DETAIL_NAMES, "vessel", "callback", "callbacks"])(
    "the detail %s has a name",
    (name) => {
      expect(audit.details.names[name]).toMatch(/^[^{}]{3,}$/);
    },
  );
});

test("a new collection and a new form have texts", () => {
  const published = { action: "item-published", subject: { kind: "vessel", name: "12" } };
  expect(LANGUAGE_CODES.map((language) => textOf(published, language))).toEqual([
    "Anna Keller published vessel 12",
    "Anna Keller: publikacja statku 12",
    "Anna Keller: Schiff 12 veröffentlicht",
  ]);
  const opened = { action: "submission-opened", subject: { kind: "callback", name: "C-4K7Q-9XTP" } };
  expect(LANGUAGE_CODES.map((language) => textOf(opened, language))).toEqual([
    "Anna Keller opened callback C-4K7Q-9XTP",
    "Anna Keller: otwarcie oddzwonienia C-4K7Q-9XTP",
    "Anna Keller: Rückruf C-4K7Q-9XTP geöffnet",
  ]);
  const exported = { action: "submissions-exported", subject: { kind: "callback", name: "callbacks.csv" } };
  expect(textOf(exported, "de")).toBe("Anna Keller: Rückrufe exportiert");
  expect(details({ action: "examples-removed", details: { vessel: 2, offer: 1 } }, "de")).toEqual([
    "Schiffe: 2",
    "Stellen: 1",
  ]);
});

test("the user and the subject are emphasized", () => {
  expect(sentenceParts(ENTRY, textsIn("en"), "en")).toEqual([
    { what: "who", text: "Anna Keller" },
    { what: "words", text: " downloaded the CV of " },
    { what: "subject", text: "application A-4K7Q-9XTP" },
  ]);
});

test("actors without an account are distinguished", () => {
  const nobody = { actor: "", actorId: undefined, action: "backup-made", subject: undefined } as const;
  expect(textOf({ ...nobody, address: undefined })).toBe("The system created a backup");
  expect(textOf({ ...nobody, address: undefined, details: { by: "command line" } })).toBe(
    "The command line created a backup",
  );
  expect(textOf(nobody)).toBe("Someone created a backup");
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
    "Jeszcze 12 odrzuconych prób logowania na konto jan.k w ciągu minuty",
  );
  expect(details({ action, details: { count: 12, reason: "limited" } })).toEqual(["too many attempts"]);
});

test("an action or a detail of another release is shown by its stored name", () => {
  expect(textOf({ action: "rigged" })).toBe("Anna Keller: rigged – application A-4K7Q-9XTP");
  expect(textOf({ action: "toString", subject: undefined })).toBe("Anna Keller: toString");
  expect(textOf({ subject: { kind: "cargo", name: "7" } })).toBe("Anna Keller downloaded the CV of cargo 7");
  expect(details({ details: { knots: 7, by: "toString" } })).toEqual(["knots: 7", "toString"]);
});

test("details are shown in the user's language", () => {
  const state = { action: "application-state", details: { from: "new", to: "shortlisted" } } as const;
  const { states } = inboxTexts("forms/job-application", "de");
  expect(details(state, "de")).toEqual([`${states.new} → ${states.shortlisted}`]);
  expect(details({ action: "role-changed", details: { role: "admin" } }, "pl")).toEqual(["rola: Administrator"]);
  expect(details({ action: "message-owner", details: { to: "" } })).toEqual(["now: unassigned"]);
  expect(details({ action: "item-scheduled", details: { publishAt: Date.UTC(2026, 10, 20, 16, 1) } })).toEqual([
    "publish on: 20 Nov 2026, 17:01 CET",
  ]);
});

test("a backup is shown by its time and size, a mail by its kind, fields by their names in the settings", () => {
  const made = {
    action: "backup-made",
    details: { archive: "a.zip", rows: 12_345, files: 2, bytes: 3_400_000 },
  } as const;
  expect(details(made)).toEqual(["archive: a.zip", "rows: 12,345", "files: 2", "size: 3.4\u00a0MB"]);
  const restored = { action: "backup-restored", details: { backup: "2026-11-20T16:01:00.000Z" } } as const;
  expect(details(restored, "de")).toEqual(["Datensicherung vom: 20. Nov. 2026, 17:01 Uhr"]);
  expect(details({ ...restored, details: { backup: "lost" } })).toEqual(["backup of: lost"]);
  expect(details({ action: "mail-retried", details: { kind: "message-notice" } }, "pl")).toEqual([
    "Wiadomość: powiadomienie dla firmy",
  ]);
  expect(details({ action: "mail-retried", details: { mail: "raft" } })).toEqual(["email: raft"]);
  const changed = (name: string, fields: string) =>
    details({ action: "settings-changed", subject: { kind: "setting", name }, details: { fields } });
  expect(changed("figures", "founded, vessels")).toEqual(["fields: Founded, Vessels visited"]);
  expect(changed("identity", "country.en, country.pl, owner")).toEqual(["fields: Country, Owner"]);
  expect(changed("social", "social, knots")).toEqual(["fields: Social media, knots"]);
});

test("all failed mails tried again are a sentence too", () => {
  const all = { action: "mail-retried", subject: { kind: "site", name: "outbox" }, details: { count: 5 } } as const;
  expect(textOf(all)).toBe("Anna Keller resent the emails of the whole website");
  expect(details(all)).toEqual(["count: 5"]);
  expect(textOf({ action: "mail-retried", subject: { kind: "message", name: "M-1" } }, "de")).toBe(
    "Anna Keller: E-Mail-Versand wiederholt, Nachricht M-1",
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
