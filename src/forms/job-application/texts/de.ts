import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Bewerbungsformular",
  offerField: "Für welche Stelle",
  file: "Lebenslauf (Datei)",
  fileKinds: ".doc, .docx oder .pdf, höchstens {{megabytes}} MB",
  fileDrop: "Datei hier ablegen oder auswählen",
  fileChoose: "Datei wählen",
  fileRemove: "Entfernen",
  fileAgain: "Bitte wählen Sie die Datei erneut aus: Der Browser behält sie nicht.",
  consent: "Wie lange dürfen wir Ihre Bewerbung aufbewahren?",
  choices: {
    offer: { none: "Initiativbewerbung" },
    consent: { vacancy: "Nur für diese Stelle", future: "Auch für künftige Stellen" },
  },
  privacy: "Wie wir Ihre Daten verwenden, steht in den [Datenschutzhinweisen].",
  sent: "Ihr Lebenslauf ist eingegangen.",
  uploadPreserved: "Ihre Angaben und die Datei sind noch da.",
  upload: {
    lost: "Die Verbindung wurde unterbrochen. Bitte senden Sie die Bewerbung erneut: Sie kommt nicht doppelt an.",
    failed: "Bei uns ist ein Fehler aufgetreten. Bitte senden Sie die Bewerbung erneut.",
  },
  status: {
    title: "Ihre Bewerbung",
    lead: "Was wir aufbewahren, wie lange und wie Sie es löschen lassen können.",
    state: "Stand Ihrer Bewerbung",
    states: {
      new: "Ihre Bewerbung ist bei uns eingegangen. Wir haben sie noch nicht geprüft.",
      shortlisted: "Ihre Bewerbung ist in der engeren Auswahl.",
      invited: "Wir möchten Sie gern kennenlernen. Sie hören von uns oder haben schon von uns gehört.",
      declined:
        "Wir haben uns für andere Bewerbungen entschieden. Vielen Dank für Ihre Bewerbung und die Zeit, die Sie sich dafür genommen haben.",
      hired: "Wir haben vereinbart, zusammenzuarbeiten. Alles Weitere klären wir direkt mit Ihnen.",
      withdrawn: "Wir haben vermerkt, dass Sie Ihre Bewerbung zurückgezogen haben. Wir prüfen sie nicht weiter.",
    },
    fields: { offer: "Stelle", cv: "Lebenslauf (Datei)", consent: "Einwilligung" },
    change: "Aufbewahrungsdauer",
    changeText: "Sie können Ihre Einwilligung ändern oder erneuern. Sie gilt dann ab heute.",
    withdrawText:
      "Die Bewerbung wird samt Datei sofort gelöscht, und wir erfahren, dass Sie sie zurückgezogen haben. Das lässt sich nicht rückgängig machen.",
    withdrawSure: "Ja, meine Bewerbung samt Datei löschen",
    withdrawTick: "Bitte kreuzen Sie das Feld an, wenn die Bewerbung gelöscht werden soll.",
    goneText:
      "Die Bewerbung wurde gelöscht, von Ihnen oder nach Ablauf der Aufbewahrungsfrist, oder die Adresse ist unvollständig. Bitte kopieren Sie den ganzen Link aus unserer E-Mail.",
    erasedTitle: "Ihre Bewerbung wurde gelöscht",
    erasedText:
      "Die Bewerbung {{reference}} wurde samt Datei gelöscht. Das Unternehmen wurde darüber informiert, dass Sie sie zurückgezogen haben.",
  },
};

export const page: typeof en.page = {
  storedVacancy: "{{applicationMonths|Monat|Monate}} ab Ende der Bewerbungsfrist",
  storedFuture: "{{futureMonths|Monat|Monate}}",
};

/** The inbox of applications, where it says something of its own. */
const own = {
  waiting: "{{count}} neue Bewerbung|{{count}} neue Bewerbungen",
  data: {
    heading: "Bewerbung {{reference}}",
    columns: { consent: "Einwilligung", consentAt: "Eingewilligt am" },
    choices: {
      consent: {
        vacancy: "in die Aufbewahrung der Bewerbung für diese Stelle",
        future: "in die Aufbewahrung der Bewerbung auch für künftige Stellen",
      },
    },
  },
  csv: {
    title: "Bewerbungen",
    lead: "Alle Bewerbungen als Tabelle für ein Tabellenprogramm (CSV).",
    inIt: [
      "Referenznummer, Zeit, Sprache, Name, E-Mail-Adresse, Telefon und Stelle",
      "Einwilligung, Status und Dateiname des Lebenslaufs",
    ],
    notInIt: [
      "Die Lebensläufe selbst, Notizen und Bewertungen: Sie sind in der jeweiligen Bewerbung, und jedes Öffnen wird vermerkt",
    ],
    download: "Bewerbungen herunterladen",
  },
  aboutEntries: "{{count}} Bewerbung auf eine Stelle dieser Website|{{count}} Bewerbungen auf Stellen dieser Website",
  title: "Bewerbungen",
  singular: "Bewerbung",
  mailParts: { confirmation: "Bestätigung an die Person, mit dem persönlichen Link" },
  mailNames: {
    confirmation: "Bewerbung: Bestätigung an die Person",
    withdrawn: "Zurückgezogene Bewerbung: Meldung an das Unternehmen",
  },
  toErase: "{{count}} Bewerbung mit Lebenslauf|{{count}} Bewerbungen mit Lebensläufen",
  retentionTimes: {
    applicationMonths: {
      label: "Bewerbungen auf eine Stelle",
      hint: "Monate ab dem letzten Tag der Ausschreibung oder ab der Einwilligung, wenn sie später war.",
    },
    futureMonths: { label: "Bewerbungen auch für künftige Stellen", hint: "Monate ab der Einwilligung." },
  },
  audit: {
    one: "Bewerbung {{name}}",
    many: "Bewerbungen",
    actions: {
      "application-opened": "Bewerbung geöffnet",
      "application-state": "Status einer Bewerbung geändert",
      "application-rated": "Bewerbung bewertet",
      "application-noted": "Notiz zu einer Bewerbung",
      "cv-opened": "Lebenslauf geöffnet",
      "applications-exported": "Bewerbungen exportiert",
    },
    sentences: {
      "application-opened": "{{who}} hat {{subject}} geöffnet",
      "application-state": "{{who}} hat den Status von {{subject}} geändert",
      "application-rated": "{{who}} hat {{subject}} bewertet",
      "application-noted": "{{who}} hat {{subject}} um eine Notiz ergänzt",
      "cv-opened": "{{who}} hat den Lebenslauf zu {{subject}} geöffnet",
      "applications-exported": "{{who}} hat Bewerbungen exportiert",
    },
  },
  states: {
    new: "Neu",
    shortlisted: "Engere Wahl",
    invited: "Eingeladen",
    declined: "Abgesagt",
    hired: "Eingestellt",
    withdrawn: "Zurückgezogen",
  },
  search: "Suchen: Name, E-Mail, Referenznummer, Telefon",
  about: "Stelle",
  anyAbout: "Alle Stellen",
  noAbout: "Initiativbewerbung",
  closedAbout: "{{title}} (beendet)",
  found: "{{count}} Bewerbung|{{count}} Bewerbungen",
  cut: "Es gibt mehr Treffer, als gezeigt werden können; das sind die neuesten {{count}}. Weitere Wörter grenzen die Suche ein.",
  columns: { person: "Person", rating: "Bewertung" },
  received: "Eingegangen",
  erased: "Löschung am",
  empty: "Noch keine Bewerbungen. Sie kommen über das Formular auf den Karriereseiten.",
  emptyView: "Keine Bewerbung hat diesen Status.",
  emptySearch: "Keine Bewerbung passt zur Suche.",
  showAll: "Alle anzeigen",
  labels: { offer: "Stelle", email: "E-Mail", phone: "Telefon", consent: "Einwilligung" },
  language: "Sprache",
  choices: { consent: { vacancy: "Für diese Stelle", future: "Auch für künftige Stellen" } },
  retention:
    "Wird am {{day}} automatisch gelöscht, unabhängig vom Status, mit Datei, E-Mails, Notizen und Bewertungen.",
  write: "E-Mail schreiben",
  from: "Die Person",
  fromLead: "Was eingesandt wurde und wie lange es aufbewahrt werden darf.",
  file: "Lebenslauf",
  fileLead:
    "Die Datei lässt sich nur herunterladen; sie wird hier nicht geöffnet. Jeder Abruf wird protokolliert: wer und wann.",
  download: "Lebenslauf herunterladen",
  stateLead:
    "Unter ihrem persönlichen Link sieht die Person den Status sofort, mit den Worten unten. Die Aufbewahrungsfrist hängt nicht davon ab.",
  shownToSender: "Unter dem persönlichen Link steht:",
  actions: {
    new: "Zurück auf neu",
    shortlisted: "In die engere Wahl",
    invited: "Einladen",
    declined: "Absagen",
    hired: "Einstellen",
    withdrawn: "Von der Person zurückgezogen",
  },
  spamLead:
    "Spamverdacht: Es wurden keine E-Mails gesendet, die Person hat also keinen persönlichen Link. Jede Auswahl unten hebt den Verdacht auf.",
  askTitle: "{{state}}: {{name}}?",
  askText: "Unter dem persönlichen Link steht dann: „{{words}}“ Es wird keine E-Mail gesendet.",
  conflict: "Es wurde nichts geändert. Inzwischen hat jemand den Status geändert: {{state}}.",
  notesLead:
    "Das Team liest sie. Wie die Bewertungen gehören sie zu dem, was herausgegeben wird, wenn die Person ihre Daten verlangt. Gespeicherte Notizen lassen sich nicht ändern.",
  noNotes: "Noch keine Notizen.",
  mailsLead: "Was die Website zu dieser Bewerbung gesendet hat.",
  noMails: "Keine.",
  openings: "Wer die Bewerbung geöffnet hat",
  openingsLead:
    "Aus dem Protokoll. Das Öffnen der Seite wird je Person höchstens einmal pro Stunde vermerkt, der Abruf des Lebenslaufs jedes Mal.",
  opened: { page: "Seite", file: "Lebenslauf" },
  next: "Nächste Bewerbung",
  previous: "Vorige Bewerbung",
  done: {
    state: "Der Status wurde geändert. Unter dem persönlichen Link ist er schon zu sehen.",
    rate: "Ihre Bewertung wurde gespeichert.",
  },
};

export const staff: typeof en.staff = {
  own,
  name: "Bewerbungsformular, seine E-Mails und Stände",
  sections: {
    consent: "Das Formular: Einwilligung",
    subject: "E-Mail an die Person: Bestätigung",
    noticeSubject: "E-Mail an das Unternehmen: neue Bewerbung",
    withdrawnSubject: "E-Mail an das Unternehmen: Bewerbung zurückgezogen",
    letterSubject: "E-Mail, die das Team an die Person schreibt",
    stateNew: "Stände: Sätze auf der persönlichen Seite",
  },
  fields: {
    consent: "Frage",
    consentVacancy: "Erste Möglichkeit",
    storedVacancy: "Was die erste Möglichkeit bedeutet",
    consentFuture: "Zweite Möglichkeit",
    storedFuture: "Was die zweite Möglichkeit bedeutet",
    privacy: "Satz mit dem Link zu den Datenschutzhinweisen",
    sent: "Dank nach dem Absenden",
    subject: "Betreff",
    title: "Überschrift",
    text: "Text über dem Link, ohne bestimmte Stelle",
    textFor: "Text über dem Link, zu einer Stelle",
    link: "Wörter vor dem persönlichen Link",
    afterLink: "Text unter dem Link",
    noticeSubject: "Betreff",
    noticeHeading: "Überschrift",
    withdrawnSubject: "Betreff",
    withdrawnHeading: "Überschrift",
    withdrawnText: "Text",
    letterSubject: "Anfang des Betreffs",
    stateNew: "Neu",
    stateShortlisted: "Engere Wahl",
    stateInvited: "Eingeladen",
    stateDeclined: "Abgesagt",
    stateHired: "Eingestellt",
    stateWithdrawn: "Zurückgezogen",
  },
  hints: {
    privacy: "Die Wörter in eckigen Klammern führen zu den Datenschutzhinweisen.",
    text: "Jede neue Zeile beginnt einen Absatz. Worte des Absenders werden nie zitiert: Die Adresse kann jemand anderem gehören.",
    link: "Den Link selbst fügt die Website hinzu.",
    noticeHeading: "Die Angaben zur Person folgen von selbst.",
    letterSubject: "Die Referenznummer folgt.",
  },
  placeholders: {
    reference: "Referenznummer der Bewerbung",
    name: "Name der Person",
    offer: "Titel der Stelle",
  },
  mails: {
    confirmation: "Bestätigung an die Person",
    notice: "Benachrichtigung des Unternehmens: neue Bewerbung",
    withdrawn: "Benachrichtigung des Unternehmens: Bewerbung zurückgezogen",
  },
};

export const mails: typeof en.mails = {
  examples: { name: "Anna Schmidt", offer: "Schiffselektriker (m/w/d)" },
  confirmation: {
    subject: "{{reference}}: Wir haben Ihre Bewerbung erhalten",
    heading: "Wir haben Ihre Bewerbung erhalten",
    received: "vielen Dank für Ihre Bewerbung. Die Referenznummer lautet {{reference}}.",
    receivedFor:
      "vielen Dank für Ihre Bewerbung auf die Ausschreibung „{{offer}}“. Die Referenznummer lautet {{reference}}.",
    next: "Wir prüfen Ihre Bewerbung und antworten Ihnen per E-Mail an diese Adresse.",
    link: "Ihr persönlicher Link",
    use: "Unter diesem Link sehen Sie, was Sie uns gesendet haben. Dort können Sie die Bewerbung auch zurückziehen und löschen oder Ihre Einwilligung in die Aufbewahrung erneuern.",
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann Ihre Bewerbung einsehen und löschen. Bitte bewahren Sie diese E-Mail auf und geben Sie sie nicht weiter.",
    mistake:
      "Wenn Sie sich nicht bei uns beworben haben, hat jemand diese Adresse versehentlich angegeben. Sie können die Bewerbung dann über den Link löschen.",
  },
  letter: { subject: "Ihre Bewerbung" },
  notice: {
    subject: "{{reference}}: Bewerbung von {{name}}",
    heading: "Bewerbung mit Lebenslauf",
    phone: "Telefon",
    noPhone: "nicht angegeben",
    offer: "Stelle",
    noOffer: "Initiativbewerbung",
    consent: "Einwilligung",
    consents: {
      vacancy: "nur für diese Stelle",
      future: "auch für künftige Stellen",
    },
    file: "Datei",
    scan: "Virenprüfung",
    scans: {
      clean: "ohne Befund",
      unscanned: "nicht geprüft, Datei mit Vorsicht öffnen",
    },
    dashboard: "Der Lebenslauf ist nicht angehängt. Sie finden ihn im Verwaltungsbereich",
  },
  withdrawn: {
    subject: "{{reference}}: Bewerbung zurückgezogen",
    heading: "Bewerbung zurückgezogen und gelöscht",
    erased:
      "Diese Bewerbung wurde über den persönlichen Link zurückgezogen. Datensatz und Datei wurden auf der Website gelöscht.",
    copies:
      "Bitte löschen Sie auch Kopien an anderer Stelle: die E-Mail zum Eingang der Bewerbung und heruntergeladene Dateien. Ausdrucke vernichten Sie bitte.",
  },
};
