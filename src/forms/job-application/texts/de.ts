import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Bewerbungsformular",
  offerField: "Stelle",
  file: "Lebenslauf",
  fileKinds: ".doc, .docx oder .pdf, höchstens {{megabytes}} MB",
  fileDrop: "Datei hier ablegen oder auswählen",
  fileChoose: "Datei auswählen",
  fileRemove: "Entfernen",
  fileAgain: "Bitte wählen Sie die Datei erneut aus: Der Browser speichert die Auswahl nicht.",
  consent: "Wie lange dürfen wir Ihre Bewerbung aufbewahren?",
  choices: {
    offer: { none: "Initiativbewerbung" },
    consent: { vacancy: "Nur für diese Bewerbung", future: "Auch für künftige Stellen" },
  },
  privacy: "Wie wir Ihre Daten verwenden, steht in den [Datenschutzhinweisen].",
  sent: "Ihre Bewerbung ist eingegangen.",
  nextHeading: "Wie es weitergeht",
  next: [
    "Sie erhalten eine E-Mail mit Ihrer Referenznummer und einem persönlichen Link.",
    "Wir lesen Ihren Lebenslauf und antworten Ihnen per E-Mail.",
    "Unter dem persönlichen Link sehen Sie den Status Ihrer Bewerbung. Dort können Sie auch die Aufbewahrungsdauer ändern oder die Bewerbung löschen.",
  ].join("\n"),
  uploadPreserved: "Ihre Angaben und die Datei sind noch da.",
  upload: {
    lost: "Die Verbindung wurde unterbrochen. Bitte senden Sie die Bewerbung erneut: Sie kommt nicht doppelt an.",
    failed: "Bei uns ist ein Fehler aufgetreten. Bitte senden Sie die Bewerbung erneut.",
  },
  status: {
    title: "Ihre Bewerbung",
    lead: "Was wir gespeichert haben, wie lange wir es aufbewahren und wie Sie es löschen.",
    state: "Status Ihrer Bewerbung",
    states: {
      new: "Ihre Bewerbung ist bei uns eingegangen. Wir haben sie noch nicht geprüft.",
      shortlisted: "Ihre Bewerbung ist in der engeren Auswahl.",
      invited: "Wir möchten Sie gern kennenlernen. Sie hören von uns oder haben schon von uns gehört.",
      declined:
        "Wir haben uns für andere Bewerberinnen und Bewerber entschieden. Vielen Dank für Ihre Bewerbung und die Zeit, die Sie sich dafür genommen haben.",
      hired: "Wir freuen uns auf die Zusammenarbeit. Alles Weitere besprechen wir direkt mit Ihnen.",
      withdrawn:
        "Wir haben notiert, dass Sie Ihre Bewerbung zurückgezogen haben, und berücksichtigen sie nicht weiter.",
    },
    fields: { offer: "Stelle", cv: "Lebenslauf", consent: "Aufbewahrung" },
    change: "Aufbewahrungsdauer",
    changeText: "Sie können Ihre Wahl ändern oder erneut bestätigen. Die Frist beginnt dann heute.",
    withdrawText:
      "Wir löschen die Bewerbung samt Lebenslauf sofort und informieren unser Team. Das lässt sich nicht rückgängig machen.",
    withdrawSure: "Ja, meine Bewerbung samt Lebenslauf löschen",
    withdrawTick: "Bitte bestätigen Sie mit einem Kreuz im Kästchen, dass die Bewerbung gelöscht werden soll.",
    goneText:
      "Entweder wurde die Bewerbung gelöscht, von Ihnen oder nach Ablauf der Aufbewahrungsfrist, oder die Adresse ist unvollständig. Bitte kopieren Sie den vollständigen Link aus unserer E-Mail.",
    erasedTitle: "Ihre Bewerbung wurde gelöscht",
    erasedText: "Die Bewerbung {{reference}} wurde samt Lebenslauf gelöscht. Unser Team wurde informiert.",
  },
};

export const page: typeof en.page = {
  storedVacancy:
    "{{applicationMonths|Monat|Monate}} ab Ende der Bewerbungsfrist oder, wenn keine Frist läuft, ab heute",
  storedFuture: "{{futureMonths|Monat|Monate}} ab heute",
};

/** The inbox of applications, where it says something of its own. */
const own = {
  waiting: "{{count}} neue Bewerbung|{{count}} neue Bewerbungen",
  data: {
    heading: "Bewerbung {{reference}}",
    columns: { consent: "Aufbewahrung", consentAt: "Gewählt am" },
    choices: {
      consent: {
        vacancy: "nur für diese Bewerbung",
        future: "auch für künftige Stellen (Einwilligung)",
      },
    },
  },
  csv: {
    title: "Bewerbungen",
    lead: "Alle Bewerbungen als CSV-Datei für die Tabellenkalkulation.",
    inIt: [
      "Referenznummer, Zeit, Sprache, Name, E-Mail-Adresse, Telefon und Stelle",
      "Aufbewahrung, Status und Dateiname des Lebenslaufs",
    ],
    notInIt: [
      "Lebensläufe, Notizen und Bewertungen: Sie stehen in der jeweiligen Bewerbung; das Öffnen wird protokolliert",
    ],
    download: "Bewerbungen herunterladen",
  },
  aboutEntries: "{{count}} Bewerbung auf eine Stelle dieser Website|{{count}} Bewerbungen auf Stellen dieser Website",
  title: "Bewerbungen",
  singular: "Bewerbung",
  mailParts: { confirmation: "Eingangsbestätigung mit dem persönlichen Link" },
  mailNames: {
    confirmation: "Bewerbung: Eingangsbestätigung",
    withdrawn: "Zurückgezogene Bewerbung: Benachrichtigung an das Unternehmen",
  },
  toErase: "{{count}} Bewerbung mit Lebenslauf|{{count}} Bewerbungen mit Lebensläufen",
  retentionTimes: {
    applicationMonths: {
      label: "Bewerbungen auf eine Stelle",
      hint: "Monate ab Ende der Bewerbungsfrist. Ändert oder bestätigt die Person ihre Angabe zur Aufbewahrung erst nach Ablauf der Bewerbungsfrist, zählen die Monate ab dem Tag der Änderung oder Bestätigung.",
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
      "application-noted": "Notiz zu einer Bewerbung hinzugefügt",
      "application-answered": "Bewerbung beantwortet",
      "application-reply-added": "Erhaltene Antwort zu einer Bewerbung hinzugefügt",
      "application-message-received": "Weitere Nachricht zu einer Bewerbung eingegangen",
      "cv-opened": "Lebenslauf heruntergeladen",
      "applications-exported": "Bewerbungen exportiert",
    },
    sentences: {
      "application-opened": "{{who}}: {{subject}} geöffnet",
      "application-state": "{{who}}: Status von {{subject}} geändert",
      "application-rated": "{{who}}: {{subject}} bewertet",
      "application-noted": "{{who}}: Notiz zu {{subject}} hinzugefügt",
      "application-answered": "{{who}}: {{subject}} beantwortet",
      "application-reply-added": "{{who}}: erhaltene Antwort zu {{subject}} hinzugefügt",
      "application-message-received": "Zu {{subject}} ist eine weitere Nachricht eingegangen",
      "cv-opened": "{{who}}: Lebenslauf zu {{subject}} heruntergeladen",
      "applications-exported": "{{who}}: Bewerbungen exportiert",
    },
  },
  states: {
    new: "Neu",
    shortlisted: "Engere Wahl",
    invited: "Eingeladen",
    declined: "Abgelehnt",
    hired: "Eingestellt",
    withdrawn: "Zurückgezogen",
  },
  letters: { invited: "Einladung", declined: "Absage" },
  search: "In allen Bewerbungen suchen: Name, E-Mail-Adresse, Telefon, Referenznummer",
  about: "Stelle",
  anyAbout: "Alle Stellen",
  noAbout: "Initiativbewerbung",
  closedAbout: "{{title}} (beendet)",
  found: "{{count}} Bewerbung|{{count}} Bewerbungen",
  cut: "Angezeigt werden nur die neuesten {{count}} Treffer. Grenzen Sie die Suche mit weiteren Wörtern ein.",
  columns: { person: "Name", rating: "Bewertung" },
  received: "Eingegangen",
  erased: "Löschung am",
  empty: "Noch keine Bewerbungen. Hier erscheint, was über das Formular auf den Karriereseiten eingeht.",
  emptyView: "Keine Bewerbung hat diesen Status.",
  emptySearch: "Keine Bewerbungen gefunden.",
  showAll: "Alle anzeigen",
  labels: { offer: "Stelle", email: "E-Mail-Adresse", phone: "Telefon", consent: "Aufbewahrung" },
  language: "Sprache der Seite",
  choices: { consent: { vacancy: "Nur für diese Bewerbung", future: "Auch für künftige Stellen" } },
  retention:
    "Die Bewerbung wird am {{day}} automatisch gelöscht, unabhängig vom Status, mit Datei, E-Mails, Notizen und Bewertungen.",
  write: "E-Mail schreiben",
  from: "Angaben zur Person",
  fromLead: "Hier steht, was eingesandt wurde und wie lange wir es aufbewahren dürfen.",
  file: "Lebenslauf",
  fileLead:
    "Die Datei lässt sich nur herunterladen, nicht hier öffnen. Jeder Abruf wird mit Namen und Zeit protokolliert.",
  download: "Lebenslauf herunterladen",
  stateLead:
    "Der Status und der Text unten sind sofort unter dem persönlichen Link sichtbar. Auf die Aufbewahrungsfrist hat der Status keinen Einfluss.",
  shownToSender: "Sichtbar unter dem persönlichen Link:",
  actions: {
    new: "Als neu markieren",
    shortlisted: "In die engere Wahl nehmen",
    invited: "Als eingeladen markieren",
    declined: "Als abgelehnt markieren",
    hired: "Als eingestellt markieren",
    withdrawn: "Als zurückgezogen markieren",
  },
  spamLead:
    "Spamverdacht: Es wurden keine E-Mails gesendet, auch nicht die mit dem persönlichen Link. Jeder Status, den Sie unten wählen, hebt den Verdacht auf.",
  askTitle: "{{state}}: {{name}}?",
  askText: "Unter dem persönlichen Link steht dann: „{{words}}“ Es wird keine E-Mail gesendet.",
  conflict: "Nicht geändert: Jemand anderes hat den Status inzwischen geändert. Er lautet jetzt: {{state}}.",
  notesLead:
    "Notizen sind für das Team sichtbar. Verlangt die betroffene Person Auskunft, erhält sie auch die Notizen und Bewertungen. Gespeicherte Notizen lassen sich nicht ändern.",
  mailsLead: "E-Mails der Website zu dieser Bewerbung.",
  openings: "Wer die Bewerbung geöffnet hat",
  openingsLead:
    "Die Angaben stammen aus dem Protokoll. Das Öffnen der Bewerbung wird je Person höchstens einmal pro Stunde protokolliert, der Abruf des Lebenslaufs jedes Mal.",
  opened: { page: "Bewerbung geöffnet", file: "Lebenslauf heruntergeladen" },
  next: "Nächste Bewerbung",
  previous: "Vorherige Bewerbung",
  done: {
    state: "Der Status wurde geändert und ist unter dem persönlichen Link sichtbar.",
    rate: "Ihre Bewertung wurde gespeichert.",
  },
};

export const staff: typeof en.staff = {
  own,
  name: "Bewerbung: Formular, E-Mails und Status",
  sections: {
    consent: "Das Formular: Aufbewahrung",
    subject: "E-Mail an den Bewerber: Eingangsbestätigung",
    noticeSubject: "E-Mail an das Unternehmen: neue Bewerbung",
    withdrawnSubject: "E-Mail an das Unternehmen: Bewerbung zurückgezogen",
    letterSubject: "E-Mail des Teams an den Bewerber",
    stateNew: "Status: Sätze auf der persönlichen Seite",
  },
  fields: {
    consent: "Frage",
    consentVacancy: "Erste Auswahlmöglichkeit",
    storedVacancy: "Was die erste Auswahlmöglichkeit bedeutet",
    consentFuture: "Zweite Auswahlmöglichkeit",
    storedFuture: "Was die zweite Auswahlmöglichkeit bedeutet",
    privacy: "Satz mit dem Link zu den Datenschutzhinweisen",
    sent: "Bestätigung nach dem Absenden",
    nextHeading: "Wie es weitergeht: Überschrift",
    next: "Wie es weitergeht: Schritte",
    subject: "Betreff",
    title: "Überschrift",
    text: "Einleitung bei Initiativbewerbung",
    textFor: "Einleitung bei Bewerbung auf eine Stelle",
    link: "Zeile über dem Link",
    afterLink: "Text unter dem Link",
    noticeSubject: "Betreff",
    noticeHeading: "Überschrift",
    withdrawnSubject: "Betreff",
    withdrawnHeading: "Überschrift",
    withdrawnText: "Text",
    letterSubject: "Anfang des Betreffs",
    letterInvited: "Text einer Einladung",
    letterDeclined: "Text einer Absage",
    stateNew: "Neu",
    stateShortlisted: "Engere Wahl",
    stateInvited: "Eingeladen",
    stateDeclined: "Abgelehnt",
    stateHired: "Eingestellt",
    stateWithdrawn: "Zurückgezogen",
  },
  hints: {
    privacy: "Die Wörter in eckigen Klammern führen zu den Datenschutzhinweisen.",
    next: "Die Schritte stehen nummeriert neben dem Formular und am Ende einer Stellenanzeige.",
    text: "Mit jeder neuen Zeile beginnt ein neuer Absatz. Eingesandte Angaben werden nie zitiert: Die Adresse könnte jemand anderem gehören.",
    link: "Der Link selbst wird automatisch eingefügt.",
    noticeHeading: "Die Angaben zur Person werden automatisch angefügt.",
    letterSubject: "Die Referenznummer wird angefügt.",
    letterInvited: "Anrede und Grußformel werden ergänzt. Vor dem Senden können Sie jede E-Mail prüfen und ändern.",
    letterDeclined: "Anrede und Grußformel werden ergänzt. Vor dem Senden können Sie jede E-Mail prüfen und ändern.",
  },
  placeholders: {
    reference: "Referenznummer der Bewerbung",
    name: "Name aus der Bewerbung",
    offer: "Titel der Stelle",
  },
  mails: {
    confirmation: "Eingangsbestätigung",
    notice: "Benachrichtigung an das Unternehmen: neue Bewerbung",
    withdrawn: "Benachrichtigung an das Unternehmen: Bewerbung zurückgezogen",
  },
};

export const mails: typeof en.mails = {
  examples: { name: "Anna Schmidt", offer: "Schiffselektriker (m/w/d)" },
  confirmation: {
    subject: "{{reference}}: Wir haben Ihre Bewerbung erhalten",
    heading: "Wir haben Ihre Bewerbung erhalten",
    received: "vielen Dank für Ihre Bewerbung. Ihre Referenznummer lautet {{reference}}.",
    receivedFor: "vielen Dank für Ihre Bewerbung auf die Stelle „{{offer}}“. Ihre Referenznummer lautet {{reference}}.",
    next: "Wir prüfen Ihre Bewerbung. Unsere Antwort senden wir an diese E-Mail-Adresse.",
    link: "Ihr persönlicher Link",
    use: "Unter diesem Link sehen Sie, was Sie uns gesendet haben, und den Status Ihrer Bewerbung. Dort können Sie auch ändern, wie lange wir die Bewerbung aufbewahren, oder sie zurückziehen; sie wird dann gelöscht.",
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann Ihre Bewerbung einsehen und löschen. Bitte bewahren Sie diese E-Mail auf und leiten Sie sie nicht weiter.",
    mistake:
      "Wenn Sie sich nicht bei uns beworben haben, wurde Ihre Adresse vermutlich versehentlich angegeben. Sie können die Bewerbung dann über den Link löschen.",
  },
  letter: {
    subject: "Ihre Bewerbung",
    invited:
      "vielen Dank für Ihre Bewerbung. Wir möchten Sie gern kennenlernen und laden Sie zu einem Gespräch ein.\n\nBitte antworten Sie auf diese E-Mail und nennen Sie uns zwei oder drei Termine. Schreiben Sie uns auch, ob Sie in unser Büro kommen oder per Video mit uns sprechen möchten.",
    declined:
      "vielen Dank für Ihre Bewerbung und die Zeit, die Sie sich dafür genommen haben. Wir haben uns für andere Bewerberinnen und Bewerber entschieden.\n\nFür Ihre weitere Suche wünschen wir Ihnen viel Erfolg.",
  },
  notice: {
    subject: "{{reference}}: Bewerbung von {{name}}",
    heading: "Bewerbung mit Lebenslauf",
    phone: "Telefon",
    noPhone: "nicht angegeben",
    offer: "Stelle",
    noOffer: "Initiativbewerbung",
    consent: "Aufbewahrung",
    consents: {
      vacancy: "nur für diese Bewerbung",
      future: "auch für künftige Stellen",
    },
    file: "Datei",
    scan: "Virenprüfung",
    scans: {
      clean: "ohne Befund",
      unscanned: "nicht erfolgt; bitte Datei mit Vorsicht öffnen",
    },
    dashboard: "Der Lebenslauf ist nicht angehängt. Sie finden ihn im Dashboard",
  },
  withdrawn: {
    subject: "{{reference}}: Bewerbung zurückgezogen",
    at: "Zurückgezogen",
    heading: "Bewerbung zurückgezogen und gelöscht",
    erased:
      "Die Bewerbung wurde über den persönlichen Link zurückgezogen. Angaben und Lebenslauf wurden auf dem Server gelöscht.",
    copies:
      "Bitte löschen Sie auch die Eingangsbenachrichtigung und heruntergeladene Dateien und vernichten Sie Ausdrucke.",
  },
};
