import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Elektrotechnika i automatyka okrętowa",
  description:
    "Elektrotechnika i automatyka dla statków, doków i sektora offshore: rozdzielnice, systemy alarmowe i sterowania, naprawa elektroniki okrętowej.",
  label: "Automatyka przemysłowa i systemy sterowania",
  headline: "Od statku do brzegu",
  tagline: "Inżynierska precyzja, która zmienia przemysł",
  about_us_label: "O nas",
  about_title: "Nasza firma w skrócie",
  whatWeDo: "Co robimy",
  lastProjects: "Ostatnie projekty",
  lastNews: "Co nowego",
  whoWeAre: "Kim jesteśmy",
  seeProjects: "w dziale Projekty",
  seeNews: "w dziale Aktualności",
  seeAchievements: "w dziale Osiągnięcia",
  seeServices: "w dziale Usługi",
  readAbout: "o naszej firmie",
  noProjects: "Nie ma jeszcze projektów.",
  noNews: "Nie ma jeszcze aktualności.",
};

export const page: typeof en.page = {
  about: {
    lead: "Dostarczamy nowoczesne rozwiązania z zakresu elektrotechniki i automatyki okrętowej dla statków, doków i sektora offshore na całym świecie.",
    text: "Od {{founded}} roku pracujemy tam, gdzie stoją urządzenia: w siłowni, na nabrzeżu i w morzu. To, co projektujemy, sami także budujemy, montujemy, kalibrujemy i utrzymujemy w ruchu.",
  },
  whatWeDoLead: "Sześć usług, jedna linia: od pierwszego rysunku po ostatni wyjazd serwisowy.",
  whoWeAre: {
    statement:
      "Elektrycy, programiści i inżynierowie rozruchu. Wchodzimy na statek, otwieramy szafę i zostajemy, dopóki sygnał nie będzie prawidłowy.",
    columns: [
      {
        heading: "Na statku",
        text: "Szukanie usterek, kalibracja i naprawy w porcie, na kotwicy i w rejsie, w ponad {{countries|kraju|krajach|krajach}}.",
      },
      {
        heading: "W warsztacie",
        text: "Naprawa kart i modułów na stanowiskach probierczych; budowa i okablowanie rozdzielnic i pulpitów.",
      },
      {
        heading: "Ze studentami",
        text: "Studenci III i IV roku mechatroniki, elektrotechniki lub automatyki pracują obok naszych inżynierów.",
      },
    ],
  },
  drawings: {
    hero: "Jedna ciągła linia: fale, statek obsługi offshore, kabel zasilania z lądu, suwnica nabrzeżowa, rozdzielnica i sygnał prostokątny",
    crew: "Siedem osób z zespołu, narysowanych jedną ciągłą linią",
    bridgePoster: "Widok z mostka ponad pulpitem na pokład dziobowy i morze",
  },
};
