import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { policyHash } from "#server/assets.ts";
import { EXPECTED_FAILURES, type FailureId, failureId } from "#server/errors.ts";
import type { PageLife, Visitor } from "#server/http/pages.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import type { Services } from "#server/services.ts";
import { DocumentParts } from "./document-parts.ts";
import { FactsOfFailure } from "./facts-of-failure.ts";
import { noteFailure, retryHeaders } from "./middleware/note-failure.ts";
import { failureContext, pageLifeContext, servicesContext, visitorContext } from "./middleware/site-context.ts";
import { pageFacts } from "./page-facts.ts";
import { THEME_SCRIPT } from "./site/layout/theme-script.ts";

const themeScriptHash = policyHash(THEME_SCRIPT);

/** Gives `server/start.ts` the load context whose keys this bundle knows. */
export function createLoadContext(services: Services, life: PageLife, visitor: Visitor): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pageLifeContext, life);
  context.set(visitorContext, visitor);
  return context;
}

/** Logs a failure with an id that the page shows too, and keeps it for the page's status. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // The router's own refusals (no such route or method): the client's fault, told by the status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const loadContext = context as RouterContextProvider;
  const { logId } = noteFailure(error, { context: loadContext, request });
  loadContext.set(failureContext, { logId, failure: failureId(error) });
};

/** Renders a document: whole, in one go, without any framework script. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { assets } = loadContext.get(servicesContext);
  const failed = loadContext.get(failureContext);
  const status = failed?.failure === undefined ? routerStatus : EXPECTED_FAILURES[failed.failure].status;
  const hasFacts = routerContext.staticHandlerContext.loaderData?.root !== undefined;
  const style = assets.inlineStyle(styleSheets(routerContext));
  const parts = {
    css: style.css,
    enhancementScript: assets.enhancementScript,
    status,
    // What was not logged has no number to ask about.
    failureLogId: isLogged(failed?.failure) ? failed?.logId : undefined,
    versioned: assets.versioned,
  };
  const html = renderToString(
    <DocumentParts value={parts}>
      <FactsOfFailure value={hasFacts ? undefined : await pageFacts(loadContext, request)}>
        <ServerRouter context={routerContext} url={request.url} />
      </FactsOfFailure>
    </DocumentParts>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    headers.set("content-security-policy", contentSecurityPolicy({ styles: [style.hash], scripts: [themeScriptHash] }));
    headers.set("speculation-rules", '"/speculation-rules.json"');
  }
  for (const [name, value] of Object.entries(retryHeaders(status))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

function isLogged(failure: FailureId | undefined): boolean {
  return failure === undefined || EXPECTED_FAILURES[failure].reported;
}

/** Addresses of the style sheets of the routes on the page, the outer ones first, each once. */
function styleSheets({ manifest, staticHandlerContext }: EntryContext): string[] {
  const hrefs = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  return [...new Set(hrefs)];
}
