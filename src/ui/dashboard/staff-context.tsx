import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "./roles.ts";
import type { DashboardTexts } from "./texts/en.ts";
import { dashboardTexts } from "./texts/texts.ts";

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
  texts: DashboardTexts;
  /** How many messages have waited for too long. */
  late: number;
  /** The company's name, for the head of the page, and the part of it that stands out; empty while it is not known. */
  company: { name: string; shortName: string };
}

const StaffContext = createContext<Staff | undefined>(undefined);

/** Gives everything below it the account's language and texts. */
export function StaffProvider({ value, children }: { value: Omit<Staff, "texts">; children: ReactNode }) {
  return <StaffContext value={{ ...value, texts: dashboardTexts(value.language) }}>{children}</StaffContext>;
}

/** Who is signed in and in which language. @throws Error outside of the dashboard */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (staff === undefined) throw new Error("useStaff is called outside of the dashboard");
  return staff;
}

/** The dashboard's texts in the account's language. */
export function useTexts(): DashboardTexts {
  return useStaff().texts;
}
