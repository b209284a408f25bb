import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Nutzungs\u00adbedingungen",
  description:
    "Nutzungsbedingungen dieser Website: Bedeutung der Angaben, Rechte an Texten und Bildern, Links, Beanstandungen und anwendbares Recht.",
  lead: "Die Bedingungen für die Nutzung dieser Website.",
  siteHeading: "Gegenstand der Website",
  siteText:
    "Betreiber dieser Website ist {{name}}, {{address}}. Die Website informiert über Leistungen, Projekte, Produkte und Stellenangebote des Unternehmens. Die Nutzung ist kostenfrei und erfordert kein Benutzerkonto; ein aktueller Browser genügt.",
  informationHeading: "Unverbindliche Informationen",
  informationText:
    "Alle Angaben auf dieser Website, auch zu Verfügbarkeit und technischen Daten, sind unverbindliche Informationen und eine Aufforderung zur Abgabe von Angeboten. Sie sind kein Angebot im Sinne von Art. 66 des polnischen Zivilgesetzbuches (Kodeks cywilny). Ein Vertrag kommt nur durch gesonderte Vereinbarung zustande.\n\nWir stellen die Inhalte nach bestem Wissen zusammen und können sie jederzeit ändern. Angaben auf dieser Website genügen nicht als Grundlage für Arbeiten an elektrischen Anlagen; maßgeblich sind die mit dem Gerät gelieferten Unterlagen.",
  copyrightHeading: "Zeichnungen und Texte",
  copyrightText:
    "Die Rechte an Zeichnungen, Texten, Bildern und Datenblättern liegen bei {{name}} oder den jeweils genannten Inhabern. Verlinken, Zitieren mit Quellenangabe sowie Drucken und Speichern für den eigenen Gebrauch sind gestattet. Für jede weitere Nutzung ist unsere Zustimmung erforderlich; für die Seite „Presse“ gelten die dort genannten Regeln.",
  linksHeading: "Links",
  linksText:
    "Einige Links führen zu Websites anderer Betreiber. Dort gelten die Bedingungen dieser Betreiber; auf die Inhalte haben wir keinen Einfluss.",
  useHeading: "Nutzung und Beanstandungen",
  useText:
    "Über diese Website dürfen keine rechtswidrigen Inhalte übermittelt werden; ihr Betrieb darf nicht gestört werden. Hinweise auf Fehler und Beanstandungen nehmen wir unter {{email}} entgegen.",
  lawHeading: "Anwendbares Recht",
  lawText:
    "Es gilt polnisches Recht. Verbraucher behalten den Schutz, den ihnen die zwingenden Vorschriften des Staates gewähren, in dem sie ihren gewöhnlichen Aufenthalt haben. Alle hier nicht ausdrücklich eingeräumten Rechte bleiben vorbehalten. Maßgeblich ist die auf dieser Seite veröffentlichte Fassung.",
  privacyHeading: "Personenbezogene Daten",
  privacyText:
    "Wie wir mit personenbezogenen Daten umgehen, steht in den Datenschutzhinweisen. Sie dienen der Information und müssen nicht akzeptiert werden.",
};

export const staff: typeof en.staff = {
  name: "Nutzungsbedingungen",
  sections: {
    title: "Seitenanfang",
    siteHeading: "Gegenstand der Website",
    informationHeading: "Unverbindliche Informationen",
    copyrightHeading: "Zeichnungen und Texte",
    linksHeading: "Links",
    useHeading: "Nutzung und Beanstandungen",
    lawHeading: "Anwendbares Recht",
    privacyHeading: "Personenbezogene Daten",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    siteHeading: "Überschrift",
    siteText: "Text",
    informationHeading: "Überschrift",
    informationText: "Text",
    copyrightHeading: "Überschrift",
    copyrightText: "Text",
    linksHeading: "Überschrift",
    linksText: "Text",
    useHeading: "Überschrift",
    useText: "Text",
    lawHeading: "Überschrift",
    lawText: "Text",
    privacyHeading: "Überschrift",
    privacyText: "Text",
  },
};
