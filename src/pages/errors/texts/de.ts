import type * as en from "./en.ts";

export const site: typeof en.site = {
  goneTitle: "Diese Seite gibt es nicht mehr",
  goneLead: "Unter dieser Adresse gab es eine Seite. Sie wurde von der Website genommen.",
  signedOutTitle: "Bitte zuerst anmelden",
  signedOutLead:
    "Diese Seite ist angemeldeten Mitarbeitenden vorbehalten. Bitte melden Sie sich im Dashboard an und öffnen Sie sie dann erneut.",
  notFoundTitle: "Seite nicht gefunden",
  notFoundLead: "Der Stromkreis ist offen: Unter dieser Adresse liegt nichts an.",
  unexpectedTitle: "Unerwarteter Anwendungsfehler",
  unexpectedLead: "Der Fehler liegt bei uns. Bitte laden Sie die Seite neu.",
  unavailableLead: "Die Datenbank antwortet zurzeit nicht. Bitte versuchen Sie es in einer halben Minute noch einmal.",
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
  status: "Status {{status}}",
  logId: "Fehlernummer {{id}}",
  home: "Zur Startseite",
  drawingAlt: "Ein offener Schalter in einer Leitung",
};
