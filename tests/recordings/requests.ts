import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath, splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { cvBytes, release1 } from "../released-data.ts";

/** A request whose answer is recorded. */
export interface RecordedRequest {
  method: string;
  /** Starts with a slash, with its query. */
  path: string;
  /** Tells requests of one method and path apart. */
  note?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | FormData;
}

const { items, deleted, editor, applications, erased, previewLink, pictures, document } = release1;

const inEachLanguage = (path: string) => LANGUAGE_CODES.map((language) => localizedPath(path, language));
const withoutLanguage = (path: string) => splitLocalizedPath(path).path;
const get = (path: string): RecordedRequest => ({ method: "GET", path });

interface Kind {
  page: string;
  /** Where the kind has resources in the API. */
  api?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  news: { page: "/news", api: "/api/news" },
  project: { page: "/projects", api: "/api/projects" },
  product: { page: "/products", api: "/api/products" },
  offer: { page: "/careers" },
};

/** Addresses of the items of the fixture, public or not, and of ids that name nothing. */
function itemPaths(place: keyof Kind): string[] {
  const ids = [
    ...Object.values(items),
    ...Object.values(deleted).map((id) => ({ kind: "news", id })),
    ...Object.keys(KINDS).flatMap((kind) => [999, "nothing", "01"].map((id) => ({ kind, id }))),
  ];
  return ids.flatMap(({ kind, id }) => (KINDS[kind]?.[place] === undefined ? [] : [`${KINDS[kind][place]}/${id}`]));
}

/** Public pages beside those of the sitemap; the fixture leaves /media out of it. */
const PAGES = [
  "/media",
  ...itemPaths("page"),
  ...[items.offer, items.offerExpired, items.offerDraft].map(({ id }) => `/careers/${id}/apply`),
  ...["/contact?sent=M-ABCD-1234", "/contact?sent=%3Cb%3E", `/careers/${items.offer.id}?sent=A-ABCD-1234`],
  ...["/services/99", "/nothing-here"],
].flatMap(inEachLanguage);

/** Addresses that lead to others, and some that nothing has. */
const WRONG_ADDRESSES = [
  ...[
    "/news/",
    "//news",
    "/pl/",
    "/en/news",
    "/NEWS",
    "/PL/news",
    "/news%2F1",
    "/no/news",
    "/%00",
    "/%zz",
    "/index.php",
  ],
  ...["/pl/styleguide", "/pl/sitemap.xml", "/pictures/nothing", pictures.planned.path],
];

const LISTS = ["/news", "/projects", "/products"]
  .flatMap((list) =>
    [
      ...["?sort=asc", "?sort=desc", "?sort=sideways", "?q=en", "?q=drive&sort=asc", "?q=%C5%BC%C3%B3raw"],
      ...["?q=nothing-like-it", "?q=%3Cb%3E", "?q=&sort=desc", "?page=1", "?page=2", "?page=0", "?page=x"],
      "?utm_source=letter",
    ].map((query) => list + query),
  )
  .flatMap(inEachLanguage);

const FILES = [
  ...["/news.xml", "/service-request.txt"].flatMap(inEachLanguage),
  ...[
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/speculation-rules.json",
    "/site.webmanifest",
    "/healthz",
    "/readyz",
  ],
  ...["/chart-small.svg", "/chart-wide.svg", pictures.quay.path, document.path],
];

const API = [
  ...["/api/news", "/api/projects", "/api/products"].flatMap((list) =>
    ["", "/", "?page=1", "?page=2", "?page=", "?page=0", "?page=x", "?sort=asc", "?q=en", "?lang=pl"].map(
      (query) => list + query,
    ),
  ),
  ...itemPaths("api"),
  ...["?id=1", `?id=${items.full.id}`, `?id=${items.binned.id}`, "?id=999", "?id=x", "?id=", ""].map(
    (query) => `/get_news_by_id.php${query}`,
  ),
  ...["/api/openapi.json", "/api/", "/api/nothing", "/api/contact", "/api/upload-cv", "/save_news.php"],
  ...["/save_projects.php", "/api/auth/passkey/nothing", "/api/auth/passkey/verify-authentication"],
];

const PREVIEWS = ["", "?show=cards", "?show=share", "?bare", "?show=cards&bare", "?show=nothing"];
const NOBODYS_TOKEN = "x".repeat(43);

/** Pages for those who have a link or a session. */
const PRIVATE: readonly RecordedRequest[] = [
  ...[
    ...PREVIEWS.map((query) => previewLink.path + query),
    ...Object.values(applications).map(({ link }) => withoutLanguage(link)),
    `${withoutLanguage(applications.docx.link)}?saved=1`,
    ...[`/preview/${NOBODYS_TOKEN}`, `/application/${NOBODYS_TOKEN}`, erased[0]?.link ?? ""],
    `/preview/draft/news/${items.changed.id}`,
  ]
    .flatMap(inEachLanguage)
    .map(get),
  ...[items.changed, items.projectDraft, items.productDraft, items.offerDraft]
    .flatMap(({ kind, id }) => PREVIEWS.slice(0, 3).map((query) => `/preview/draft/${kind}/${id}${query}`))
    .concat("/preview/draft/page-contact-form/1/mail/confirmation")
    .flatMap(inEachLanguage)
    .map((path) => ({ ...get(path), note: "by the editor", headers: { cookie: editor.session } })),
];

const post = (path: string, note: string, body: NonNullable<RecordedRequest["body"]>): RecordedRequest => ({
  ...{ method: "POST", path, note, body },
});

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

/** A form that takes a CV. A file without bytes is one that nobody has chosen. */
function withCv(fields: Readonly<Record<string, string>>, name = "", bytes: string | Uint8Array = ""): FormData {
  const body = filled(fields);
  body.set("cv", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  return body;
}

function filled(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return body;
}

const PERSON = { firstName: "Ewa", lastName: "O'Neill-Żak", email: "ewa@example.com" };
const MESSAGE = { ...PERSON, emailConfirm: "ewa@example.com", message: "Line 1 <b>\nLine 2", termsAccepted: "on" };
const WRONG_MESSAGE = { firstName: "R2-D2", lastName: "x".repeat(31), email: "a@b@c", emailConfirm: "d", message: " " };
const WRONG_APPLICATION = { ...PERSON, email: "not an address", phone: "12", offer: "x", consent: "for ever" };
const WRONG_REQUEST = { urgency: "soon", vessel: " ", email: "a@b@c", phone: "12", imo: "9074792", eta: "Thursday" };
const WRONG_QUOTE = {
  ...{ "lines.1.item": "1", "lines.1.quantity": "12abc", "lines.1.note": "a\u2028b" },
  ...{ neededBy: "Thursday", company: " ", vatNumber: "PL123", email: "a@b@c", phone: "12" },
};
const APPLY = `/careers/${items.offer.id}/apply`;

/** Forms that are not taken, as browsers without script and as programs send them. */
const FORMS: readonly RecordedRequest[] = [
  ...[...inEachLanguage("/contact"), "/api/contact"].flatMap((path) => [
    post(path, "empty", form({})),
    post(path, "wrong in every field", form(WRONG_MESSAGE)),
    post(path, "two fields missing", form({ ...PERSON, message: MESSAGE.message })),
    post(path, "not a form", '{"firstName":"Ewa"}'),
    { ...post(path, "from another site", form(MESSAGE)), headers: { origin: "https://elsewhere.example" } },
  ]),
  ...[...inEachLanguage(APPLY), "/api/upload-cv"].flatMap((path) => [
    post(path, "empty", withCv({})),
    post(path, "wrong in every field", withCv(WRONG_APPLICATION, "cv.exe", "MZ")),
    post(path, "not the type of its name", withCv(PERSON, "cv.pdf", "no PDF")),
    post(path, "empty file", withCv(PERSON, "cv.docx")),
    post(path, "without a file", form(PERSON)),
  ]),
  ...[...inEachLanguage("/service-request"), "/api/service-request"].flatMap((path) => [
    post(path, "empty", filled({})),
    post(path, "wrong in every field", filled(WRONG_REQUEST)),
  ]),
  ...[...inEachLanguage("/enquiry?item=1&item=1&item=99"), "/api/enquiry"].flatMap((path) => [
    post(path, "empty", form({})),
    post(path, "wrong in every field", form(WRONG_QUOTE)),
  ]),
  ...inEachLanguage(`/careers/${items.offerExpired.id}/apply`).map((path) => post(path, "expired", withCv(PERSON))),
  ...inEachLanguage(withoutLanguage(applications.docx.link)).flatMap((path) => [
    post(path, "erase without confirmation", form({ do: "erase" })),
    post(path, "no choice", form({ do: "nothing" })),
  ]),
  ...inEachLanguage(`/application/${NOBODYS_TOKEN}`).map((path) =>
    post(path, "erase", form({ do: "erase", sure: "on" })),
  ),
  ...["/", "/news", "/nothing-here"]
    .flatMap(inEachLanguage)
    .map((path) => post(path, "no form there", form({ a: "b" }))),
];

/** A call of a program with the editor's token. @param value JSON, or the text that is sent in its place */
const call = (method: string, path: string, note: string, value: unknown = ""): RecordedRequest => ({
  ...{ method, path, note },
  ...(value === "" ? {} : { body: typeof value === "string" ? value : JSON.stringify(value) }),
  headers: { authorization: `Bearer ${editor.apiToken}`, "content-type": "application/json" },
});

/** Calls that are refused, and methods that an address does not take. */
const CALLS: readonly RecordedRequest[] = [
  ...["/api/news", "/api/projects", "/api/products", "/save_news.php", "/save_projects.php"].flatMap((path) => [
    post(path, "without a token", "{}"),
    { ...call("POST", path, "unknown token", {}), headers: { authorization: "Bearer nobodys" } },
    call("POST", path, "empty", {}),
    call("POST", path, "unknown field", { title: "", colour: "red" }),
    call("POST", path, "array", []),
    call("POST", path, "not JSON", "{"),
    { ...call("POST", path, "not JSON by its type", "{}"), headers: { authorization: `Bearer ${editor.apiToken}` } },
  ]),
  ...[items.full, items.project, items.product].flatMap(({ kind, id }) => {
    const path = `${KINDS[kind]?.api}/${id}`;
    return [
      call("PUT", path, "wrong field", { title: "" }),
      call("PUT", path, "older version", { title: "Later", version: 99 }),
      call("PUT", path, "wrong version", { title: "Later", version: "x" }),
      call("PATCH", path, "unknown method", {}),
      { ...call("DELETE", path, "unknown token"), headers: { authorization: "Bearer nobodys" } },
      call("PUT", `${KINDS[kind]?.api}/999`, "no item", {}),
    ];
  }),
  ...["/api/nothing", "/get_news_by_id.php?id=1", "/api/openapi.json"].map((path) => call("POST", path, "", {})),
  ...["/", "/news", "/contact", "/styleguide", "/sitemap.xml", "/api/news", "/api/contact"].flatMap((path) =>
    ["OPTIONS", "DELETE", "HEAD"].map((method) => ({ method, path })),
  ),
];

/** The first id that the API gives. */
const FIRST_ID = items.copy.id + 1;

/** News of a program, older than all others. @param n from 1 */
const moreNews = (n: number) => ({
  ...{ title: `More ${n}`, short_description: `Short ${n}.`, description: `First.\n\nSecond of ${n}.` },
  posted: "2015-02-28",
  ...(n % 2 === 0 ? {} : { title_pl: `Więcej ${n}`, short_description_pl: `Krótko ${n}.`, description_pl: "Opis." }),
});

const CV = await cvBytes("qpdf-linearized.pdf");

/** Requests that are taken, and what is read after them: enough news for a second page of their list among it. */
const CHANGES: readonly RecordedRequest[] = [
  ...Array.from({ length: 20 }, (_, i) => call("POST", "/api/news", `news ${i + 1}`, moreNews(i + 1))),
  ...["/news", "/news?page=2", "/news?page=2&sort=asc", "/news?page=2&q=e", "/news.xml"]
    .flatMap(inEachLanguage)
    .map((path) => ({ ...get(path), note: "more news" })),
  call("PUT", `/api/news/${FIRST_ID}`, "changed", { title: "More, changed" }),
  { ...get(`/api/news/${FIRST_ID}`), note: "changed" },
  call("DELETE", `/api/news/${FIRST_ID}`, "to the bin"),
  { ...get(`/api/news/${FIRST_ID}`), note: "in the bin" },
  call("POST", "/save_projects.php", "taken", { title: "Winch", description: "New.", category: "Refit" }),
  call("POST", "/api/products", "taken", { title: "Relay", description: "Trips.", product_type: "Relays", stock: "7" }),
  ...[...inEachLanguage("/contact"), "/api/contact"].map((path) =>
    post(path, "taken", form({ ...MESSAGE, message: path })),
  ),
  ...[...inEachLanguage(APPLY), "/api/upload-cv"].map((path, i) =>
    post(path, "taken", withCv({ ...PERSON, email: `ewa${i}@example.com` }, "cv.pdf", CV)),
  ),
];

const each = (paths: readonly string[]) => [...new Set(paths)].map(get);

/** Names of the groups of requests, in the order in which they are sent. */
export const GROUPS = ["pages", "lists", "files", "api", "private", "forms", "calls", "changes"] as const;

/** The order of the sitemap in the first recording, which the files of answers keep. */
const FIRST_ORDER = [
  ...["/", "/about", "/services", "/services/", "/projects", "/news", "/products", "/careers", "/contact"],
  ...[
    "/achievements",
    "/media",
    "/terms",
    "/privacy",
    "/imprint",
    "/accessibility",
    "/careers/",
    "/projects/",
    "/news/",
    "/products/",
  ],
];

const placeOf = (path: string) => FIRST_ORDER.indexOf(path.replace(/^(\/[^/]+\/).*/, "$1"));

/**
 * Every request whose answer is recorded, in groups. Only the last group changes something; in its answers references of
 * what was sent are new ones.
 * @param sitemap the text of /sitemap.xml. Each page in it is requested in all languages.
 */
export function recordedRequests(sitemap: string): Record<(typeof GROUPS)[number], readonly RecordedRequest[]> {
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  const pages = listed.map(withoutLanguage).toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    pages: each([...pages.flatMap(inEachLanguage), ...PAGES, "/styleguide", ...WRONG_ADDRESSES]),
    lists: each(LISTS),
    files: each(FILES),
    api: each(API),
    private: PRIVATE,
    forms: FORMS,
    calls: CALLS,
    changes: CHANGES,
  };
}
