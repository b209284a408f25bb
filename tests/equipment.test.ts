import { afterAll, beforeAll, expect, test } from "vitest";
import { companyEquipment } from "#collections/equipment/company-equipment.ts";
import { equipment } from "#collections/equipment/equipment.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { contentSchema } from "#features/publishing/content-schema.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { draftSample } from "./draft-samples.ts";
import { addEditor, openTestSite, type TestSite } from "./site-handler.ts";

/* The story of an office manager who adds a maker of equipment, as visitors see it. */

let site: TestSite;
let editor: Actor;
beforeAll(async () => {
  site = await openTestSite();
  const { cookie } = await addEditor(site);
  const known = await site.services.accounts.whoIs(new Headers({ cookie }));
  if (known === undefined) throw new Error("the editor is not signed in");
  editor = known;
});
afterAll(() => site?.close());

const html = async (path: string) => (await site.request(path)).text();
const MAKERS = /<section[^>]*aria-labelledby="makers".*?<\/section>/s;
const BOX = /<section[^>]*aria-labelledby="extra-repairs".*?<\/section>/s;
const part = async (path: string, pattern: RegExp) => pattern.exec(await html(path))?.[0] ?? "";

test("the equipment of a new site is valid, and each family says what it is", () => {
  expect(companyEquipment.map((maker) => contentSchema(equipment).parse(maker))).toEqual(companyEquipment);
  const lines = companyEquipment.flatMap(({ texts }) => Object.values(texts).flatMap((text) => text?.families ?? []));
  expect(lines.filter((line) => namedLine(line).detail === "")).toEqual([]);
  // Section 2 of the specification: about 60 items.
  expect(companyEquipment.flatMap(({ texts }) => texts.en?.families ?? []).length).toBeGreaterThan(55);
});

test("service 4 alone has both lists at first, in each language", async () => {
  for (const [path, governor] of [
    ["/services/4", "electronic governor"],
    ["/pl/services/4", "elektroniczny regulator obrotów"],
    ["/de/services/4", "elektronischer Drehzahlregler"],
  ] as const) {
    expect(await part(path, MAKERS)).toContain("Kongsberg Maritime");
    expect(await part(path, BOX)).toContain("EGS\u00a02200 <span>");
    expect(await part(path, BOX)).toContain(governor);
  }
  for (const id of [1, 2, 3, 5, 6]) expect(await html(`/services/${id}`)).not.toMatch(MAKERS);
});

test("a new maker is on the pages of its services, with its families and what is done", async () => {
  const draft = draftSample("equipment", "Stork Electronics");
  Object.assign(draft.texts.en, { field: "Winch controllers", families: "WCU 7: winch control unit\nWCU 9" });
  Object.assign(draft, { work: "exchange, commissioning", services: [3, 4], position: "15" });
  const input = { draft, baseVersion: 0, aim: "publish" } as const;
  const { publishing } = site.services;
  const saved = await publishing.save(editor, "equipment", undefined, input);
  expect(saved).toMatchObject({ kind: "saved", id: companyEquipment.length + 1 });
  for (const path of ["/services/3", "/services/4", "/de/services/3"]) {
    expect(await part(path, MAKERS)).toMatch(/Stork Electronics<\/b><span[^>]*>Winch controllers/);
    expect(await part(path, BOX)).toMatch(/WCU\u00a07 <span[^>]*>winch control unit/);
  }
  expect(await part("/services/3", MAKERS)).toContain("replacement, commissioning");
  expect(await part("/de/services/3", MAKERS)).toContain("Austausch, Inbetriebnahme");
  expect(await part("/services/4", BOX)).toMatch(
    /<h3>Wärtsilä Lyngsø Marine<.*<h3>Stork Electronics<.*<h3>SAM Electronics</s,
  );
  const names = await publishing.open(editor, "services", 3);
  expect(names?.uses?.entries.map(({ kind, title }) => [kind, title])).toContainEqual([
    "equipment",
    "Stork Electronics",
  ]);
});

test("a withdrawn maker leaves its pages", async () => {
  await site.services.publishing.withdraw(editor, "equipment", companyEquipment.length + 1);
  expect(await html("/services/3")).not.toMatch(MAKERS);
  expect(await html("/services/4")).not.toContain("Stork Electronics");
});

test("what is done is refused where it is none of the choices", async () => {
  const draft = { ...draftSample("equipment", "Nobody"), work: "repair, magic" };
  const saved = await site.services.publishing.save(editor, "equipment", undefined, {
    draft,
    baseVersion: 0,
    aim: "keep",
  });
  expect(saved).toMatchObject({ kind: "refused", problems: [{ path: "work", code: "unknown-choice" }] });
});
