import type { ProjectContent } from "../projects.ts";

export const hopperDredgerInstrumentation: ProjectContent = {
  id: 5,
  img: "/drawings/pic-dredger.svg",
  category: { en: "Instrumentation", pl: "Aparatura pomiarowa", de: "Messtechnik" },
  vesselType: { en: "Hopper dredger", pl: "Pogłębiarka nasiębierna", de: "Hopperbagger" },
  country: "NL",
  services: [1, 3, 4],
  year: 2024,
  posted: "2025-01-23",
  texts: {
    en: {
      title: "Draught and loading measurement",
      description: [
        "A hopper dredger is paid for what is in its hopper, so draught and level must be right at all times. On this one the measurement points disagreed, and no one could say which to trust.",
        "We fitted new pressure transmitters fore and aft, each behind a valve and a flushing connection, so that they can be cleaned and calibrated afloat. Two radar sensors look down into the hopper. A controller works out displacement, hopper volume and mean density, shows them on the bridge and flags any value that contradicts the others.",
        "For the calibration the draught marks were read from a boat, once with the hopper empty and once full. The differences were entered as a table, not hidden in an offset. The crew keeps a monthly check sheet that reveals any drift before it costs money.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Drawing of a hopper dredger with its suction pipe lowered",
    },
    pl: {
      title: "Pomiar zanurzenia i ładunku",
      description: [
        "Pogłębiarka nasiębierna zarabia tym, co ma w ładowni, dlatego wskazania zanurzenia i poziomu urobku muszą być zawsze wiarygodne. Na tej jednostce punkty pomiarowe pokazywały różne wartości i nie było wiadomo, któremu wierzyć.",
        "Na dziobie i na rufie zamontowaliśmy nowe przetworniki ciśnienia, każdy za zaworem odcinającym i z króćcem do płukania, żeby dało się je czyścić i wzorcować bez dokowania. Poziom w ładowni mierzą dwa czujniki radarowe. Sterownik liczy wyporność, objętość i średnią gęstość urobku, wyświetla je na mostku i oznacza wartość, która przeczy pozostałym.",
        "Do wzorcowania odczytaliśmy znaki zanurzenia z łodzi, raz przy pustej, raz przy pełnej ładowni. Odchyłki wprowadziliśmy do sterownika jako tabelę, a nie jako jedną poprawkę. Załoga co miesiąc wypełnia kartę kontrolną, więc dryft widać, zanim przełoży się na rozliczenie.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Rysunek pogłębiarki nasiębiernej z opuszczoną rurą ssącą",
    },
    de: {
      title: "Tiefgangs- und Beladungsmessung",
      description: [
        "Ein Hopperbagger wird nach dem Inhalt seines Laderaums bezahlt, deshalb müssen Tiefgang und Füllstand jederzeit stimmen. Auf diesem Schiff widersprachen sich die Messstellen, und niemand wusste, welcher man glauben sollte.",
        "Vorn und achtern wurden neue Druckmessumformer eingebaut, jeder mit Absperrventil und Spülanschluss, damit sie sich ohne Dockung reinigen und kalibrieren lassen. Den Füllstand im Laderaum messen zwei Radarsensoren. Eine Steuerung berechnet Verdrängung, Ladungsvolumen und mittlere Dichte, zeigt sie auf der Brücke an und kennzeichnet Werte, die den übrigen widersprechen.",
        "Zur Kalibrierung wurden die Ahmings vom Boot aus abgelesen, einmal mit leerem und einmal mit vollem Laderaum. Die Abweichungen sind in einer Tabelle dokumentiert statt in einem Offset versteckt. Die Besatzung führt ein monatliches Prüfblatt; eine Drift fällt damit auf, bevor sie eine Ladung kostet.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Zeichnung eines Hopperbaggers mit abgesenktem Saugrohr",
    },
  },
};
