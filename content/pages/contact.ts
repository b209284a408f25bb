import type { InEveryLanguage } from "#i18n/languages.ts";

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
    hint: "With these lines the right person answers at once: vessel or plant, port and dates; maker and type, as on the type plate; what has stopped working, and the text of the alarm. A photo of the type plate can follow by e-mail.",
    urgent: "We give first advice on the phone and say when we can be on board.",
  },
  pl: {
    hint: "Dzięki tym informacjom od razu odpowie właściwa osoba: statek lub obiekt, port i terminy; producent i typ urządzenia, tak jak na tabliczce znamionowej; co przestało działać i treść alarmu. Zdjęcie tabliczki można przesłać osobno e-mailem.",
    urgent: "Pierwszej porady udzielamy przez telefon i mówimy, kiedy możemy być na statku.",
  },
  de: {
    hint: "Mit diesen Angaben antwortet Ihnen gleich die richtige Person: Schiff oder Anlage, Hafen und Termine; Hersteller und Typ, wie auf dem Typenschild; was ausgefallen ist, und der Wortlaut des Alarms. Ein Foto des Typenschilds können Sie per E-Mail nachreichen.",
    urgent: "Am Telefon geben wir ersten Rat und sagen, wann wir an Bord sein können.",
  },
};
