import { TEST_ORIGIN, type TestSite } from "../site-handler.ts";
import { Browser } from "./staff-site.ts";

/** A browser without script on the pages of a site: it keeps its cookies and sends forms as documents do. */
export class PageBrowser extends Browser {
  readonly #site: TestSite;

  constructor(site: TestSite) {
    super();
    this.#site = site;
  }

  /** Opens a page. @param language that the browser asks for */
  open(path: string, language = "en"): Promise<Response> {
    return this.#ask(path, { headers: { "accept-language": language } });
  }

  /** Sends a form. */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.#ask(path, { method: "POST", headers: { origin: TEST_ORIGIN }, body: new URLSearchParams(fields) });
  }

  /** Sends JSON, as the dashboard's own pages do. */
  sendJson(path: string, body: unknown, method = "POST"): Promise<Response> {
    const headers = { origin: TEST_ORIGIN, "content-type": "application/json" };
    return this.#ask(path, { method, headers, body: JSON.stringify(body) });
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", this.visit.headers.get("cookie") ?? "");
    const answer = await this.#site.request(path, { ...init, headers });
    this.take({ cookies: answer.headers.getSetCookie() });
    return answer;
  }
}

/** A browser in which somebody is signed in on a site. */
export async function signedInOn(
  site: TestSite,
  who: Readonly<{ username: string; password: string }>,
): Promise<PageBrowser> {
  const browser = new PageBrowser(site);
  const { status } = await browser.send("/dashboard", { intent: "sign-in", ...who });
  if (status !== 303) throw new Error(`signing in was answered with ${status}`);
  return browser;
}
