import type * as en from "./en.ts";

/** Files with all messages, all applications, or the site's content, and the import of the latter. */
const transfer: typeof en.staff.transfer = {
  title: "Export und Import",
  inIt: "Enthalten",
  notInIt: "Nicht enthalten",
  personal:
    "Die Datei enthält personenbezogene Daten. Speichern Sie sie so, dass niemand sonst sie öffnen kann, und löschen Sie sie, sobald Sie sie nicht mehr brauchen: Was hier gelöscht wird, bleibt in der Datei.",
  content: {
    title: "Inhalte",
    lead: "Alles, was Besucher lesen und was das Team vorbereitet, in einer Datei (JSON). Eine andere Installation dieser Software kann sie importieren.",
    inIt: [
      "Beiträge, Projekte, Produkte und Stellen in jedem Status und in jeder Sprache, einschließlich geplanter Veröffentlichungen",
      "Hochgeladene Bilder mit ihren Alternativtexten sowie Datenblätter",
      "Angaben zum Unternehmen, Aufbewahrungsfristen und Navigation",
      "Die Nummern gelöschter Einträge, damit unter ihren Adressen weiterhin der Hinweis erscheint, dass es die Seite nicht mehr gibt",
    ],
    notInIt: [
      "Ältere Versionen, nicht gespeicherte Texte und Vorschaulinks",
      "Benutzerkonten, Nachrichten, Bewerbungen und das Protokoll",
    ],
    backup:
      "Das ersetzt keine Datensicherung. Eine vollständige Datensicherung erstellen Sie auf dem Server mit diesem Befehl:",
    download: "Inhalte herunterladen",
  },
  import: {
    title: "Import",
    lead: "Der Import ersetzt die Beispiele durch die Inhalte einer solchen Datei. Er ist für eine neue Website gedacht.",
    file: "Datei mit Inhalten",
    fileHint: "So, wie sie heruntergeladen wurde, höchstens {{megabytes}} MB.",
    replaces: "Beispiele, Angaben zum Unternehmen, Aufbewahrungsfristen und Navigation dieser Website ersetzen",
    submit: "Importieren",
    checks:
      "Die ganze Datei wird geprüft, bevor etwas geschrieben wird. Bei einem Fehler bleibt die Website unverändert.",
    steps: {
      sending: "Die Datei wird gesendet: {{percent}} %",
      checking: "Die Datei wird geprüft.",
      files: "Bilder und Dokumente: {{done}} von {{of}}",
      writing: "Die Inhalte werden geschrieben.",
    },
    mayLeave: "Diese Seite kann jetzt geschlossen werden; der Import läuft weiter.",
    done: "Importiert: {{items}}, {{pictures}}, {{documents}}.",
    items: "{{count}} Eintrag|{{count}} Einträge",
    pictures: "{{count}} Bild|{{count}} Bilder",
    documents: "{{count}} Dokument|{{count}} Dokumente",
    seeSite: "Zur Website",
    line: "Zeile {{number}}",
    record: "Datensatz {{number}}",
    refused: "Nicht importiert. Die Website ist unverändert.",
    refusals: {
      "not-content": "Das ist keine Datei mit den Inhalten einer Website.",
      version:
        "Die Datei stammt von einer anderen Version des Website-Programms. Bringen Sie beide Websites auf dieselbe Version.",
      "not-json": "Diese Stelle lässt sich nicht lesen. Die Datei wurde beschädigt oder von Hand geändert.",
      "cut-short": "Die Datei endet zu früh. Laden oder kopieren Sie sie erneut.",
      reformatted:
        "Die Datei ist größer als 16 MB, und ein anderes Programm hat ihre Zeilen verändert. Importieren Sie sie so, wie sie heruntergeladen wurde.",
      "record-too-large":
        "Dieser Datensatz ist größer als zulässig. Importieren Sie die Datei so, wie sie heruntergeladen wurde.",
      "too-many": "Die Datei enthält mehr Datensätze als zulässig.",
      "unknown-record": "Unbekannte Art von Datensatz:",
      "unknown-field": "Unbekanntes Feld:",
      field: "Dieses Feld fehlt oder enthält etwas Unzulässiges:",
      twice: "Das steht zweimal in der Datei:",
      "picture-missing": "Ein Eintrag zeigt ein Bild, das in der Datei nicht vor ihm steht:",
      "document-missing": "Ein Eintrag verlinkt ein Dokument, das in der Datei nicht vor ihm steht:",
      file: "Dieses Bild oder Dokument wird nicht angenommen:",
      "no-company": "Die Angaben zum Unternehmen fehlen.",
    },
    inTheWay:
      "Diese Website hat eigene Inhalte, deshalb lässt sich nichts importieren. Importieren können Sie nur in eine Website, die ausschließlich die unveränderten Beispiele enthält. Vorhanden:",
    wayOut:
      "Importieren Sie die Datei in eine neue Website oder löschen Sie diese Inhalte endgültig, auch aus dem Papierkorb.",
    busy: "Ein anderer Import läuft gerade. Warten Sie, bis er beendet ist.",
    failures: {
      "too-large": "Nicht importiert: Die Datei ist größer als {{megabytes}} MB.",
      "no-file": "Wählen Sie zuerst eine Datei aus.",
      unexpected: "Der Import ist fehlgeschlagen. Die Website ist unverändert; der Fehler wurde protokolliert.",
    },
    signedOut: "Ihre Sitzung ist beendet. Melden Sie sich in einem anderen Tab an und importieren Sie dann erneut.",
    offline:
      "Die Verbindung ist abgebrochen. War die Datei schon gesendet, läuft der Import vielleicht noch: Laden Sie die Seite in einigen Minuten neu.",
  },
  /** How many items of each kind. */
};

export const staff: typeof en.staff = { transfer };
