import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { collections } from "#collections/index.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { products as productsDefinition } from "#collections/products/products.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import { refreshDerivedRows } from "#features/publishing/storage/derived-rows.server.ts";
import { findListed } from "#features/publishing/storage/listing.server.ts";
import { companyStore } from "#features/settings/storage/company-store.server.ts";
import { inEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { type Company, companySchemaFor } from "#ui/site/company/company.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import type { ContractDatabase } from "./contract-databases.ts";
import { DEFAULT_RETENTION } from "./default-retention.ts";
import { NOBODY_NOTIFIED } from "./every-form.ts";
import { newsSample, productSample, projectSample } from "./storage-samples.ts";

const WITH_NORWEGIAN = [...LANGUAGE_CODES, "no" as Language];
const NORWEGIAN = "no" as Language;

/** Tests records stored by another release, and damaged ones. */
export function storedContract(database: () => ContractDatabase, storage: () => Storage): void {
  const rows = () => storage().publishing.rows;
  const storedCompany = async () =>
    JSON.parse((await rows().selectFrom("company").select("record").executeTakeFirstOrThrow()).record);
  const setCompany = (record: unknown) =>
    rows()
      .updateTable("company")
      .set({ record: typeof record === "string" ? record : JSON.stringify(record) })
      .execute();
  const setState = async (key: string, value: string) => {
    await rows().deleteFrom("site_state").where("key", "=", key).execute();
    await rows().insertInto("site_state").values({ key, value }).execute();
  };
  const storedState = async (key: string) =>
    JSON.parse(
      (await rows().selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirstOrThrow()).value,
    );
  const recordsOf = (collection: string, id: number) =>
    rows()
      .selectFrom("records")
      .selectAll()
      .where("collection", "=", collection)
      .where("entry_id", "=", id)
      .orderBy("language")
      .execute();
  /** Sets the stored English texts of an entry. */
  const setRecord = (collection: string, id: number, record: unknown) =>
    rows()
      .updateTable("records")
      .set({ record: JSON.stringify(record) })
      .where("collection", "=", collection)
      .where("entry_id", "=", id)
      .where("language", "=", "en")
      .execute();
  const refresh = (languages: readonly Language[]) =>
    refreshDerivedRows(rows(), createLog("silent"), collections, languages);
  afterEach(async () => {
    await setCompany(exampleCompany);
    await rows().deleteFrom("site_state").where("key", "in", ["retention", "navigation", "notifications"]).execute();
  });

  test("the company's record gets a language and a field that were added later, and can be saved", async () => {
    const schema = companySchemaFor(WITH_NORWEGIAN).extend({ motto: z.string().default("") });
    const company = companyStore(rows(), schema as unknown as z.ZodType<Company>);
    const read = (await company.read()) as (Company & { motto: string }) | undefined;
    expect(read).toMatchObject({
      name: exampleCompany.name,
      motto: "",
      address: { country: { en: "Poland", no: "" } },
    });
    expect(read?.phones.map(({ label }) => label[NORWEGIAN])).toEqual(["", ""]);
    const { fingerprint, value } = await company.record.read();
    expect(await company.record.replace(fingerprint, { ...(value as Company), owner: "Somebody else" })).toBe(true);
    expect(await company.read()).toMatchObject({ owner: "Somebody else", motto: "" });
  });

  test("the company's record preserves fields of a later release", async () => {
    const { phones, address, ...rest } = exampleCompany;
    await setCompany({
      ...rest,
      motto: "Ashore",
      address: { ...address, quay: "7", country: { ...address.country, no: "Polen" } },
      phones: phones.map((phone, i) => ({ ...phone, hours: `${i}` })),
    });
    expect(await storage().company.read()).toEqual(exampleCompany);
    const { fingerprint, value } = await storage().company.record.read();
    const changed = { ...(value as Company), owner: "Somebody else", phones: phones.slice(1) };
    expect(await storage().company.record.replace(fingerprint, changed)).toBe(true);
    expect(await storedCompany()).toMatchObject({
      owner: "Somebody else",
      motto: "Ashore",
      address: { quay: "7", country: { en: "Poland", no: "Polen" } },
      phones: [{ hours: "1" }],
    });
    await storage().company.save({ ...exampleCompany, owner: "A third" });
    expect(await storedCompany()).toMatchObject({ owner: "A third", motto: "Ashore" });
  });

  test("settings get missing fields and preserve those of a later release", async () => {
    await setState("retention", JSON.stringify({ contactMonths: 3, callMonths: 1 }));
    await setState("navigation", JSON.stringify({ hidden: ["news", "vessels"], order: "short" }));
    await setState("notifications", JSON.stringify({ messages: ["a@b.example"], calls: ["c@d.example"] }));
    const { settings } = storage();
    expect(await settings.retention()).toEqual({ ...DEFAULT_RETENTION, contactMonths: 3 });
    expect(await settings.navigation()).toEqual({ hidden: ["news"] });
    expect(await settings.notifications()).toEqual({ ...NOBODY_NOTIFIED, messages: ["a@b.example"] });
    await settings.saveRetention({ ...DEFAULT_RETENTION, contactMonths: 5 });
    await settings.saveNavigation({ hidden: ["media"] });
    await settings.saveNotifications(NOBODY_NOTIFIED);
    expect(await storedState("retention")).toEqual({ ...DEFAULT_RETENTION, contactMonths: 5, callMonths: 1 });
    expect(await storedState("navigation")).toEqual({ hidden: ["media", "vessels"], order: "short" });
    expect(await storedState("notifications")).toEqual({ ...NOBODY_NOTIFIED, calls: ["c@d.example"] });
  });

  test.each(["no JSON", "[]", "{}", '{"name":7}'])("a damaged record of the company is named: %s", async (record) => {
    await setCompany(record);
    await expect(storage().company.read()).rejects.toMatchObject({
      id: "unreadable-record",
      message: "The stored data of the company cannot be read.",
    });
    await storage().company.save(exampleCompany);
    expect(await storage().company.read()).toEqual(exampleCompany);
  });

  test("a damaged setting is reported and can be set again", async () => {
    await setState("retention", '{"contactMonths":"many"}');
    await expect(storage().settings.retention()).rejects.toMatchObject({
      id: "unreadable-record",
      message: "The stored data of the setting retention cannot be read.",
    });
    await storage().settings.saveRetention(DEFAULT_RETENTION);
    expect(await storage().settings.retention()).toEqual(DEFAULT_RETENTION);
  });

  test("lists of a language that was added later show all items, with their English titles", async () => {
    const before = LANGUAGE_CODES.filter((language) => language !== "de");
    await storage().publishing.publishRecord(newsDefinition, newsSample(9601, "Before German"));
    await storage().publishing.publishRecord(projectsDefinition, projectSample(9601, "Before German"));
    await refresh(before);
    const query = { q: "before german", sort: "desc", page: 1 } as const;
    expect((await findListed(rows(), newsDefinition, "de", query)).total).toBe(0);
    await refresh(LANGUAGE_CODES);
    expect((await findListed(rows(), newsDefinition, "de", query)).ids).toEqual([9601]);
    expect((await findListed(rows(), projectsDefinition, "de", query)).ids).toEqual([9601]);
    const all = { q: "", sort: "desc", page: 1 } as const;
    for (const collection of collections) {
      const [english, german] = await Promise.all(
        (["en", "de"] as const).map((language) => findListed(rows(), collection, language, all, 1000)),
      );
      expect(german).toEqual(english);
    }
    expect((await storage().collection(newsDefinition).entries([9601], "de"))[0]?.text).toMatchObject({
      language: "en",
    });

    // A release without the language was started and has published another item.
    await refresh(before);
    await storage().publishing.publishRecord(newsDefinition, newsSample(9602, "Before German, second"));
    await rows().deleteFrom("listing").where("entry_id", "=", 9602).where("language", "=", "de").execute();
    await Promise.all([refresh(LANGUAGE_CODES), refresh(LANGUAGE_CODES)]);
    expect((await findListed(rows(), newsDefinition, "de", query)).ids).toEqual([9602, 9601]);
  });

  test("a start fills lists that lack rows of a language", async () => {
    await storage().publishing.publishRecord(productsDefinition, productSample(9603, "Lost in German"));
    await rows().deleteFrom("listing").where("entry_id", "=", 9603).where("language", "=", "de").execute();
    const again = await openStorage(database().location, createLog("silent"));
    const found = await again.collection(productsDefinition).list("de", { q: "lost in german", sort: "asc", page: 1 });
    await again.close();
    expect(found.items.map(({ id }) => id)).toEqual([9603]);
  });

  test("an entry without English is shown in the first language that it has", async () => {
    await storage().publishing.publishRecord(newsDefinition, newsSample(9604, "Gone", { plTitle: "Tylko po polsku" }));
    await rows()
      .deleteFrom("records")
      .where("collection", "=", "news")
      .where("entry_id", "=", 9604)
      .where("language", "=", "en")
      .execute();
    expect((await storage().collection(newsDefinition).find(9604, "de"))?.text).toMatchObject({
      language: "pl",
      title: "Tylko po polsku",
    });
  });

  test("texts in a language that only another release has are ignored and preserved", async () => {
    await storage().publishing.publishRecord(newsDefinition, newsSample(9605, "Nordic"));
    const text = { title: "Nordisk", shortDescription: "Kort.", description: "Lang.", imageAlt: "" };
    await rows()
      .insertInto("records")
      .values({ collection: "news", entry_id: 9605, language: "no", record: JSON.stringify(text) })
      .execute();
    expect(await storage().collection(newsDefinition).records([9605])).toEqual([newsSample(9605, "Nordic")]);
    await storage().publishing.publishRecord(newsDefinition, newsSample(9605, "Nordic, changed"));
    expect((await recordsOf("news", 9605)).map(({ language }) => language).sort()).toEqual(["en", "no"]);
  });

  test("an offer of another release is shown and preserves its additional fields", async () => {
    const offer = (await storage().collection(offersDefinition).records([1]))[0];
    if (offer?.texts.en === undefined) throw new Error("no example offer");
    const { skills: _, ...older } = offer.texts.en;
    await setRecord("offer", 1, { ...older, salary: "1" });
    expect((await storage().collection(offersDefinition).find(1, "en"))?.text).toEqual({
      ...older,
      skills: [],
      language: "en",
    });
    expect((await storage().collection(offersDefinition).records([1]))[0]?.texts.en).toEqual({ ...older, skills: [] });
    await storage().publishing.publishRecord(offersDefinition, offer);
    const stored = (await recordsOf("offer", 1)).find(({ language }) => language === "en");
    expect(JSON.parse(stored?.record ?? "")).toEqual({ ...offer.texts.en, salary: "1" });
  });

  test("a damaged record is logged with its id, and lists show the others", async () => {
    const log = createLog("silent");
    const error = vi.spyOn(log, "error");
    const site = await openStorage(database().location, log);
    await storage().publishing.publishRecord(productsDefinition, productSample(9606, "Damaged product"));
    await storage().publishing.publishRecord(newsDefinition, newsSample(9607, "Damaged news"));
    await storage().publishing.publishRecord(projectsDefinition, projectSample(9608, "Damaged project"));
    const damageRich = async (collection: string, id: number) => {
      const [{ record } = { record: "" }] = await recordsOf(collection, id);
      await setRecord(collection, id, { ...JSON.parse(record), rich: "no JSON" });
    };
    await damageRich("product", 9606);
    await damageRich("news", 9607);
    const projects = rows().updateTable("entries").where("collection", "=", "project");
    const { facts } = await rows()
      .selectFrom("entries")
      .select("facts")
      .where("collection", "=", "project")
      .where("id", "=", 9608)
      .executeTakeFirstOrThrow();
    await projects
      .set({ facts: JSON.stringify({ ...JSON.parse(facts), services: "{" }) })
      .where("id", "=", 9608)
      .execute();
    const offers = await site.collection(offersDefinition).all("en");
    const before = await recordsOf("offer", 2);
    await rows()
      .updateTable("records")
      .set({ record: '{"title":7}' })
      .where("collection", "=", "offer")
      .where("entry_id", "=", 2)
      .execute();

    const products = await site
      .collection(productsDefinition)
      .list("en", { q: "damaged product", sort: "asc", page: 1 });
    expect(products.items).toMatchObject([{ id: 9606, text: { title: "Damaged product", rich: undefined } }]);
    expect((await site.collection(newsDefinition).find(9607, "en"))?.text).toMatchObject({
      title: "Damaged news",
      rich: undefined,
    });
    expect(
      (await site.collection(projectsDefinition).list("en", { q: "damaged project", sort: "asc", page: 1 })).items,
    ).toHaveLength(1);
    expect(await site.collection(projectsDefinition).records([9608, 1])).toMatchObject([{ id: 1 }]);
    expect((await site.collection(offersDefinition).all("en")).map(({ id }) => id)).toEqual(
      offers.map(({ id }) => id).filter((id) => id !== 2),
    );
    expect((await site.collection(offersDefinition).records([1, 2])).map(({ id }) => id)).toEqual([1]);
    expect(await site.collection(offersDefinition).title(2, "en")).toBeUndefined();
    expect((await site.collection("offer").titles([1, 2], "en")).map(({ id }) => id)).toEqual([1]);
    await expect(site.collection(offersDefinition).find(2, "en")).rejects.toMatchObject({
      id: "unreadable-record",
      message: "The stored data of offer 2 cannot be read.",
    });
    const named = error.mock.calls.map(([facts]) => facts as unknown as { kind: string; id: number });
    for (const [kind, id] of [
      ["product", 9606],
      ["news", 9607],
      ["project", 9608],
      ["offer", 2],
    ]) {
      expect(named).toContainEqual(expect.objectContaining({ kind, id }));
    }
    await rows().deleteFrom("records").where("collection", "=", "offer").where("entry_id", "=", 2).execute();
    await rows().insertInto("records").values(before).execute();
    await site.close();
  });

  test.each(["no JSON", "null", '{"version":{}}'])(
    "an entry of the audit log with damaged details (%s) is listed",
    async (details) => {
      const { audit } = storage();
      await audit.append(1, undefined, "item-saved", {
        subject: { kind: "news", name: 9609 },
        details: { version: 1 },
      });
      await rows().updateTable("audit_log").set({ details }).where("subject", "=", "9609").execute();
      expect(await audit.ofSubject("news", 9609, 1)).toMatchObject([{ action: "item-saved", details: {} }]);
    },
  );

  test("a missing text of a picture is empty, others are preserved, and damaged ones are empty", async () => {
    const key = randomUUID().replaceAll("-", "");
    const picture = {
      key,
      width: 10,
      height: 10,
      version: "1",
      name: "old.jpg",
      focal: { x: 0.5, y: 0.5 },
      uploadedAt: 1,
      uploader: { id: "", name: "" },
    };
    await storage().pictures.add({ ...picture, alt: inEveryLanguage({ en: "Quay", pl: "", de: "" }) });
    const setAlt = (alt: string) => rows().updateTable("pictures").set({ alt }).where("key", "=", key).execute();
    await setAlt('{"en":"Quay","no":"Kai"}');
    expect((await storage().pictures.find(key))?.alt).toEqual(inEveryLanguage({ en: "Quay", pl: "", de: "" }));
    expect(
      await storage().pictures.update({ ...picture, alt: inEveryLanguage({ en: "Pier", pl: "", de: "" }) }, "1"),
    ).toBe(true);
    const { alt } = await rows().selectFrom("pictures").select("alt").where("key", "=", key).executeTakeFirstOrThrow();
    expect(JSON.parse(alt)).toEqual({ en: "Pier", pl: "", de: "", no: "Kai" });
    await setAlt("no JSON");
    expect((await storage().pictures.find(key))?.alt).toEqual(inEveryLanguage({ en: "", pl: "", de: "" }));
    await storage().pictures.remove(key);
  });
}
