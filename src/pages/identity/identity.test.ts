import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { readWholePage } from "#features/publishing/read-page.ts";
import type { Services } from "#platform/services.server.ts";
import { iconName, keyOf, MARK, otherCopy, shareCopy, TOUCH_ICON_SIDE } from "#ui/picture-paths.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { NO_IDENTITY } from "#ui/site/identity.ts";
import { openTransferSite } from "../../../tests/content-transfer/transfer-site.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";
import { DEFAULT_RETENTION } from "../../../tests/default-retention.ts";
import { admin, anna, openPublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { openRealSite, type RealSite } from "../../../tests/real-site.ts";
import { rememberFigures } from "../figures.server.ts";
import { rememberIdentity } from "../identity.server.ts";
import { identityPage } from "./identity.ts";

// Decoding has a low priority and may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NAME = identityPage.name;
type Site = Pick<Services, "publishing" | "pictures">;

/** Uploads a picture of one colour. @returns its path */
async function upload({ pictures }: Pick<Site, "pictures">, width: number, height: number, background = "#c00") {
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  const received = await pictures.receive(anna, { name: "mark.png", stream: Readable.from([bytes]) });
  if (received.kind !== "stored") throw new Error(received.reason);
  return received.file.path;
}

async function publish({ publishing }: Pick<Site, "publishing">, facts: object, english: object = {}) {
  const item = await publishing.open(anna, NAME, PAGE_ID);
  const { draft, version: baseVersion } = item ?? { draft: { texts: {} } as Draft, version: 0 };
  const texts = { ...draft.texts, en: { ...draft.texts.en, ...english } };
  return publishing.save(anna, NAME, PAGE_ID, {
    draft: { ...draft, ...facts, texts } as Draft,
    baseVersion,
    aim: "publish",
  });
}

describe("a site", () => {
  let site: RealSite;
  beforeEach(async () => {
    site = await openRealSite();
  });
  afterEach(() => site.close());

  const html = async (path: string) => (await site.request(path)).text();
  const statusOf = async (path: string) => (await site.request(path)).status;

  test("shows its uploaded logo, icon and picture, and its title, until they return to the default", async () => {
    const paths = ["/", "/about", "/news/1", "/pl/contact", "/no-such-page", "/site.webmanifest", "/news.xml"];
    const before = await Promise.all(paths.map(html));
    expect(before[1]).toContain(`| ${exampleCompany.name}</title>`);
    expect(before[1]).toContain('property="og:image" content="http://localhost:3000/share/en/about.png"');

    const logo = await upload(site.services, 1200, 150);
    const icon = await upload(site.services, 300, 200);
    const picture = await upload(site.services, 1600, 900);
    expect(await statusOf(otherCopy(logo, MARK))).toBe(404);
    const saved = await publish(site.services, { logo, icon, picture }, { title: "Shore Works", description: "Ours." });
    expect(saved).toMatchObject({ kind: "saved", state: "published" });

    const [home = "", about = "", news = "", contact = "", notFound = "", manifest = "", feed = ""] = await Promise.all(
      paths.map(html),
    );
    const inHeader = `<img src="${otherCopy(logo, MARK)}" alt="${exampleCompany.name}" width="240" height="30"/>`;
    for (const page of [home, about, news, contact, notFound]) {
      expect(page).toContain(inHeader);
      expect(page).toContain(`<link rel="icon" href="${otherCopy(icon, iconName(192))}"`);
      expect(page).toContain(`<link rel="apple-touch-icon" href="${otherCopy(icon, iconName(TOUCH_ICON_SIDE))}"`);
    }
    expect(about).toContain("| Shore Works</title>");
    expect(contact).toContain(`| ${exampleCompany.name}</title>`);
    expect(about).toContain('property="og:site_name" content="Shore Works"');
    expect(home).toContain('name="description" content="Ours."');
    expect(home).toContain('"@type":"WebSite","name":"Shore Works"');
    expect(home).toContain(`"logo":"http://localhost:3000${logo}"`);
    for (const page of [home, about, contact])
      expect(page).toContain(`property="og:image" content="http://localhost:3000${shareCopy(picture)}"`);
    expect(news).toContain('property="og:image" content="http://localhost:3000/share/drawings/');
    expect(JSON.parse(manifest)).toMatchObject({ name: "Shore Works", short_name: "Shore Works" });
    expect(JSON.parse(manifest).icons.map(({ src }: { src: string }) => src)).toEqual([
      otherCopy(icon, iconName(192)),
      otherCopy(icon, iconName(512)),
    ]);
    expect(feed).toContain("| Shore Works</title>");
    const favicon = await site.request("/favicon.ico");
    expect([favicon.status, favicon.headers.get("location")]).toEqual([302, otherCopy(icon, iconName(192))]);
    expect(await statusOf(otherCopy(logo, MARK))).toBe(200);
    expect((await site.request(otherCopy(icon, iconName(192)))).headers.get("content-type")).toBe("image/png");

    const keys = [logo, icon, picture].map((path) => keyOf(path) ?? "");
    const uses = await site.services.pictures.uses(anna, keys);
    for (const key of keys) {
      expect(uses.get(key)?.entries).toContainEqual(expect.objectContaining({ kind: NAME, published: true }));
      expect(await site.services.pictures.remove(anna, key)).toMatchObject({ kind: "used" });
    }

    await publish(site.services, { logo: "", icon: "", picture: "" }, { title: "{{name}}" });
    expect(await html("/about")).toBe(before[1]);
    // The harness serves no files of the release.
    expect(await statusOf("/favicon.ico")).toBe(404);
    expect(await site.services.pictures.remove(anna, keys[0] ?? "")).toEqual({ kind: "removed" });
  });

  test("has no logo or icon without the copies of one", async () => {
    const drawing = "/drawings/pic-tug.svg";
    expect(await publish(site.services, { logo: drawing, icon: "", picture: drawing })).toMatchObject({
      kind: "refused",
      problems: [{ path: "logo", code: "not-a-mark" }],
    });
    expect(await publish(site.services, { picture: drawing })).toMatchObject({ state: "published" });
    expect(await html("/about")).toContain('content="http://localhost:3000/share/drawings/pic-tug.png"');
  });
});

describe("pictures of a page", () => {
  test("are not stored while nothing is chosen, and follow the release", async () => {
    const database = await sqliteContract();
    let site = await openPublishingSite(database);
    await publish(site, {}, { title: "Shore Works" });
    const { rows } = site.storage.publishing;
    const row = await rows.selectFrom("entries").select("facts").where("collection", "=", NAME).executeTakeFirst();
    expect(row?.facts).toBe("{}");
    await site.close();
    const facts = { ...identityPage.facts, logo: { ...identityPage.facts.logo, fallback: "/icons/icon.svg" } };
    const later = { ...identityPage, facts };
    site = await openPublishingSite(database, [later]);
    expect(await readWholePage(site.storage, later, "en")).toMatchObject({
      ...{ logo: "/icons/icon.svg", picture: identityPage.facts.picture.fallback },
      text: { title: "Shore Works" },
    });
    await site.close();
    await database.remove();
  });

  test("go to another site with an export, a transparent one as it is", async () => {
    const [from, to] = [await sqliteContract(), await sqliteContract()];
    const [source, target] = [await openTransferSite(from), await openTransferSite(to)];
    const logo = await upload(source, 300, 60, "#c008");
    await publish(source, { logo });
    expect(await target.imported(await source.exported())).toMatchObject({ kind: "done" });
    expect(await readWholePage(target.storage, identityPage, "en")).toMatchObject({ logo });
    const mark = await (await target.pictures.servedAt(otherCopy(logo, MARK)))?.open();
    const chunks = await mark?.stream.toArray();
    expect((await sharp(Buffer.concat(chunks ?? [])).stats()).isOpaque).toBe(false);
    expect((await target.pictures.find(admin, keyOf(logo) ?? ""))?.path).toBe(logo);
    for (const site of [source, target]) await site.close();
    for (const database of [from, to]) await database.remove();
  });
});

test("the last known identity is served while the database does not answer", async () => {
  const database = await sqliteContract();
  const site = await openPublishingSite(database);
  const figures = rememberFigures(site.storage);
  const parts = { company: async () => exampleCompany, figures, retention: async () => DEFAULT_RETENTION };
  const identity = rememberIdentity(site.storage, parts);
  const known = await identity("pl");
  expect(known).toMatchObject({ title: exampleCompany.name, logo: undefined });
  await site.close();
  const life = { until: 1 };
  expect(await identity("pl", life)).toEqual(known);
  expect(life.until).toBe(0);
  expect(await identity("de")).toEqual(NO_IDENTITY);
  await database.remove();
});
