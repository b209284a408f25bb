import type { OfferContent } from "../offers.ts";

/** Job offer of the specification: Electrical Technician. */
export const electricalTechnician: OfferContent = {
  id: 2,
  key: "electrical-technician",
  kind: "job",
  img: "/drawings/banner-technician.svg",
  posted: "2026-09-01",
  texts: {
    en: {
      title: "Electrical Technician",
      lead: "You will install, test and repair, in the workshop and on board.",
      educationAndExperience: [
        "A technical or vocational qualification in electrical engineering, electronics or automation",
        "1–2 years’ experience in a similar role",
      ],
      skills: [
        "Installation of cables, cabinets and sensors from drawings",
        "Measurements, fault finding and replacement of components",
        "Basic knowledge of PLC, SCADA and DCS",
        "Enough CAD to mark up a circuit diagram",
        "English good enough to work with the crew",
      ],
      optionalCertifications: [
        "Basic safety training (STCW)",
        "Authorisation for work on low-voltage (up to 1 kV) or high-voltage systems",
        "Training in working at height or confined-space entry",
      ],
      driversLicence: ["Category B"],
      additionalRequirements: [
        "Willing to travel in Poland and abroad",
        "Willing to work on board, in port and at sea",
        "Care with tools; attention to your own and other people’s safety",
      ],
      offer: [
        "Permanent contract and paid training",
        "Work beside experienced engineers, on vessels and on the test bench",
        "Your own tool kit and a say in how the work is done",
      ],
    },
    pl: {
      title: "Technik elektryk (k/m)",
      lead: "Montaż, pomiary i naprawy: w warsztacie i na statku.",
      educationAndExperience: [
        "Wykształcenie średnie techniczne lub branżowe (zawodowe): elektryka, elektronika lub automatyka",
        "1–2 lata doświadczenia na podobnym stanowisku",
      ],
      skills: [
        "Montaż kabli, szaf i czujników według dokumentacji",
        "Pomiary, lokalizacja uszkodzeń i wymiana podzespołów",
        "Podstawowa znajomość systemów PLC, SCADA i DCS",
        "CAD w zakresie nanoszenia zmian na schematy",
        "Znajomość języka angielskiego wystarczająca do współpracy z załogą",
      ],
      optionalCertifications: [
        "Przeszkolenie podstawowe w zakresie bezpieczeństwa (STCW)",
        "Świadectwo kwalifikacyjne E w grupie 1, do 1 kV lub powyżej",
        "Szkolenie z zakresu pracy na wysokości lub w przestrzeniach zamkniętych",
      ],
      driversLicence: ["Kategoria B"],
      additionalRequirements: [
        "Gotowość do wyjazdów krajowych i zagranicznych",
        "Gotowość do pracy na statku, w porcie i w morzu",
        "Dbałość o narzędzia oraz o bezpieczeństwo własne i innych",
      ],
      offer: [
        "Stabilne zatrudnienie i szkolenia opłacane przez firmę",
        "Praca razem z doświadczonymi inżynierami, na statkach i przy stanowisku probierczym",
        "Komplet narzędzi do dyspozycji i wpływ na sposób wykonania pracy",
      ],
    },
    de: {
      title: "Servicetechniker Schiffselektrik (m/w/d)",
      lead: "Montieren, messen und reparieren, in der Werkstatt und an Bord.",
      educationAndExperience: [
        "Abgeschlossene Ausbildung in Elektrotechnik, Elektronik oder Automatisierungstechnik",
        "1–2 Jahre Berufserfahrung in vergleichbarer Position",
      ],
      skills: [
        "Montage von Kabeln, Schaltschränken und Sensoren nach Zeichnung",
        "Messen, Fehlersuche und Austausch von Baugruppen",
        "Grundkenntnisse in SPS, SCADA und Prozessleitsystemen (DCS)",
        "CAD-Kenntnisse für Änderungen im Stromlaufplan",
        "Englisch für die Zusammenarbeit mit der Besatzung",
      ],
      optionalCertifications: [
        "Sicherheitsgrundausbildung (STCW)",
        "Nachweis als Elektrofachkraft, möglichst mit Schaltberechtigung über 1 kV",
        "Unterweisung für Arbeiten in der Höhe und in geschlossenen Räumen (Enclosed Spaces)",
      ],
      driversLicence: ["Klasse B"],
      additionalRequirements: [
        "Reisebereitschaft im In- und Ausland",
        "Bereitschaft zur Arbeit an Bord, im Hafen und auf See",
        "Sorgfalt im Umgang mit Werkzeug und bei der Arbeitssicherheit",
      ],
      offer: [
        "Sicherer Arbeitsplatz und bezahlte Weiterbildung",
        "Zusammenarbeit mit erfahrenen Ingenieuren, an Bord und am Prüfstand",
        "Persönlicher Werkzeugsatz und Mitsprache bei der Ausführung",
      ],
    },
  },
};
