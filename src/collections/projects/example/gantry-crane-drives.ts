import type { ProjectContent } from "../projects.ts";

export const gantryCraneDrives: ProjectContent = {
  id: 10,
  img: "/drawings/pic-crane.svg",
  category: { en: "Drives and control", pl: "Napędy i sterowanie", de: "Antriebe und Steuerung" },
  vesselType: { en: "Container quay", pl: "Nabrzeże kontenerowe", de: "Containerkai" },
  country: "DE",
  services: [1, 3, 5],
  year: 2026,
  posted: "2026-02-26",
  texts: {
    en: {
      title: "Gantry crane drive replacement",
      description: [
        "A gantry crane on a container quay lost hours to its hoist converter, for which spares came only from dismantled cranes. The DC motors were sound and stayed; converters and crane control were replaced.",
        "The new converters feed energy back to the grid when a load is lowered. Line filters were chosen after a week of measurements at the transformer, because the neighbouring cranes are fed from the same supply. The driver kept the familiar master switches. A separate safety controller handles limit switches, slack rope and overload.",
        "The electrical room was built and tested on the ground and lifted into place as one unit, so the crane was out of service only for the changeover. Acceptance covered the overload test, an emergency stop at full speed and the stop for high wind. We stayed on the crane for the first ship.",
      ].join("\n\n"),
      results: [
        "1 week: of measurements at the transformer",
        "1: electrical room, lifted into place as one unit",
        "100 %: speed at the emergency stop test",
      ],
      imageAlt: "Drawing of a ship-to-shore gantry crane on a quay with containers",
    },
    pl: {
      title: "Wymiana napędów suwnicy nabrzeżowej",
      description: [
        "Suwnica na nabrzeżu kontenerowym traciła godziny pracy przez przekształtnik mechanizmu podnoszenia, do którego części pochodziły już tylko z rozbieranych dźwignic. Silniki prądu stałego były sprawne, więc zostały; wymieniliśmy przekształtniki i sterowanie.",
        "Nowe przekształtniki przy opuszczaniu oddają energię do sieci. Filtry sieciowe dobraliśmy po tygodniu pomiarów na transformatorze, bo z tego samego zasilania korzystają sąsiednie suwnice. Operator ma te same manipulatory co wcześniej. Łączniki krańcowe, luz liny i przeciążenie obsługuje osobny sterownik bezpieczeństwa.",
        "Kontener elektryczny (E-house) zmontowaliśmy i sprawdziliśmy na placu, a potem wstawiliśmy go na suwnicę w całości. Przestój ograniczył się do samego przełączenia. Odbiór objął próbę przeciążeniową, zatrzymanie awaryjne przy pełnej prędkości i zatrzymanie przy silnym wietrze. Przy rozładunku pierwszego statku nasi ludzie byli na suwnicy.",
      ].join("\n\n"),
      results: [
        "1 tydzień: pomiarów przy transformatorze",
        "1: kontener elektryczny, ustawiony w całości",
        "100 %: prędkości w próbie zatrzymania awaryjnego",
      ],
      imageAlt: "Rysunek suwnicy nabrzeżowej i kontenerów na nabrzeżu",
    },
    de: {
      title: "Neue Antriebe für eine Containerbrücke",
      description: [
        "Eine Containerbrücke stand immer wieder stundenlang still, weil der Stromrichter des Hubwerks ausfiel und Ersatzteile nur noch aus verschrotteten Kranen zu bekommen waren. Die Gleichstrommotoren waren in Ordnung und blieben; Stromrichter und Kransteuerung wurden ersetzt.",
        "Die neuen Stromrichter speisen beim Senken ins Netz zurück. Die Netzfilter wurden nach einer Woche Messung am Transformator ausgelegt, denn die Nachbarkrane hängen an derselben Einspeisung. Der Kranführer behielt seine Meisterschalter. Endschalter, Schlaffseil und Überlast laufen über eine eigene Sicherheitssteuerung.",
        "Das Elektrohaus (E-Haus) wurde am Boden aufgebaut, geprüft und als Ganzes auf den Kran gehoben, sodass der Kran nur für das Umklemmen stillstand. Zur Abnahme gehörten die Überlastprüfung, ein Not-Halt bei voller Geschwindigkeit und die Windabschaltung. Beim ersten Schiff waren wir mit auf dem Kran.",
      ].join("\n\n"),
      results: [
        "1 Woche: Messungen am Transformator",
        "1: Elektroraum, als Ganzes eingehoben",
        "100 %: Geschwindigkeit bei der Nothaltprobe",
      ],
      imageAlt: "Zeichnung einer Containerbrücke am Kai mit Containern",
    },
  },
};
