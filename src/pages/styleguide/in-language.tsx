import type { ReactNode } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { PageProvider, usePage } from "#ui/site/page-context.tsx";

/** Shows components as on a page in another language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = usePage();
  return (
    <div lang={language}>
      <PageProvider facts={{ ...page, language, menu: { ...page.menu, labels: {} } }}>{children}</PageProvider>
    </div>
  );
}
