import type { ProductContent } from "../products.ts";

/** Example product 4. */
export const alarmAnnunciatorPanel: ProductContent = {
  id: 4,
  img: "/drawings/pic-annunciator.svg",
  stock: 2,
  productType: { en: "Alarm system", pl: "Systemy alarmowe", de: "Alarmtechnik" },
  texts: {
    en: {
      title: "Alarm annunciator panel",
      description: [
        "Sixteen-window alarm panel with first-up indication, so that the cause stands out from what follows it. Each window takes one contact, normally open or normally closed, with its own delay.",
        "The buttons for silence, acknowledge, reset and lamp test are on the front and can be repeated on the bridge. The windows dim for night watch; a new alarm shows at full brightness. Each input loop is monitored for open circuit by means of an end-of-line resistor, and one relay carries the group alarm to the main system. The legends are printed strips that can be changed without tools.",
      ].join("\n\n"),
      imageAlt: "Alarm annunciator panel, one window lit",
    },
    pl: {
      title: "Panel sygnalizacji alarmowej",
      description: [
        "Panel sygnalizacji alarmowej z szesnastoma polami i wskazaniem pierwszego alarmu, które pozwala odróżnić przyczynę od skutków. Każde pole obsługuje jeden styk, zwierny lub rozwierny, z własną zwłoką.",
        "Przyciski wyciszenia, kwitowania, kasowania i próby lamp znajdują się na płycie czołowej i można je wyprowadzić także na mostek. Na wachcie nocnej pola można przyciemnić; pole z nowym alarmem świeci z pełną jasnością. Przerwę w linii wykrywa się dzięki rezystorowi końcowemu, a jeden przekaźnik przekazuje alarm zbiorczy do systemu głównego. Opisy są drukowane na paskach wymienianych bez narzędzi.",
      ].join("\n\n"),
      imageAlt: "Panel sygnalizacji alarmowej z jednym podświetlonym polem",
    },
    de: {
      title: "Alarmtableau",
      description: [
        "Alarmtableau mit sechzehn Feldern und Erstwertmeldung: Die Ursache hebt sich von den Folgealarmen ab. Jedes Feld wertet einen Kontakt aus, Schließer oder Öffner, mit eigener Verzögerung.",
        "Die Tasten „Hupe aus“, „Quittieren“, „Rückstellen“ und „Lampentest“ sitzen auf der Front; auf der Brücke lassen sich Paralleltasten anschließen. Für die Nachtwache sind die Felder dimmbar; ein neuer Alarm leuchtet mit voller Helligkeit. Drahtbruch wird über einen Abschlusswiderstand erkannt, ein Relais gibt den Sammelalarm an das Alarm- und Überwachungssystem des Schiffs weiter. Die Beschriftung steckt als gedruckter Streifen im Feld und wird ohne Werkzeug gewechselt.",
      ].join("\n\n"),
      imageAlt: "Alarmtableau, ein Feld leuchtet",
    },
  },
};
