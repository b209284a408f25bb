import type * as en from "./en.ts";

export const site: typeof en.site = {
  tab: "Browser-Tab",
  header: "Kopfzeile bei Tag und in der Dämmerung",
  result: "Suchergebnis",
};

export const staff: typeof en.staff = {
  name: "Name und Bilder der Website",
  sections: { title: "Für Suchmaschinen, geteilte Links und Browser-Tabs" },
  fields: {
    logo: "Logo",
    icon: "Symbol",
    picture: "Bild für geteilte Links",
    title: "Name der Website",
    description: "Beschreibung",
  },
  hints: {
    logo: "Das Logo steht in der Kopfzeile neben dem Menü. Am besten wirkt ein breites PNG mit transparentem oder weißem Hintergrund. Es ersetzt Bildmarke und Firmennamen.",
    icon: "Das Symbol erscheint in Browser-Tabs, in Lesezeichen und auf dem Startbildschirm. Es sollte quadratisch sein und muss mindestens 512 × 512 Pixel haben. Nicht quadratische Bilder werden eingepasst, nicht verzerrt.",
    picture:
      "Das Bild gilt für Seiten ohne eigenes Bild. Angezeigt wird ein Ausschnitt von 1200 × 630 Pixeln um den Fokuspunkt des Bildes.",
    title: "Der Name steht hinter dem Titel jeder Seite. {{name}} ist der Firmenname aus den Einstellungen.",
    description: "Die Beschreibung gilt für die Startseite und für Seiten ohne eigene.",
  },
};

/** The default words, with placeholders of `withFigures`. */
export const page: typeof en.page = {
  title: "{{name}}",
  description:
    "Elektrotechnik und Automation für Schiffe, Docks und Offshore-Anlagen: Schaltanlagen, Alarm- und Steuerungssysteme, Reparatur von Schiffselektronik.",
};
