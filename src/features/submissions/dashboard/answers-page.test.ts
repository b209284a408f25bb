import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PAGE_ID } from "#features/publishing/page.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { addApplicant } from "../../../../tests/applicants/applicant-samples.ts";
import { applicationsOf } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import { THREAD_LIMITS } from "../thread.ts";

const LIST = "/dashboard/applications";
const PAGE = `${LIST}/answers`;

let site: TestSite;
let admin: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

const add = async (change: Parameters<typeof addApplicant>[1] = {}) =>
  (await addApplicant(site.services.storage, change)).reference;
const addressOf = (references: readonly string[], template = "declined") =>
  `${PAGE}?${new URLSearchParams([...references.map((key) => ["submission", key]), ["template", template]])}`;
const opened = async (references: readonly string[], template?: string) =>
  (await admin.open(addressOf(references, template))).text();
const find = async (reference: string) => {
  const found = await applicationsOf(site.services.storage).find({ reference });
  if (found === undefined) throw new Error(`${reference} does not exist`);
  return found;
};
const answersTo = async (reference: string) =>
  (await find(reference)).thread.map(({ subject, text }) => [subject, text]);
const mailsTo = async (reference: string) =>
  (await applicationsOf(site.services.storage).mails((await find(reference)).id)).filter(
    ({ kind }) => kind === "application-answer",
  );

const decoded = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Returns the fields that the page's form would send: those of ticked boxes only. */
function fieldsOf(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf("<form"));
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    const isOff = attribute("type") === "checkbox" && !/ checked=/.test(input);
    return isOff ? [] : [[attribute("name") ?? "", decoded(attribute("value") ?? "on")]];
  });
  const areas = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n?(.*?)<\/textarea>/gs)];
  const [, state = ""] = /<select[^>]* name="setState".*?<option value="([^"]*)" selected=""/s.exec(form) ?? [];
  return {
    ...Object.fromEntries(inputs),
    ...Object.fromEntries(areas.map(([, name = "", text = ""]) => [name, decoded(text)])),
    setState: state,
  };
}

test("two of three applicants are refused at once, each in their language; the third stays as it was", async () => {
  const [anna, jan, third] = [await add(), await add({ firstName: "Jan", language: "de" }), await add()];
  const html = await opened([anna, jan]);
  expect(html).not.toContain(third);
  const fields = fieldsOf(html);
  expect(fields[`subject-${jan}`]).toBe(`Ihre Bewerbung ${jan}`);
  expect(fields[`text-${jan}`]).toMatch(/^Guten Tag Jan Nowak,\n\nvielen Dank.+\n\nMit freundlichen Grüßen\nAnna\n/s);
  expect(fields[`text-${anna}`]).toMatch(/^Dzień dobry,/);
  expect(fields.setState).toBe("declined");

  const edited = { ...fields, [`text-${anna}`]: "Z innym zdaniem." };
  // A double click.
  const both = await Promise.all([
    admin.send(addressOf([anna, jan]), edited),
    admin.send(addressOf([anna, jan]), edited),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of both) expect(await answer.text()).toContain("2 replies are on their way");
  // A reload of the result.
  expect((await admin.send(addressOf([anna, jan]), edited)).status).toBe(200);
  expect(await answersTo(anna)).toEqual([[`Zgłoszenie ${anna}`, "Z innym zdaniem."]]);
  expect(await answersTo(jan)).toEqual([[`Ihre Bewerbung ${jan}`, fields[`text-${jan}`]]]);
  for (const reference of [anna, jan]) {
    expect(await mailsTo(reference)).toHaveLength(1);
    expect((await find(reference)).state).toBe("declined");
  }
  expect(await find(third)).toMatchObject({ state: "new", thread: [] });

  // Opened again, nobody gets the same decision a second time by mistake.
  const again = await opened([anna, jan]);
  expect(again).toContain("Already has the status “Rejected”");
  expect(Object.keys(fieldsOf(again)).filter((name) => name.startsWith("send-"))).toEqual([]);
});

test("whose data the page shows is recorded as by the page of one application; without that, nothing is shown", async () => {
  const [anna, jan, third] = [await add(), await add({ firstName: "Jan" }), await add()];
  const openings = async (reference: string) =>
    (await site.services.storage.audit.ofSubject("application", reference, 10)).map(({ action, actor }) => [
      action,
      actor,
    ]);
  const append = vi.spyOn(site.services.storage.audit, "append");
  append.mockRejectedValueOnce(new ExpectedError("storage-unavailable", "away"));
  const refused = await admin.open(addressOf([anna, jan]));
  expect(refused.status).toBe(503);
  expect(await refused.text()).not.toContain("Jan Nowak");
  append.mockRestore();

  // Without a template too, and once an hour.
  for (const template of ["", "declined"]) expect(await opened([anna, jan], template)).toContain("Jan Nowak");
  for (const reference of [anna, jan]) {
    expect(await openings(reference)).toEqual([["application-opened", "Anna"]]);
  }
  expect(await openings(third)).toEqual([]);
});

test("while one reply has an error, none is sent, and everything typed is still there", async () => {
  const [anna, jan] = [await add(), await add()];
  const fields = fieldsOf(await opened([anna, jan]));
  const typed = { ...fields, [`subject-${anna}`]: " ", [`text-${jan}`]: "Typed <b>here</b>", setState: "" };
  const refused = await admin.send(addressOf([anna, jan]), typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("This field is required.");
  expect(html).toContain("Typed &lt;b&gt;here&lt;/b&gt;</textarea>");
  expect(fieldsOf(html)).toMatchObject({ setState: "", requestKey: fields.requestKey });
  for (const reference of [anna, jan]) expect(await answersTo(reference)).toEqual([]);
});

test("who was erased, has no address or was changed in the meantime is named; the others get their reply", async () => {
  const { storage } = site.services;
  const erased = await addApplicant(storage, { firstName: "Ewa" });
  const [sent, changed, bare, out] = [await add(), await add(), await add({ email: "" }), await add()];
  const keys = [erased.reference, sent, changed, bare, out];
  const html = await opened(keys);
  expect(html).toContain("There is no email address");
  const { [`send-${out}`]: _, ...fields } = fieldsOf(html);
  expect(fields[`text-${bare}`]).toBeUndefined();
  await applicationsOf(storage).eraseOwn(erased.tokenHash, Date.now(), "site.example");
  await applicationsOf(storage).change(
    (await find(changed)).id,
    { state: "new", ownerId: undefined },
    { state: "shortlisted", ownerId: undefined, decided: { waitingUntil: undefined } },
    Date.now(),
  );
  const posted = { ...fields, [`text-${changed}`]: "Typed for the one who changed." };
  const answer = await admin.send(addressOf(keys), {
    ...posted,
    [`send-${bare}`]: "on",
    [`subject-${bare}`]: "x",
    [`text-${bare}`]: "x",
    [`seen-${bare}`]: "0 new ",
  });
  expect(answer.status).toBe(200);
  const result = await answer.text();
  expect(result).toContain("1 reply is on its way");
  expect(result).toContain("3 replies were not sent");
  expect(result).toContain(`${erased.reference}<!-- -->: Erased in the meantime.`);
  expect(result).toContain("Changed by someone else in the meantime.");
  expect([await answersTo(changed), await answersTo(bare), await answersTo(out)]).toEqual([[], [], []]);

  // What was typed is sent with the next click, after a look at the change; the others are not sent again.
  const left = fieldsOf(result);
  expect(left[`text-${changed}`]).toBe("Typed for the one who changed.");
  expect(left[`text-${sent}`]).toBeUndefined();
  expect(Object.keys(left).filter((name) => name.startsWith("send-"))).toEqual([`send-${changed}`]);
  expect((await admin.send(addressOf(keys), left)).status).toBe(200);
  expect(await find(changed)).toMatchObject({
    state: "declined",
    thread: [{ text: "Typed for the one who changed." }],
  });
  expect(await answersTo(sent)).toHaveLength(1);
});

test("a placeholder without a value is pointed out, and not sent", async () => {
  const { accounts, publishing } = site.services;
  const actor = await accounts.whoIs(admin.visit.headers);
  const item = actor && (await publishing.open(actor, applicationWords.name, PAGE_ID));
  if (actor === undefined || item === undefined) throw new Error("the page cannot be opened");
  const texts = { ...item.draft.texts, pl: { ...item.draft.texts.pl, letterDeclined: "o stanowisko {{offer}}." } };
  const saved = await publishing.save(actor, applicationWords.name, PAGE_ID, {
    draft: { ...item.draft, texts },
    baseVersion: item.version,
    aim: "publish",
  });
  expect(saved.kind).toBe("saved");
  const [speculative, about] = [await add({ offerId: undefined }), await add()];
  const html = await opened([speculative, about]);
  const fields = fieldsOf(html);
  expect(fields[`text-${about}`]).toMatch(/o stanowisko [^{]+\./);
  expect(html.match(/No value for: \{\{offer\}\}/g)).toHaveLength(1);
  const refused = await admin.send(addressOf([speculative, about]), fields);
  expect([refused.status, await answersTo(about)]).toEqual([422, []]);
  expect(await refused.text()).toContain("A placeholder in double braces remains.");
});

test("nobody chosen, nobody ticked and too many are said; no more are read than can be sent", async () => {
  expect(await (await admin.open(PAGE)).text()).toContain("Nothing is selected.");
  const reference = await add();
  const { [`send-${reference}`]: _, ...fields } = fieldsOf(await opened([reference]));
  expect(await (await admin.send(addressOf([reference]), fields)).text()).toContain("nobody is ticked");
  const unknown = Array.from({ length: THREAD_LIMITS.atOnce }, () => randomUUID());
  const html = await opened([...unknown, reference]);
  expect(html).toContain("At most 50 replies can be sent at once. 1 of those selected");
  expect(html).not.toContain(`name="subject-${reference}"`);
});

test("an editor sees and sends nothing", async () => {
  const reference = await add({ firstName: "Secret" });
  const fields = fieldsOf(await opened([reference]));
  const editor = await signedInOn(site, EDITOR);
  for (const path of [addressOf([reference]), addressOf([reference]).replace("?", ".data?")]) {
    const answer = await editor.open(path);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Secret");
  }
  expect((await editor.send(addressOf([reference]), fields)).status).toBe(403);
  expect(await answersTo(reference)).toEqual([]);
});
