import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { type AnyTexts, type StaffTexts, shownTexts } from "#platform/i18n/texts.ts";
import type { Role } from "./roles.ts";
import { dashboardTexts } from "./texts.ts";

/** The signed-in account, as far as the dashboard shows it. */
export interface StaffMember {
  name: string;
  username: string;
  role: Role;
}

/** Context of every dashboard component. */
export interface Staff {
  /** Undefined before signing in. */
  actor: StaffMember | undefined;
  language: Language;
  /** Number of overdue messages. */
  late: number;
  /** The company's name for the head of the page, and its emphasised part; empty while unknown. Its logo, if it has one. */
  company: { name: string; shortName: string; logo?: string | undefined };
}

const StaffContext = createContext<Staff | undefined>(undefined);

/** Provides the account's language and texts. */
export function StaffProvider({ value, children }: { value: Staff; children: ReactNode }) {
  return <StaffContext value={value}>{children}</StaffContext>;
}

type TextsOf<T extends readonly AnyTexts[]> = StaffTexts<[...T, typeof dashboardTexts][number]>;

/**
 * Returns the signed-in account, and the texts of folders in the account's language.
 * @param folders whose texts are needed; those of `ui/dashboard` are always included
 * @throws Error outside the dashboard
 */
export function useStaff<T extends readonly AnyTexts[]>(...folders: T): Staff & { texts: TextsOf<T> } {
  const staff = useContext(StaffContext);
  if (staff === undefined) throw new Error("useStaff is called outside of the dashboard");
  return { ...staff, texts: shownTexts(staff.language, ...folders, dashboardTexts) };
}

/** Returns the texts of folders in the account's language, and those of `ui/dashboard`. */
export function useTexts<T extends readonly AnyTexts[]>(...folders: T): TextsOf<T> {
  return useStaff(...folders).texts;
}
