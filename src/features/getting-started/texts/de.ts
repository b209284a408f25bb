import type * as en from "./en.ts";

/** What a new site's admins see to. */
const gettingStarted: typeof en.staff.gettingStarted = {
  title: "Ersteinrichtung",
  lead: "Diese Liste zeigt, was vor der Veröffentlichung der Website zu erledigen ist. Der Stand wird bei jedem Öffnen dieser Seite geprüft.",
  count: "{{done}} von {{all}} erledigt",
  allDone: "Alles ist erledigt.",
  done: "Erledigt",
  open: "Offen",
  company: {
    title: "Eigene Angaben zum Unternehmen",
    why: "Besucher finden sie auf der Kontaktseite, in der Fußzeile und in Suchmaschinen und verlassen sich darauf.",
    done: "Es gibt keine Beispielangaben mehr.",
    optional:
      "Diese Felder sind optional; leere werden nicht angezeigt. Nach diesen Angaben fragen Kunden vor einem Auftrag:",
  },
  legal: {
    title: "Impressum und Datenschutzhinweise",
    why: "In vielen Ländern muss ein Unternehmen auf seiner Website Rechtsform, Register und Vertretungsberechtigte nennen.",
    done: "Alle Felder sind ausgefüllt.",
    left: "Diese Felder sind leer und fehlen deshalb im Impressum: {{fields}}. Felder, die auf das Unternehmen nicht zutreffen, bleiben leer.",
    privacy:
      "Lesen Sie bitte auch die Seite „Datenschutzhinweise“. Der Standardtext dieser Seite setzt voraus, dass Server und Postfächer im Europäischen Wirtschaftsraum liegen, dass Datensicherungen und Fehlerprotokolle nach 14 Tagen gelöscht werden und dass Kopien in Postfächern rechtzeitig gelöscht werden.",
  },
  examples: {
    title: "Beispielinhalte",
    why: "Besucher halten erfundene Beiträge, Projekte und Produkte für echt, und jemand könnte sich auf eine Stelle bewerben, die es nicht gibt.",
    left: "Öffentlich und unverändert:",
    hidden: "Nicht öffentlich, aber noch vorhanden: {{items}}.",
    done: "Kein Beispiel ist öffentlich.",
    links: "{{count}} Beispiel-Link zu einem sozialen Netzwerk|{{count}} Beispiel-Links zu sozialen Netzwerken",
    show: "Titel anzeigen",
    remove: "Übrige Beispiele entfernen",
    removeWhat:
      "Endgültig gelöscht werden: {{items}}. Betroffen sind nur Beispiele, die niemand bearbeitet und gespeichert hat. Nicht gespeicherte Änderungen darin gehen verloren. Unter den Adressen der Beispiele erscheint danach der Hinweis, dass es die Seite nicht mehr gibt. Auch nach einem Neustart werden sie nicht wieder angelegt.",
    removeYes: "Endgültig löschen",
    removed: "Entfernt: {{items}}.",
    nothing: "Es gab nichts mehr zu entfernen.",
  },
  address: {
    title: "Öffentliche Adresse mit HTTPS",
    why: "Ohne HTTPS lassen sich Passwörter und Nachrichten bei der Übertragung mitlesen, und Browser warnen vor der Website.",
    state: "Eingetragen ist die Adresse {{address}}.",
    mend: "Tragen Sie auf dem Server in PUBLIC_URL die HTTPS-Adresse ein und starten Sie die Website neu.",
  },
  mail: {
    title: "E-Mail",
    why: "Einladungen, Links zum Festlegen eines Passworts und Benachrichtigungen über Nachrichten, Bewerbungen und Anfragen werden per E-Mail gesendet.",
    noServer: "Es ist kein Mailserver eingerichtet: SMTP_URL fehlt auf dem Server.",
    neverSent: "Ein Mailserver ist eingerichtet, hat aber noch keine E-Mail angenommen.",
    sent: "Der Mailserver hat die letzte E-Mail am {{time}}, angenommen.",
    testTo: "Test-E-Mail senden an",
    send: "Test-E-Mail senden",
    deliveryStatus: {
      waiting: "Die Test-E-Mail wartet auf den Versand.",
      retrying: "Der Mailserver hat die Test-E-Mail nicht angenommen. Nächster Versuch: {{time}}.",
      sending: "Die Test-E-Mail wird gerade gesendet.",
      sent: "Der Mailserver hat die Test-E-Mail am {{time}}, angenommen. Sehen Sie nach, ob sie angekommen ist, auch im Spam-Ordner.",
      failed: "Die Test-E-Mail wurde nicht angenommen und wird nicht noch einmal gesendet.",
    },
    reason: "Antwort des Servers:",
    look: "Erneut prüfen",
  },
  backup: {
    title: "Datensicherung",
    why: "Ohne Datensicherung geht bei einem Festplattendefekt alles verloren.",
    none: "Es gibt noch keine Datensicherung. Erstellen Sie eine auf der Seite „Datensicherung“; dort lässt sich auch eine tägliche Datensicherung einstellen.",
    last: "Die letzte stammt vom {{time}} ({{size}}).",
    old: "Sie ist älter als {{days}} Tage. Erstellen Sie eine neue auf der Seite „Datensicherung“; dort lässt sich auch eine tägliche Datensicherung einstellen.",
  },
  secondFactor: {
    title: "Zweiter Faktor für jedes Administratorkonto",
    why: "Ein gestohlenes Passwort allein reicht dann nicht zur Anmeldung.",
    left: "Nur mit Passwort: {{names}}.",
    done: "Jedes Administratorkonto hat einen zweiten Faktor.",
  },
  secondAdmin: {
    title: "Zweites Administratorkonto",
    why: "Wer das Passwort vergisst oder das Smartphone verliert, erhält mithilfe des anderen Kontos wieder Zugang.",
    state: "Anzahl der aktiven Administratorkonten: {{count}}.|Es gibt {{count}} aktive Administratorkonten.",
    mend: "Einladen",
  },
};

export const staff: typeof en.staff = { gettingStarted };

export const mails: typeof en.mails = {
  test: {
    subject: "Test-E-Mail von {{site}}",
    heading: "Der E-Mail-Versand funktioniert",
    works: "Diese E-Mail zeigt, dass {{site}} E-Mails senden kann und dass sie an dieser Adresse ankommen.",
    asked: "Der Test wurde am {{time}} im Dashboard ausgelöst.",
    mistake: "Sie müssen nichts unternehmen.",
  },
};
