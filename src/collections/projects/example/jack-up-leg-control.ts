import type { ProjectContent } from "../projects.ts";

export const jackUpLegControl: ProjectContent = {
  id: 9,
  img: "/drawings/pic-jackup.svg",
  category: { en: "Drives and control", pl: "Napędy i sterowanie" },
  vesselType: { en: "Jack-up platform", pl: "Platforma samopodnośna" },
  country: "NO",
  services: [1, 2, 3],
  year: 2025,
  posted: "2025-12-18",
  texts: {
    en: {
      title: "Leg jacking control",
      description: [
        "On a jack-up platform every leg is moved by electric rack-and-pinion drives, and the hull has to stay level while the legs share the load. A programmable controller at each leg and one desk replaced the relay logic.",
        "The load of each pinion is taken from the motor current and checked against load pins in the gear mountings. Two inclinometers measure the inclination of the hull; if they disagree, jacking stops and the brakes close. The brakes still close on loss of supply, as they did before; they can be released individually by hand under a permit to work.",
        "The whole sequence was run in the workshop against a simulation of the three legs, with faults injected deliberately. Offshore, preload was applied in steps with a hold after each, and every step was recorded for the operations manual.",
      ].join("\n\n"),
      results: [
        "3: legs on one desk",
        "2: inclinometers that must agree",
        "1: simulation of the whole sequence before going offshore",
      ],
      imageAlt: "Drawing of a jack-up platform standing on its lattice legs above the water",
    },
    pl: {
      title: "Sterowanie systemem podnoszenia platformy",
      description: [
        "Na platformie samopodnośnej każdą nogę przesuwają elektryczne napędy zębatkowe, a kadłub musi pozostać poziomy, kiedy nogi przejmują obciążenie. Układ przekaźnikowy zastąpiły sterowniki PLC, po jednym na nogę, i wspólny pulpit.",
        "Obciążenie każdego zębnika wyznaczamy z prądu silnika i porównujemy ze wskazaniami sworzni pomiarowych w mocowaniu przekładni. Przechył kadłuba mierzą dwa inklinometry. Gdy ich wskazania się różnią, ruch zostaje zatrzymany, a hamulce się zaciskają. Tak jak dotąd zaciskają się też przy zaniku zasilania; można je zwalniać ręcznie, pojedynczo, po uzyskaniu zezwolenia.",
        "Całą sekwencję sprawdziliśmy w warsztacie na symulatorze trzech nóg, celowo wprowadzając usterki. W morzu obciążenie wstępne zwiększano stopniami, z przerwą po każdym z nich, a wyniki trafiły do instrukcji eksploatacji platformy.",
      ].join("\n\n"),
      results: [
        "3: nogi sterowane z jednego pulpitu",
        "2: inklinometry, których wskazania muszą się zgadzać",
        "1: symulacja całej sekwencji przed wyjściem w morze",
      ],
      imageAlt: "Rysunek platformy samopodnośnej stojącej na kratowych nogach nad wodą",
    },
  },
};
