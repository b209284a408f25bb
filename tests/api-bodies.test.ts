import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anyCharacter } from "./any-text.ts";
import { addEditor, openTestSite, type TestSite } from "./site-handler.ts";

const CALLS = [
  ["POST", "/api/news"],
  ["POST", "/save_news.php"],
  ["PUT", "/api/news/1"],
  ["POST", "/api/projects"],
  ["POST", "/save_projects.php"],
  ["PUT", "/api/projects/1"],
  ["POST", "/api/products"],
  ["PUT", "/api/products/1"],
  ["DELETE", "/api/products/999"],
] as const;

const FIELDS = [
  ...["title", "title_pl", "description", "description_de", "short_description", "product_type", "image_alt"],
  ...["img", "image", "posted", "stock", "documentation", "projectUrl", "category", "country", "services", "year"],
  ...["equipment_maker", "vessel_named", "client_named", "version", "id", "__proto__", "constructor", "toString"],
];

const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    "",
    "\ud800",
    "a\u0000b",
    "/drawings/pic-tug.svg",
    "2026-02-30",
    "yes",
    "x".repeat(30_000),
    "-0",
    "1e9",
  ),
);
const value = fc.oneof(
  text,
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
  fc.constantFrom(null, -1, 0, 1.5, 1e308, 7, true),
  fc.array(fc.integer({ min: -1, max: 8 })),
);
const record = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), value), { maxLength: 12 })
  // Written pair by pair, so that names occur twice and "__proto__" can be one of them.
  .map(
    (pairs) => `{${pairs.map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given) ?? "null"}`).join()}}`,
  );
const nested = fc
  .tuple(fc.constantFrom("[", '{"title":'), fc.integer({ min: 1, max: 1000 }))
  .map(([open, depth]) => `${open.repeat(depth)}1${(open === "[" ? "]" : "}").repeat(depth)}`);
const body = fc.oneof(
  { weight: 6, arbitrary: record },
  fc.json({ maxDepth: 4 }),
  nested,
  fc.string({ unit: anyCharacter }),
  fc.uint8Array({ maxLength: 200 }),
);

const STAFF_CALLS = [
  ["POST", "/dashboard/save/news/1"],
  ["POST", "/dashboard/save/project/new"],
  ["POST", "/dashboard/act/product/1"],
  ["POST", "/dashboard/autosave/offer/1"],
  ["DELETE", "/dashboard/autosave/news/new"],
  ["POST", "/api/auth/passkey/generate-register-options"],
  ["POST", "/api/auth/passkey/verify-registration"],
  ["POST", "/api/auth/passkey/verify-authentication"],
] as const;

/** A call of the dashboard that is almost valid. */
const staffBody = fc
  .record(
    {
      draft: fc.dictionary(fc.constantFrom(...FIELDS, "texts", "img"), value),
      baseVersion: fc.oneof(fc.nat(3), value),
      upToDate: fc.oneof(fc.constant(["pl"]), value),
      aim: fc.constantFrom("keep", "publish", "x"),
      do: fc.constantFrom("check", "publish", "schedule", "withdraw", "bin", "duplicate", "restore", "x"),
      version: fc.oneof(fc.nat(3), value),
      publishAt: fc.oneof(fc.integer(), value),
    },
    { requiredKeys: [] },
  )
  .map((given) => JSON.stringify(given));

let site: TestSite;
let authorization: string;
let cookie: string;

beforeAll(async () => {
  site = await openTestSite();
  ({ authorization, cookie } = await addEditor(site));
  site.services.apiWrites = { take: async () => undefined };
});
afterAll(() => site.close());

test("any body is answered in JSON and never with an internal error", async () => {
  const logged = vi.spyOn(site.services.log, "error");
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), body, async ([method, path], sent) => {
      const headers = { authorization, "content-type": "application/json" };
      const answer = await site.request(path, { method, headers, body: sent as BodyInit });
      expect(answer.status).toBeLessThan(500);
      const given = (await answer.json()) as { error?: unknown; id?: unknown };
      expect(typeof (answer.ok ? given.id : given.error)).toBe(answer.ok ? "number" : "string");
    }),
  );
  expect(logged).not.toHaveBeenCalled();
}, 900_000);

test("so are the calls of the dashboard's pages", async () => {
  const logged = vi.spyOn(site.services.log, "error");
  const sent = fc.oneof({ weight: 3, arbitrary: staffBody }, body);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STAFF_CALLS), sent, async ([method, path], given) => {
      const headers = { cookie, "content-type": "application/json" };
      const answer = await site.request(path, { method, headers, body: given as BodyInit });
      expect(answer.status).toBeLessThan(500);
      await answer.json();
    }),
  );
  expect(logged).not.toHaveBeenCalled();
}, 900_000);
