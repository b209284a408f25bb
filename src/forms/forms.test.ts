import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { givenValues, submissionData } from "#features/personal-data/person-data.server.ts";
import { COMMON_SECTIONS } from "#features/personal-data/sections.ts";
import { MONTHS, timesOf } from "#features/settings/retention.ts";
import { checkFields, valuesOf } from "#features/submissions/check.ts";
import { type FormField, filesOf } from "#features/submissions/fields.ts";
import { type AnyForm, bodyOf, describeForm, rateLimitVariable } from "#features/submissions/form.ts";
import { type InboxTexts, inboxTexts } from "#features/submissions/inbox-texts.ts";
import { formPages } from "#features/submissions/routes.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { loggedPath } from "#platform/http/logged-path.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type Translate, translate } from "#platform/i18n/texts.ts";
import { forms } from "./index.ts";

/** First letters of references other than submissions: mails to staff, and requests about personal data. */
const TAKEN = ["S", "P"];

test("no two forms share a name, a reference letter or an address, and none has the name of a collection", () => {
  for (const of of [
    [...forms, ...collections].map(({ name }) => name),
    [...forms.map(({ referencePrefix }) => referencePrefix), ...TAKEN],
    forms.flatMap(({ addresses, pages }) => [addresses.page, pages.status?.address ?? []].flat()),
    forms.map(({ addresses }) => addresses.api),
    forms.map(({ addresses }) => addresses.dashboard),
  ]) {
    expect(of).toEqual([...new Set(of)]);
  }
});

test("forms with the same retention time have the same default, and none is that of the audit log", () => {
  const times = forms.flatMap(timesOf);
  const defaults = new Map(times.map(({ setting, months }) => [setting, months]));
  for (const { setting, months } of times) expect([setting, months]).toEqual([setting, defaults.get(setting)]);
  expect([...defaults.keys()]).not.toContain("auditMonths");
  for (const months of defaults.values()) {
    expect(months).toBeGreaterThanOrEqual(MONTHS.min);
    expect(months).toBeLessThanOrEqual(MONTHS.max);
  }
});

test("each choice of how long has a retention time, and one that counts from a last day has it alone", () => {
  for (const { fields, retention } of forms) {
    if ("setting" in retention) continue;
    const { field, times, afterEntry = "" } = retention;
    expect(Object.keys(times).toSorted()).toEqual(fields[field]?.choices?.toSorted());
    const { [afterEntry]: counted, ...others } = times;
    expect(Object.values(others).map(({ setting }) => setting)).not.toContain(counted?.setting);
  }
});

test.each(forms)("the body of $name has room for its files, and for what is sent around them", ({ fields, body }) => {
  const files = filesOf(fields);
  expect(body.bytes - files.reduce((sum, [, { maxBytes }]) => sum + maxBytes, 0)).toBeGreaterThan(64 * 1024);
});

test("what staff can do with submissions is declared for states and choices that exist", () => {
  for (const { states, stages, urgency, fields, ratings, waiting, mails, listed } of forms) {
    if (listed !== undefined) expect(fields[listed]?.control).toBe("line");
    if (stages !== undefined) expect(Object.keys(stages)).toEqual(Object.keys(states));
    const waits = Object.values(states).includes("waiting");
    // Only overdue submissions of a form with reminders are counted, and only inboxes without ratings have this order.
    if (waits) expect([waiting, ratings]).toEqual([expect.anything(), false]);
    if (urgency === undefined) continue;
    const { field, order, alert } = urgency;
    expect(ratings).toBe(false);
    expect(order.toSorted()).toEqual(fields[field]?.choices?.toSorted());
    expect(order).toContain(alert);
    expect(mails).toMatchObject({ alert: expect.any(String), secondAlert: expect.any(String) });
    expect(forms.map((form) => form.notified)).not.toContain(urgency.notified);
  }
});

test("a limit has one name and count, and a variable of its own", () => {
  const limits = new Map(forms.map(({ limit }) => [limit.name, limit]));
  for (const { limit } of forms) expect(limit).toEqual(limits.get(limit.name));
  const variables = [...limits.values()].map(rateLimitVariable);
  const others = ["RATE_LIMIT_GLOBAL", "RATE_LIMIT_LOGIN"];
  expect([...variables, ...others]).toEqual([...new Set([...variables, ...others])]);
  for (const variable of variables) expect(variable).toMatch(/^RATE_LIMIT_[A-Z0-9_]+$/);
  // Names of the global counter and of those of refused submissions.
  for (const name of limits.keys()) expect(name).not.toMatch(/^(?:all$|no-)/);
});

/** Returns a valid value of a field; of maximum length where `isLongest`. */
function sampleOf({ control, max = 0, choices }: FormField, isLongest = false): string {
  const length = isLongest ? max : 3;
  if (control === "email") return `${"a".repeat(isLongest ? max - 12 : 3)}@example.com`;
  if (control === "phone") return `+48${"6".repeat(isLongest ? max - 3 : 9)}`;
  if (control === "acceptance") return "on";
  if (control === "utc") return "2026-11-26T14:00";
  if (control === "reference") return "1";
  if (control === "date") return "2999-12-31";
  if (control === "lines") return '[{"item":1,"quantity":2,"note":""}]';
  return choices?.[0] ?? "ł".repeat(length);
}

test.each(forms)("what a person gives to $name has a name of its own in the archive of that person's data", (form) => {
  const values = Object.fromEntries(givenValues(form, {}).map(([field]) => [field, `given as ${field}`]));
  const lists = { thread: [], notes: [], stars: [], mails: [], entries: [] };
  const row = { values, since: {}, receivedAt: 0, spam: false, documents: { "page-terms": "1-a" }, ...lists };
  expect(submissionData(form, row as never, [])).toMatchObject({ ...values, documents: row.documents });
  expect(COMMON_SECTIONS).not.toContain(form.addresses.dashboard);
});

const TEXTS: readonly FormField["control"][] = ["name", "line", "email", "area"];
const HOSTILE = ["<script>alert(1)</script>", "a\u2028b", "a\u0000b", "=?utf-8?q?a?=", "'; drop table x; --"];

describe.each(forms)("the form $name", (form) => {
  test("begins in one of its states", () => {
    expect(Object.keys(form.states)).toContain(form.initial);
  });

  test("confirms by e-mail where it asks for an address: the thanks say so, and only that e-mail leads to a private page", () => {
    const asks = Object.values(form.fields).some(({ role }) => role === "senderMailbox");
    expect(form.mails).toMatchObject(asks ? { confirmation: expect.any(String) } : {});
    if (asks) expect(form.templates).toMatchObject({ confirmation: expect.any(Function) });
  });

  test("names route modules that exist", () => {
    for (const { file } of formPages(form)) expect(existsSync(join(import.meta.dirname, "..", file))).toBe(true);
  });

  test("is described to browsers as plain data", () => {
    const described = describeForm(form);
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });

  const entries = Object.entries(form.fields).filter(([, { control }]) => control !== "file");
  const samples = (isLongest = false) =>
    Object.fromEntries(entries.map(([name, field]) => [name, sampleOf(field, isLongest)]));
  const check = (change: Readonly<Record<string, string>>, isLongest = false) =>
    checkFields(form.fields, valuesOf(form.fields, { ...samples(isLongest), ...change }));

  test("takes values of the kinds of its fields, short and as long as they may be", () => {
    expect(check({})).toMatchObject({ ok: true });
    expect(check({}, true)).toMatchObject({ ok: true });
  });

  test.each(entries.filter(([, { required, initial }]) => required && initial === undefined))(
    "reports %s when it is missing",
    (name, { errors }) => {
      expect(check({ [name]: " " })).toMatchObject({ ok: false, errors: { [name]: { id: errors.missing } } });
    },
  );

  test.each(entries.filter(([, { control, sameAs }]) => TEXTS.includes(control) && sameAs === undefined))(
    "refuses %s of one character more than it may have",
    (name, field) => {
      const longer = `a${sampleOf(field, true)}`;
      expect(check({ [name]: longer })).toMatchObject({ errors: { [name]: { id: "tooLong", max: field.max } } });
    },
  );

  const lines = entries.filter(([, { control }]) =>
    ["name", "line", "email", "phone", "imo", "vat", "date", "utc"].includes(control),
  );
  test.each(lines)("stores %s without invisible characters, which alone count as empty", (name) => {
    const [first = "", ...rest] = samples()[name] ?? "";
    expect(check({ [name]: `\u200b${first}\u200d\u202e${rest.join("")}\u00ad` })).toEqual(check({}));
    expect(check({ [name]: "\u200b \u2060\ufeff" })).toEqual(check({ [name]: "" }));
  });

  test.each(HOSTILE)("takes %j as text of several lines at most, and stores no control character", (hostile) => {
    for (const [name, { control }] of entries) {
      const checked = check({ [name]: hostile });
      if (["area", "line", "imo", "vat"].includes(control)) continue;
      expect([name, checked.ok]).toEqual([name, false]);
    }
    const body = entries.find(([, { control }]) => control === "area")?.[0];
    const checked = body === undefined ? undefined : check({ [body]: hostile });
    if (checked?.ok) expect(JSON.stringify(checked.submitted)).not.toContain("\\u0000");
  });
});

describe.each(forms.filter(({ pages }) => pages.status !== undefined))("the private page of $name", (form) => {
  test("is at an address that no log records", () => {
    const address = form.pages.status?.address;
    expect(loggedPath(`/${address}/secret`)).toMatch(/^\/[^…]+\/…$/);
  });

  test.each(LANGUAGE_CODES)("has words for what was sent and for every state, in %s", (language) => {
    const t = translate(language, form.texts, submissionTexts) as Translate<string>;
    const shown = Object.entries(form.fields).filter(
      ([, { control, role, stored }]) => role !== "senderName" && (control === "file" || stored !== false),
    );
    const needed = [
      ...["title", "lead", ...(form.stages ? [] : Object.keys(form.states).map((state) => `states.${state}`))].map(
        (key) => `status.${key}`,
      ),
      ...shown.map(([name]) => `status.fields.${name}`),
      ...shown.flatMap(([name, { choices = [], control }]) =>
        (control === "reference" ? ["none"] : choices).map((choice) => `choices.${name}.${choice}`),
      ),
      ...("field" in form.retention ? ["status.change", "status.changeText"] : []),
    ];
    // A missing text is returned as its key.
    expect(needed.filter((key) => t(key) === key)).toEqual([]);
    expect(form.pages.status?.parent(language).title).toMatch(/./);
  });
});

/** Further texts for the pages of a form without a multi-line text. */
const ofSections = ({ fields }: AnyForm, { columns, labels, fromLead, language, retention }: InboxTexts) => ({
  ...{ person: columns.person, fromLead, language, retention },
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { control, role, stored }]) =>
      role === "senderName" || stored === false || control === "reference" ? [] : [[`label ${name}`, labels[name]]],
    ),
  ),
});

describe.each(forms)("the inbox of $name", (form) => {
  test.each(LANGUAGE_CODES)("has words for what the form can do, in %s", (language) => {
    const words = inboxTexts(form.texts.folder, language);
    const files = filesOf(form.fields);
    const needed = {
      title: words.title,
      ...Object.fromEntries(Object.keys(form.states).map((state) => [`state ${state}`, words.states[state]])),
      ...(form.about === undefined ? {} : { about: words.about, anyAbout: words.anyAbout, noAbout: words.noAbout }),
      // The parts of a page that shows several files.
      ...(files.length > 1 ? Object.fromEntries(files.map(([name]) => [`label ${name}`, words.labels?.[name]])) : {}),
      ...(files.length > 0 ? { file: words.file, fileLead: words.fileLead, download: words.download } : {}),
      ...(form.pages.status === undefined ? {} : { stateLead: words.stateLead }),
      ...(form.ratings ? { next: words.next, previous: words.previous, found: words.found, cut: words.cut } : {}),
      toErase: words.toErase,
      csvTitle: words.csv?.title,
      // A sentence of the audit log: "Ada opened message M-1".
      auditOne: words.audit.one.replace("{{name}}", ""),
      ...(bodyOf(form) === undefined ? ofSections(form, words) : {}),
    };
    expect(Object.entries(needed).filter(([, text]) => text === undefined || text === "")).toEqual([]);
  });
});
