import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contact } from "#forms/contact/contact.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { DecodePhoto } from "./decode-photo.server.ts";
import { choice, document, email, formFields, personName, phone, photo, photos } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import { inspectFile } from "./inspect/inspect-file.server.ts";
import { createLimits } from "./limits.server.ts";
import { tokenHash } from "./link-token.server.ts";
import { countUploads } from "./open-uploads.server.ts";
import { receiver } from "./receive.server.ts";
import type { NewSubmission } from "./storage/new-submission.server.ts";

/*
 * A form that the site does not have, with an optional photo: everything up to storing it. What is stored of the site's own
 * forms is in `submissions.test.ts`.
 */
const form = {
  ...contact,
  name: "callback",
  fields: formFields({
    name: personName({ max: 60, missing: "nameRequired" }),
    phone: phone("phoneRequired"),
    time: choice(["morning", "afternoon"], "choiceUnknown"),
    photo: photo(1024 * 1024),
  }),
};

let folder: string;
let submissions: NewSubmission[];
/** Fingerprints of the contents of `submissions`. */
let fingerprints: string[];
let files: FileStore;
let beginUpload: ReturnType<typeof countUploads>;
let namedFiles: (keys: readonly string[]) => Promise<Set<string>>;
let decodePhoto: DecodePhoto;
let receive: ReturnType<typeof receiver>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-receive-"));
  const log = createLog("silent");
  const secret = "a secret of at least 32 characters";
  submissions = [];
  fingerprints = [];
  files = await diskStore(folder, log);
  namedFiles = async () => new Set();
  decodePhoto = async () => "later";
  beginUpload = countUploads();
  receive = receiver({
    store: async (_form, submission, arrival) => {
      submissions.push(submission);
      fingerprints.push(arrival.fingerprints.content.fingerprint);
      return { reference: "C-7K3D-Q9XW", isNew: true };
    },
    documents: async () => ({}),
    isPublished: async () => true,
    entries: {},
    namedFiles: (keys) => namedFiles(keys),
    files,
    limits: createLimits({ rateLimits: { contact: 0, cv: 0, global: 0 }, databaseUrl: undefined, secret }),
    log,
    secret,
    encrypter: createEncrypter(secret),
    minFillSeconds: 0,
    publicUrl: "https://site.example",
    inspect: inspectFile,
    scan: async () => "unscanned",
    beginUpload,
    decodePhoto: (...photo) => decodePhoto(...photo),
    onStored: () => {},
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function send(file?: File, change: Record<string, string> = {}, to: AnyForm = form, report?: File) {
  const body = new FormData();
  const fields = { name: "Jan Kowalski", phone: "+48 600 100 200", time: "afternoon", ...change };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (report !== undefined) body.set("report", report);
  if (file !== undefined) body.set("photo", file);
  const request = new Request("https://site.example/api/callback", { method: "POST", body });
  return receive(to, request, { address: "192.0.2.1", language: undefined });
}

const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const jpeg = async (name: string) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name);
};

test("only a submission with a file needs a place for an upload", async () => {
  const uploads = Array.from({ length: 4 }, () => beginUpload("192.0.2.1"));
  for (const upload of uploads) upload?.complete();
  expect(await send(await jpeg("plate.jpg"))).toMatchObject({ kind: "busy", values: { name: "Jan Kowalski" } });
  expect(await stored()).toEqual([]);
  expect(await send()).toMatchObject({ kind: "stored" });
  for (const upload of uploads) upload?.end();
  expect(await send(await jpeg("plate.jpg"))).toMatchObject({ kind: "stored" });
  expect(beginUpload("192.0.2.1")).toBeDefined();
});

test("a form without its optional photo is stored", async () => {
  expect(await send()).toMatchObject({ kind: "stored", reference: "C-7K3D-Q9XW" });
  const values = { name: "Jan Kowalski", phone: "+48 600 100 200", time: "afternoon" };
  expect(submissions).toEqual([{ values, about: undefined, files: [], token: undefined }]);
});

const status = { address: "status/callback", drawing: "", parent: () => ({ title: "", path: "" }) };
const withPage = { ...form, pages: { ...form.pages, status } };

test("the answer has the private page of a sender without a mailbox, in the language of the page", async () => {
  const receipt = await send(undefined, { language: "pl" }, withPage);
  const [, token = ""] =
    /^\/pl\/status\/callback\/([\w-]{43})$/.exec(receipt.kind === "stored" ? (receipt.statusPage ?? "") : "") ?? [];
  expect(submissions).toMatchObject([{ token: { hash: tokenHash(token) } }]);
  // Otherwise the link is mailed.
  const withMailbox = { ...withPage, fields: { ...form.fields, email: { ...email(50), required: false } } };
  expect(await send(undefined, {}, withMailbox)).toMatchObject({ statusPage: expect.any(String) });
  expect(await send(undefined, { email: "jan@example.com" }, withMailbox)).toEqual(
    expect.not.objectContaining({ statusPage: expect.anything() }),
  );
});

test("a sender without a mailbox gets the same private page again with the same key, and nobody else does", async () => {
  const pageOf = async (change: Record<string, string>) => {
    const receipt = await send(undefined, change, withPage);
    return receipt.kind === "stored" ? receipt.statusPage : undefined;
  };
  const key = "0b6d9c1e-key";
  const first = await pageOf({ key });
  expect(first).toMatch(/^\/status\/callback\/[\w-]{43}$/);
  expect(await pageOf({ key })).toBe(first);
  const others = await Promise.all([{}, {}, { key: "another-key-1" }, { key, name: "Jan Nowak" }].map(pageOf));
  expect(new Set([first, ...others]).size).toBe(5);
});

test("a photo is stored with it, and its file is in the store", async () => {
  expect(await send(await jpeg("panel.jpg"))).toMatchObject({ kind: "stored" });
  expect(submissions).toMatchObject([{ files: [{ field: "photo", name: "panel.jpg", scan: "unscanned" }] }]);
  expect(await stored()).toHaveLength(1);
});

test.each([
  [new File(["%PDF-1.7"], "panel.jpg"), "photoUnreadable"],
  [new File(["x"], "panel.svg"), "photoEnding"],
  [new File([new Uint8Array(1024 * 1024 + 1)], "panel.jpg"), "photoTooLarge"],
])("%o is refused, and leaves no file", async (file, id) => {
  expect(await send(file, { phone: "" })).toMatchObject({
    kind: "invalid",
    errors: { phone: { id: "phoneRequired" }, photo: { id } },
  });
  expect(submissions).toEqual([]);
  expect(await stored()).toEqual([]);
});

describe("a form with a photo and an optional report", () => {
  const two = {
    ...form,
    fields: {
      ...form.fields,
      photo: photo(1024 * 1024, "photoMissing"),
      report: document({ kinds: ["pdf"], maxBytes: 2000, optional: true }),
    },
  };
  const pdf = (content = "%PDF-1.7\n", name = "report.pdf") => new File([content], name);
  const sendTwo = (picture: File | undefined, report?: File, change: Record<string, string> = {}) =>
    send(picture, change, two, report);

  test("stores both, each with its field, in the order of the page", async () => {
    expect(await sendTwo(await jpeg("panel.jpg"), pdf())).toMatchObject({ kind: "stored" });
    expect(submissions[0]?.files).toMatchObject([
      { field: "photo", name: "panel.jpg" },
      { field: "report", name: "report.pdf", size: 9 },
    ]);
    expect(await stored()).toHaveLength(2);
  });

  test("is stored without the optional one", async () => {
    expect(await sendTwo(await jpeg("panel.jpg"))).toMatchObject({ kind: "stored" });
    expect(submissions[0]?.files).toMatchObject([{ field: "photo" }]);
  });

  test.each([
    ["the photo is missing", undefined, pdf(), { photo: { id: "photoMissing" } }],
    ["the report is no PDF", "panel.jpg", pdf("MZ"), { report: { id: "documentUnreadable" } }],
    ["the report has another ending", "panel.jpg", pdf("%PDF-1.7", "r.docx"), { report: { id: "documentEnding" } }],
    ["the report is empty", "panel.jpg", pdf(""), { report: { id: "fileEmpty" } }],
    [
      "the report is larger than its own limit",
      "panel.jpg",
      pdf("x".repeat(2001)),
      { report: { id: "documentTooLarge" } },
    ],
    ["both are wrong", "panel.svg", pdf("MZ"), { photo: { id: "photoEnding" }, report: { id: "documentUnreadable" } }],
  ])("is refused when %s, with the error at that field, and leaves no file", async (_, picture, report, errors) => {
    const sent = await sendTwo(picture === undefined ? undefined : await jpeg(picture), report);
    expect(sent).toMatchObject({ kind: "invalid", values: { name: "Jan Kowalski" } });
    expect(sent.kind === "invalid" && sent.errors).toEqual(errors);
    expect(submissions).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test("is another submission when the same files are in other fields", async () => {
    const kinds = ["photo"] as const;
    const other = { ...two, fields: { ...two.fields, report: { ...two.fields.report, kinds, maxBytes: 2000 } } };
    const optional = { ...other, fields: { ...other.fields, photo: photo(2000) } };
    const picture = await jpeg("panel.jpg");
    await send(picture, {}, optional);
    await send(undefined, {}, optional, picture);
    await send(picture, {}, optional);
    const [first, second, third] = fingerprints;
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  test("leaves no file when the disk is full at the second one", async () => {
    const save = vi.spyOn(files, "save");
    save.mockImplementationOnce(files.save).mockRejectedValueOnce(new ExpectedError("storage-full", "full"));
    expect(await sendTwo(await jpeg("panel.jpg"), pdf())).toMatchObject({ kind: "unavailable", status: 507 });
    expect(await stored()).toEqual([]);
  });

  /** Recovers the files as a process does that starts after this one was killed. */
  const recoverAfterKill = async (named: Set<string>) => {
    const store = await diskStore(folder, createLog("silent"));
    await store.recover(async () => named);
  };

  test("leaves no file when it is killed between the two", async () => {
    const { save } = files;
    const reached = Promise.withResolvers<void>();
    vi.spyOn(files, "save").mockImplementation(async (file) => {
      if ((await stored()).length > 2) {
        reached.resolve();
        return new Promise(() => {});
      }
      return save(file);
    });
    void sendTwo(await jpeg("panel.jpg"), pdf());
    await reached.promise;
    await recoverAfterKill(new Set());
    expect(await stored()).toEqual([]);
  });

  test("keeps both files when it is killed after their rows were written", async () => {
    const { settle } = files;
    const reached = Promise.withResolvers<void>();
    let settled = 0;
    vi.spyOn(files, "settle").mockImplementation(async (file) => {
      settled += 1;
      if (settled === 1) return settle(file);
      reached.resolve();
      return new Promise(() => {});
    });
    void sendTwo(await jpeg("panel.jpg"), pdf());
    await reached.promise;
    const keys = submissions[0]?.files.map(({ key }) => key) ?? [];
    await recoverAfterKill(new Set(keys));
    expect((await stored()).map(({ name }) => name).toSorted()).toEqual(keys.toSorted());
  });

  test.each([
    ["no row names them", 0],
    ["rows name them", 2],
  ])("whose answer from the database is lost keeps the files only if %s", async (_, kept) => {
    vi.spyOn(submissions, "push").mockImplementationOnce(() => {
      throw new ExpectedError("storage-unavailable", "away");
    });
    namedFiles = async (keys) => new Set(kept === 0 ? [] : keys);
    expect(await sendTwo(await jpeg("panel.jpg"), pdf())).toMatchObject({ kind: "unavailable", status: 503 });
    expect(new Set((await stored()).map(({ name }) => name)).size).toBe(kept);
  });
});

describe("a form with several photos", () => {
  const several = { ...withPage, fields: { ...form.fields, photo: photos(2, 1024 * 1024) } };

  test("stores the text when the decoder is unavailable, without the photo, and says so", async () => {
    expect(await send(await jpeg("panel.jpg"), {}, several)).toMatchObject({
      kind: "stored",
      undecoded: 1,
      uploads: expect.stringMatching(/^\/status\/callback\/C-7K3D-Q9XW\.[\w-]{43}$/),
    });
    expect(submissions).toMatchObject([{ files: [] }]);
    expect(await stored()).toEqual([]);
  });

  test("stores the decoded photo in place of the original", async () => {
    const decoded = Buffer.from("decoded");
    decodePhoto = async () => decoded;
    expect(await send(await jpeg("panel.jpg"), {}, several)).toMatchObject({ kind: "stored" });
    expect(submissions[0]?.files).toMatchObject([{ name: "panel.jpg", size: decoded.length }]);
    expect(await stored()).toHaveLength(1);
  });

  test("is recognised when it comes again and can be decoded only then", async () => {
    const panel = await jpeg("panel.jpg");
    await send(panel, {}, several);
    decodePhoto = async () => Buffer.from("decoded");
    await send(panel, {}, several);
    decodePhoto = async () => Buffer.from("decoded by another release");
    await send(panel, {}, several);
    expect(new Set(fingerprints).size).toBe(1);
    await send(undefined, {}, several);
    expect(new Set(fingerprints).size).toBe(2);
  });

  test("leaves no file when it is killed between the file and its row", async () => {
    decodePhoto = async () => Buffer.from("decoded");
    const { save } = files;
    const reached = Promise.withResolvers<void>();
    vi.spyOn(files, "save").mockImplementation(async (file) => {
      await save(file);
      reached.resolve();
      return new Promise(() => {});
    });
    void send(await jpeg("panel.jpg"), {}, several);
    await reached.promise;
    expect(await stored()).not.toEqual([]);
    // A process that starts after this one was killed.
    await (await diskStore(folder, createLog("silent"))).recover(async () => new Set());
    expect(await stored()).toEqual([]);
  });
});
