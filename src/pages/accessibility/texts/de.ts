import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Barriere\u00adfreiheit",
  description:
    "Wie barrierefrei diese Website ist, wie sie geprüft wurde, welche Einschränkungen bekannt sind und wie Sie ein Problem melden.",
  lead: "Alle sollen diese Website nutzen und uns darüber erreichen können.",
  statusHeading: "Standard",
  statusText:
    "Unser Ziel ist die Konformität mit den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Unsere eigenen Prüfungen haben keine Verstöße ergeben. Sie decken jedoch nicht jedes Kriterium ab, und eine unabhängige Stelle hat die Website nicht geprüft.",
  testedHeading: "Wie geprüft wurde",
  testedText: "Diese Prüfungen laufen automatisch und werden mit jeder neuen Version der Website wiederholt:",
  testedList:
    "alle Seiten, Formulare und Fehlermeldungen mit axe-core und dessen Regeln zu WCAG 2.2 AA, in den Anzeigemodi Tag, Dämmerung und Nacht\nMenüs, Dialoge und Formulare nur mit der Tastatur\nalle Seiten ohne JavaScript, in allen Sprachen\ndas Layout bei Breiten von 320 bis 1440 Pixeln\ndie wichtigsten Seiten und Formulare mit den Browser-Engines von Chrome, Firefox und Safari",
  limitsHeading: "Bekannte Einschränkungen",
  limitsText: "",
  limitsList:
    "Menschen, die täglich einen Screenreader verwenden, haben die Website noch nicht geprüft.\nEinige Beiträge und Projekte liegen nicht in jeder Sprache vor; bei ihnen ist die Sprache angegeben.\nDatenblätter (PDF) gibt es nur auf Englisch.\nDer Unternehmensfilm hat keinen Ton. Seinen Inhalt vermitteln Texteinblendungen, die ein Screenreader möglicherweise nicht vorliest.",
  reportHeading: "Problem melden",
  reportText:
    "Wenn Sie etwas auf dieser Website nicht lesen oder bedienen können, schreiben Sie bitte an {{email}}. Nennen Sie die Seite und nach Möglichkeit Ihren Browser und Ihr Hilfsmittel. Wir beheben den Fehler oder senden Ihnen den Inhalt in anderer Form.",
};

export const staff: typeof en.staff = {
  name: "Barrierefreiheit",
  sections: {
    title: "Seitenanfang",
    statusHeading: "Standard",
    testedHeading: "Wie geprüft wurde",
    limitsHeading: "Bekannte Einschränkungen",
    reportHeading: "Problem melden",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    statusHeading: "Überschrift",
    statusText: "Text",
    testedHeading: "Überschrift",
    testedText: "Text",
    testedList: "Liste",
    limitsHeading: "Überschrift",
    limitsText: "Text",
    limitsList: "Liste",
    reportHeading: "Überschrift",
    reportText: "Text",
  },
};
