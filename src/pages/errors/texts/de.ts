import type * as en from "./en.ts";

export const site: typeof en.site = {
  unavailableLead: "Die Datenbank antwortet zurzeit nicht. Bitte versuchen Sie es in einer halben Minute noch einmal.",
  status: "Status {{status}}",
  logId: "Fehlernummer {{id}}",
  home: "Zur Startseite",
  drawingAlt: "Ein offener Schalter in einer Leitung",
};

export const page: typeof en.page = {
  title: "Seite nicht gefunden",
  lead: "Der Stromkreis ist offen: Unter dieser Adresse liegt nichts an.",
  goneTitle: "Diese Seite gibt es nicht mehr",
  goneLead: "Unter dieser Adresse gab es eine Seite. Sie wurde von der Website genommen.",
  unexpectedTitle: "Unerwarteter Anwendungsfehler",
  unexpectedLead: "Der Fehler liegt bei uns. Bitte laden Sie die Seite neu.",
  badRequestTitle: "Die Daten waren nicht lesbar",
  badRequestLead:
    "Sie kamen unvollständig oder fehlerhaft an; es wurde nichts gespeichert. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.",
  foreignOriginTitle: "Nicht von dieser Website gesendet",
  foreignOriginLead:
    "Die Daten kamen von einer fremden Website, oder der Browser gibt nicht an, woher; es wurde nichts gespeichert. Bitte öffnen Sie die Seite hier und senden Sie das Formular noch einmal.",
  tooSlowTitle: "Die Verbindung war zu langsam",
  tooSlowLead:
    "In der vorgesehenen Zeit kam zu wenig an; es wurde nichts gespeichert. Bitte gehen Sie zurück und senden Sie das Formular noch einmal, wenn möglich über eine bessere Verbindung.",
  tooLargeTitle: "Zu viele Daten",
  tooLargeLead:
    "Es kamen mehr Daten, als diese Seite annimmt; es wurde nichts gespeichert. Bitte speichern Sie die Datei kleiner, zum Beispiel ohne Fotos, oder kürzen Sie den Text, und senden Sie das Formular noch einmal.",
  unsupportedTitle: "Dieses Format wird nicht angenommen",
  unsupportedLead:
    "Diese Seite nimmt nur an, was ihr eigenes Formular sendet. Bitte öffnen Sie die Seite und verwenden Sie das Formular dort.",
  tooManyTitle: "Zu viel in kurzer Zeit",
  tooManyLead:
    "Über Ihren Anschluss kam mehr, als wir in so kurzer Zeit annehmen. Bitte warten Sie zehn Minuten und senden Sie das Formular dann noch einmal.",
  storageFullTitle: "Zurzeit kein Speicherplatz",
  storageFullLead:
    "Unser Speicher ist voll; es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal, oder rufen Sie uns an: Die Nummern stehen auf der Kontaktseite.",
  signedOutTitle: "Bitte zuerst anmelden",
  signedOutLead:
    "Diese Seite ist angemeldeten Mitarbeitenden vorbehalten. Bitte melden Sie sich im Dashboard an und öffnen Sie sie dann erneut.",
};

export const staff: typeof en.staff = {
  name: "Fehlerseiten",
  sections: {
    title: "Keine Seite unter der Adresse",
    goneTitle: "Seite, die von der Website genommen wurde",
    unexpectedTitle: "Fehler auf unserer Seite",
    badRequestTitle: "Formular nicht lesbar",
    foreignOriginTitle: "Formular von einer fremden Website gesendet",
    tooSlowTitle: "Formular kommt zu langsam an",
    tooLargeTitle: "Formular oder Datei zu groß",
    unsupportedTitle: "Format wird nicht angenommen",
    tooManyTitle: "Zu viel in kurzer Zeit gesendet",
    storageFullTitle: "Kein Speicherplatz",
    signedOutTitle: "Seite für Mitarbeitende, ohne Anmeldung",
  },
  fields: {
    title: "Titel",
    lead: "Text",
    goneTitle: "Titel",
    goneLead: "Text",
    unexpectedTitle: "Titel",
    unexpectedLead: "Text",
    badRequestTitle: "Titel",
    badRequestLead: "Text",
    foreignOriginTitle: "Titel",
    foreignOriginLead: "Text",
    tooSlowTitle: "Titel",
    tooSlowLead: "Text",
    tooLargeTitle: "Titel",
    tooLargeLead: "Text",
    unsupportedTitle: "Titel",
    unsupportedLead: "Text",
    tooManyTitle: "Titel",
    tooManyLead: "Text",
    storageFullTitle: "Titel",
    storageFullLead: "Text",
    signedOutTitle: "Titel",
    signedOutLead: "Text",
  },
};
