import type { ReactNode } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { StaffProvider, useStaff } from "#ui/dashboard/staff-context.tsx";

/** Renders in the language of a link's account; undefined: the browser's. */
export function InLanguageOf({ language, children }: { language: Language | undefined; children: ReactNode }) {
  const staff = useStaff();
  return <StaffProvider value={{ ...staff, language: language ?? staff.language }}>{children}</StaffProvider>;
}
