/** A file as a form sends it. */
export interface SentFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** Headers of requests whose answers need not be compressed: that would take a hundredth of the tests' time. */
export const UNCOMPRESSED = { "accept-encoding": "identity" };

/** A browser without script on a running site: it stores its cookies and sends forms as documents do. */
export class WebClient {
  /** Cookies by name. */
  readonly cookies = new Map<string, string>();
  url: string;

  /** @param url the site's address without a slash at its end */
  constructor(url: string) {
    this.url = url;
  }

  /** The `Cookie` header. */
  get cookie(): string {
    return Array.from(this.cookies, (pair) => pair.join("=")).join("; ");
  }

  set cookie(header: string) {
    for (const pair of header.split("; ")) this.#store(pair);
  }

  /** Sends a request with the cookies and stores those of the response. Redirects are not followed. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...UNCOMPRESSED, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set("cookie", this.cookie);
    if (init.method !== undefined && !headers.has("origin")) headers.set("origin", this.url);
    const answer = await fetch(this.url + path, { redirect: "manual", ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) this.#store(cookie);
    return answer;
  }

  #store(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Opens a page. @throws Error for another status than 200 */
  async open(path: string): Promise<string> {
    const answer = await this.request(path);
    return textOf(answer, path, [200]);
  }

  /** Sends a form. @throws Error for another status than 200, 201 or 303 */
  async send(path: string, fields: Readonly<Record<string, string>>, ...files: SentFile[]): Promise<string> {
    return textOf(await this.post(path, fields, ...files), path, [200, 201, 303]);
  }

  /** Sends a form and returns the response of any status. With a file it is a multipart form. */
  post(path: string, fields: Readonly<Record<string, string>>, ...files: SentFile[]): Promise<Response> {
    const body = files.length === 0 ? new URLSearchParams() : new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (body instanceof FormData) {
      for (const { field, name, bytes } of files) body.set(field, new File([new Uint8Array(bytes)], name));
    }
    return this.request(path, { method: "POST", body });
  }

  /** Sends JSON. @throws Error for another status than 200 or 201 */
  async call<T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await this.request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return JSON.parse(await textOf(answer, path, [200, 201])) as T;
  }

  /** Signs in. @param code gives the code of the second step, for an account that has one */
  async signIn({ username, password }: { username: string; password: string }, code?: () => string): Promise<void> {
    await this.send("/dashboard", { intent: "sign-in", username, password });
    if (code !== undefined) await this.send("/dashboard", { intent: "second-factor", code: code() });
    await this.open("/dashboard/account");
  }
}

/** Returns the body; no-break spaces become spaces, so that tests quote sentences as they are written. */
async function textOf(answer: Response, path: string, expected: readonly number[]): Promise<string> {
  const text = await answer.text();
  if (!expected.includes(answer.status)) {
    const words = text.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
    throw new Error(`${path} was answered with ${answer.status}: ${words.replace(/\s+/g, " ").slice(0, 1500)}`);
  }
  return text.replaceAll("\u00a0", " ");
}
