import { join } from "node:path";
import { matchRoutes } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import { STAFF_ROUTE } from "./e2e/routes.ts";
import { EVERY_ROUTE } from "./every-route.ts";
import { openRealSite, type RealSite } from "./real-site.ts";
import { recordedAnswer } from "./recordings/recorded-answer.ts";
import { readRecordings, writeRecordings } from "./recordings/recording-files.ts";
import { GROUPS, type RecordedRequest, recordedRequests } from "./recordings/requests.ts";
import { openReleasedData, type ReleasedData, release1 } from "./released-data.ts";

/*
 * Compares what the public site and its API answer on the data of release 1, at the date of the data, with the answers
 * recorded in `recordings/answers/`. Parts that depend on the build (class names, styles, hashes) are not compared.
 *
 * An answer that changes on purpose is listed in DIFFERENCES with the reason. Then this command records the answers listed
 * there and those that have no recording yet, and no others:
 *
 *     RECORD=1 npx vitest run tests/recordings.test.ts
 */

/**
 * Answers that differ from those of the first recording, or are no longer requested. `address` matches their names:
 * "GET /pl/news?page=2".
 */
const DIFFERENCES: readonly { address: RegExp; reason: string }[] = [
  {
    address: /^GET \/styleguide$/,
    reason:
      "The page names the file of each component, and the files have moved; consents have the storage times of the site.",
  },
  {
    address: /^GET \/api\/openapi\.json$/,
    reason:
      "Paths and schemas are in the order of the list of collections; descriptions are reworded; services are a collection, whose ids have no end.",
  },
  {
    address: /^GET (?:\/(?:pl|de))?\/services\/4$/,
    reason: "Both lists of makers have one order, in which staff keep them, and one name for Consilium.",
  },
  {
    address: /^GET (?:\/(?:pl|de))?\/(?:projects|products)(?:\?|$)/,
    reason: "The lists can be filtered by vessel type, category and product type.",
  },
  {
    address: /^GET (?:\/(?:pl|de))?\/(?:services(?:\/\d+)?|products\/\d+|preview\/draft\/product\/\d+ .*)$/,
    reason: "Links to the contact form say what the visitor does there, and carry the service or product.",
  },
  {
    address: /^GET (?:\/(?:pl|de))?\/media$/,
    reason: "A figure has one label on all pages.",
  },
  {
    address: /^GET \/(?:projects\/16|preview\/draft\/project\/17 .*)$/,
    reason: "The label of a project without a category is in the language of the page.",
  },
  {
    address: /^(?:GET|POST) (?:\/(?:pl|de))?\/application\//,
    reason: "The private page shows the messages of both sides, and takes further ones of the sender.",
  },
  { address: /^GET \/sitemap\.xml$/, reason: "Lists and entries are in the order of the list of collections." },
  {
    address: /^GET (?:\/(?:pl|de))?\/achievements$/,
    reason:
      "Entries are stored: their texts say that they are examples, without a mark beside them, and how to apply no longer depends on an open practice.",
  },
  {
    address: /^(?:GET|POST) (?:\/(?:pl|de))?\/(?:contact|careers)\b/,
    reason:
      "A page with a form loads the script of that form, not one of all forms. The address is that of development. The footer of the contact page asks for a service request in its heading too.",
  },
  {
    address: /^GET \/(?:pl|de)(?:[/?]|$| )/,
    reason: "A title in another language says in words which one it is, among related entries too.",
  },
  {
    address: /^POST \/api\/upload-cv \((?:empty|without a file|wrong in every field|not the type of its name)\)$/,
    reason: "Errors name what is missing and what to do about it.",
  },
  {
    address:
      /^(?:GET \/api\/news\/\d+|(?:POST|DELETE) \/api\/\w+(?:\/\d+)?) ?(?:\((?:in the bin|unknown token|without a token|not JSON by its type|not a form)\))?$/,
    reason:
      "Errors say what is required; an unpublished article is no longer available, as withdrawn is an application.",
  },
  {
    address: /^POST \/api\/(?:service-request|enquiry) \((?:empty|wrong in every field)\)$/,
    reason: "The messages about days, times and a missing name are worded anew.",
  },
  {
    address: /^(?:GET|POST) (?:\/(?:pl|de))?\/service-request(?: |$)/,
    reason:
      "The first part of the form has a heading and a note for screen and paper, and photos have the sign of a picture.",
  },
  {
    address: /^GET [^ ]*\?/,
    reason: "The language switch keeps the parameters that change what a page shows.",
  },
  {
    address: /^GET \/api\/(?:news|projects|products)(?:[/? ]|$)/,
    reason: "News, projects and products have further pictures; projects and products have documents.",
  },
  {
    address: /^(?:GET|POST) (?!\/api\/)/,
    reason:
      "The texts are worded anew in each language and typeset, days of news are in words, the footer leads to the legal pages, apart from the terms, breadcrumbs precede the title, the technical data precede other products, the finder has a drawing and lists makers and services, articles and products end with a question, all services follow those of one, measurements follow the facts, two sections have no list of contents, the footer has its chart on all pages but the contact page, from which it leads to the service request, makers have a line each, the quote request has its products below a heading and a line, as its second part, dimensions do not break, forms say what happens next, no step of the wave at the foot is at the edge of common screens, the footer of the contact page, which has all data of the company itself, has those on paper only, descriptions end with a sentence where one fits, the finder's requests have an arrow, other offers have their kind beside them, the facts of a project precede its text, the newest articles are cards below an article, the call to apply ends the list of offers, the dialog for a CV is apart from its button, the way to a list is named above it as that to an entry is, the contact and the CV form have a heading, the service request has one above its optional groups, the page of the CV form has the position in its breadcrumb and above its title, the quote request has the name above e-mail and phone, the error page leads to the search, a product is asked about at the foot of its page only, results of the finder have pictures, its makers are listed by name, cards of products have no button of their own, the head of a vacancy is in a box of the page, the achievements end with a question, the drawing of an error page is part of it, the menu marks the products on the quote request, products that are not chosen have a frame, the note of the quote request has steps and is beside its fields, of which the delivery has a heading, makers are listed below their initials, views of a product have something of a known size beside them, Polish calls the kind of a placement and the call to apply by shorter names, results say which words of another language they have, the finder ends with a question, drawings have sharp lines, other products follow the technical data in a row, a vacancy shows what the company offers over the whole width and ends with the call to apply, results of the finder follow its title at once, the space before the language of a text is within its frame, a quote request has the company in a wide field and its note beside the message, makers are one list with letters that lead to them, the finder asks for service in the words of the header, and so once for each maker, a vacancy ends with what happens next and names the driving licence before what is desirable, the head of results has no sentence, their groups say how many they have, no line breaks within short compounds, results have their address on paper, forms a line there to be signed, browsers find the icon of old ones by themselves, only pages whose styles arrive later name their colour schemes before, the single-line diagram has two rows on phones, no line breaks in longer compounds either, the service request of a product has an icon, the makers after the sixth are in details, and a form that is signed on paper says where it is sent.",
  },
  {
    address:
      /^(?:GET|POST) (?:\/(?:pl|de)\b|\/(?:about|accessibility|achievements|careers|find|news|privacy|products|projects|services|terms)?(?:[/? ]|$))/,
    reason:
      'No line breaks after the hyphen of "e-mail", in a range of numbers, in "UMS 2100", or in two short words in quotation marks; on achievements the line beside a drawing ends in a ring, the press page shows drawings and has every logo as PNG too, and the telephone number in its facts is a link.',
  },
  {
    address: /^GET \/chart-(?:small|wide)\.svg$/,
    reason:
      "Labels of the grid that would lie across a coast are left out, and the others have equal distances; the edge of a label has the colour of its ground; names of ports keep off coasts, each other, the compass rose and the grid, and neither that nor rings go through the rose; labels that the edge of a phone would cut are left out there; the rose and names keep off the rings, which do not go through their labels, and names have a colour of their own.",
  },
];

const FOLDER = join(import.meta.dirname, "recordings/answers");
/** Differences that are shown in full for each group; the others are named. */
const SHOWN = 3;
/** Equal lines that are shown before and after a difference. */
const CONTEXT = 3;
/** The address whose recording has the headers that all answers have in common. */
const COMPLETE = "/healthz";
/** References of messages and applications that the test sends. */
const NEW_REFERENCE = /\b([AM])-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

interface Answered extends RecordedRequest {
  group: (typeof GROUPS)[number];
  status: number;
}

let data: ReleasedData;
let site: RealSite;
let recorded: Map<string, string>;
const answered = new Map<string, Answered>();
const answers = new Map<string, string>();

const nameOf = ({ method, path, note }: RecordedRequest) => `${method} ${path}${note ? ` (${note})` : ""}`;
const isDifference = (name: string) => DIFFERENCES.some(({ address }) => address.test(name));

/** The file of an answer, without ending: one for each group and language. */
function fileOf(name: string): string {
  const { group, path } = answered.get(name) ?? { group: "no-longer-requested", path: "" };
  const { pathname } = new URL(path, "http://site");
  const { language, path: withoutLanguage } = splitLocalizedPath(pathname);
  return withoutLanguage === pathname ? group : `${group}.${language}`;
}

beforeAll(async () => {
  // Style sheets have an address only in a build. React reports each one without.
  vi.spyOn(console, "error").mockReturnValue();
  data = await openReleasedData("data folder");
  site = await openRealSite({ ...data.environment, PUBLIC_URL: release1.publicUrl });
  site.services.apiWrites = createMinuteLimit(1000);
  const send = ({ method, path, headers, body }: RecordedRequest) =>
    site.request(path, {
      method,
      headers: { "accept-encoding": "identity", ...(method === "GET" ? {} : { origin: site.url }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const common = new Map((await send({ method: "GET", path: COMPLETE })).headers);
  for (const name of ["cache-control", "content-type"]) common.delete(name);
  const groups = recordedRequests(await (await send({ method: "GET", path: "/sitemap.xml" })).text());
  for (const group of GROUPS) {
    for (const request of groups[group]) {
      const name = nameOf(request);
      if (answers.has(name)) throw new Error(`${name} is requested twice`);
      const answer = await send(request);
      const text = await recordedAnswer(answer, request.path === COMPLETE ? new Map() : common);
      answered.set(name, { ...request, group, status: answer.status });
      answers.set(name, group === "changes" ? text.replace(NEW_REFERENCE, "$1-new") : text);
    }
  }
  recorded = await readRecordings(FOLDER);
  if (process.env.RECORD !== undefined) {
    const names = new Set([...answers.keys(), ...recorded.keys()]);
    const next = new Map<string, string>();
    for (const name of names) {
      const text = isDifference(name) || !recorded.has(name) ? answers.get(name) : recorded.get(name);
      if (text !== undefined) next.set(name, text);
    }
    await writeRecordings(FOLDER, next, fileOf);
    recorded = next;
  }
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await site?.close();
  await data?.remove();
});

/** The lines of two texts from the first to the last that differs. */
function differing(one: string, other: string): [string, string] {
  const [a, b] = [one.split("\n"), other.split("\n")];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const cut = (lines: string[]) =>
    lines.slice(Math.max(0, start - CONTEXT), lines.length - Math.max(0, end - CONTEXT)).join("\n");
  return [cut(a), cut(b)];
}

test.each(GROUPS)("%s: every answer is as it was recorded", (group) => {
  const names = [...answers.keys()].filter((name) => answered.get(name)?.group === group);
  const wrong = names.filter((name) => answers.get(name) !== recorded.get(name));
  for (const name of wrong.slice(0, SHOWN)) {
    const [now, then] = differing(answers.get(name) ?? "", recorded.get(name) ?? "(no recording)");
    expect.soft(now, name).toBe(then);
  }
  expect(wrong).toEqual([]);
});

test("every recorded request is still sent", () => {
  expect([...recorded.keys()].filter((name) => !answers.has(name))).toEqual([]);
});

test("every public route has a recorded answer with status 200", () => {
  const routes = EVERY_ROUTE.map(({ path, id }) => ({ path: `/${path}`, id }));
  const found = [...answered.values()].filter(({ status }) => status !== 400 && status !== 404);
  const reached = new Set(
    found.map(({ path }) => matchRoutes(routes, new URL(path, "http://site").pathname)?.[0]?.route.id),
  );
  // The recorded data has the e-mail address of the example, for which this file does not exist, and no submissions of
  // forms that are younger than it, whose private pages are below "status".
  const isAbsent = (path: string) => path === ".well-known/security.txt" || /(?:^|\/)status\//.test(path);
  const isPublic = (path: string) => !STAFF_ROUTE.test(path) && !path.endsWith("*") && !isAbsent(path);
  expect(EVERY_ROUTE.filter(({ path, id }) => isPublic(path) && !reached.has(id)).map(({ id }) => id)).toEqual([]);
});
