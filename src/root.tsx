import { type ReactNode, useContext } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import "./ui/app.css";
import type { loader as staffLoader } from "#shells/dashboard/layout.tsx";
import type { loader as siteLoader } from "#shells/site/layout.tsx";
import { THEME_SCRIPT } from "#shells/theme-script.ts";
import { EARLY_INPUT_SCRIPT } from "#ui/dashboard/forms/early-input.ts";
import { DocumentPartsContext, PAGE_TRANSITION } from "#ui/document-parts.ts";
import sansFont from "#ui/fonts/one-sans.woff2?url";
import { iconName, otherCopy, TOUCH_ICON_SIDE } from "#ui/picture-paths.ts";

/** The document. The layout of each area, `site/` or `dashboard/`, renders its body. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, hydrated, nonce, css, printSheet, enhancementScript, versioned } = useContext(DocumentPartsContext);
  const icon = useIcon();
  return (
    // The theme script sets the chosen theme before React hydrates.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script>{THEME_SCRIPT}</script>
        {hydrated ? <style>{PAGE_TRANSITION}</style> : null}
        {hydrated ? <script>{EARLY_INPUT_SCRIPT}</script> : null}
        {import.meta.env.PROD && !hydrated ? (
          <style>{css}</style>
        ) : (
          <>
            {/* Prevents a white flash in dark themes while the style sheets load. */}
            <meta name="color-scheme" content="light dark" />
            <Links />
          </>
        )}
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="" />
        {icon === undefined ? (
          <>
            {/* Browsers without support for SVG icons request /favicon.ico by themselves. */}
            <link rel="icon" href={versioned("/icons/icon.svg")} type="image/svg+xml" />
            <link rel="apple-touch-icon" href={versioned("/icons/apple-touch-icon.png")} />
          </>
        ) : (
          <>
            <link rel="icon" href={otherCopy(icon, iconName(192))} sizes="192x192" type="image/png" />
            <link rel="apple-touch-icon" href={otherCopy(icon, iconName(TOUCH_ICON_SIDE))} />
          </>
        )}
        <link rel="manifest" href="/site.webmanifest" />
        {printSheet === undefined ? null : <link rel="stylesheet" href={printSheet} media="print" />}
        {enhancementScript === undefined ? null : (
          <script src={enhancementScript} {...(import.meta.env.PROD ? { defer: true } : { type: "module" })} />
        )}
      </head>
      <body>
        {children}
        {hydrated ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Returns the path of the site's uploaded icon, on public pages and in the dashboard. */
function useIcon(): string | undefined {
  const site = useRouteLoaderData<typeof siteLoader>("site");
  const staff = useRouteLoaderData<typeof staffLoader>("dashboard");
  return site?.identity.icon ?? staff?.company.icon;
}

export default function App() {
  return <Outlet />;
}

/** The fallback when an area's own layout cannot show the error. */
export function ErrorBoundary() {
  const { status, failureLogId } = useContext(DocumentPartsContext);
  return (
    <main id="main" className="wrap section">
      <h1>Unexpected Application Error!</h1>
      <p className="lead">
        {status} {failureLogId}
      </p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
