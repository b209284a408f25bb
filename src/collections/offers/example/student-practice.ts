import type { OfferContent } from "../offers.ts";

/** The internship of the specification for third and fourth year technical students. */
export const studentPractice: OfferContent = {
  id: 3,
  key: "student-practice",
  kind: "practice",
  img: "/drawings/tile-6-training.svg",
  posted: "2026-09-01",
  texts: {
    en: {
      title: "University student practice",
      lead: "Third- and fourth-year students work alongside our engineers, on real equipment.",
      educationAndExperience: [
        "Third or fourth year of an engineering degree",
        "Mechatronics, electrical engineering or automation",
        "No professional experience needed",
      ],
      skills: [
        "Basics of electrical circuits and measurement",
        "Some experience of programming PLCs or microcontrollers",
        "Reading simple circuit diagrams",
        "English good enough to read a manual",
      ],
      optionalCertifications: ["Course certificates in electrical work, CAD or PLC programming"],
      driversLicence: ["Not required"],
      additionalRequirements: [
        "Referral or agreement from your university, if required",
        "Attention to the safety rules of the workshop, the shipyard and the vessel",
        "Curiosity, and the habit of asking before switching on",
      ],
      offer: [
        "A supervisor throughout the placement",
        "Work in the workshop and in the drawing office, and visits on board",
        "Confirmation of the placement for your university",
        "A company that has hosted over 200 students so far",
      ],
    },
    pl: {
      title: "Praktyki studenckie",
      lead: "Studenci III i IV roku pracują razem z naszymi inżynierami, na prawdziwych urządzeniach.",
      educationAndExperience: [
        "III lub IV rok studiów technicznych",
        "Mechatronika, elektrotechnika lub automatyka",
        "Doświadczenie zawodowe nie jest wymagane",
      ],
      skills: [
        "Podstawy obwodów elektrycznych i miernictwa",
        "Pierwsze programy na sterownik PLC lub mikrokontroler",
        "Czytanie prostych schematów elektrycznych",
        "Znajomość języka angielskiego pozwalająca na czytanie instrukcji",
      ],
      optionalCertifications: ["Zaświadczenia o ukończeniu kursów elektrotechniki, CAD lub programowania PLC"],
      driversLicence: ["Nie jest wymagane"],
      additionalRequirements: [
        "Skierowanie z uczelni lub porozumienie z nią, jeśli uczelnia tego wymaga",
        "Przestrzeganie zasad BHP w warsztacie, w stoczni i na statku",
        "Ciekawość i nawyk pytania przed załączeniem napięcia",
      ],
      offer: [
        "Opiekun przez cały czas praktyk",
        "Praca w warsztacie i w biurze projektowym oraz wizyty na statkach",
        "Zaświadczenie dla uczelni o odbyciu praktyk",
        "Praktyki odbyło u nas ponad 200 studentów",
      ],
    },
    de: {
      title: "Fachpraktikum für Studierende",
      lead: "Arbeiten an echten Anlagen, an der Seite unserer Ingenieure.",
      educationAndExperience: [
        "Studium an einer Universität oder Fachhochschule, ab dem 5. Semester",
        "Mechatronik, Elektrotechnik oder Automatisierungstechnik",
        "Berufserfahrung ist nicht erforderlich",
      ],
      skills: [
        "Grundlagen der Schaltungs- und Messtechnik",
        "Erste Programme für eine SPS oder einen Mikrocontroller",
        "Lesen einfacher Stromlaufpläne",
        "Englisch zum Lesen von Handbüchern",
      ],
      optionalCertifications: ["Kurszertifikate in Elektrotechnik, CAD oder SPS-Programmierung"],
      driversLicence: ["Nicht erforderlich"],
      additionalRequirements: [
        "Praktikumsvereinbarung mit der Hochschule, falls vorgeschrieben",
        "Beachtung der Sicherheitsregeln in Werkstatt und Werft sowie an Bord",
        "Neugier und die Gewohnheit, vor dem Einschalten nachzufragen",
      ],
      offer: [
        "Fester Ansprechpartner während des gesamten Praktikums",
        "Mitarbeit in Werkstatt und Konstruktionsbüro sowie Besuche an Bord",
        "Praktikumsbescheinigung für die Hochschule",
        "Über 200 Studierende waren bei uns bereits im Praktikum",
      ],
    },
  },
};
