import type * as en from "./en.ts";

export const site: typeof en.site = {
  openInMaps: "Otwórz w aplikacji z mapami",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Inna aplikacja na tym urządzeniu",
};

export const page: typeof en.page = {
  title: "Kontakt",
  description: "Numery telefonów, e-mail, adres do korespondencji i położenie firmy na mapie.",
  lead: "Można do nas napisać lub zadzwonić.",
  trouble: "Awarie na statku prosimy zgłaszać telefonicznie:",
  callHeading: "Statek wychodzi dziś wieczorem?",
  urgent: "Przez telefon udzielamy wstępnej porady i podajemy, kiedy możemy być na statku.",
  night: "",
  hint: "Aby od razu odpowiedziała właściwa osoba, prosimy podać nazwę statku lub obiektu, port i terminy, producenta i typ urządzenia (z tabliczki znamionowej), objawy usterki i treść alarmu. Rysunki i zdjęcia można dosłać e-mailem.",
  followUs: "Media społecznościowe",
  location: "Gdzie jesteśmy",
};

export const staff: typeof en.staff = {
  name: "Kontakt",
  sections: {
    title: "Początek strony",
    callHeading: "Prośba o telefon w pilnych sprawach, nad numerem serwisu",
    hint: "Obok formularza i pod nim",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    trouble: "Zdanie przed numerem telefonu serwisu, pod tytułem",
    callHeading: "Nagłówek",
    urgent: "Zdanie",
    night: "Kto odbiera w nocy i w weekendy",
    hint: "Co powinna zawierać wiadomość (nad polem wiadomości)",
    followUs: "Nagłówek linków do mediów społecznościowych",
    location: "Nagłówek mapy",
  },
  hints: {
    night:
      "Na przykład: „W nocy i w weekendy odbiera dyżurny inżynier”. Zdanie jest pod numerem telefonu; pustego pola nie widać.",
  },
};
