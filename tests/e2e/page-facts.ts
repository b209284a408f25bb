import type { Page } from "@playwright/test";

/** Facts of a page's markup. */
export interface PageFacts {
  lang: string;
  title: string;
  description: string | null;
  canonical: string | null;
  /** Address by language, `x-default` among them. */
  alternates: Record<string, string>;
  headings: string[];
  /** Addresses of scripts, without the origin. */
  scripts: string[];
  /** Elements with a style attribute, which the policy forbids. */
  inlineStyles: number;
  breadcrumbs: string[];
}

/**
 * Reads the facts; works with JavaScript disabled too.
 * @param html a document as the server sent it; by default the page is read as it is now
 */
export function pageFacts(page: Page, html?: string): Promise<PageFacts> {
  return page.evaluate((sent) => {
    const document = sent === undefined ? window.document : new DOMParser().parseFromString(sent, "text/html");
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const alternates = all("link[rel=alternate][hreflang]").map((link) => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ]);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute("meta[name=description]", "content"),
      canonical: attribute("link[rel=canonical]", "href"),
      alternates: Object.fromEntries(alternates),
      headings: all("h1").map((heading) => heading.textContent?.trim() ?? ""),
      scripts: all("script[src]").map((script) => new URL(script.getAttribute("src") ?? "", location.href).pathname),
      inlineStyles: all("[style]").length,
      breadcrumbs: all("main nav ol li").map((crumb) => crumb.textContent?.trim() ?? ""),
    };
  }, html);
}

/**
 * Returns by how many pixels the page can be scrolled sideways, or else by how many a control or a block of text of its main
 * part passes the right edge of the screen, where it is cut. What scrolls by itself may be wider.
 */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const scrollers = Array.from(document.querySelectorAll("main *")).filter(scrolls);
    const contents = document.querySelectorAll(
      "main :is(a, button, input, select, textarea, label, p, h1, h2, h3, dt, dd, li)",
    );
    const beyond = Array.from(contents, (element) => {
      const isInScroller = scrollers.some((scroller) => scroller.contains(element));
      return isInScroller ? 0 : element.getBoundingClientRect().right - clientWidth;
    });
    return Math.max(scrollWidth - clientWidth, Math.floor(Math.max(0, ...beyond)));
  });
}
