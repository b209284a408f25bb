import type * as en from "./en.ts";

const backups: typeof en.staff.backups = {
  title: "Datensicherung",
  now: "Jetzt sichern",
  make: "Neue Datensicherung",
  makeLead:
    "Ein Archiv enthält die gesamte Datenbank und alle Dateien: Eingänge mit ihren Anhängen, Inhalte, Bilder und Konten. Es wird im laufenden Betrieb in den Ordner für Datensicherungen auf dem Server (BACKUP_DIR) geschrieben.",
  running: "Eine Datensicherung läuft seit {{time}}.",
  written: "Bisher geschrieben: {{size}}.",
  checking: "Eine Prüfung läuft seit {{time}}.",
  reload: "Laden Sie die Seite neu, um das Ergebnis zu sehen.",
  backupFailed: "Die letzte Datensicherung ist fehlgeschlagen ({{time}}).",
  checkFailed: "Die letzte Prüfung ist fehlgeschlagen ({{time}}).",
  lost: "Der Prozess auf dem Server wurde vorzeitig beendet. Starten Sie den Vorgang erneut.",
  failures: {
    "no-room": "Auf dem Server ist zu wenig Speicherplatz frei. Schaffen Sie Platz und starten Sie den Vorgang erneut.",
    "storage-full":
      "Der Speicherplatz auf dem Server ist ausgegangen. Das bereits Geschriebene wurde entfernt. Schaffen Sie Platz und starten Sie den Vorgang erneut.",
    folder:
      "Der Ordner lässt sich nicht lesen oder beschreiben. Er muss vorhanden sein, und der Systembenutzer der Website muss darin schreiben dürfen.",
    database: "Die Datenbank hat nicht geantwortet. Versuchen Sie es in einigen Minuten erneut.",
    damaged:
      "Das Archiv ist beschädigt. Erstellen Sie sofort eine neue Datensicherung und lassen Sie den Datenträger des Servers prüfen.",
    stopped: "Die Website wurde währenddessen angehalten. Starten Sie den Vorgang erneut.",
    other: "Näheres steht im Protokoll des Servers.",
  },
  words: "Meldung des Servers:",
  lastBackup: "Letzte Datensicherung durch die Website",
  contents: "Inhalt",
  rows: "{{count}} Datensatz|{{count}} Datensätze",
  files: "{{count}} Datei|{{count}} Dateien",
  archives: "Archive",
  archivesLead:
    "Alle Archive im Ordner für Datensicherungen von {{host}}, auch die auf der Befehlszeile und vor einer Aktualisierung erstellten. Sie enthalten personenbezogene Daten und Passwort-Hashes: Bewahren Sie Kopien verschlüsselt und nicht auf diesem Server auf.",
  none: "In diesem Ordner liegen keine Archive.",
  more: "{{count}} älteres Archiv wird nicht angezeigt.|{{count}} ältere Archive werden nicht angezeigt.",
  made: "Erstellt",
  size: "Größe",
  complete: "Vollständig",
  incomplete: "Unvollständig: Es fehlen Dateien",
  version: "Version",
  download: "Herunterladen",
  downloadOf: "Archiv vom {{time}} herunterladen",
  ready: "Das Archiv steht zum Herunterladen bereit:",
  check: "Wiederherstellungsprobe",
  checkLead:
    "Einmal pro Woche stellt die Website ihr neuestes Archiv in einer temporären Datenbank wieder her, vergleicht jeden Datensatz und jede Datei mit dem gesicherten Stand und löscht die temporäre Datenbank. Die Daten der Website bleiben unberührt.",
  checkNow: "Jetzt prüfen",
  checked: "Letzte Prüfung",
  archive: "Archiv",
  result: "Ergebnis",
  restored: "Ohne Abweichung wiederhergestellt",
  place: "Wiederhergestellt in",
  places: {
    sqlite: "temporäre SQLite-Datei",
    postgres: "temporäres PostgreSQL-Schema",
    "sqlite-instead":
      "temporäre SQLite-Datei, weil die PostgreSQL-Rolle der Website keine Schemas anlegen darf (GRANT CREATE ON DATABASE)",
  },
  nightly: "Nächtliche Datensicherung",
  nightlyLead:
    "Die Website sichert ihre Daten täglich zur eingestellten Uhrzeit. War sie zu dieser Zeit angehalten, holt sie das nach dem nächsten Start nach.",
  nightlyOn: "Täglich eine Datensicherung erstellen",
  time: "Uhrzeit",
  timeHint: "Zeitzone: {{zone}}.",
  keep: "Anzahl aufbewahrter Archive",
  keepHint:
    "Nach jeder nächtlichen Datensicherung werden ältere Archive gelöscht, gleich, wer sie erstellt hat. Bewahren Sie keines länger auf, als Ihre Datenschutzhinweise angeben.",
  save: "Speichern",
  done: { schedule: "Gespeichert." },
};

export const staff = { backups };
