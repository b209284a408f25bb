import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { type AnyTexts, type StaffTexts, staffTexts } from "#platform/i18n/texts.ts";
import type { Role } from "./roles.ts";
import { dashboardTexts } from "./texts.ts";

/** Who is signed in, as far as the pages of the dashboard show it. */
export interface StaffMember {
  name: string;
  username: string;
  role: Role;
}

/** What every component of the dashboard can use. */
export interface Staff {
  /** Undefined before signing in. */
  actor: StaffMember | undefined;
  language: Language;
  /** How many messages have waited for too long. */
  late: number;
  /** The company's name, for the head of the page, and the part of it that stands out; empty while it is not known. */
  company: { name: string; shortName: string };
}

const StaffContext = createContext<Staff | undefined>(undefined);

/** Gives everything below it the account's language and texts. */
export function StaffProvider({ value, children }: { value: Staff; children: ReactNode }) {
  return <StaffContext value={value}>{children}</StaffContext>;
}

type TextsOf<T extends readonly AnyTexts[]> = StaffTexts<[...T, typeof dashboardTexts][number]>;

/**
 * Returns who is signed in, and the texts of folders in the account's language.
 * @param folders whose texts are wanted; those of `ui/dashboard` are always there
 * @throws Error outside of the dashboard
 */
export function useStaff<T extends readonly AnyTexts[]>(...folders: T): Staff & { texts: TextsOf<T> } {
  const staff = useContext(StaffContext);
  if (staff === undefined) throw new Error("useStaff is called outside of the dashboard");
  return { ...staff, texts: staffTexts(staff.language, ...folders, dashboardTexts) };
}

/** Returns the texts of folders in the account's language, and those of `ui/dashboard`. */
export function useTexts<T extends readonly AnyTexts[]>(...folders: T): TextsOf<T> {
  return useStaff(...folders).texts;
}
