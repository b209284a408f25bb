import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contact as contactForm } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { CV_MAX_BYTES } from "#forms/job-application/job-application.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { ExpectedError, failureId } from "#platform/http/errors.server.ts";
import { applicationsOf, messagesOf } from "../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import type { Sender } from "./receipt.server.ts";

const CVS = join(import.meta.dirname, "..", "..", "..", "tests", "fixtures", "cv");
const here: Sender = { address: "192.0.2.1", language: "pl" };

const contact = {
  firstName: "Jan",
  lastName: "Łącki",
  email: "jan@example.com",
  emailConfirm: "jan@example.com",
  message: "Black-out on the main switchboard.",
  termsAccepted: "on",
};

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ RATE_LIMIT_CONTACT: "3", RATE_LIMIT_CV: "3", MIN_FILL_SECONDS: "3" });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

const request = (body: BodyInit) => new Request("http://localhost:3000/", { method: "POST", body });
const send = (change: Record<string, string> = {}, from = here) =>
  site.services.submissions.receive(contactForm, request(new URLSearchParams({ ...contact, ...change })), from);
const mails = () => site.services.storage.outbox.due(Number.MAX_SAFE_INTEGER, 100);

async function apply(file: File | undefined, change: Record<string, string> = {}, from = here) {
  const form = new FormData();
  const fields = { firstName: "Anna", lastName: "Nowak", email: "anna@example.com", ...change };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set("cv", file);
  return site.services.submissions.receive(jobApplication, request(form), from);
}

const fixture = async (name: string, as = name) => new File([new Uint8Array(await readFile(join(CVS, name)))], as);

/** Returns the names of all files in the store. */
async function stored(): Promise<string[]> {
  const folder = join(site.dataDir, "files");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Decrypts a token of the outbox as mail templates do. */
async function decryptToken(encrypted: string): Promise<string> {
  return createEncrypter((await readFile(join(site.dataDir, "session-secret"), "utf8")).trim()).decrypt(encrypted);
}

describe("a contact message", () => {
  test("is stored and answered with a reference, in the language of the page", async () => {
    const receipt = await send();
    expect(receipt).toMatchObject({ kind: "stored", language: "pl", reference: expect.stringMatching(/^M-/) });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["message-notice", "message-confirmation"]);
  });

  test("with errors is returned with its input, and nothing is stored", async () => {
    const receipt = await send({ firstName: "Jan2", emailConfirm: "jan@example" });
    expect(receipt).toMatchObject({
      kind: "invalid",
      errors: { firstName: { id: "onlyLetters" }, emailConfirm: { id: "emailsDiffer" } },
      values: { ...contact, firstName: "Jan2", emailConfirm: "jan@example" },
    });
    expect(await mails()).toEqual([]);
  });

  test("sent twice is one, and takes one place of the limit", async () => {
    const [one, two] = [await send({ key: "key-of-a-form" }), await send({ key: "key-of-a-form" })];
    expect(one).toMatchObject({ kind: "stored" });
    expect(two).toMatchObject({ kind: "stored", reference: one.kind === "stored" ? one.reference : "" });
    expect((await send({ message: "Second" })).kind).toBe("stored");
    expect((await send({ message: "Third" })).kind).toBe("stored");
    expect((await send({ message: "Fourth" })).kind).toBe("limited");
    expect((await send({ message: "Fourth" }, { ...here, address: "192.0.2.2" })).kind).toBe("stored");
  });

  test("whose text was changed after a lost answer is another one: nothing sent is lost", async () => {
    const first = await send({ key: "key-of-a-form" });
    const second = await send({ key: "key-of-a-form", message: "Black-out on the emergency switchboard too." });
    expect(second).toMatchObject({ kind: "stored" });
    expect(second).not.toMatchObject({ reference: first.kind === "stored" ? first.reference : "" });
  });

  test("filled in by a program is stored and confirmed, but not mailed", async () => {
    expect((await send({ website: "https://spam.example" })).kind).toBe("stored");
    expect((await send({ message: "Fast", elapsed: "1" })).kind).toBe("stored");
    expect(await mails()).toEqual([]);
  });

  test("comes back whole while the database is away or the disk is full", async () => {
    const store = vi.spyOn(messagesOf(site.services.storage), "store");
    store.mockRejectedValueOnce(new ExpectedError("storage-unavailable", "away"));
    expect(await send()).toMatchObject({ kind: "unavailable", status: 503, values: contact });
    store.mockRejectedValueOnce(new ExpectedError("storage-full", "full"));
    expect(await send()).toMatchObject({ kind: "unavailable", status: 507, values: contact });
    expect((await send()).kind).toBe("stored");
  });

  test("of no form at all is refused", async () => {
    const json = new Request("http://localhost:3000/", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    await expect(site.services.submissions.receive(contactForm, json, here)).rejects.toMatchObject({
      id: "unsupported-body",
    });
  });

  test("leaves no word of itself in the log", async () => {
    const lines = [vi.spyOn(site.services.log, "info"), vi.spyOn(site.services.log, "error")];
    await send();
    const logged = JSON.stringify(lines.flatMap((line) => line.mock.calls));
    expect(logged).toContain("message stored");
    for (const word of ["jan@example.com", "Łącki", "Black-out", "192.0.2.1"]) expect(logged).not.toContain(word);
  });
});

describe("an application", () => {
  test.each(["writer.pdf", "writer.doc", "writer.docx"])(
    "with a %s is kept, and the file byte for byte",
    async (name) => {
      const receipt = await apply(await fixture(name), { offer: "1", consent: "future" });
      expect(receipt).toMatchObject({ kind: "stored", reference: expect.stringMatching(/^A-/) });
      const [file] = await stored();
      expect(await stored()).toHaveLength(1);
      expect(await readFile(file ?? "")).toEqual(await readFile(join(CVS, name)));
      expect((await mails()).map(({ kind }) => kind)).toEqual(["application-notice", "application-confirmation"]);
    },
  );

  test.each([
    ["renamed HTML", new File(["<!DOCTYPE html><script>alert(1)</script>"], "cv.pdf"), "fileNotWhatItSays"],
    ["a program", new File([`MZ${"\0".repeat(500)}`], "cv.doc"), "fileNotWhatItSays"],
    ["nothing", new File([], "cv.pdf"), "fileEmpty"],
    ["another ending", new File(["text"], "cv.txt"), "fileEnding"],
    ["two endings", new File(["%PDF-1.4"], "cv.exe.pdf"), "fileTwoEndings"],
    ["too large", new File([new Uint8Array(CV_MAX_BYTES + 1)], "cv.pdf"), "fileTooLarge"],
  ])("with %s as its file is refused and leaves nothing on the disk", async (_, file, id) => {
    expect(await apply(file)).toMatchObject({ kind: "invalid", errors: { cv: { id } } });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("without a file, with a wrong name and an unknown offer says all at once", async () => {
    expect(await apply(undefined, { firstName: "", phone: "call me" })).toMatchObject({
      kind: "invalid",
      errors: { firstName: { id: "firstNameRequired" }, phone: { id: "phoneInvalid" }, cv: { id: "fileMissing" } },
    });
    expect(await apply(await fixture("writer.pdf"), { offer: "999" })).toMatchObject({
      errors: { offer: { id: "offerUnknown" } },
    });
    expect(await stored()).toEqual([]);
  });

  test("that breaks off after its file, or says something twice, leaves no file", async () => {
    const boundary = "x-boundary-x";
    const part = (head: string, content: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const field = part('name="firstName"', "Anna");
    const whole = part('name="cv"; filename="cv.pdf"', "%PDF-1.4 Example");
    const received = vi.spyOn(site.services.files, "receive");
    for (const rest of [`${field}--${boundary}--\r\n`, ""]) {
      received.mockClear();
      async function* pieces() {
        yield Buffer.from(whole + field);
        // The file is complete before the rest arrives.
        await vi.waitUntil(() => received.mock.results.length > 0);
        await received.mock.results[0]?.value;
        yield Buffer.from(rest);
      }
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const body = Readable.toWeb(Readable.from(pieces())) as BodyInit;
      const init = { method: "POST", body, headers, duplex: "half" };
      const broken = new Request("http://localhost:3000/", init as RequestInit);
      await expect(site.services.submissions.receive(jobApplication, broken, here)).rejects.toMatchObject({
        id: "bad-request",
      });
      expect(await stored()).toEqual([]);
    }
  });

  test("keeps the name of its file as data, wherever it points", async () => {
    const receipt = await apply(await fixture("writer.pdf", "../../etc/cv.pdf"));
    expect(receipt.kind).toBe("stored");
    const [file = ""] = await stored();
    expect(file.startsWith(join(site.dataDir, "files"))).toBe(true);
    const [notice] = await mails();
    expect(notice).toMatchObject({ submission: { files: [{ name: "../../etc/cv.pdf" }] } });
  });

  test("keeps 200 characters of a long name, with its ending", async () => {
    await apply(await fixture("writer.pdf", `${"n".repeat(8000)}.pdf`));
    const [notice] = await mails();
    expect(notice).toMatchObject({ submission: { files: [{ name: `${"n".repeat(195)}….pdf` }] } });
  });

  test("sent twice is one, with one file", async () => {
    const one = await apply(await fixture("writer.pdf"));
    const two = await apply(await fixture("writer.pdf"));
    expect(two).toMatchObject({ kind: "stored", reference: one.kind === "stored" ? one.reference : "" });
    expect(await stored()).toHaveLength(1);
  });

  test("over the limit is returned with its input; neither it nor its file is stored", async () => {
    for (const firstName of ["A", "B", "C"]) await apply(await fixture("writer.pdf"), { firstName });
    const before = await stored();
    expect(await apply(await fixture("writer.pdf"), { firstName: "D" })).toMatchObject({
      kind: "limited",
      values: { firstName: "D" },
    });
    expect(await stored()).toEqual(before);
  });

  const away = new ExpectedError("storage-unavailable", "the connection broke");

  test("that could not be stored leaves no file", async () => {
    vi.spyOn(applicationsOf(site.services.storage), "store").mockRejectedValueOnce(away);
    expect(await apply(await fixture("writer.pdf"))).toMatchObject({ kind: "unavailable", status: 503 });
    expect(await stored()).toEqual([]);
  });

  test("whose row was written though the answer was lost keeps its file", async () => {
    const applications = applicationsOf(site.services.storage);
    const store = applications.store;
    vi.spyOn(applications, "store").mockImplementationOnce(async (...given) => {
      await store(...given);
      throw away;
    });
    expect(await apply(await fixture("writer.pdf"))).toMatchObject({ kind: "unavailable", status: 503 });
    expect(new Set((await stored()).map((file) => file.split("/").at(-1))).size).toBe(1);
    expect(await apply(await fixture("writer.pdf"))).toMatchObject({ kind: "stored" });
  });

  test("keeps its file for a later check when it is unknown whether it was stored", async () => {
    vi.spyOn(applicationsOf(site.services.storage), "store").mockRejectedValueOnce(away);
    vi.spyOn(site.services.storage, "namedFiles").mockRejectedValueOnce(away);
    expect(await apply(await fixture("writer.pdf"))).toMatchObject({ kind: "unavailable", status: 503 });
    expect(await stored()).toHaveLength(2);
  });

  test("comes in while many addresses send theirs without end: the slowest of those gives way, with what it typed", async () => {
    const { submissions } = site.services;
    const senders = Array.from({ length: 40 }, (_, index) => {
      const body = new TransformStream<Uint8Array>();
      const writer = body.writable.getWriter();
      void writer.write(Buffer.from('--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nSlow\r\n'));
      void writer.write(Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF'));
      const request = new Request("http://localhost:3000/", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: body.readable,
        duplex: "half",
      } as RequestInit);
      const address = `2001:db8:${Math.floor(index / 4)}:1::/64`;
      const receipt = submissions.receive(jobApplication, request, { address, language: "pl" });
      return { writer, receipt: receipt.catch((error: unknown) => failureId(error)) };
    });
    const receipts = senders.map(({ receipt }) => receipt);
    await expect.poll(async () => (await stored()).length).toBe(40);
    expect((await apply(await fixture("writer.pdf"))).kind).toBe("stored");
    expect(await Promise.race(receipts)).toMatchObject({
      kind: "busy",
      language: "pl",
      values: expect.objectContaining({ firstName: "Slow" }),
    });
    await Promise.all(senders.map(({ writer }) => writer.abort(new Error("gone")).catch(() => {})));
    const outcomes = await Promise.all(receipts);
    expect(outcomes.filter((outcome) => outcome === "bad-request")).toHaveLength(39);
    expect(await stored()).toHaveLength(1);
  });

  test("of somebody past the limit is not even written to the disk", async () => {
    for (const firstName of ["A", "B", "C"]) await apply(await fixture("writer.pdf"), { firstName });
    const receive = vi.spyOn(site.services.files, "receive");
    expect((await apply(await fixture("writer.pdf"), { firstName: "D" })).kind).toBe("limited");
    expect(receive).not.toHaveBeenCalled();
  });

  test("can be seen, renewed and erased with the link in its mail, and with no other", async () => {
    await apply(await fixture("writer.docx"), { offer: "1" });
    const confirmation = (await mails()).find(({ kind }) => kind === "application-confirmation");
    const { submissions } = site.services;
    const token = await decryptToken(confirmation?.part === "confirmation" ? confirmation.encryptedToken : "");
    expect(await submissions.findOwn(jobApplication, token, "en")).toMatchObject({
      values: { firstName: "Anna", consent: "vacancy" },
      about: { id: 1 },
    });
    expect(await submissions.changeOwn(jobApplication, token, { consent: "future" })).toBe(true);
    expect(await submissions.findOwn(jobApplication, token, "en")).toMatchObject({ values: { consent: "future" } });

    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const other of [wrong, "", "x", `${token}x`, createHash("sha256").update(token).digest("base64url")]) {
      expect(await submissions.findOwn(jobApplication, other, "en")).toBeUndefined();
      expect(await submissions.eraseOwn(jobApplication, other)).toBeUndefined();
    }

    expect(await submissions.eraseOwn(jobApplication, token)).toMatch(/^A-/);
    expect(await submissions.findOwn(jobApplication, token, "en")).toBeUndefined();
    expect(await stored()).toEqual([]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["withdrawal-notice"]);
  });

  test("leaves its link in no row of the database", async () => {
    await apply(await fixture("writer.pdf"));
    const confirmation = (await mails()).find(({ kind }) => kind === "application-confirmation");
    const encrypted = confirmation?.part === "confirmation" ? confirmation.encryptedToken : "";
    const token = await decryptToken(encrypted);
    await site.services.storage.purgeErased();
    const database = await readFile(join(site.dataDir, "site.sqlite"));
    expect(database.includes(encrypted)).toBe(true);
    expect(database.includes(token)).toBe(false);
  });
});

test("a file is read again as a stream of the same bytes", async () => {
  await apply(await fixture("writer.pdf"));
  const [file = ""] = await stored();
  const key = file.split("/").at(-1) ?? "";
  const bytes = Buffer.concat((await Readable.from(await site.services.files.open(key)).toArray()) as Buffer[]);
  expect(bytes).toEqual(await readFile(join(CVS, "writer.pdf")));
});
