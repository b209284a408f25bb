import type { ReactNode } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { PageProvider, usePage } from "#ui/site/page-context.tsx";

/** Shows components as on a page in another language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { path, origin, year, company, identity, hidden, menu, months } = usePage();
  return (
    <div lang={language}>
      <PageProvider facts={{ language, path, origin, year, company, identity, hidden, menu, labels: {}, months }}>
        {children}
      </PageProvider>
    </div>
  );
}
