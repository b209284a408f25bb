import type { OfferContent } from "../offers.ts";

/** Job offer of the specification: Electrical and Electronics Engineer. */
export const electricalEngineer: OfferContent = {
  id: 1,
  key: "electrical-engineer",
  kind: "job",
  img: "/drawings/banner-careers.svg",
  posted: "2026-09-01",
  texts: {
    en: {
      title: "Electrical and Electronics Engineer",
      lead: "You will take a system from drawing to sea trials.",
      educationAndExperience: [
        "Degree in electrical engineering, electronics or automation",
        "2–3 years’ experience in a similar role",
      ],
      skills: [
        "PLC, SCADA and DCS: programming, changes and fault finding",
        "CAD for circuit and terminal diagrams and layouts",
        "Reading existing drawings and correcting them on site",
        "English, spoken and written",
      ],
      optionalCertifications: [
        "Basic safety training (STCW) or offshore survival training",
        "Authorisation for work on high-voltage systems",
        "Manufacturers’ PLC or drive courses",
      ],
      driversLicence: ["Category B"],
      additionalRequirements: [
        "Willing to travel in Poland and abroad",
        "Willing to work on board, in port and at sea",
        "Willing to write test records and reports on the day of the work",
      ],
      offer: [
        "Permanent contract and paid training",
        "Work on vessels, in docks and offshore, in over 20 countries",
        "Your own tool kit, your own projects and quick decisions",
      ],
    },
    pl: {
      title: "Inżynier elektryk i elektronik (k/m)",
      lead: "Odpowiedzialność za cały system: od projektu po próby w morzu.",
      educationAndExperience: [
        "Wykształcenie wyższe: elektrotechnika, elektronika lub automatyka",
        "2–3 lata doświadczenia na podobnym stanowisku",
      ],
      skills: [
        "PLC, SCADA i DCS: programowanie, modyfikacje i diagnostyka",
        "CAD: schematy, plany zacisków, rysunki zabudowy",
        "Czytanie cudzej dokumentacji i wprowadzanie w niej zmian na miejscu prac",
        "Język angielski w mowie i piśmie",
      ],
      optionalCertifications: [
        "Przeszkolenie podstawowe w zakresie bezpieczeństwa (STCW) lub szkolenie bezpieczeństwa offshore (BOSIET, GWO)",
        "Świadectwo kwalifikacyjne E lub D w grupie 1, także powyżej 1 kV",
        "Ukończone szkolenia producentów sterowników PLC lub napędów",
      ],
      driversLicence: ["Kategoria B"],
      additionalRequirements: [
        "Gotowość do wyjazdów krajowych i zagranicznych",
        "Gotowość do pracy na statku, w porcie i w morzu",
        "Sporządzanie protokołów i raportów w dniu wykonania pracy",
      ],
      offer: [
        "Stabilne zatrudnienie i szkolenia opłacane przez firmę",
        "Praca na statkach, w dokach i w sektorze offshore w ponad 20 krajach",
        "Komplet narzędzi do dyspozycji, własne projekty, szybkie decyzje",
      ],
    },
    de: {
      title: "Ingenieur Elektrotechnik und Elektronik (m/w/d)",
      lead: "Verantwortung für eine Anlage vom ersten Schaltplan bis zur Probefahrt.",
      educationAndExperience: [
        "Abgeschlossenes Studium der Elektrotechnik, Elektronik oder Automatisierungstechnik",
        "2–3 Jahre Berufserfahrung in vergleichbarer Position",
      ],
      skills: [
        "SPS, SCADA und Prozessleitsysteme (DCS): Programmierung, Änderung und Fehlersuche",
        "CAD für Stromlaufpläne, Klemmenpläne und Aufbauzeichnungen",
        "Sicheres Lesen und Berichtigen fremder Schaltungsunterlagen",
        "Englisch in Wort und Schrift",
      ],
      optionalCertifications: [
        "Sicherheitsgrundausbildung (STCW) oder Offshore-Sicherheitstraining",
        "Nachweis als Elektrofachkraft mit Schaltberechtigung über 1 kV",
        "Herstellerschulungen für SPS oder Antriebstechnik",
      ],
      driversLicence: ["Klasse B"],
      additionalRequirements: [
        "Reisebereitschaft im In- und Ausland",
        "Bereitschaft zur Arbeit an Bord, im Hafen und auf See",
        "Fertigstellung von Prüfprotokollen und Berichten noch am selben Tag",
      ],
      offer: [
        "Sicherer Arbeitsplatz und bezahlte Weiterbildung",
        "Einsätze auf Schiffen, in Docks und offshore in über 20 Ländern",
        "Persönlicher Werkzeugsatz, eigene Projekte, kurze Entscheidungswege",
      ],
    },
  },
};
