import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ExpectedError } from "#server/errors.ts";
import { openTestSite, type TestSite } from "../../tests/site-handler.ts";
import routeConfig from "../routes.ts";

type Description = { paths: Record<string, { get: { responses: Record<string, unknown> } }>; openapi: string };

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

/** Asserts that an answer has the status and is what the description says of it. Gives its body. */
async function expectDescribed(answer: Response, path: string, status: number): Promise<unknown> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const pointer = ["paths", path, "get", "responses", status, "content", "application/json", "schema"]
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

describe("every address", () => {
  it("refuses other methods", async () => {
    for (const path of Object.keys(description.paths)) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await site.request(path.replace("{id}", "1"), { method });
        expect(answer.headers.get("allow")).toBe("GET, HEAD");
        await expectDescribed(answer, path, 405);
      }
    }
  });

  it("answers 503 while the storage is away, 500 without details on any other failure", async () => {
    const stores = [site.services.storage.projects, site.services.storage.news, site.services.storage.products];
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

  it("below /api that nothing has is 404 in JSON", async () => {
    for (const path of ["/api", "/api/", "/api/x", "/api/projects/1/x"]) {
      const answer = await site.request(path);
      expect([answer.status, await answer.json()]).toEqual([404, { error: "Not found." }]);
    }
  });
});

it("describes every route of the API", () => {
  expect(description.openapi).toBe("3.1.0");
  const paths = routeConfig
    .filter(({ file }) => file.startsWith("api/") && file !== "api/unknown.ts")
    .map(({ path = "" }) => `/${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(Object.keys(description.paths).toSorted()).toEqual(paths.toSorted());
});
