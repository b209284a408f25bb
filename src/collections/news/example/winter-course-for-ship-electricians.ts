import type { NewsContent } from "../news.ts";

export const winterCourseForShipElectricians: NewsContent = {
  id: 5,
  img: "/drawings/pic-lecture.svg",
  posted: "2025-12-11",
  texts: {
    en: {
      title: "Winter course for ship’s electricians",
      shortDescription:
        "Five days on fault finding, generator protection and calibration, mostly hands-on at a control cabinet.",
      description: [
        "From January our training room is open again for ship’s electricians and engineers who look after electrical equipment on board. The course takes five days; groups are small, so that everyone works hands-on.",
        "Mornings are for theory: earthed and insulated (IT) systems, protection and selectivity, synchronising, sensors and their typical errors. In the afternoon the same subject comes back as a fault. The training switchboard has two small generators, and the instructor can open, short or reverse almost any connection in it without being seen.",
        "On the last day each participant receives a fault report as it comes from a ship, with too few facts, and has to ask for the rest. The course can be held in English, Polish or German; dates on request.",
      ].join("\n\n"),
      imageAlt: "Drawing of four people in a training room in front of a board with a ladder diagram",
    },
    pl: {
      title: "Zimowy kurs dla elektryków okrętowych",
      shortDescription:
        "Pięć dni: szukanie usterek, zabezpieczenia prądnic i wzorcowanie, w większości zajęcia praktyczne przy szafie.",
      description: [
        "Od stycznia sala szkoleniowa będzie znów otwarta dla elektryków okrętowych i mechaników, którzy na statku odpowiadają za urządzenia elektryczne. Kurs trwa pięć dni, a grupy są małe, żeby przy szafie pracował każdy.",
        "Przed południem jest teoria: sieci uziemione i izolowane, zabezpieczenia i selektywność, synchronizacja, czujniki i ich typowe błędy. Po południu ten sam temat wraca jako usterka. Rozdzielnica szkoleniowa ma dwie niewielkie prądnice, a prowadzący może niepostrzeżenie przerwać, zewrzeć lub odwrócić niemal każde połączenie.",
        "Ostatniego dnia każdy dostaje typowe zgłoszenie ze statku, w którym brakuje danych, i o resztę musi dopytać. Zajęcia prowadzimy po polsku, angielsku lub niemiecku; terminy podajemy na zapytanie.",
      ].join("\n\n"),
      imageAlt: "Rysunek czterech osób w sali szkoleniowej przed tablicą ze schematem drabinkowym",
    },
    de: {
      title: "Winterkurs für Bordelektriker",
      shortDescription:
        "Fünf Tage Fehlersuche, Generatorschutz und Kalibrierung, die meiste Zeit direkt am Schaltschrank.",
      description: [
        "Ab Januar steht unser Schulungsraum wieder Bordelektrikern offen und allen, die an Bord elektrische Anlagen betreuen. Der Kurs dauert fünf Tage; die Gruppen sind klein, damit jeder selbst am Schrank arbeitet.",
        "Der Vormittag gehört der Theorie: geerdete und isolierte Netze, Schutz und Selektivität, Synchronisieren, Sensoren und ihre typischen Fehler. Am Nachmittag kommt dasselbe Thema als Störung wieder. Die Übungsschalttafel hat zwei kleine Generatoren, und die Kursleitung kann darin unbemerkt fast jede Verbindung unterbrechen, kurzschließen oder vertauschen.",
        "Am letzten Tag bekommen alle eine Störungsmeldung, wie sie vom Schiff kommt, nämlich mit zu wenigen Angaben, und müssen den Rest erfragen. Unterrichtet wird auf Deutsch, Englisch oder Polnisch; Termine nennen wir auf Anfrage.",
      ].join("\n\n"),
      imageAlt: "Zeichnung von vier Personen in einem Schulungsraum vor einer Tafel mit Kontaktplan",
    },
  },
};
