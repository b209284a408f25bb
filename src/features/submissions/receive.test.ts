import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contact } from "#forms/contact/contact.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { choice, email, formFields, personName, phone, photo } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import { inspectFile } from "./inspect/inspect-file.server.ts";
import { createLimits } from "./limits.server.ts";
import { tokenHash } from "./link-token.server.ts";
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
let receive: ReturnType<typeof receiver>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-receive-"));
  const log = createLog("silent");
  const secret = "a secret of at least 32 characters";
  submissions = [];
  receive = receiver({
    store: async (_form, submission) => {
      submissions.push(submission);
      return { reference: "C-7K3D-Q9XW", isNew: true };
    },
    isPublished: async () => true,
    namedFiles: async () => new Set(),
    files: await diskStore(folder, log),
    limits: createLimits({ rateLimits: { contact: 0, cv: 0, global: 0 }, databaseUrl: undefined, secret }),
    log,
    secret,
    encrypter: createEncrypter(secret),
    minFillSeconds: 0,
    publicUrl: "https://site.example",
    inspect: inspectFile,
    scan: async () => "unscanned",
    onStored: () => {},
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function send(file?: File, change: Record<string, string> = {}, to: AnyForm = form) {
  const body = new FormData();
  const fields = { name: "Jan Kowalski", phone: "+48 600 100 200", time: "afternoon", ...change };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
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
