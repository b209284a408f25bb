import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Kontaktformular",
  accept: "Ich akzeptiere die [Nutzungsbedingungen]",
  about: "Betrifft",
  privacy: "Wie wir Ihre Daten verwenden, steht in den [Datenschutzhinweisen].",
  sent: "Ihre Nachricht wurde gesendet.",
};

export const mails: typeof en.mails = {
  examples: {
    name: "Anna Schmidt",
    message:
      "Der Wellengenerator unseres Schiffs schaltet schon bei halber Last wegen Überlast ab.\nWir liegen bis Freitag in Gdynia. Kann jemand an Bord kommen?",
  },
  confirmation: {
    subject: "{{reference}}: Wir haben Ihre Nachricht erhalten",
    heading: "Wir haben Ihre Nachricht erhalten",
    received:
      "vielen Dank für Ihre Nachricht über das Kontaktformular unserer Website. Ihre Referenznummer lautet {{reference}}.",
    next: "Unsere Antwort senden wir an diese E-Mail-Adresse. Wenn Sie etwas ergänzen möchten, antworten Sie bitte auf diese E-Mail und lassen Sie die Referenznummer im Betreff stehen.",
    mistake:
      "Wenn Sie uns nicht geschrieben haben, wurde Ihre Adresse vermutlich versehentlich angegeben. Sie müssen dann nichts unternehmen.",
  },
  notice: {
    subject: "{{reference}}: Nachricht von {{name}}",
    heading: "Nachricht über das Kontaktformular",
    message: "Nachricht",
  },
  reminder: {
    subject: "{{count}} Nachricht wartet auf Antwort|{{count}} Nachrichten warten auf Antwort",
    nothing: "Es warten keine Nachrichten mehr auf Antwort",
    heading: "Überfällige Nachrichten",
    spam: "Spamverdacht: {{count}} Nachricht ist noch nicht geprüft.|Spamverdacht: {{count}} Nachrichten sind noch nicht geprüft.",
    link: "Nachrichten im Dashboard",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} neue Nachricht|{{count}} neue Nachrichten",
  data: { heading: "Nachricht {{reference}}" },
  csv: {
    title: "Nachrichten",
    lead: "Alle Nachrichten als CSV-Datei für die Tabellenkalkulation.",
    inIt: ["Referenznummer, Zeit, Sprache, Name, E-Mail-Adresse und Text", "Status, Zuständigkeit und Spamverdacht"],
    notInIt: ["Notizen und E-Mails; sie sind in der Auskunft unter „Personenbezogene Daten“ enthalten"],
    download: "Nachrichten herunterladen",
  },
  title: "Nachrichten",
  singular: "Nachricht",
  inSettings: "Nachrichten",
  toErase: "{{count}} Nachricht|{{count}} Nachrichten",
  audit: {
    one: "Nachricht {{name}}",
    many: "Nachrichten",
    actions: {
      "message-owner": "Zuständigkeit für eine Nachricht geändert",
      "message-state": "Status einer Nachricht geändert",
      "message-noted": "Notiz zu einer Nachricht hinzugefügt",
      "message-answered": "Nachricht beantwortet",
      "message-reply-added": "Erhaltene Antwort zu einer Nachricht hinzugefügt",
      "message-not-spam": "Spamverdacht bei einer Nachricht aufgehoben",
      "messages-exported": "Nachrichten exportiert",
    },
    sentences: {
      "message-owner": "{{who}}: Zuständigkeit für {{subject}} geändert",
      "message-state": "{{who}}: Status von {{subject}} geändert",
      "message-noted": "{{who}}: Notiz zu {{subject}} hinzugefügt",
      "message-answered": "{{who}}: {{subject}} beantwortet",
      "message-reply-added": "{{who}}: erhaltene Antwort zu {{subject}} hinzugefügt",
      "message-not-spam": "{{who}}: {{subject}} als „kein Spam“ markiert",
      "messages-exported": "{{who}}: Nachrichten exportiert",
    },
  },
  states: { new: "Neu", "in-hand": "In Bearbeitung", answered: "Beantwortet", closed: "Abgeschlossen" },
  /** Several messages: the tabs of the inbox. */
  views: { new: "Neu", closed: "Abgeschlossen" },
  actions: {
    new: "Als neu markieren",
    "in-hand": "In Bearbeitung nehmen",
    answered: "Als beantwortet markieren",
    closed: "Abschließen",
  },
  showAll: "Alle offenen Nachrichten anzeigen",
  empty: "Noch keine Nachrichten.",
  emptyLead:
    "Hier erscheinen Nachrichten aus dem Kontaktformular, die neuesten zuerst. Sie können sie übernehmen, mit Notizen versehen, beantworten und abschließen.",
  toForm: "Zum Kontaktformular",
  emptyOpen: "Keine offenen Nachrichten. Alle sind beantwortet oder abgeschlossen.",
  emptyView: "Hier gibt es keine Nachrichten.",
  emptySearch: "Keine Treffer in dieser Ansicht.",
  text: "Nachricht",
  spamLead:
    "Diese Nachricht stammt vermutlich von einem Programm. Deshalb ging keine E-Mail hinaus, weder an das Unternehmen noch an die angegebene Adresse. Hat ein Mensch sie geschrieben, klicken Sie auf „Kein Spam“; sie steht dann bei den anderen Nachrichten.",
  tooManyNotes: "Nicht hinzugefügt: Die Nachricht hat schon {{max}} Notizen.",
  newerMessage: "Neuere Nachricht",
  olderMessage: "Ältere Nachricht",
  neighbours: "Vorherige und nächste Nachricht",
  conflict:
    "Nicht geändert: Jemand anderes hat die Nachricht inzwischen bearbeitet. Status: „{{state}}“, zuständig: {{owner}}.",
  columns: { message: "Nachricht" },
  done: {
    take: "Sie haben die Nachricht übernommen.",
    give: "Die Nachricht wurde zugewiesen.",
    "give-back": "Sie sind nicht mehr zuständig.",
    "not-spam": "Die Nachricht ist kein Spam mehr und steht bei den anderen.",
  },
  keys: {
    list: {
      j: "nächste Nachricht",
      k: "vorherige Nachricht",
      o: "Nachricht öffnen",
      slash: "suchen",
      help: "diese Liste",
    },
    one: {
      j: "ältere Nachricht",
      k: "neuere Nachricht",
      u: "zurück zur Liste",
      a: "übernehmen",
      r: "antworten",
      e: "abschließen",
      help: "diese Liste",
    },
  },
};

export const staff: typeof en.staff = {
  own,
  name: "Kontakt: Formular und E-Mails",
  sections: {
    accept: "Das Formular",
    subject: "E-Mail an den Absender: Eingangsbestätigung",
    noticeSubject: "E-Mail an das Unternehmen: neue Nachricht",
  },
  fields: {
    accept: "Satz neben dem Kontrollkästchen",
    privacy: "Satz mit dem Link zu den Datenschutzhinweisen",
    sent: "Bestätigung nach dem Absenden",
    subject: "Betreff",
    title: "Überschrift",
    text: "Text zwischen Anrede und Grußformel",
    noticeSubject: "Betreff",
    noticeHeading: "Überschrift",
  },
  hints: {
    accept: "Die Wörter in eckigen Klammern führen zu den Nutzungsbedingungen.",
    privacy: "Die Wörter in eckigen Klammern führen zu den Datenschutzhinweisen.",
    text: "Mit jeder neuen Zeile beginnt ein neuer Absatz. Der Text des Absenders wird nie zitiert: Die Adresse könnte jemand anderem gehören.",
    noticeHeading: "Die Angaben des Absenders und die Nachricht werden automatisch angefügt.",
  },
  placeholders: { reference: "Referenznummer der Nachricht", name: "Name des Absenders" },
  mails: { confirmation: "Eingangsbestätigung", notice: "Benachrichtigung an das Unternehmen" },
};
