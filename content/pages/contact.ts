import type { InEveryLanguage } from "#i18n/languages.ts";

/** The texts of the contact page that are not messages of the interface. */
export interface ContactPageText {
  /** Heading of the panel with the e-mail address. */
  heading: string;
  /** What the list below it is for. */
  lead: string;
  /** What to put into the e-mail. */
  lines: string[];
  /** For a vessel that cannot wait: beside the service phone. */
  urgent: string;
}

/** The contact page in every language. */
export const contactPage: InEveryLanguage<ContactPageText> = {
  en: {
    heading: "Write or call",
    lead: "These lines help us to answer at once with the right person:",
    lines: [
      "Vessel or plant, port and dates",
      "Maker and type, as on the type plate",
      "What has stopped working, and the text of the alarm",
      "A photo of the type plate",
    ],
    urgent: "We give first advice on the phone and say when we can be on board.",
  },
  pl: {
    heading: "E-mail lub telefon",
    lead: "Dzięki tym informacjom od razu odpowie właściwa osoba:",
    lines: [
      "Statek lub obiekt, port i terminy",
      "Producent i typ urządzenia, tak jak na tabliczce znamionowej",
      "Co przestało działać i treść alarmu",
      "Zdjęcie tabliczki znamionowej",
    ],
    urgent: "Pierwszej porady udzielamy przez telefon i mówimy, kiedy możemy być na statku.",
  },
  de: {
    heading: "Schreiben oder anrufen",
    lead: "Mit diesen Angaben antwortet Ihnen gleich die richtige Person:",
    lines: [
      "Schiff oder Anlage, Hafen und Termine",
      "Hersteller und Typ, wie auf dem Typenschild",
      "Was ausgefallen ist, und der Wortlaut des Alarms",
      "Ein Foto des Typenschilds",
    ],
    urgent: "Am Telefon geben wir ersten Rat und sagen, wann wir an Bord sein können.",
  },
};
