import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { news } from "#collections/news/news.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import routeConfig from "#routes.ts";
import { addEditor, openTestSite, type TestSite } from "../../../tests/site-handler.ts";

type Operation = { responses: Record<string, unknown> };
type Description = { paths: Record<string, Record<string, Operation>>; openapi: string };

let site: TestSite;
let description: Description;
const ajv = new Ajv2020({ strict: true, validateFormats: false, validateSchema: false });

beforeAll(async () => {
  site = await openTestSite();
  description = (await (await site.request("/api/openapi.json")).json()) as Description;
  ajv.addVocabulary(["openapi", "info", "servers", "paths", "components"]);
  ajv.addSchema(description, "api");
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** Asserts that a response has the status and matches the description. Returns its body. */
async function expectDescribed(answer: Response, path: string, status: number, given?: string): Promise<unknown> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const method = given ?? Object.keys(description.paths[path] ?? {})[0] ?? "";
  const pointer = ["paths", path, method, "responses", status, "content", "application/json", "schema"]
    .map((part) => encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  const validate = ajv.compile({ $ref: `api#/${pointer}` });
  const body: unknown = await answer.json();
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
  return body;
}

const LISTS = ["/api/projects", "/api/news", "/api/products"] as const;
const ITEMS = [
  ["/api/projects/{id}", "/api/projects/", "Project not found."],
  ["/api/news/{id}", "/api/news/", "News article not found."],
  ["/get_news_by_id.php", "/get_news_by_id.php?id=", "News article not found."],
  ["/api/products/{id}", "/api/products/", "No product found with ID: "],
] as const;

describe("lists", () => {
  it.each(LISTS)("%s gives what is described, with and without a slash at its end", async (path) => {
    const list = await expectDescribed(await site.request(path), path, 200);
    expect(list).not.toEqual([]);
    expect(await expectDescribed(await site.request(`${path}/`), path, 200)).toEqual(list);
    expect(await expectDescribed(await site.request(`${path}?page=2`), path, 200)).toEqual([]);
  });

  it.each(LISTS)("%s refuses a malformed page", async (path) => {
    for (const page of ["0", "-1", "1.5", "x", "12345678"]) {
      await expectDescribed(await site.request(`${path}?page=${page}`), path, 400);
    }
  });

  it("run oldest first, products by id", async () => {
    const sorted = async (path: string, key: string) => {
      const list = (await (await site.request(path)).json()) as Record<string, string | number>[];
      const values = list.map((item) => item[key] ?? "");
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : 1)));
    };
    await sorted("/api/projects", "posted");
    await sorted("/api/news", "posted");
    await sorted("/api/products", "id");
  });
});

describe("items", () => {
  it.each(ITEMS)("%s gives what is described", async (path, address, notFound) => {
    expect(await expectDescribed(await site.request(`${address}1`), path, 200)).toMatchObject({ id: 1 });
    for (const id of ["999", "0", "01", "x", "1e0", "9999999999"]) {
      const body = await expectDescribed(await site.request(`${address}${id}`), path, 404);
      expect(body).toEqual({ error: path === "/api/products/{id}" ? notFound + id : notFound });
    }
  });
});

const MESSAGE = {
  firstName: "Jan",
  lastName: "Kowalski",
  email: "jan@example.com",
  emailConfirm: "jan@example.com",
  message: "The main switchboard trips on earth fault.",
  termsAccepted: "on",
};
const APPLICATION = { firstName: "Anna", lastName: "Nowak", email: "anna@example.com" };
const PDF = await readFile("tests/fixtures/cv/writer.pdf");

/** Sends a form as a browser does, with or without a file. */
function send(path: string, fields: Record<string, string>, cv?: File): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (cv !== undefined) body.set("cv", cv);
  return site.request(path, { method: "POST", body });
}

describe("forms", () => {
  it("are accepted with and without a trailing slash, in both encodings, and return a reference", async () => {
    for (const path of ["/api/contact", "/api/contact/"]) {
      await expectDescribed(await send(path, { ...MESSAGE, message: `By ${path}` }), "/api/contact", 201);
    }
    const body = new URLSearchParams({ ...MESSAGE, message: "Urlencoded" });
    const answer = await site.request("/api/contact", { method: "POST", body });
    await expectDescribed(answer, "/api/contact", 201);
    const cv = new File([PDF], "cv.pdf", { type: "application/pdf" });
    await expectDescribed(await send("/api/upload-cv", APPLICATION, cv), "/api/upload-cv", 201);
    const oldSpelling = {
      first_name: "Anna",
      last_name: "Nowak",
      email: "anna.nowak@example.com",
      phone: "+48 600 100 200",
    };
    await expectDescribed(await send("/api/upload-cv/", oldSpelling, cv), "/api/upload-cv", 201);
  });

  it("suggest names for misspelt ones where the description has parameters for them", async () => {
    const path = "/api/service-request";
    expect(description.paths[path]?.get).toMatchObject({
      parameters: ["port", "nextPort"].map((name) => ({
        name,
        in: "query",
        schema: { type: "string", maxLength: 80 },
      })),
    });
    expect(await expectDescribed(await site.request(`${path}?port=Gdnask`), path, 200, "get")).toEqual({
      port: expect.any(String),
    });
    await expectDescribed(await site.request(path), path, 405, "get");
    expect(Object.keys(description.paths["/api/contact"] ?? {})).toEqual(["post"]);
  });

  it("report errors by field in the requested language", async () => {
    const wrong = await send("/api/contact", { ...MESSAGE, firstName: "Jan3", language: "de" });
    expect(await expectDescribed(wrong, "/api/contact", 422)).toEqual({
      error:
        "Diese Angabe enthält ein unzulässiges Zeichen. Bitte verwenden Sie nur Buchstaben, Bindestriche, Apostrophe und Leerzeichen.",
      errors: {
        firstName:
          "Diese Angabe enthält ein unzulässiges Zeichen. Bitte verwenden Sie nur Buchstaben, Bindestriche, Apostrophe und Leerzeichen.",
      },
    });
    const withoutFile = await expectDescribed(await send("/api/upload-cv", APPLICATION), "/api/upload-cv", 422);
    expect(withoutFile).toMatchObject({
      errors: { cv: "No file chosen. Please choose a .doc, .docx or .pdf file." },
    });
    const exe = new File(["MZ"], "cv.exe");
    expect(await expectDescribed(await send("/api/upload-cv", APPLICATION, exe), "/api/upload-cv", 422)).toMatchObject({
      errors: { cv: "Please upload a file in .doc, .docx, or .pdf format." },
    });
  });

  it("are refused with a message and a retry time", async () => {
    const said = { language: "en", values: MESSAGE } as const;
    const receive = vi.spyOn(site.services.submissions, "receive");
    for (const [status, receipt] of [
      [429, { ...said, kind: "limited", retryAfterS: 90 }],
      [503, { ...said, kind: "unavailable", status: 503 }],
      [507, { ...said, kind: "unavailable", status: 507 }],
    ] as const) {
      receive.mockResolvedValueOnce(receipt);
      const answer = await send("/api/contact", MESSAGE);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      await expectDescribed(answer, "/api/contact", status);
    }
    receive.mockRejectedValueOnce(new Error("secret"));
    const failed = await expectDescribed(await send("/api/contact", MESSAGE), "/api/contact", 500);
    expect(failed).toEqual({ error: "Unexpected Application Error!", id: expect.any(String) });
  });
});

describe("saving", () => {
  const CALLS = [
    ["/api/news", { title: "A", short_description: "B", description: "C" }],
    ["/save_news.php", { title: "A", short_description: "B", description: "C" }],
    ["/api/projects", { title: "A", description: "C", vessel_named: "yes", client_named: "no" }],
    ["/save_projects.php", { title: "A", description: "C" }],
    ["/api/products", { title: "A", description: "C", product_type: "T" }],
  ] as const;
  let authorization: string;

  beforeAll(async () => {
    ({ authorization } = await addEditor(site));
  });

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = { authorization }) =>
    site.request(path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it.each(CALLS)("%s gives what is described, taken and refused", async (path, body) => {
    await expectDescribed(await call("POST", path, body), path, 201, "post");
    await expectDescribed(await call("POST", path, { ...body, title: "" }), path, 422, "post");
    await expectDescribed(await call("POST", path, body, {}), path, 401, "post");
  });

  it.each(["/api/news", "/api/projects", "/api/products"])("%s/{id} too", async (list) => {
    const path = `${list}/{id}`;
    await expectDescribed(await call("PUT", `${list}/2`, { title: "Another" }), path, 200, "put");
    await expectDescribed(await call("PUT", `${list}/2`, { title: "Another", version: 1 }), path, 409, "put");
    await expectDescribed(await call("PUT", `${list}/2`, { id: 2 }), path, 422, "put");
    await expectDescribed(await call("PUT", `${list}/999`, {}), path, 404, "put");
    await expectDescribed(await call("DELETE", `${list}/2`), path, 200, "delete");
    await expectDescribed(await site.request(`${list}/2`), path, 410, "get");
    await expectDescribed(await call("DELETE", `${list}/999`), path, 404, "delete");
  });

  it("accepts bodies that match the schemas of the description", async () => {
    const validate = (path: string) => {
      const pointer = `paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/post/requestBody/content/application~1json/schema`;
      return ajv.compile({ $ref: `api#/${pointer}` });
    };
    for (const [path, body] of CALLS) {
      expect([path, validate(path)(body), validate(path)({ ...body, unknown: 1 })]).toEqual([path, true, false]);
    }
  });
});

describe("every address", () => {
  it("refuses other methods", async () => {
    for (const path of Object.keys(description.paths)) {
      const described = Object.keys(description.paths[path] ?? {}).map((method) => method.toUpperCase());
      const allowed = described.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
      const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((name) => !allowed.includes(name));
      for (const method of others) {
        const answer = await site.request(path.replace("{id}", "1"), { method });
        expect([path, answer.headers.get("allow")]).toEqual([path, allowed.join(", ")]);
        await expectDescribed(answer, path, 405);
      }
    }
  });

  it("answers 503 while the storage is unavailable, 500 without details on any other failure", async () => {
    const stores = [
      site.services.storage.collection(projects),
      site.services.storage.collection(news),
      site.services.storage.collection(products),
    ];
    const fail = (error: Error) => {
      for (const store of stores) {
        vi.spyOn(store, "list").mockRejectedValue(error);
        vi.spyOn(store, "records").mockRejectedValue(error);
      }
    };
    const addresses = [...LISTS.map((path) => [path, path]), ...ITEMS.map(([path, address]) => [path, `${address}1`])];
    const logged = vi.spyOn(site.services.log, "error");
    for (const [path = "", address = ""] of addresses) {
      fail(new ExpectedError("storage-unavailable", "The database does not answer"));
      const away = await site.request(address);
      expect(away.headers.get("retry-after")).toBe("30");
      await expectDescribed(away, path, 503);
      fail(new Error("secret"));
      const body = await expectDescribed(await site.request(address), path, 500);
      expect(body).toEqual({ error: "Unexpected Application Error!", id: expect.any(String) });
      expect(logged.mock.lastCall?.[0]).toMatchObject({ id: (body as { id: string }).id });
    }
  });

  it("returns 404 as JSON for unknown paths below /api", async () => {
    for (const path of ["/api", "/api/", "/api/x", "/api/projects/1/x"]) {
      const answer = await site.request(path);
      expect([answer.status, await answer.json()]).toEqual([404, { error: "Not found." }]);
    }
  });
});

it("describes every route of the API", () => {
  expect(description.openapi).toBe("3.1.0");
  const paths = routeConfig
    .filter(({ path = "" }) => /^api\/(?!\*|auth\/)|\.php$/.test(path))
    .map(({ path = "" }) => `/${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(Object.keys(description.paths).toSorted()).toEqual(paths.toSorted());
});
