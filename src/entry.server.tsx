import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { collectionsContext } from "#features/publishing/definitions.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { errorSheets } from "#pages/errors/error-screen.tsx";
import { ErrorWords } from "#pages/errors/error-words.ts";
import { errorsPage } from "#pages/errors/errors.ts";
import { policyHash } from "#platform/http/assets.server.ts";
import { EXPECTED_FAILURES, failureId } from "#platform/http/errors.server.ts";
import { noteFailure, retryHeaders } from "#platform/http/note-failure.ts";
import type { PageLife, Visitor } from "#platform/http/pages.server.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import { contentSecurityPolicy } from "#platform/http/security-headers.server.ts";
import { failureContext, pageLifeContext, servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { provideTexts, type TextFile } from "#platform/i18n/texts.ts";
import { typesetHtml } from "#platform/i18n/typeset-html.ts";
import type { Services } from "#platform/services.server.ts";
import { documentLanguage, isHydrated } from "#shells/dashboard/staff-document.ts";
import { FactsOfFailure } from "#shells/site/facts-of-failure.ts";
import { OFFER_SCRIPT } from "#shells/site/language-offers.tsx";
import { pageFacts } from "#shells/site/page-facts.ts";
import { THEME_SCRIPT } from "#shells/theme-script.ts";
import { EARLY_INPUT_SCRIPT } from "#ui/dashboard/forms/early-input.ts";
import { DocumentParts, PAGE_TRANSITION } from "#ui/document-parts.ts";
import logoStyles from "#ui/logo.css?url";
import { NO_IDENTITY } from "#ui/site/identity.ts";
import type { PageFacts } from "#ui/site/page-context.tsx";
import { siteContext } from "#ui/site/site-context.ts";

const texts = import.meta.glob<TextFile>(["./**/texts/*.ts", "!**/*.test.ts"], { eager: true });
provideTexts((folder, language) => texts[`./${folder}/texts/${language}.ts`]);

/** Hashes of the inline scripts of documents. */
const scripts = [THEME_SCRIPT, OFFER_SCRIPT].map(policyHash);
const staffScripts = [THEME_SCRIPT, EARLY_INPUT_SCRIPT].map(policyHash);
const pageTransitionHash = policyHash(PAGE_TRANSITION);

/** Creates the load context for `src/site.server.ts`, with the keys of this bundle. */
export function createLoadContext(services: Services, life: PageLife, visitor: Visitor): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(collectionsContext, services.collections);
  context.set(pageLifeContext, life);
  context.set(visitorContext, visitor);
  return context;
}

/** Logs a failure with an id that the page shows too, and stores it for the page's status. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // The router's own refusals (no such route or method) are client errors, which the status reports.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const loadContext = context as RouterContextProvider;
  const { logId } = noteFailure(error, { context: loadContext, request });
  loadContext.set(failureContext, { logId, failure: failureId(error) });
};

/** Renders a document as a whole: of the public site without any framework script, of signed-in staff with it. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { assets, identity } = loadContext.get(servicesContext);
  const failed = loadContext.get(failureContext);
  const status = failed?.failure === undefined ? routerStatus : EXPECTED_FAILURES[failed.failure].status;
  const hydrated = isHydrated(routerContext);
  const nonce = hydrated ? randomBytes(NONCE_BYTES).toString("base64") : undefined;
  const sheets = styleSheets(routerContext);
  const factsOfFailed = await factsOfFailure(routerContext, loadContext, request);
  const facts = (routerContext.staticHandlerContext.loaderData.site as PageFacts | undefined) ?? factsOfFailed;
  // A hydrated document links to the sheet.
  const { logo } = facts?.identity ?? (hydrated ? NO_IDENTITY : await identity(FALLBACK_LANGUAGE));
  const style = assets.inlineStyle([
    ...sheets,
    ...askedSheets(routerContext),
    ...(status < 400 ? [] : errorSheets),
    ...(logo === undefined ? [] : [logoStyles]),
  ]);
  const parts = {
    language: documentLanguage(routerContext, request),
    hydrated,
    nonce,
    css: style.css,
    printSheet: hydrated ? undefined : assets.printSheet,
    enhancementScript: hydrated ? undefined : assets.enhancementScript,
    status,
    // An expected failure needs no investigation, and only the first of many is logged.
    failureLogId: failed?.failure === undefined ? failed?.logId : undefined,
    // The browser renders a hydrated page again, and has no versions.
    versioned: hydrated ? (path: string) => path : assets.versioned,
    hasFile: assets.has,
    drawing: hydrated ? () => undefined : assets.drawing,
  };
  const html = await render(
    <DocumentParts value={parts}>
      <FactsOfFailure value={factsOfFailed}>
        <ErrorWords value={await errorWords(status, routerContext, loadContext, request)}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
        </ErrorWords>
      </FactsOfFailure>
    </DocumentParts>,
    nonce,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    headers.set(
      "content-security-policy",
      nonce === undefined
        ? contentSecurityPolicy({ styles: [style.hash], scripts, ...framesOf(routerContext) })
        : contentSecurityPolicy({ styles: [pageTransitionHash], scripts: staffScripts, nonce, staff: true }),
    );
    if (!hydrated) headers.set("speculation-rules", '"/speculation-rules.json"');
  }
  for (const [name, value] of Object.entries(retryHeaders(status))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(html, { status, headers });
}

const NONCE_BYTES = 16;

/**
 * Without a nonce synchronously, which is cheapest, typeset, and without the marks that hydration needs; with one
 * asynchronously, so that hydrated content can wait for its data, and as the browser will render it again.
 */
function render(document: ReactNode, nonce: string | undefined): string | Promise<string> {
  if (nonce === undefined) return typesetHtml(`<!DOCTYPE html>${renderToStaticMarkup(document)}`);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(document, {
    nonce,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
  });
  return promise;
}

/** Returns the data of a public page whose layout has none: its loader does not run when an action has failed. */
async function factsOfFailure(
  { staticHandlerContext: { matches, loaderData } }: EntryContext,
  loadContext: RouterContextProvider,
  request: Request,
) {
  return isPublic(matches) && loaderData.site === undefined ? pageFacts(loadContext, request) : undefined;
}

const isPublic = (matches: EntryContext["staticHandlerContext"]["matches"]) =>
  matches.some(({ route }) => route.id === "site");

/** Returns the words of the error pages for a public page that failed; undefined when they cannot be read. */
async function errorWords(
  status: number,
  { staticHandlerContext: { matches } }: EntryContext,
  loadContext: RouterContextProvider,
  request: Request,
) {
  if (status < 400 || status === EXPECTED_FAILURES["storage-unavailable"].status || !isPublic(matches))
    return undefined;
  const { storage, language, log } = siteContext(loadContext, request);
  return readPage(storage, errorsPage, language).catch((error: unknown) => {
    log.warn({ err: error }, "error page with its default words");
    return undefined;
  });
}

/** Returns whether the dashboard shows the page in a frame, and whether it has frames itself. */
function framesOf({ staticHandlerContext: { matches } }: EntryContext) {
  const has = (key: "framed" | "frames") =>
    matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.[key] === true);
  return { framed: has("framed"), frames: has("frames") };
}

/** URLs of the style sheets that the data of the page's routes asks for, in `sheets`: of parts that few pages have. */
function askedSheets({ staticHandlerContext }: EntryContext): string[] {
  const data: (Readonly<Record<string, unknown>> | null | undefined)[] = Object.values(staticHandlerContext.loaderData);
  return data.flatMap((of) => (Array.isArray(of?.sheets) ? of.sheets : []));
}

/** URLs of the style sheets of the page's routes, the outer ones first, without duplicates. */
function styleSheets({ manifest, staticHandlerContext }: EntryContext): string[] {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // The framework appends "#" to sheets that a lazy chunk shares.
  return [...new Set(hrefs.map((href) => href.replace(/#$/, "")))];
}
