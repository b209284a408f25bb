import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** The texts of the contact page that are not messages of the interface. */
export interface ContactPageText {
  /** What belongs into a message, above its field. */
  hint: string;
  /** For a vessel that cannot wait: above the service phone. */
  urgent: string;
}

/** The contact page in every language. */
export const contactPage: InEveryLanguage<ContactPageText> = {
  en: {
    hint: "With these lines the right person answers at once: vessel or plant, port and dates; maker and type, as on the type plate; what has stopped working, and the text of the alarm. A photo of the type plate can follow by email.",
    urgent: "We give first advice on the phone and say when we can be on board.",
  },
  pl: {
    hint: "Aby od razu odpowiedziała właściwa osoba, prosimy podać: statek lub obiekt, port i terminy; producenta i typ urządzenia, tak jak na tabliczce znamionowej; co przestało działać oraz treść alarmu. Zdjęcie tabliczki można dosłać e-mailem.",
    urgent: "Wstępnej porady udzielamy telefonicznie i mówimy, kiedy możemy być na statku.",
  },
  de: {
    hint: "Damit Ihnen gleich die richtige Person antwortet, nennen Sie bitte: Schiff oder Anlage, Hafen und Termine; Hersteller und Typ laut Typenschild; was ausgefallen ist, und den Wortlaut des Alarms. Ein Foto des Typenschilds können Sie per E-Mail nachreichen.",
    urgent: "Am Telefon geben wir erste Hinweise und sagen Ihnen, wann wir an Bord sein können.",
  },
};
