import type { DashboardTexts } from "../en.ts";

/** What a new site's admins see to. */
export const firstDays: DashboardTexts["firstDays"] = {
  title: "Erste Tage",
  lead: "Was eine neue Website braucht, bevor sich Besucher auf sie verlassen. Bei jedem Öffnen dieser Seite wird neu nachgesehen.",
  count: "{{done}} von {{all}} erledigt",
  allDone: "Alles ist erledigt.",
  done: "Erledigt",
  open: "Offen",
  company: {
    title: "Eigene Angaben zum Unternehmen",
    why: "Besucher finden sie auf der Kontaktseite, in der Fußzeile und in Suchmaschinen und halten sie für wahr.",
    done: "Nichts davon ist erfunden.",
  },
  examples: {
    title: "Beispielinhalte",
    why: "Besucher halten erfundene Beiträge, Projekte und Produkte für wahr, und jemand könnte sich auf eine Stelle bewerben, die es nicht gibt.",
    left: "Öffentlich und unverändert:",
    hidden: "Nicht öffentlich, aber noch vorhanden: {{items}}.",
    done: "Kein Beispiel ist öffentlich.",
    links: "{{count}} Beispiel-Link zu einem sozialen Netzwerk|{{count}} Beispiel-Links zu sozialen Netzwerken",
    show: "Titel anzeigen",
    remove: "Übrige Beispiele entfernen",
    removeWhat:
      "Endgültig gelöscht werden: {{items}}. Das betrifft nur Beispiele, die niemand gespeichert hat, samt allem, was in sie getippt und nicht gespeichert wurde. Ihre Adressen antworten danach, dass es die Seite nicht mehr gibt, und ein Neustart bringt sie nicht zurück.",
    removeYes: "Endgültig löschen",
    removed: "Entfernt: {{items}}.",
    nothing: "Es war nichts mehr zu entfernen.",
  },
  address: {
    title: "Öffentliche Adresse mit https",
    why: "Ohne https lassen sich Passwörter und Nachrichten unterwegs mitlesen, und Browser warnen vor der Website.",
    state: "Die Website nennt sich {{address}}.",
    mend: "PUBLIC_URL auf dem Server auf die https-Adresse setzen und die Website neu starten.",
  },
  mail: {
    title: "E-Mail",
    why: "Nachrichten und Bewerbungen werden per E-Mail gemeldet, ebenso Einladungen und neue Passwörter.",
    noServer: "Es ist kein Mailserver eingestellt: SMTP_URL fehlt auf dem Server.",
    neverSent: "Ein Mailserver ist eingestellt, hat aber noch keine E-Mail angenommen.",
    sent: "Der Mailserver hat die letzte E-Mail am {{time}} angenommen.",
    testTo: "Test-E-Mail senden an",
    send: "Test-E-Mail senden",
    sentTo: "Die Test-E-Mail ist unterwegs. Was aus ihr wird, steht unten.",
    stands: {
      waiting: "Die Test-E-Mail wartet auf den Versand.",
      retrying: "Der Mailserver hat die Test-E-Mail nicht angenommen. Der nächste Versuch ist am {{time}}.",
      sent: "Der Mailserver hat die Test-E-Mail am {{time}} angenommen. Sehen Sie nach, ob sie angekommen ist, auch im Spam-Ordner.",
      failed: "Die Test-E-Mail wurde nicht angenommen und wird nicht noch einmal gesendet.",
    },
    reason: "Antwort des Servers:",
    look: "Erneut nachsehen",
  },
  backup: {
    title: "Sicherung",
    why: "Ohne Sicherung nimmt eine defekte Festplatte alles mit.",
    none: "Es gibt keine. Auf der Befehlszeile des Servers entsteht eine mit:",
    last: "Die letzte stammt vom {{time}} ({{size}}).",
    old: "Sie ist älter als {{days}} Tage. Auf der Befehlszeile des Servers entsteht eine neue mit:",
  },
  secondFactor: {
    title: "Zweiter Faktor für die ganze Administration",
    why: "Ein Passwort, das jemand mitgelesen oder anderswo gefunden hat, öffnet dann nichts.",
    left: "Nur mit Passwort: {{names}}.",
    done: "Alle Konten der Administration haben einen.",
  },
  secondAdmin: {
    title: "Ein zweites Konto der Administration",
    why: "Wer Passwort oder Telefon verliert, wird vom anderen wieder hereingelassen.",
    state:
      "{{count}} Konto der Administration kann sich anmelden.|{{count}} Konten der Administration können sich anmelden.",
    mend: "Jemanden einladen",
  },
};
