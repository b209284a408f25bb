import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import type { AnyCollection, Draft } from "#features/publishing/collection.ts";
import { cellsText } from "#features/publishing/rows.ts";
import { filesOf } from "#features/submissions/fields.ts";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type PageBrowser, signedInOn } from "./accounts/page-browser.ts";
import { ADMIN, addStaff } from "./accounts/staff-site.ts";
import { fullSample } from "./draft-samples.ts";
import { anna } from "./publishing/publishing-site.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

/*
 * Texts of entries and submissions stay text wherever they are shown. The texts of the company's record and of e-mails
 * have tests of their own.
 */

/** Ends a quoted attribute, a title, a script or a section of XML, and begins an element. */
const ATTACK = `"'>]]></title></script><img src=x>`;
/** Occurs where any part of the attack is not escaped. */
const MARKUP = "<img src=x";
const ESCAPED = "&lt;img src=x";

let site: TestSite;
let admin: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

/** Returns the parts of responses that contain the attack unescaped, by address. */
async function unescaped(paths: readonly string[]) {
  const found: [path: string, part: string][] = [];
  for (const path of paths) {
    const body = await (await admin.open(path)).text();
    const at = body.indexOf(MARKUP);
    if (at !== -1) found.push([path, body.slice(Math.max(0, at - 120), at + 20)]);
  }
  return found;
}

describe.each(collections as readonly AnyCollection[])("texts of an entry of $name", (collection) => {
  const { name: kind, texts, facts, addresses, feed, visible } = collection;

  test("are escaped on its page, in lists, previews, the feed and the dashboard", async () => {
    const attacked: Draft = fullSample(collection, () => ATTACK);
    const { pictures, publishing } = site.services;
    const stream = Readable.from(["%PDF-1.4\n"]);
    const document = await pictures.receiveDocument(anna, { name: `${ATTACK}.pdf`, stream });
    if (document.kind !== "stored") throw new Error(document.reason);
    const text = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ATTACK]));
    for (const [name, { cells }] of Object.entries(texts)) {
      if (cells === undefined) continue;
      const row = Object.values(cells).map(({ control }) => (control === "link" ? "/news/1" : ATTACK));
      for (const language of LANGUAGE_CODES) attacked.texts[language][name] = cellsText([row]);
    }
    for (const [name, { control, pattern, max }] of Object.entries(facts)) {
      if (control === "pictures") attacked[name] = [{ path: "/drawings/pic-plc.svg", text }];
      if (control === "documents") attacked[name] = [{ path: document.file.path, text }];
      if (control === "line" && pattern === undefined) attacked[name] = ATTACK.slice(-max);
    }
    if (visible !== undefined) attacked[visible.until] = "";
    const input = { draft: attacked, baseVersion: 0, aim: "publish" } as const;
    const outcome = await publishing.save(anna, kind, undefined, input);
    expect(outcome).toMatchObject({ kind: "saved", state: "published" });
    const id = "id" in outcome ? outcome.id : 0;
    const own = addresses.site === undefined ? [] : [`/${addresses.site}/${id}`, `/${addresses.site}`];
    const feeds = addresses.site === undefined || feed === undefined ? [] : [`/${addresses.site}.xml`];
    const staff = [`/dashboard/${addresses.dashboard}`, `/dashboard/${addresses.dashboard}/${id}`];
    const previews = ["page", "cards", "share"].map((show) => `/preview/draft/${kind}/${id}?show=${show}`);
    expect(await unescaped([...own, ...feeds, ...staff, ...previews, "/", "/dashboard", "/sitemap.xml"])).toEqual([]);
    for (const path of [...own, ...feeds])
      expect([path, await (await admin.open(path)).text()]).toEqual([path, expect.stringContaining(ESCAPED)]);
  });
});

describe.each(forms)("texts of a submission of $name", (form) => {
  test("are escaped in the inbox and on its sender's page", async () => {
    const values = Object.entries(form.fields).flatMap(([name, { control, stored, choices }]) =>
      stored === false || control === "file" || control === "reference" ? [] : [[name, choices?.[0] ?? ATTACK]],
    );
    const files = filesOf(form.fields).map(([field]) => ({
      field,
      key: randomUUID(),
      name: `${ATTACK}.pdf`,
      size: 3,
      sha256: "0".repeat(64),
      scan: "clean" as const,
    }));
    const token = form.referencePrefix.repeat(43);
    const store = site.services.storage.submissions.of(form);
    await store.store(
      {
        values: Object.fromEntries(values),
        about: undefined,
        files,
        token: form.pages.status && { hash: tokenHash(token) ?? "", encrypted: "" },
      },
      {
        language: "en",
        receivedAt: Date.now(),
        suspectedSpam: false,
        mailHost: "site.example",
        fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
      },
    );
    const inbox = `/dashboard/${form.addresses.dashboard}`;
    const key = new RegExp(`href="${inbox}/(?!new")([^"?]+)"`).exec(await (await admin.open(inbox)).text())?.[1];
    const status = form.pages.status === undefined ? [] : [`/${form.pages.status.address}/${token}`];
    const paths = [inbox, `${inbox}/${key}`, ...status];
    expect(await unescaped([...paths, "/dashboard"])).toEqual([]);
    for (const path of paths)
      expect([path, await (await admin.open(path)).text()]).toEqual([path, expect.stringContaining(ESCAPED)]);
  });
});
