import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { products } from "#collections/products/products.ts";
import { checkFields, valuesOf } from "#features/submissions/check.ts";
import { readInboxQuery } from "#features/submissions/inbox-query.ts";
import { storedLines } from "#features/submissions/lines.ts";
import { remarkOf } from "#features/submissions/remarks.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "../../../tests/site-handler.ts";
import { quoteRequest } from "./quote-request.server.ts";
import { quoteRequestFields } from "./quote-request.ts";

const CONTACT = { company: "Baltic Example", contactName: "Jan Kran", email: "jan@example.org", termsAccepted: "on" };
const line = (row: number, item: string | number, quantity: string | number, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ item: String(item), quantity: String(quantity), ...more }).map(([part, text]) => [
      `lines.${row}.${part}`,
      text,
    ]),
  );

function check(given: Readonly<Record<string, string>>) {
  const result = checkFields(quoteRequestFields, valuesOf(quoteRequestFields, { ...CONTACT, ...given }));
  return result.ok ? { lines: result.submitted.lines } : result.errors;
}

describe("the lines of a request", () => {
  test("are products with whole quantities and notes, in the order of the form", () => {
    const given = { ...line(2, 5, "9999"), ...line(1, 12, " 2 ", { note: " for the bridge " }), ...line(10, 3, 1) };
    expect(check(given)).toEqual({
      lines: JSON.stringify([
        { item: 12, quantity: 2, note: "for the bridge" },
        { item: 5, quantity: 9999, note: "" },
        { item: 3, quantity: 1, note: "" },
      ]),
    });
  });

  test("are left out by a tick or an emptied quantity, without script", () => {
    const kept = line(3, 3, 1);
    expect(check({ ...line(1, 1, "12abc", { remove: "on" }), ...line(2, 2, " "), ...kept })).toEqual({
      lines: '[{"item":3,"quantity":1,"note":""}]',
    });
  });

  test.each(["0", "-1", "1.5", "1e9", "10000", "12abc", "1 000", "٣", "9".repeat(10_000)])(
    "have no quantity of %j",
    (quantity) => {
      expect(check({ ...line(1, 1, 1), ...line(2, 5, quantity) })).toEqual({
        "lines.2.quantity": { id: "quantityInvalid", max: 9999 },
      });
    },
  );

  test("name each product once, and a note fits one line of 200 characters", () => {
    expect(check({ ...line(1, 1, 1), ...line(2, 1, 2) })).toEqual({ "lines.2.quantity": { id: "lineTwice" } });
    expect(check(line(1, "x", 1))).toEqual({ "lines.1.quantity": { id: "lineUnknown" } });
    expect(check(line(1, 1, 1, { note: "ł".repeat(200) }))).toHaveProperty("lines");
    expect(check(line(1, 1, 1, { note: "ł".repeat(201) }))).toEqual({ "lines.1.note": { id: "tooLong", max: 200 } });
    expect(check(line(1, 1, 1, { note: "a\u2028b" }))).toEqual({ "lines.1.note": { id: "lineInvalid" } });
  });

  test.each(["[1]", "{}", "null", "[null]", "[[]]", "no JSON", "[".repeat(60_000)])("are not %.20j", (lines) => {
    expect(check({ lines })).toMatchObject({ lines: { id: "linesInvalid" } });
  });

  test("are 20 at most, whatever an array contains", () => {
    const lines = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => ({ item: index + 1, quantity: 1 })));
    expect(check({ lines: lines(20) })).toHaveProperty("lines");
    expect(check({ lines: lines(21) })).toEqual({ lines: { id: "linesTooMany", max: 20 } });
    expect(check({ lines: lines(3000) })).toEqual({ lines: { id: "linesTooMany", max: 20 } });
    expect(check({ lines: '[{"item":1}]' })).toHaveProperty(["lines.1.quantity"]);
    expect(check({ lines: '[{"item":{"__proto__":1},"quantity":[2]}]' })).toHaveProperty(["lines.1.quantity"]);
  });

  test("may be missing where something else is described", () => {
    expect(check({})).toEqual({ unlisted: { id: "nothingListed" } });
    expect(check(line(1, 1, ""))).toEqual({ unlisted: { id: "nothingListed" } });
    expect(check({ unlisted: "A fuse" })).toEqual({ lines: "" });
  });
});

test("the day is one of the calendar, and today is never refused, wherever it is", () => {
  const day = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  const asked = { unlisted: "A fuse" };
  for (const neededBy of ["", day(-12), day(0), day(14), "2999-12-31", "31.12.2999"])
    expect(check({ ...asked, neededBy })).toHaveProperty("lines");
  for (const neededBy of ["2027-02-30", "30.02.2027", "31.3.2027", "soon", "2027-3-1", "10000-01-01"])
    expect(check({ ...asked, neededBy })).toEqual({ neededBy: { id: "dateInvalid" } });
  expect(check({ ...asked, neededBy: day(-36) })).toEqual({ neededBy: { id: "dateOver" } });
});

test.each([
  ["PL 123-456-32-18", undefined],
  ["de123456789", undefined],
  ["NL123456789B01", undefined],
  ["FRAB123456789", undefined],
  ["NO 999 999 999 MVA", undefined],
  ["1234563218", undefined],
  ["", undefined],
  ["PL123456321", "vatWrong"],
  ["DE12345678X", "vatWrong"],
  [`AT${"9".repeat(28)}`, "vatWrong"],
])("the VAT number %j is accepted, with the remark %j", (vatNumber, remark) => {
  expect(check({ unlisted: "A fuse", vatNumber })).toHaveProperty("lines");
  expect(remarkOf(quoteRequestFields.vatNumber, vatNumber)).toBe(remark);
});

describe("on a site", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site?.close());

  const html = async (path: string) => (await (await site.request(path)).text()).replaceAll("<!-- -->", "");
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    site.request(path, { method: "POST", headers: { origin: TEST_ORIGIN }, body: new URLSearchParams(fields) });

  test("the list of products is a plain form that leads here with what is checked", async () => {
    const page = await html("/products");
    expect(page).toMatch(/<form[^>]* action="\/enquiry"/);
    expect(page).toContain('<input type="checkbox" name="item" value="5"/>');
    expect(await html("/de/products/5")).toContain('href="/de/enquiry?item=5"');
  });

  test("the address names products; what it cannot name is said", async () => {
    const page = await html("/pl/enquiry?item=5&item=1&item=5&item=999&item=x");
    expect(Array.from(page.matchAll(/name="lines\.\d+\.item" value="(\d+)"/g), ([, id]) => id)).toEqual(["5", "1"]);
    expect(page).toContain("Pominięto 3 produkty");
    expect(page).toContain('href="/pl/products/5"');
    expect(page).toMatch(/<legend><div[^>]*><img src="\/drawings\/pic-[^>]*><\/div><span><a /);
    const many = await html(`/enquiry?${Array.from({ length: 23 }, (_, index) => `item=${index + 1}`).join("&")}`);
    expect(many).toContain("3 more were left out");
    expect(many.match(/name="lines\.\d+\.quantity"/g)).toHaveLength(12);
    expect(await html("/enquiry")).toContain("No products chosen yet");
  });

  test("nothing typed is lost on an error, and each line says what is wrong", async () => {
    const answer = await post("/enquiry?item=1&item=5", {
      ...line(1, 1, "12abc", { note: "<b>first</b>" }),
      ...line(2, 5, 3, { remove: "on" }),
      neededBy: "2000-01-01",
      unlisted: "A fuse",
      company: "",
      vatNumber: "PL123",
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const page = (await answer.text()).replaceAll("<!-- -->", "");
    for (const part of [
      "This does not have the format of a VAT number of that country",
      'value="12abc"',
      "&lt;b&gt;first&lt;/b&gt;",
      'value="2000-01-01"',
      "A fuse</textarea>",
      'href="#quote-lines.1.quantity">Exhaust gas temperature module, Quantity (pcs): Enter a whole number',
      'href="#quote-company">Company: Company is required',
      'href="#quote-neededBy">Needed by: This date has passed',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).toMatch(/name="lines\.2\.remove"[^>]* checked=""/);
    expect(page).toMatch(/action="\/enquiry\?item=1&amp;item=5#answer"/);
  });

  test("a product that is not offered is refused at its line, and too many fields before they are read", async () => {
    const refused = await post("/api/enquiry", { ...CONTACT, ...line(1, 1, 1), ...line(2, 999, 2), language: "de" });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { "lines.2.quantity": expect.stringContaining("nicht mehr angeboten") } },
    ]);
    const many = Object.assign({}, ...Array.from({ length: 200 }, (_, index) => line(index + 1, index + 1, 1)));
    expect((await post("/api/enquiry", { ...CONTACT, ...many })).status).toBe(413);
  });

  test("it is stored with the titles of that day, found by them, and read back as one cell of a table", async () => {
    const body = { ...CONTACT, lines: '[{"item":5,"quantity":2,"note":"for the bridge"}]', language: "de" };
    const stored = await post("/api/enquiry", body);
    expect(stored.status).toBe(201);
    const { reference } = (await stored.json()) as { reference: string };
    expect(reference).toMatch(/^Q(?:-[0-9A-Z]{4}){2}$/);
    const { storage } = site.services;
    const store = storage.submissions.of(quoteRequest);
    const found = await store.find({ reference });
    const [product] = await storage.collection(products).titles([5], "de");
    expect(storedLines(found?.values.lines ?? "")).toEqual([
      { item: 5, title: product?.title, quantity: 2, note: "for the bridge" },
    ]);
    const query = { ...readInboxQuery(new URLSearchParams(), quoteRequest), q: "for the bridge", meId: "" };
    expect((await store.list(query, undefined)).submissions.map((one) => one.reference)).toEqual([reference]);
  });
});
