import type * as en from "./en.ts";

export const site: typeof en.site = {
  unavailableLead: "Die Datenbank antwortet zurzeit nicht. Bitte versuchen Sie es in 30 Sekunden noch einmal.",
  status: "Status {{status}}",
  logId: "Fehlernummer {{id}}",
  home: "Zur Startseite",
  drawingAlt: "Ein offener Schalter in einer Leitung",
};

export const page: typeof en.page = {
  title: "Seite nicht gefunden",
  lead: "Unter dieser Adresse gibt es keine Seite. Bitte prüfen Sie die Adresse oder gehen Sie zur Startseite.",
  goneTitle: "Diese Seite gibt es nicht mehr",
  goneLead: "Die Seite unter dieser Adresse wurde von der Website genommen.",
  unexpectedTitle: "Es ist ein Fehler aufgetreten",
  unexpectedLead: "Der Fehler liegt bei uns. Bitte laden Sie die Seite neu.",
  badRequestTitle: "Wir konnten Ihre Daten nicht verarbeiten",
  badRequestLead:
    "Sie kamen unvollständig oder fehlerhaft an; es wurde nichts gespeichert. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.",
  foreignOriginTitle: "Nicht von dieser Website gesendet",
  foreignOriginLead:
    "Die Daten kamen von einer anderen Website, oder der Browser hat keine Herkunft angegeben; es wurde nichts gespeichert. Bitte öffnen Sie die Seite hier und senden Sie das Formular noch einmal.",
  tooSlowTitle: "Die Verbindung war zu langsam",
  tooSlowLead:
    "Die Daten kamen nicht rechtzeitig an; es wurde nichts gespeichert. Bitte gehen Sie zurück und senden Sie das Formular noch einmal, wenn möglich über eine bessere Verbindung.",
  tooLargeTitle: "Die Daten sind zu groß",
  tooLargeLead:
    "Datei oder Text überschreiten die zulässige Größe; es wurde nichts gespeichert. Bitte verkleinern Sie die Datei, zum Beispiel durch Weglassen von Fotos, oder kürzen Sie den Text. Senden Sie das Formular dann noch einmal.",
  unsupportedTitle: "Nicht unterstütztes Format",
  unsupportedLead:
    "Diese Seite verarbeitet nur Daten aus ihrem eigenen Formular. Bitte öffnen Sie die Seite und verwenden Sie das Formular dort.",
  tooManyTitle: "Zu viele Anfragen",
  tooManyLead:
    "Von Ihrem Anschluss kamen in kurzer Zeit zu viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.",
  storageFullTitle: "Zurzeit nicht möglich",
  storageFullLead:
    "Unser Speicher ist voll; es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.",
  signedOutTitle: "Bitte zuerst anmelden",
  signedOutLead:
    "Diese Seite ist nur für Beschäftigte. Bitte melden Sie sich im Dashboard an und öffnen Sie sie dann erneut.",
};

export const staff: typeof en.staff = {
  name: "Fehlerseiten",
  sections: {
    title: "Keine Seite unter der Adresse",
    goneTitle: "Seite, die von der Website genommen wurde",
    unexpectedTitle: "Unerwarteter Fehler",
    badRequestTitle: "Formular nicht lesbar",
    foreignOriginTitle: "Formular von einer fremden Website gesendet",
    tooSlowTitle: "Formular kommt zu langsam an",
    tooLargeTitle: "Formular oder Datei zu groß",
    unsupportedTitle: "Format wird nicht angenommen",
    tooManyTitle: "Zu viel in kurzer Zeit gesendet",
    storageFullTitle: "Kein Speicherplatz",
    signedOutTitle: "Seite für Beschäftigte, ohne Anmeldung",
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
