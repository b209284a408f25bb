import loaders from "virtual:staff-texts";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import { provideTexts } from "#platform/i18n/texts.ts";
import { keepEarlyInput } from "#ui/dashboard/forms/early-input.ts";

/**
 * The dashboard in the browser. The texts in the account's language are loaded first, so that no component waits for
 * them.
 */
const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
const { default: texts } = await loaders[language]();
provideTexts((folder, asked) => {
  const staff = asked === language ? texts[folder] : undefined;
  return staff && { staff };
});
const announceEarlyInput = keepEarlyInput();

function WithEarlyInput({ children }: { children: ReactNode }) {
  useEffect(announceEarlyInput, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithEarlyInput>
        <HydratedRouter />
      </WithEarlyInput>
    </StrictMode>,
  );
});
