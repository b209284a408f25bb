import { expect, test } from "vitest";
import { type AllCollections, collections, type Drafts } from "#collections/index.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { products as productsDefinition } from "#collections/products/products.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import { draftSample, richSample } from "../draft-samples.ts";
import { anna, ben, type PublishingSite } from "./publishing-site.ts";

/** Saves a new item. */
export async function saved<K extends keyof Drafts>(
  { publishing }: Pick<PublishingSite, "publishing">,
  kind: K,
  draft: Drafts[K],
  aim: "keep" | "publish" = "keep",
): Promise<number> {
  const outcome = await publishing.save(anna, kind, undefined, { draft, baseVersion: 0, aim });
  if (outcome.kind !== "saved") throw new Error(`not saved: ${JSON.stringify(outcome)}`);
  return outcome.id;
}

/** What an input says that is only kept, or published. */
export function input<D>(draft: D, baseVersion: number, aim: "keep" | "publish" = "keep") {
  return { draft, baseVersion, aim };
}

/** How saving keeps, publishes and refuses. */
export function saveContract(site: () => PublishingSite, kinds: readonly AllCollections[]): void {
  const shown = (kind: keyof Drafts, id: number) => {
    return site().storage.collection(kind).find(id, "en");
  };

  test.each(kinds)(
    "a $name is a draft until it is published, and no reader of public tables sees it",
    async ({ name: kind }) => {
      const { publishing, storage } = site();
      const version = await storage.contentVersion();
      const id = await saved(site(), kind, draftSample(kind, `Hidden ${kind}`));
      const item = await publishing.open(anna, kind, id);
      expect(item).toMatchObject({ state: "draft", version: 1, publishedVersion: undefined, title: `Hidden ${kind}` });
      expect(await shown(kind, id)).toBeUndefined();
      expect(await publishing.gone(kind, id)).toBe(false);
      expect(await storage.contentVersion()).toBe(version);

      const before = site().published();
      expect(await publishing.publish(anna, kind, id, 1)).toEqual({ kind: "done", version: 1, state: "published" });
      expect((await shown(kind, id))?.text).toMatchObject({ title: `Hidden ${kind}`, language: "en" });
      expect(await storage.contentVersion()).toBe(version + 1);
      expect(site().published()).toBe(before + 1);
    },
  );

  test("what is typed after publishing is public only once it is published too", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", draftSample("news", "First words"), "publish");
    expect(await publishing.save(anna, "news", id, input(draftSample("news", "Second words"), 1))).toEqual({
      kind: "saved",
      id,
      version: 2,
      state: "published",
    });
    expect((await storage.collection(newsDefinition).find(id, "en"))?.text.title).toBe("First words");
    expect(await publishing.open(anna, "news", id)).toMatchObject({ hasChanges: true, publishedVersion: 1 });
    await publishing.publish(anna, "news", id, 2);
    expect((await storage.collection(newsDefinition).find(id, "en"))?.text.title).toBe("Second words");
    expect(
      (await storage.collection(newsDefinition).list("en", { q: "second words", sort: "desc", page: 1 })).total,
    ).toBe(1);
  });

  test("a rich text is published with its plain words", async () => {
    const draft = draftSample("project", "Rich");
    draft.texts.en.rich = richSample("words");
    const id = await saved(site(), "project", draft, "publish");
    const text = (await site().storage.collection(projectsDefinition).find(id, "en"))?.text;
    expect(text).toMatchObject({ description: "Heading\n\nwords", rich: draft.texts.en.rich });
    expect((await site().storage.collection(projectsDefinition).records([id]))[0]?.texts.en?.rich).toEqual(
      draft.texts.en.rich,
    );
  });

  test("what is malformed is refused, and nothing is written", async () => {
    const { publishing, storage } = site();
    const draft = { ...draftSample("project", "Zqx link"), projectUrl: "javascript:alert(1)" };
    expect(await publishing.save(anna, "project", undefined, input(draft, 0, "publish"))).toEqual({
      kind: "refused",
      problems: [{ path: "projectUrl", code: "malformed-url", severity: "refused" }],
    });
    const unknown = { ...draftSample("news", "Zqx picture"), img: "/pictures/none.jpg" };
    expect((await publishing.save(anna, "news", undefined, input(unknown, 0))).kind).toBe("refused");
    const misshapen = { ...draftSample("news", "Zqx shape"), extra: "field" };
    expect((await publishing.save(anna, "news", undefined, input(misshapen, 0))).kind).toBe("refused");
    const all = { q: "zqx", state: "all", gap: undefined, sort: "changed", page: 1 } as const;
    for (const { name: kind } of collections) expect((await publishing.list(anna, kind, all)).total).toBe(0);
    expect((await storage.collection(projectsDefinition).list("en", { q: "zqx", sort: "desc", page: 1 })).total).toBe(
      0,
    );
  });

  test("an incomplete item is stored and not published", async () => {
    const { publishing } = site();
    const draft = { ...draftSample("project", "Nobody has asked"), mayNameClient: "" };
    const outcome = await publishing.save(anna, "project", undefined, input(draft, 0, "publish"));
    expect(outcome).toMatchObject({ kind: "incomplete", version: 1, problems: [{ path: "mayNameClient" }] });
    if (outcome.kind !== "incomplete") return;
    expect(await publishing.open(anna, "project", outcome.id)).toMatchObject({ state: "draft", draft });
    expect((await publishing.publish(anna, "project", outcome.id, 1)).kind).toBe("incomplete");
  });

  test("a save without a change makes no version", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Same"));
    expect(await publishing.save(anna, "news", id, input(draftSample("news", "Same"), 1))).toMatchObject({
      version: 1,
    });
    expect(await publishing.history(anna, "news", id)).toHaveLength(1);
  });

  test("the second user to save a version gets a conflict with both texts, and loses nothing", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Common"), "publish");
    const mine = draftSample("news", "Ben's words");
    await publishing.autosave(ben, "news", id, { draft: mine, baseVersion: 1, key: "main", tab: "b", revision: 0 });
    await publishing.save(anna, "news", id, input(draftSample("news", "Anna's words"), 1, "publish"));
    const outcome = await publishing.save(ben, "news", id, input(mine, 1, "publish"));
    expect(outcome).toMatchObject({
      kind: "conflict",
      theirs: {
        version: 2,
        updatedBy: "Anna",
        draft: { texts: { en: { title: "Anna's words" } } },
        autosave: { draft: mine },
      },
    });
    expect(await publishing.open(ben, "news", id)).toMatchObject({
      version: 2,
      autosave: { draft: mine, baseVersion: 1 },
    });
    expect((await site().storage.collection(newsDefinition).find(id, "en"))?.text.title).toBe("Anna's words");
  });

  test("of a hundred saves of one version one wins", async () => {
    const { publishing } = site();
    const id = await saved(site(), "product", draftSample("product", "Raced"), "publish");
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        publishing.save(
          i % 2 === 0 ? anna : ben,
          "product",
          id,
          input(draftSample("product", `Racer ${i}`), 1, "publish"),
        ),
      ),
    );
    const won = outcomes.flatMap((outcome, i) => (outcome.kind === "saved" ? [i] : []));
    expect(won).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "conflict")).toHaveLength(99);
    expect((await site().storage.collection(productsDefinition).find(id, "en"))?.text.title).toBe(`Racer ${won[0]}`);
    expect(await publishing.history(anna, "product", id)).toHaveLength(2);
  });

  test("drafts made at the same time get ids of their own, in a row", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) => saved(site(), "offer", draftSample("offer", `Offer ${i}`))),
    );
    const sorted = ids.toSorted((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: 20 }, (_, i) => (sorted[0] ?? 0) + i));
    expect(sorted[0]).toBeGreaterThanOrEqual(6);
  });

  test("a dead link within the site is reported, a live one is not", async () => {
    const live = await saved(site(), "news", draftSample("news", "Linked"), "publish");
    const draft = await saved(site(), "news", draftSample("news", "Not linked yet"));
    const links = {
      [`/news/${live}`]: true,
      [`/pl/news/${live}#top`]: true,
      [`/news/${draft}`]: false,
      [`http://localhost:3000/news/${draft}`]: false,
      "/news/999999": false,
      "/services/6": true,
      "/services/7": false,
      "/contact?x=1": true,
      "/nowhere": false,
      "/drawings/pic-plc.svg": true,
      "https://elsewhere.example/news/999999": true,
      "mailto:office@example.com": true,
    };
    for (const [href, isAlive] of Object.entries(links)) {
      const linking = draftSample("news", "Linking");
      linking.texts.en.rich = richSample("words", href);
      const problems = await site().publishing.check(anna, "news", undefined, linking);
      expect([href, problems.every(({ code }) => code !== "dead-link")]).toEqual([href, isAlive]);
    }
  });
}
