import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "O nas",
  description:
    "Elektrotechnika i automatyka dla statków, doków i sektora offshore od {{founded}} roku: kim jesteśmy, jak i gdzie pracujemy.",
  lead: "Firma inżynierska: elektrotechnika i automatyka okrętowa, na statkach i na lądzie od {{founded}} roku.",
  sections: [
    {
      heading: "Kim jesteśmy",
      paragraphs: [
        "Projektujemy, budujemy, montujemy i naprawiamy instalacje elektryczne i układy automatyki dla statków, doków i sektora offshore. Firma powstała w {{founded}} roku i wykonała dotąd ponad {{services|usługę|usługi|usług}}.",
        "Pracują u nas elektrycy, programiści, elektronicy i inżynierowie rozruchu. Kto projektuje instalację, ten także uruchamia ją na statku, dzięki czemu doświadczenia z siłowni wracają do biura projektowego.",
      ],
    },
    {
      heading: "Jak pracujemy",
      paragraphs: [
        "Zaczynamy od oględzin: co jest zainstalowane, co zmieniło się od czasu ostatniej dokumentacji i co musi pozostać w ruchu podczas prac. Na tej podstawie powstają schematy, plany zacisków i zestawienie materiałów.",
        "Szafy i pulpity budujemy, łączymy i sprawdzamy w warsztacie. Karty i moduły przysłane do naprawy uruchamiamy na stanowisku probierczym; dotąd naprawiliśmy ponad {{unitsRepaired|urządzenie elektryczne|urządzenia elektryczne|urządzeń elektrycznych}}. Na statku przychodzi kolej na montaż, kalibrację i rozruch, prowadzone wspólnie z załogą.",
        "Pracę zamyka dokumentacja powykonawcza: rysunki zgodne ze stanem faktycznym, zapisane wyniki pomiarów oraz przekazane nastawy i programy.",
      ],
    },
    {
      heading: "Gdzie pracujemy",
      paragraphs: [
        "Przyjeżdżamy na statek w porcie, w doku i na kotwicowisku, a w razie potrzeby płyniemy w rejs. Pracowaliśmy w ponad {{countries|kraju|krajach|krajach}} i byliśmy na ponad {{vessels|statku|statkach|statkach}}.",
        "Na lądzie pracujemy tak samo. W dokach, na nabrzeżach i suwnicach spotykamy te same zabezpieczenia, napędy i sterowniki co na statkach oraz ten sam wiatr i sól.",
      ],
    },
    {
      heading: "Ze studentami",
      paragraphs: [
        "Przyjmujemy na praktyki studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Dotychczas praktyki odbyło u nas ponad {{students|studenta|studentów|studentów}}.",
        "Praktykanci pracują obok naszych inżynierów w warsztacie i w biurze projektowym, jeżdżą też z nami na statki.",
      ],
    },
  ],
};
