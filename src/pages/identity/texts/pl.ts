import type * as en from "./en.ts";

export const site: typeof en.site = {
  tab: "Karta przeglądarki",
  header: "Nagłówek w dzień i o zmierzchu",
  result: "Wynik wyszukiwania",
};

export const staff: typeof en.staff = {
  name: "Nazwa i grafika witryny",
  sections: { title: "Dla wyszukiwarek, udostępnianych linków i kart przeglądarki" },
  fields: {
    logo: "Logo",
    icon: "Ikona",
    picture: "Obraz przy udostępnianych linkach",
    title: "Nazwa witryny",
    description: "Opis",
  },
  hints: {
    logo: "W nagłówku, obok menu. Najlepiej wygląda szeroki plik PNG na przezroczystym lub białym tle. Zastępuje narysowaną linię i nazwę firmy.",
    icon: "Na kartach przeglądarki, w zakładkach i na ekranie telefonu: kwadratowa, co najmniej 512 × 512 pikseli. Obraz, który nie jest kwadratem, zostanie wpasowany bez rozciągania.",
    picture: "Dla stron bez własnego obrazu. Widoczny jest wycinek 1200 × 630 pikseli wokół głównego punktu kadru.",
    title: "Po tytule każdej strony. {{name}} to nazwa firmy z ustawień.",
    description: "Dla strony głównej i pozostałych stron bez własnego opisu.",
  },
};

/** The default words, with placeholders of `withFigures`. */
export const page: typeof en.page = {
  title: "{{name}}",
  description:
    "Elektrotechnika i automatyka dla statków, doków i sektora offshore: rozdzielnice, systemy alarmowe i sterowania, naprawa elektroniki okrętowej.",
};
