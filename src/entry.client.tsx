import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "#platform/i18n/languages.ts";
import { loadDashboardTexts } from "#ui/dashboard/texts/texts.ts";

/** The dashboard in the browser: its texts in the account's language first, so that nothing has to wait for them later. */
const { lang } = document.documentElement;
if (isLanguage(lang)) await loadDashboardTexts(lang);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
