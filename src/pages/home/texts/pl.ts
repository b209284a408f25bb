import type * as en from "./en.ts";

export const site: typeof en.site = {
  seeProjects: "w dziale „Projekty”",
  seeNews: "w dziale „Aktualności”",
  seeAchievements: "w dziale „Osiągnięcia”",
  seeServices: "w dziale „Usługi”",
  readAbout: "o naszej firmie",
  noProjects: "Nie ma jeszcze projektów.",
  noNews: "Nie ma jeszcze aktualności.",
  heroDrawing:
    "Jedna ciągła linia: fale, statek wsparcia offshore, kabel zasilania z lądu, suwnica nabrzeżowa, rozdzielnica i sygnał prostokątny",
  heroLength: "LOA 84 m",
  crewDrawing: "Siedem osób z zespołu, narysowanych jedną ciągłą linią",
  bridgePoster: "Widok z mostka ponad pulpitem na pokład dziobowy i morze",
};

export const page: typeof en.page = {
  title: "Elektrotechnika i automatyka okrętowa",
  description: "",
  label: "Automatyka przemysłowa i systemy sterowania",
  headline: "Od statku do brzegu",
  tagline: "Projekt, budowa, montaż i serwis",
  overviewLabel: "O nas",
  overviewTitle: "Nasza firma w skrócie",
  overviewLead:
    "Zajmujemy się instalacjami elektrycznymi i automatyką statków, doków i obiektów offshore na całym świecie.",
  overviewText:
    "Od {{founded}} roku pracujemy tam, gdzie stoją urządzenia: w siłowni, na nabrzeżu i w morzu. To, co projektujemy, sami także budujemy, montujemy, regulujemy i utrzymujemy w ruchu.",
  whatWeDo: "Co robimy",
  whatWeDoLead: "Sześć usług, jeden wykonawca: od pierwszego rysunku po ostatni wyjazd serwisowy.",
  lastProjects: "Ostatnie projekty",
  lastNews: "Co nowego",
  whoWeAre: "Kim jesteśmy",
  statement:
    "Elektrycy, programiści i inżynierowie rozruchu. Wchodzimy na statek, otwieramy szafę i zostajemy do skutku.",
  onBoard: "Na statku",
  onBoardText:
    "Lokalizacja usterek, wzorcowanie i naprawy w porcie, na kotwicy i w rejsie, w ponad {{countries|kraju|krajach|krajach}}.",
  workshop: "W warsztacie",
  workshopText: "Naprawa kart i modułów na stanowiskach probierczych; budowa i okablowanie rozdzielnic i pulpitów.",
  students: "Ze studentami",
  studentsText:
    "Studenci III i IV roku mechatroniki, elektrotechniki lub automatyki pracują razem z naszymi inżynierami.",
};

export const staff: typeof en.staff = {
  name: "Strona główna",
  sections: {
    title: "Dla wyszukiwarek i udostępnianych linków",
    label: "Początek strony",
    overviewLabel: "Firma w skrócie",
    whatWeDo: "Usługi",
    lastProjects: "Projekty i aktualności",
    whoWeAre: "Kim jesteśmy",
  },
  hints: { description: "Jeśli pole jest puste, używany jest opis ze strony „Nazwa i grafika witryny”." },
  fields: {
    title: "Tytuł",
    description: "Opis",
    label: "Wiersz nad nagłówkiem",
    headline: "Nagłówek",
    tagline: "Slogan",
    overviewLabel: "Wiersz nad nagłówkiem",
    overviewTitle: "Nagłówek",
    overviewLead: "Pierwszy akapit (większa czcionka)",
    overviewText: "Drugi akapit",
    whatWeDo: "Nagłówek",
    whatWeDoLead: "Zdanie pod nagłówkiem",
    lastProjects: "Nagłówek projektów",
    lastNews: "Nagłówek aktualności",
    whoWeAre: "Wiersz nad zdaniem",
    statement: "Zdanie",
    onBoard: "Pierwsza kolumna: nagłówek",
    onBoardText: "Pierwsza kolumna: tekst",
    workshop: "Druga kolumna: nagłówek",
    workshopText: "Druga kolumna: tekst",
    students: "Trzecia kolumna: nagłówek",
    studentsText: "Trzecia kolumna: tekst",
  },
};
