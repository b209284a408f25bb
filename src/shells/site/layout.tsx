import { useContext } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { absentOf } from "#features/publishing/throw-absent.ts";
import { ErrorScreen } from "#pages/errors/error-screen.tsx";
import { defaultMenu } from "#pages/menu/menu-of.ts";
import { refusalError } from "#platform/http/refusal.server.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { DocumentPartsContext } from "#ui/document-parts.ts";
import { NO_IDENTITY } from "#ui/site/identity.ts";
import type { Route } from "./+types/layout";
import { FactsOfFailure } from "./facts-of-failure.ts";
import { Frame } from "./frame.tsx";
import { pageFacts } from "./page-facts.ts";
import "./print.css";

/** Loads the data of every public page. For a refused request, throws the error that the page shows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { refusal } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  return pageFacts(context, request);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame facts={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Shown when a page fails: its own 404 text, or the error page with status and log id. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, failureLogId } = useContext(DocumentPartsContext);
  const factsOfFailure = useContext(FactsOfFailure);
  const facts = useRouteLoaderData<typeof loader>("site") ??
    factsOfFailure ?? {
      ...splitLocalizedPath("/"),
      origin: "",
      year: new Date().getUTCFullYear(),
      company: undefined,
      identity: NO_IDENTITY,
      figures: { shown: [], values: {} },
      hidden: [],
      announcement: undefined,
      menu: defaultMenu(splitLocalizedPath("/").language),
      months: {},
      hasExamples: false,
    };
  return (
    <Frame facts={facts}>
      <ErrorScreen status={status} {...absentOf(error)} logId={failureLogId} />
    </Frame>
  );
}
