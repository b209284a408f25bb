import type { NewsContent } from "../news.ts";

export const autumnPracticeForStudents: NewsContent = {
  id: 14,
  img: "/drawings/pic-students.svg",
  posted: "2026-11-05",
  texts: {
    en: {
      title: "Autumn placements begin for twelve students",
      shortDescription:
        "Third- and fourth-year students work in the workshop and the drawing office, and go on two dock visits.",
      description: [
        "This week twelve students of mechatronics, electrical engineering and automation begin their work placements with us. They are in their third and fourth years and stay until the end of the semester.",
        "The first part is spent in the workshop: reading a single-line diagram, wiring a small motor starter, calibrating a pressure transmitter and finding three faults introduced into a training cabinet. After that each of them works in the drawing office on a real set of drawings, under the eye of the engineer who has to sign it.",
        "The programme includes two dock visits, where the students see how cramped a switchboard room is, why a cable needs a label at both ends and what has to be agreed before a cabinet is opened.",
        "Apply for spring placements with your CV on the careers page.",
      ].join("\n\n"),
      imageAlt: "Drawing of two students seen from behind at a bridge simulator",
    },
    pl: {
      title: "Jesienne praktyki dla dwunastu studentów",
      shortDescription: "Studenci III i IV roku trafią do warsztatu i biura projektowego, a dwa razy także do doku.",
      description: [
        "W tym tygodniu praktykę zaczyna u nas dwunastu studentów mechatroniki, elektrotechniki i automatyki. Są na III i IV roku, a praktyka potrwa do końca semestru.",
        "Pierwsza część odbywa się w warsztacie: czytanie schematu jednokreskowego, oprzewodowanie małego rozrusznika silnikowego, wzorcowanie przetwornika ciśnienia i znalezienie trzech usterek ukrytych w szafie szkoleniowej. Potem każdy trafia do biura projektowego i pracuje nad prawdziwą dokumentacją pod okiem inżyniera, który ją podpisuje.",
        "W programie są też dwa wyjazdy do doku. Można tam zobaczyć, jak ciasno bywa przy rozdzielnicy, po co kabel ma oznaczniki na obu końcach i co trzeba uzgodnić, zanim otworzy się szafę.",
        "Zgłoszenia na praktykę wiosenną, razem z CV, przyjmujemy przez stronę Kariera.",
      ].join("\n\n"),
      imageAlt: "Rysunek dwojga studentów przy symulatorze mostka, widok od tyłu",
    },
    de: {
      title: "Herbstpraktikum für zwölf Studierende beginnt",
      shortDescription:
        "Studierende ab dem 5. Semester lernen Werkstatt, Konstruktion und bei zwei Besuchen das Dock kennen.",
      description: [
        "In dieser Woche beginnen zwölf Studierende der Mechatronik, Elektrotechnik und Automatisierungstechnik ihr Fachpraktikum bei uns. Sie sind mindestens im 5. Semester und bleiben bis zum Semesterende.",
        "Der erste Teil findet in der Werkstatt statt: einen Übersichtsschaltplan lesen, einen kleinen Motorstarter verdrahten, einen Druckmessumformer kalibrieren und drei Fehler finden, die jemand in einen Übungsschrank eingebaut hat. Danach arbeiten alle in der Konstruktion an echten Unterlagen mit, unter den Augen der Ingenieure, die sie unterschreiben.",
        "Zum Programm gehören zwei Besuche im Dock. Dort zeigt sich, wie eng es hinter einer Schalttafel ist, weshalb ein Kabel an beiden Enden ein Schild braucht und was abzusprechen ist, bevor ein Schrank geöffnet wird.",
        "Bewerbungen für das Frühjahrspraktikum nehmen wir mit Lebenslauf über die Seite „Karriere“ entgegen.",
      ].join("\n\n"),
      imageAlt: "Zeichnung von zwei Studierenden an einem Brückensimulator, von hinten gesehen",
    },
  },
};
