import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "O nas",
  description:
    "Elektrotechnika i automatyka dla statków, doków i sektora offshore od {{founded}} roku: kim jesteśmy, jak i gdzie pracujemy.",
  lead: "Od {{founded}} roku zajmujemy się elektrotechniką i automatyką okrętową, na statkach i na lądzie.",
  whoHeading: "Kim jesteśmy",
  whoText:
    "Projektujemy, budujemy, montujemy i naprawiamy instalacje elektryczne i układy automatyki dla statków, doków i sektora offshore. Firma powstała w {{founded}} roku i zrealizowała dotąd ponad {{services|zlecenie|zlecenia|zleceń}}.\n\nPracują u nas elektrycy, programiści, elektronicy i inżynierowie rozruchu. Kto projektuje instalację, ten także uruchamia ją na statku, dzięki czemu doświadczenia z siłowni wracają do biura projektowego.",
  howHeading: "Jak pracujemy",
  howText: "Jeden zespół prowadzi zlecenie od pierwszych oględzin na statku do ostatniej strony dokumentacji.",
  steps:
    "Oględziny: Zapisujemy, co jest zainstalowane, co zmieniło się od ostatniego rysunku i co musi pozostać w ruchu.\nProjekt: Na podstawie oględzin powstają schematy obwodów, schematy zacisków i zestawienie materiałów.\nWarsztat: Budujemy i okablowujemy szafy i pulpity, naprawiamy karty i urządzenia.\nPróby: Wszystko sprawdzamy na stanowisku, zanim trafi na statek.\nUruchomienie: Montujemy, regulujemy i uruchamiamy na statku, razem z załogą.\nDokumentacja: Przekazujemy rysunki powykonawcze, wyniki pomiarów, nastawy i programy.",
  whereHeading: "Gdzie pracujemy",
  whereText:
    "Docieramy na statek w porcie, w doku i na redzie, a w razie potrzeby wychodzimy z nim w morze. Pracowaliśmy w ponad {{countries|kraju|krajach|krajach}} i byliśmy na ponad {{vessels|statku|statkach|statkach}}.\n\nNa lądzie pracujemy tak samo. W dokach, na nabrzeżach i suwnicach spotykamy te same zabezpieczenia, napędy i sterowniki co na statkach oraz ten sam wiatr i to samo słone powietrze.",
  factsHeading: "Dla inspektorów armatora i działów zakupów",
  facts:
    "Czas reakcji\nBazy serwisowe\nJęzyki, w których pracujemy\nCzas naprawy w warsztacie\nGwarancja\nUbezpieczenie OC\nLaptopy serwisowe i kopie programów (IACS UR E26/E27)",
  certificatesHeading: "Uznania klasyfikatorów i certyfikaty",
  studentsHeading: "Ze studentami",
  studentsText:
    "Przyjmujemy na praktyki studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Dotychczas praktyki odbyło u nas ponad {{students|studenta|studentów|studentów}}.\n\nPraktykanci pracują razem z naszymi inżynierami w warsztacie i w biurze projektowym, a także jeżdżą z nami na statki.",
};

export const staff: typeof en.staff = {
  name: "O nas",
  sections: {
    title: "Początek strony",
    whoHeading: "Pierwsza część",
    howHeading: "Druga część",
    whereHeading: "Trzecia część",
    factsHeading: "Informacje, o które pytają klienci",
    certificatesHeading: "Certyfikaty",
    studentsHeading: "Ostatnia część, obok rysunku",
  },
  cells: { facts: { label: "Nazwa", value: "Treść" } },
  hints: {
    steps: "Jeden etap w wierszu: nazwa, dwukropek i jedno zdanie. Każdy z sześciu etapów ma rysunek.",
    facts:
      "Pod trzecią częścią. Pozycji bez treści nie widać, a gdy żadna nie jest wypełniona, nie widać też nagłówka. W każdym języku pozycje można zmieniać, przestawiać, usuwać i dodawać.",
    certificatesHeading:
      "Widać tu te pozycje z listy „Osiągnięcia”, z grupy „Certyfikat lub świadectwo uznania”, które są nadal ważne. Gdy ich nie ma, nagłówka nie widać.",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    whoHeading: "Nagłówek",
    whoText: "Tekst",
    howHeading: "Nagłówek",
    howText: "Tekst",
    steps: "Etapy zlecenia",
    whereHeading: "Nagłówek",
    whereText: "Tekst",
    factsHeading: "Nagłówek",
    facts: "Informacje",
    certificatesHeading: "Nagłówek",
    studentsHeading: "Nagłówek",
    studentsText: "Tekst",
  },
};
