import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { fromPublished } from "#features/publishing/published.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";

const ACCEPTED = { termsAccepted: "on" };

/** The forms that visitors send: their addresses, and the values besides the sender's address and the key. */
export const FORMS = {
  message: { address: "/api/contact", values: { firstName: "Fault", lastName: "Test", message: "Test", ...ACCEPTED } },
  application: { address: "/api/upload-cv/", values: { firstName: "Fault", lastName: "Test" }, file: "cv" },
  "service-request": {
    address: "/api/service-request",
    values: { urgency: "planned", vessel: "MV Fault", description: "Test", contactName: "Fault Test", ...ACCEPTED },
    file: "photos",
  },
  "quote-request": {
    address: "/api/enquiry",
    values: { unlisted: "A governor", company: "Test", contactName: "Fault Test", ...ACCEPTED },
  },
} satisfies Record<string, { address: string; values: Readonly<Record<string, string>>; file?: string }>;

/** A form that was sent, and its result. */
export interface SentForm {
  form: keyof typeof FORMS;
  /** Unique to its sender. */
  email: string;
  /** The idempotency key: without a response, the form is sent again with it. */
  key: string;
  file?: File;
  /** Of a file that is stored as it was sent; the others are decoded first. */
  sha256?: string;
  /** The site stores its file, as far as it has answered. */
  hasFile: boolean;
  /** Undefined until it was confirmed. */
  reference?: string;
}

/** A news item as far as it was confirmed, and its last request without a response. */
export interface SavedItem {
  id: number;
  version: number;
  /** Titles of all confirmed versions by version. */
  titles: Map<number, string>;
  /** The newest version that was confirmed as public. */
  published: number;
  pending?: { title: string; publish: boolean } | undefined;
}

/** Staff's changes of an application. */
export interface HandledApplication {
  reference: string;
  state: string;
  pending?: string | undefined;
  notes: string[];
}

const NAMES = Object.keys(FORMS) as SentForm["form"][];
const STAFF = { username: "killtest", password: "windlass-Nebel-34-quay" };
const STATES = Object.keys(jobApplication.states);
const SENDERS = 3;
const CONFIRMED_WITHIN_MS = 60_000;
const ITEMS = 6;
/** A new item is created after this many saves. */
const NEW_ITEM_EVERY = 8;
/** Of a body that is sent slowly. */
const PIECES = 20;

/** Environment variables of a site under load. */
export const LOAD_ENVIRONMENT = {
  RATE_LIMIT_CONTACT: "0",
  RATE_LIMIT_CV: "0",
  RATE_LIMIT_SERVICE_REQUEST: "0",
  RATE_LIMIT_LOGIN: "0",
  MIN_FILL_SECONDS: "0",
  ADMIN_USERNAME: STAFF.username,
  ADMIN_PASSWORD: STAFF.password,
};

/** Try again later, from the site or from a proxy before it. */
const NOT_NOW = new Set([502, 503, 504]);

/** The connection was lost, or the response was not read to its end. */
class Unanswered extends Error {}

/** The site has refused what it should accept. */
class Refused extends Error {}

/** A PDF that differs each time. @param bytes about half its size */
export function newPdf(bytes = 20_000): Buffer<ArrayBuffer> {
  const filler = randomBytes(bytes).toString("hex").replaceAll(/.{60}/g, "%$&\n");
  const body = `%PDF-1.4\n${filler}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`;
  const start = Buffer.byteLength(body);
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** A small JPEG that differs each time. */
async function newPhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: "gray", noise } });
  return Buffer.from(await photo.jpeg().toBuffer());
}

/** Returns a request whose body is sent in pieces. @param ms that this takes */
async function inPieces(form: FormData, ms: number): Promise<RequestInit> {
  const whole = new Response(form);
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  const bytes = Buffer.from(await whole.arrayBuffer());
  async function* pieces() {
    for (let i = 0; i < PIECES; i++) {
      yield bytes.subarray((bytes.length * i) / PIECES, (bytes.length * (i + 1)) / PIECES);
      await wait(ms / PIECES);
    }
  }
  return { method: "POST", headers, body: Readable.toWeb(Readable.from(pieces())), duplex: "half" } as RequestInit;
}

/**
 * Visitors and staff of a site: they send forms, save and publish news, change states of applications and write notes.
 */
export class Load {
  readonly sent: SentForm[] = [];
  readonly items: SavedItem[] = [];
  readonly applications: HandledApplication[] = [];
  /** Number of requests that write by the status of their response, or "none". */
  readonly outcomes = new Map<number | "none", number>();
  stateChanges = 0;
  readonly #url: string;
  /** ms between two requests of one visitor. */
  readonly #pause: number;
  #cookie = "";
  #running = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(url: string, pause: number) {
    this.#url = url;
    this.#pause = pause;
  }

  /** Number of responses that asked to retry later. */
  get busy(): number {
    return this.outcomes.get(503) ?? 0;
  }

  /** Number of confirmed forms. */
  get confirmed(): number {
    return this.sent.filter(({ reference }) => reference !== undefined).length;
  }

  /** Waits until this many more forms are confirmed. @throws Error when that takes too long */
  async untilConfirmed(more: number): Promise<void> {
    const enough = this.confirmed + more;
    for (const end = Date.now() + CONFIRMED_WITHIN_MS; this.confirmed < enough; await wait(5)) {
      if (Date.now() > end) throw new Error("the site confirms nothing");
    }
  }

  /** Starts the load. Requests without a response are sent again first. */
  begin(): void {
    this.#running = true;
    const people = [this.#again(), this.#editor(), this.#reader()];
    for (let i = 0; i < SENDERS; i++) people.push(this.#sender(i));
    this.#work = Promise.all(people);
    // `end` throws it.
    this.#work.catch(() => undefined);
  }

  /** Starts no new requests. @throws Error when the site has given an unexpected response */
  async end(): Promise<void> {
    this.#running = false;
    await this.#work;
  }

  /** Sends this many forms of each kind and creates this many items, as fast as they are accepted. */
  async fill(count: number): Promise<void> {
    for (let i = 0; i < ITEMS; i++) await this.#create();
    const one = async (first: number) => {
      for (let i = first; i < count; i += SENDERS) {
        for (const form of NAMES) await this.#send(await this.#compose(form));
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, (_, i) => one(i)));
    for (let i = 0; i < count; i++) await this.#saveNew(`Filled ${i}`);
  }

  /**
   * Sends an application slowly, past a proxy.
   * @param url of the process that receives it
   * @returns whether it is confirmed
   */
  async sendSlowly(url: string, ms: number): Promise<boolean> {
    const sent = await this.#compose("application");
    await this.#send(sent, { url, ms }).catch(() => undefined);
    return sent.reference !== undefined;
  }

  /** Sends requests without a response again, until all have one. */
  async finish(): Promise<void> {
    this.#running = true;
    await this.#again();
    this.#running = false;
  }

  /** Titles of public news by their addresses: those confirmed last, or requested without a response. */
  async notShown(): Promise<string[]> {
    const missing: string[] = [];
    for (const { id, published, titles } of this.items) {
      const title = titles.get(published) ?? "";
      const html = await this.#ask(`/news/${id}`).then((answer) => answer.text());
      if (!html.includes(title)) missing.push(`/news/${id}: ${title}`);
    }
    return missing;
  }

  async #again(): Promise<void> {
    // Forms that others send meanwhile are not included.
    for (const form of this.sent.filter(({ reference }) => reference === undefined)) {
      if (!this.#running) return;
      await this.#orGone(() => this.#send(form));
    }
  }

  async #sender(number: number): Promise<void> {
    for (let round = number; this.#running; round++) {
      const sent = await this.#compose(NAMES[round % NAMES.length] ?? "message");
      await this.#orGone(() => this.#send(sent));
    }
  }

  async #editor(): Promise<void> {
    for (let round = 1; this.#running; round++) {
      const item = this.items[round % this.items.length];
      if (item === undefined) throw new Error("there are no items");
      if (round % NEW_ITEM_EVERY === 0) await this.#orGone(() => this.#create());
      else await this.#orGone(() => this.#save(item, round % 2 === 0));
    }
  }

  async #reader(): Promise<void> {
    for (let round = 1; this.#running; round++) {
      await this.#orGone(() => this.#handle(round));
    }
  }

  /** Runs one request; a lost connection is no error. */
  async #orGone(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error;
    });
    await wait(this.#pause);
  }

  async #ask(path: string, init: RequestInit = {}, url = this.#url): Promise<Response> {
    const headers = { origin: this.#url, cookie: this.#cookie, ...init.headers };
    const count = (outcome: number | "none") => {
      if (init.method === "POST") this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
    };
    try {
      const answer = await fetch(url + path, { redirect: "manual", ...init, headers });
      const body = await answer.arrayBuffer();
      const { status } = answer;
      count(status);
      if (NOT_NOW.has(status)) throw new Unanswered("busy");
      if (status >= 400) throw new Refused(`${path} answered ${status}: ${Buffer.from(body).toString().slice(0, 500)}`);
      return new Response(status === 204 ? null : body, { status, headers: answer.headers });
    } catch (error) {
      if (error instanceof Refused || error instanceof Unanswered) throw error;
      count("none");
      throw new Unanswered(path);
    }
  }

  /** Signs in as the admin of `LOAD_ENVIRONMENT`. */
  async signIn(): Promise<void> {
    const answer = await this.#ask("/dashboard", {
      method: "POST",
      body: new URLSearchParams({ intent: "sign-in", ...STAFF }),
    });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  }

  async #compose(form: SentForm["form"]): Promise<SentForm> {
    const sent: SentForm = {
      form,
      email: `${randomUUID()}@example.com`,
      key: randomUUID(),
      hasFile: "file" in FORMS[form],
    };
    if (form === "application") {
      const pdf = newPdf();
      sent.file = new File([pdf], "cv.pdf", { type: "application/pdf" });
      sent.sha256 = createHash("sha256").update(pdf).digest("hex");
    } else if (sent.hasFile) {
      sent.file = new File([await newPhoto()], "photo.jpg", { type: "image/jpeg" });
    }
    this.sent.push(sent);
    return sent;
  }

  async #send(sent: SentForm, slowly?: { url: string; ms: number }): Promise<void> {
    const { form, email, key, file } = sent;
    const { address, values, ...given } = FORMS[form];
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, email, emailConfirm: email, key })) body.set(name, value);
    if (file !== undefined && "file" in given) body.set(given.file, file);
    const request = { method: "POST", body };
    const answer = await (slowly === undefined
      ? this.#ask(address, request)
      : this.#ask(address, await inPieces(body, slowly.ms), slowly.url));
    const { reference, undecoded } = (await answer.json()) as { reference: string; undecoded?: number };
    sent.reference = reference;
    // A photo for which the decoder has no time is left out, and the sender is told.
    if (undecoded !== undefined) sent.hasFile = false;
    delete sent.file;
    if (form === "application") this.applications.push({ reference, state: jobApplication.initial, notes: [] });
  }

  #draft(title: string) {
    const [example] = exampleNews;
    if (example === undefined) throw new Error("there is no example news");
    const draft = fromPublished(news, example);
    draft.texts.en.title = title;
    return draft;
  }

  async #saveNew(title: string): Promise<number> {
    return (await this.#post("new", title, 0, true)).id;
  }

  async #post(id: string | number, title: string, baseVersion: number, publish: boolean) {
    const draft = this.#draft(title);
    const answer = await this.#ask(`/dashboard/save/news/${id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ draft, baseVersion, upToDate: [], aim: publish ? "publish" : "keep" }),
    });
    return (await answer.json()) as { id: number; version: number };
  }

  async #create(): Promise<void> {
    const title = `New ${randomUUID()}`;
    const id = await this.#saveNew(title);
    this.items.push({ id, version: 1, titles: new Map([[1, title]]), published: 1 });
  }

  async #save(item: SavedItem, publish: boolean): Promise<void> {
    // The result of a save without a response is read from the tables before the site starts again.
    if (item.pending !== undefined) return;
    const title = `Saved ${randomUUID()}`;
    item.pending = { title, publish };
    const { version } = await this.#post(item.id, title, item.version, publish);
    item.pending = undefined;
    item.version = version;
    item.titles.set(version, title);
    if (publish) item.published = version;
  }

  async #handle(round: number): Promise<void> {
    const application = this.applications[Math.floor(Math.random() * this.applications.length)];
    if (application === undefined || application.pending !== undefined) return;
    const path = `/dashboard/applications/${application.reference}`;
    const post = (fields: Record<string, string>) =>
      this.#ask(path, { method: "POST", body: new URLSearchParams(fields) });
    if (round % 3 === 0) {
      const note = `Note ${randomUUID()}`;
      await post({ intent: "note", note });
      application.notes.push(note);
      return;
    }
    const { state: seen } = application;
    const state = STATES[(STATES.indexOf(seen) + 1) % STATES.length] ?? seen;
    application.pending = state;
    await post({ intent: "state", seen, state });
    this.stateChanges += 1;
    application.state = state;
    application.pending = undefined;
  }
}
