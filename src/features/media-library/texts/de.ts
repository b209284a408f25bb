import type * as en from "./en.ts";

const pictures: typeof en.staff.pictures = {
  title: "Bilder",
  lead: "Hier liegen die Fotos für Beiträge, Projekte, Produkte und Stellen. Der Aufnahmeort wird nicht gespeichert.",
  upload: "Bilder hochladen",
  drop: "Bilder hier ablegen, einfügen oder auswählen.",
  kinds: "JPEG, PNG, WebP oder AVIF, je höchstens {{megabytes}} MB und {{megapixels}} Megapixel.",
  choose: "Dateien auswählen",
  camera: "Foto aufnehmen",
  search: "Nach Dateiname oder Alternativtext suchen",
  searchButton: "Suchen",
  photos: "Hochgeladene Fotos",
  drawings: "Zeichnungen der Website",
  none: "Es wurde noch nichts hochgeladen.",
  noMatch: "Die Suche ergab keine Treffer.",
  previous: "Zurück",
  next: "Weiter",
  page: "Seite {{page}} von {{pages}}",
  unused: "Nicht verwendet",
  used: "Verwendungen: {{count}}",
  altMissing: "Alternativtext fehlt: {{languages}}",
  altMissingEverywhere: "Noch kein Alternativtext",
  removed: "Das Bild wurde endgültig gelöscht.",
  size: "Größe",
  pixels: "{{width}} × {{height}} Pixel",
  uploaded: "Hochgeladen",
  alternative: "Alternativtext",
  alternativeHint:
    "Der Alternativtext beschreibt das Bild für alle, die es nicht sehen. In neuen Einträgen sind diese Texte voreingestellt.",
  focal: "Fokuspunkt",
  focalHint: "Klicken Sie auf die wichtigste Stelle; die Ausschnitte unten folgen ihr.",
  horizontal: "Von links nach rechts, in Prozent",
  vertical: "Von oben nach unten, in Prozent",
  cardCrop: "Auf Karten",
  shareCrop: "Bei geteilten Links",
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert.",
  invalid: "Nicht gespeichert: Ein Text hat mehr als {{max}} Zeichen.",
  conflict: "Nicht gespeichert: Jemand anderes hat dieses Bild inzwischen geändert. Laden Sie die Seite neu.",
  unavailable:
    "Nicht gespeichert: Das Bild kann zurzeit nicht zugeschnitten werden. Versuchen Sie es in einer Minute erneut.",
  usedNowhere: "Dieses Bild wird nirgends verwendet.",
  remove: "Endgültig löschen",
  removeTitle: "Dieses Bild endgültig löschen?",
  removeWords: "Es verschwindet aus der Bibliothek. Das lässt sich nicht rückgängig machen.",
  removeUsed: "Ein verwendetes Bild kann nicht gelöscht werden. Entfernen Sie es zuerst aus diesen Einträgen.",
  progress: {
    waiting: "wartet",
    sending: "{{percent}} % gesendet",
    working: "wird verarbeitet",
    done: "hochgeladen",
    failed: "nicht hochgeladen",
    again: "Erneut versuchen",
    dismiss: "Aus der Liste entfernen",
    offline: "Die Verbindung ist abgebrochen. Versuchen Sie es erneut.",
    signedOut: "Ihre Sitzung ist beendet. Melden Sie sich in einem anderen Tab an und versuchen Sie es dann erneut.",
    failure: "Der Server hat die Datei nicht angenommen. Versuchen Sie es erneut.",
    label: "Dateiübertragungen",
  },
  picker: {
    title: "Bild auswählen",
    titleSeveral: "Bilder auswählen",
    chosen: "Ausgewählt: {{count}} von höchstens {{max}}",
    add: "Hinzufügen",
    close: "Schließen",
    loading: "Die Bibliothek wird geladen …",
  },
};

/** Why a picture or a document is not taken, with what to do. */
const refusals: typeof en.staff.refusals = {
  empty: "Die Datei ist leer. Wählen Sie sie erneut aus oder nehmen Sie eine andere.",
  "too-large":
    "Das Bild ist größer als {{pictureMegabytes}} MB. Speichern Sie es als JPEG mit geringerer Qualität oder in kleinerer Größe.",
  "too-many-pixels":
    "Das Bild hat mehr als {{megapixels}} Megapixel oder eine sehr lange Seite. Verkleinern Sie es und laden Sie es erneut hoch.",
  svg: "SVG-Zeichnungen werden nicht angenommen, weil sie Skripte enthalten können. Exportieren Sie die Zeichnung als PNG und laden Sie dieses hoch.",
  tiff: "TIFF-Bilder werden nicht angenommen. Speichern Sie das Bild als JPEG oder PNG und laden Sie dieses hoch.",
  animation:
    "Animationen und GIF-Dateien werden nicht angenommen. Speichern Sie ein Einzelbild als JPEG oder PNG und laden Sie dieses hoch.",
  heic: "HEIC-Fotos können hier nicht gelesen werden. Teilen Sie das Foto vom Telefon aus als JPEG oder stellen Sie die Kamera auf „Maximale Kompatibilität“.",
  "not-a-picture": "Dieses Dateiformat wird nicht angenommen. Laden Sie eine JPEG-, PNG-, WebP- oder AVIF-Datei hoch.",
  damaged:
    "Das Bild ist beschädigt oder unvollständig. Kopieren Sie es erneut von der Quelle oder öffnen Sie es, speichern Sie es neu und laden Sie diese Datei hoch.",
  "too-slow":
    "Die Verarbeitung des Bildes dauert zu lange. Speichern Sie es als JPEG in kleinerer Größe und laden Sie dieses hoch.",
  busy: "Zurzeit werden viele Bilder verarbeitet. Versuchen Sie es in einer Minute erneut.",
  "document-too-large":
    "Das Dokument ist größer als {{documentMegabytes}} MB. Speichern Sie es mit kleineren Bildern und laden Sie es erneut hoch.",
  "not-a-pdf": "Dokumente werden nur als PDF angenommen. Speichern Sie das Dokument als PDF und laden Sie dieses hoch.",
};

export const staff: typeof en.staff = { pictures, refusals };
