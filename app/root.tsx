import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Outlet, useRouteLoaderData } from "react-router";
import { splitLocalizedPath } from "#i18n/localized-urls.ts";
import { refusalError } from "#server/http/refusal.ts";
import type { Route } from "./+types/root";
import "./app.css";
import { DocumentPartsContext } from "./document-parts.ts";
import { FactsOfFailure } from "./facts-of-failure.ts";
import sansFont from "./fonts/one-sans-latin.woff2?url";
import { visitorContext } from "./middleware/site-context.ts";
import { pageFacts } from "./page-facts.ts";
import { ErrorScreen } from "./site/errors/error-screen.tsx";
import { Footer } from "./site/layout/footer.tsx";
import { Header } from "./site/layout/header.tsx";
import { LanguageOffers } from "./site/layout/language-offers.tsx";
import { THEME_SCRIPT } from "./site/layout/theme-script.ts";
import { type PageFacts, PageProvider } from "./site/page/page-context.tsx";

/** Facts that every page shows. For a request that was turned away, the error that its page tells of instead. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<PageFacts> {
  const { refusal } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  return pageFacts(context, request);
}

/** The document around every page, and around its error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { css, enhancementScript, versioned } = useContext(DocumentPartsContext);
  const factsOfFailure = useContext(FactsOfFailure);
  const facts = useRouteLoaderData<typeof loader>("root") ??
    factsOfFailure ?? {
      ...splitLocalizedPath("/"),
      origin: "",
      year: new Date().getUTCFullYear(),
      company: undefined,
    };
  return (
    <html lang={facts.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{THEME_SCRIPT}</script>
        {import.meta.env.PROD ? <style>{css}</style> : <Links />}
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={versioned("/icons/icon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={versioned("/icons/apple-touch-icon.png")} />
        <link rel="manifest" href="/site.webmanifest" />
        {enhancementScript === undefined ? null : (
          <script src={enhancementScript} {...(import.meta.env.PROD ? { defer: true } : { type: "module" })} />
        )}
      </head>
      <body>
        <PageProvider facts={facts}>
          <Header />
          <LanguageOffers />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </PageProvider>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What shows when a page cannot: its own 404 text, or the fallback screen with status and log id. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, failureLogId } = useContext(DocumentPartsContext);
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : undefined;
  return <ErrorScreen status={status} message={message} logId={failureLogId} />;
}
