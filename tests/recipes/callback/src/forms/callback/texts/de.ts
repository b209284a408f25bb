import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Rückruf anfordern",
  lead: "Nennen Sie uns Ihre Telefonnummer und eine passende Zeit. Wir rufen Sie zurück.",
  name: "Name",
  time: "Passende Zeit",
  timeHint: "In einer anderen Zeitzone bitte mit Angabe der Zone: „Dienstag nach 14 Uhr, UTC+8“.",
  photo: "Foto des Typenschilds",
  photoKinds: ".jpg, .png oder .heic, höchstens {{megabytes}} MB.",
  report: "Alarmliste oder Bericht",
  reportKinds: ".pdf, höchstens {{megabytes}} MB.",
  fileAgain:
    "Falls Sie hier eine Datei ausgewählt hatten, wählen Sie sie bitte erneut aus: Der Browser speichert die Auswahl nicht.",
  fileDrop: "Datei hier ablegen oder auswählen",
  fileChoose: "Datei auswählen",
  fileRemove: "Entfernen",
  upload: {
    error: "Beim Hochladen der Dateien ist ein Fehler aufgetreten.",
    uploaded: "Gesendet. Die Dateien werden geprüft.",
  },
  privacy: "Was wir mit Ihren Daten tun, steht in den [Datenschutzhinweisen].",
  uploadPreserved: "Ihre Angaben und die Dateien sind noch da.",
  sent: "Ihre Rückrufbitte ist eingegangen.",
  status: {
    title: "Ihre Rückrufbitte",
    lead: "Was wir gespeichert haben und wie Sie es löschen lassen können.",
    states: {
      new: "Wir haben Ihre Rückrufbitte erhalten und rufen Sie an.",
      "in-hand": "Ihre Rückrufbitte ist bei uns in Arbeit. Wir rufen Sie an.",
      "not-reached": "Wir haben angerufen, Sie aber nicht erreicht. Wir versuchen es noch einmal.",
      called: "Wir haben mit Ihnen telefoniert. Damit ist Ihre Rückrufbitte erledigt.",
    },
    fields: { time: "Passende Zeit", photo: "Foto des Typenschilds", report: "Alarmliste oder Bericht" },
  },
};

/** The inbox of requests, where it says something of its own. */
const own: typeof en.staff.own = {
  waiting: "{{count}} neue Rückrufbitte|{{count}} neue Rückrufbitten",
  data: { heading: "Rückrufbitte {{reference}}" },
  csv: {
    title: "Rückrufbitten",
    lead: "Alle Rückrufbitten als CSV-Datei für die Tabellenkalkulation.",
    inIt: ["Referenznummer, Eingang, Sprache, Name, Telefon und passende Zeit", "Status, Bearbeitung und Dateinamen"],
    notInIt: ["Die Dateien selbst und Notizen: Sie sind in der jeweiligen Rückrufbitte"],
    download: "Rückrufbitten herunterladen",
  },
  audit: { one: "Rückrufbitte {{name}}", many: "Rückrufbitten" },
  title: "Rückrufe",
  singular: "Rückrufbitte",
  toErase: "{{count}} Rückrufbitte|{{count}} Rückrufbitten",
  states: { new: "Neu", "in-hand": "In Arbeit", "not-reached": "Nicht erreicht", called: "Angerufen" },
  actions: {
    new: "Zurück auf neu",
    "in-hand": "Als „in Arbeit“ markieren",
    "not-reached": "Nicht erreicht",
    called: "Angerufen",
  },
  columns: { person: "Person" },
  labels: { phone: "Telefon", time: "Wann anrufen", photo: "Typenschild", report: "Bericht" },
  language: "Sprache",
  fromLead: "Wer angerufen werden möchte und wann.",
  retention: "Wird am {{day}} automatisch gelöscht, mit Dateien, E-Mails und Notizen.",
  file: "Dateien",
  fileLead:
    "Die Dateien lassen sich nur herunterladen; sie werden hier nicht geöffnet. Jeder Abruf wird protokolliert: wer und wann.",
  download: "Herunterladen",
  stateLead: "Der Status und der Text unten sind sofort auf der persönlichen Seite sichtbar.",
  shownToSender: "Auf der persönlichen Seite steht:",
  mailsLead: "Was die Website zu dieser Rückrufbitte gesendet hat.",
};

export const staff: typeof en.staff = { own };

export const mails: typeof en.mails = {
  notice: {
    subject: "{{reference}}: Rückrufbitte von {{name}}",
    heading: "Bitte um Rückruf",
    phone: "Telefon",
    time: "Wann anrufen",
    photo: "Typenschild",
    report: "Bericht",
    scans: { clean: "kein Virus gefunden", unscanned: "nicht auf Viren geprüft" },
    dashboard: "Rückrufbitten im Dashboard",
  },
  withdrawn: {
    subject: "{{reference}}: kein Rückruf mehr gewünscht",
    heading: "Rückrufbitte zurückgezogen und gelöscht",
    erased:
      "Die Rückrufbitte wurde zurückgezogen und samt Dateien von der Website gelöscht. Bitte rufen Sie nicht mehr an.",
  },
};
