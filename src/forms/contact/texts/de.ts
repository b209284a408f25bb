import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Kontaktformular",
  accept: "Ich akzeptiere die [Nutzungsbedingungen]",
  sent: "Ihre Nachricht wurde gesendet.",
};
