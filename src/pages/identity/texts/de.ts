import type * as en from "./en.ts";

export const site: typeof en.site = {
  tab: "Browser-Tab",
  header: "Seitenkopf bei Tag und bei Nacht",
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
    logo: "Im Seitenkopf neben dem Menü. Am besten wirkt ein breites PNG mit transparentem oder weißem Hintergrund. Es ersetzt Bildmarke und Firmennamen.",
    icon: "In Browser-Tabs, Lesezeichen und auf dem Startbildschirm: quadratisch, mindestens 512 × 512 Pixel. Andere Formate werden eingepasst, nicht verzerrt.",
    picture:
      "Für Seiten ohne eigenes Bild. Angezeigt wird ein Ausschnitt von 1200 × 630 Pixeln um den Bildschwerpunkt.",
    title: "Steht hinter dem Titel jeder Seite. {{name}} ist der Firmenname aus den Einstellungen.",
    description: "Für die Startseite und für Seiten ohne eigene Beschreibung.",
  },
};

/** The default words, with placeholders of `withFigures`. */
export const page: typeof en.page = {
  title: "{{name}}",
  description:
    "Elektrotechnik und Automation für Schiffe, Docks und Offshore: Schaltanlagen, Alarm- und Steuerungssysteme, Reparatur von Schiffselektronik.",
};
