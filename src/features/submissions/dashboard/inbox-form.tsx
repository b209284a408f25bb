import { createContext, type ReactNode, useContext } from "react";
import { shownTexts } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { FormDescription } from "../form.ts";
import { type InboxTexts, inboxTexts } from "../inbox-texts.ts";

const Form = createContext<FormDescription | undefined>(undefined);

/** Provides the form whose submissions a page shows. */
export function FormProvider({ form, children }: { form: FormDescription; children: ReactNode }) {
  return <Form value={form}>{children}</Form>;
}

/** Returns the form whose submissions a page shows. @throws Error outside of `FormProvider` */
export function useForm(): FormDescription {
  const form = useContext(Form);
  if (form === undefined) throw new Error("useForm needs a FormProvider");
  return form;
}

/** All forms, in the order of the menu; provided by the dashboard's layout. */
export const DashboardForms = createContext<readonly FormDescription[]>([]);

/** A form with the texts of its inbox in the account's language. */
export interface ShownForm extends FormDescription {
  texts: InboxTexts;
}

/** Returns all forms, in the order of the menu. */
export function useForms(): ShownForm[] {
  const { language } = useStaff();
  return useContext(DashboardForms).map((form) => ({ ...form, texts: inboxTexts(form.folder, language, shownTexts) }));
}

/** Returns the texts of the form's inbox in the account's language. */
export function useInboxTexts(): InboxTexts {
  return inboxTexts(useForm().folder, useStaff().language, shownTexts);
}

/** Returns the path of the form's inbox. */
export const useInboxPath = (): string => `/dashboard/${useForm().dashboard}`;
