import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Formularz kontaktowy",
  accept: "Akceptuję [regulamin]",
  sent: "Wiadomość została wysłana.",
};
