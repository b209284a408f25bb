import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Kontaktformular",
  accept: "Ich akzeptiere die [Nutzungsbedingungen]",
  sent: "Ihre Nachricht wurde gesendet.",
};

export const mails: typeof en.mails = {
  confirmation: {
    subject: "{{reference}}: Wir haben Ihre Nachricht erhalten",
    heading: "Wir haben Ihre Nachricht erhalten",
    received:
      "vielen Dank für Ihre Nachricht über das Kontaktformular unserer Website. Die Referenznummer lautet {{reference}}.",
    next: "Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail an diese Adresse. Wenn Sie etwas ergänzen möchten, antworten Sie bitte auf diese E-Mail und lassen Sie die Referenznummer im Betreff stehen.",
    mistake:
      "Wenn Sie uns nicht geschrieben haben, hat jemand diese Adresse versehentlich angegeben. Sie müssen in diesem Fall nichts unternehmen.",
  },
  notice: {
    subject: "{{reference}}: Nachricht von {{name}}",
    heading: "Nachricht über das Kontaktformular",
    message: "Nachricht",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} neue Nachricht|{{count}} neue Nachrichten",
  data: { heading: "Nachricht {{reference}}" },
  csv: {
    title: "Nachrichten",
    lead: "Alle Kontaktnachrichten als Tabelle für ein Tabellenprogramm (CSV).",
    inIt: ["Referenznummer, Zeit, Sprache, Name, E-Mail-Adresse und Text", "Status, Bearbeitung und Spamverdacht"],
    notInIt: ["Notizen und E-Mails: Sie sind im Archiv der jeweiligen Person, unter „Personenbezogene Daten“"],
    download: "Nachrichten herunterladen",
  },
  title: "Nachrichten",
  inSettings: "Kontaktnachrichten",
  audit: {
    one: "Nachricht {{name}}",
    many: "Nachrichten",
    actions: {
      "message-owner": "Bearbeitung einer Nachricht geändert",
      "message-state": "Status einer Nachricht geändert",
      "message-noted": "Notiz zu einer Nachricht",
      "message-not-spam": "Nachricht ist kein Spam",
      "messages-exported": "Nachrichten exportiert",
    },
    sentences: {
      "message-owner": "{{who}} hat die Bearbeitung von {{subject}} geändert",
      "message-state": "{{who}} hat den Status von {{subject}} geändert",
      "message-noted": "{{who}} hat {{subject}} um eine Notiz ergänzt",
      "message-not-spam": "{{who}} hat {{subject}} als „kein Spam“ markiert",
      "messages-exported": "{{who}} hat Nachrichten exportiert",
    },
  },
  states: { new: "Neu", "in-hand": "In Arbeit", answered: "Beantwortet", closed: "Geschlossen" },
  acts: {
    new: "Als neu markieren",
    "in-hand": "Als „in Arbeit“ markieren",
    answered: "Als beantwortet markieren",
    closed: "Schließen",
  },
};

export const staff: typeof en.staff = { own };
