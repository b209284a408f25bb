import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { DOCUMENT_MAX_MEGABYTES, PICTURE_MAX_MEGABYTES, PICTURE_MAX_MEGAPIXELS } from "./picture-limits.ts";

/** Why a picture or a document is not taken. */
export type RefusalReason =
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "svg"
  | "tiff"
  | "animation"
  | "heic"
  | "not-a-picture"
  | "damaged"
  | "too-slow"
  | "busy"
  | "document-too-large"
  | "not-a-pdf";

/** Each reason in words, with what to do. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, InEveryLanguage<string>>> = {
  empty: {
    en: "The file is empty. Choose it again, or another one.",
    pl: "Plik jest pusty. Wybierz go ponownie albo wskaż inny.",
    de: "Die Datei ist leer. Wählen Sie sie erneut oder nehmen Sie eine andere.",
  },
  "too-large": {
    en: `The picture is larger than ${PICTURE_MAX_MEGABYTES}\u00a0MB. Save it as a JPEG of lower quality or in a smaller size.`,
    pl: `Zdjęcie ma więcej niż ${PICTURE_MAX_MEGABYTES}\u00a0MB. Zapisz je jako JPEG o niższej jakości lub w mniejszym rozmiarze.`,
    de: `Das Bild ist größer als ${PICTURE_MAX_MEGABYTES}\u00a0MB. Speichern Sie es als JPEG mit geringerer Qualität oder in kleinerer Größe.`,
  },
  "too-many-pixels": {
    en: `The picture has more than ${PICTURE_MAX_MEGAPIXELS} megapixels, or a very long side. Scale it down and upload it again.`,
    pl: `Zdjęcie ma więcej niż ${PICTURE_MAX_MEGAPIXELS} megapikseli albo bardzo długi bok. Zmniejsz je i prześlij ponownie.`,
    de: `Das Bild hat mehr als ${PICTURE_MAX_MEGAPIXELS} Megapixel oder eine sehr lange Seite. Verkleinern Sie es und laden Sie es erneut hoch.`,
  },
  svg: {
    en: "SVG drawings are not taken, because they can contain scripts. Export the drawing as PNG and upload that.",
    pl: "Rysunki SVG nie są przyjmowane, ponieważ mogą zawierać skrypty. Wyeksportuj rysunek do PNG i prześlij ten plik.",
    de: "SVG-Zeichnungen werden nicht angenommen, weil sie Skripte enthalten können. Exportieren Sie die Zeichnung als PNG und laden Sie dieses hoch.",
  },
  tiff: {
    en: "TIFF pictures are not taken. Save the picture as JPEG or PNG and upload that.",
    pl: "Zdjęcia TIFF nie są przyjmowane. Zapisz zdjęcie jako JPEG lub PNG i prześlij ten plik.",
    de: "TIFF-Bilder werden nicht angenommen. Speichern Sie das Bild als JPEG oder PNG und laden Sie dieses hoch.",
  },
  animation: {
    en: "Animations and GIF files are not taken. Save one frame as JPEG or PNG and upload that.",
    pl: "Animacje i pliki GIF nie są przyjmowane. Zapisz jedną klatkę jako JPEG lub PNG i prześlij ten plik.",
    de: "Animationen und GIF-Dateien werden nicht angenommen. Speichern Sie ein Einzelbild als JPEG oder PNG und laden Sie dieses hoch.",
  },
  heic: {
    en: "HEIC photos cannot be read here. Share the photo from the phone as JPEG, or set the camera to “Most Compatible”.",
    pl: "Zdjęć HEIC nie można tu odczytać. Udostępnij zdjęcie z telefonu jako JPEG albo wybierz w ustawieniach aparatu format „Najbardziej zgodny”.",
    de: "HEIC-Fotos können hier nicht gelesen werden. Teilen Sie das Foto vom Telefon aus als JPEG oder stellen Sie die Kamera auf „Maximale Kompatibilität“.",
  },
  "not-a-picture": {
    en: "The file is not a picture that can be taken. Upload a JPEG, PNG, WebP or AVIF file.",
    pl: "Ten plik nie jest zdjęciem, które można przyjąć. Prześlij plik JPEG, PNG, WebP lub AVIF.",
    de: "Die Datei ist kein Bild, das angenommen wird. Laden Sie eine JPEG-, PNG-, WebP- oder AVIF-Datei hoch.",
  },
  damaged: {
    en: "The picture is damaged or incomplete. Copy it from its source again, or open it, save it anew and upload that.",
    pl: "Zdjęcie jest uszkodzone lub niepełne. Skopiuj je ponownie ze źródła albo otwórz, zapisz od nowa i prześlij ten plik.",
    de: "Das Bild ist beschädigt oder unvollständig. Kopieren Sie es erneut von der Quelle oder öffnen Sie es, speichern Sie es neu und laden Sie diese Datei hoch.",
  },
  "too-slow": {
    en: "The picture takes too long to process. Save it as JPEG in a smaller size and upload that.",
    pl: "Przetwarzanie tego zdjęcia trwa zbyt długo. Zapisz je jako JPEG w mniejszym rozmiarze i prześlij ten plik.",
    de: "Die Verarbeitung des Bildes dauert zu lange. Speichern Sie es als JPEG in kleinerer Größe und laden Sie dieses hoch.",
  },
  busy: {
    en: "Many pictures are being processed at the moment. Try again in a minute.",
    pl: "W tej chwili przetwarzanych jest wiele zdjęć. Spróbuj ponownie za minutę.",
    de: "Zurzeit werden viele Bilder verarbeitet. Versuchen Sie es in einer Minute erneut.",
  },
  "document-too-large": {
    en: `The document is larger than ${DOCUMENT_MAX_MEGABYTES}\u00a0MB. Save it with smaller pictures and upload it again.`,
    pl: `Dokument ma więcej niż ${DOCUMENT_MAX_MEGABYTES}\u00a0MB. Zapisz go z mniejszymi zdjęciami i prześlij ponownie.`,
    de: `Das Dokument ist größer als ${DOCUMENT_MAX_MEGABYTES}\u00a0MB. Speichern Sie es mit kleineren Bildern und laden Sie es erneut hoch.`,
  },
  "not-a-pdf": {
    en: "Documents are taken as PDF only. Save the document as PDF and upload that.",
    pl: "Dokumenty są przyjmowane tylko jako PDF. Zapisz dokument jako PDF i prześlij ten plik.",
    de: "Dokumente werden nur als PDF angenommen. Speichern Sie das Dokument als PDF und laden Sie dieses hoch.",
  },
};
