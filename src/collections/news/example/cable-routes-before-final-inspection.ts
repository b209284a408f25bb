import type { NewsContent } from "../news.ts";
import { illustrated } from "./illustrated.ts";

export const cableRoutesBeforeFinalInspection: NewsContent = {
  id: 1,
  img: "/drawings/pic-cabletray.svg",
  posted: "2025-06-12",
  texts: {
    en: {
      title: "Cable routes before the final inspection",
      shortDescription:
        "Supports, bending radius, penetrations and labels: a walk along the trays saves a second inspection.",
      ...illustrated(
        [
          "Most comments at a final inspection concern the cables, not the new system. Before we call in the surveyor, someone who did not lay the cables walks the whole route.",
          "The list is short. Are the supports close enough, and is the minimum bending radius observed at every corner? Are power and signal cables on separate trays? Are metal ties used where cables must stay up in a fire? Is every penetration filled as its certificate shows, and is there a photograph of the side that will be hidden later?",
          "Labels are read at both ends and compared with the cable list. Any cable not on the list is either added to it or removed. The walk-round takes half a day on a medium-sized ship.",
        ],
        {
          picture: "/drawings/pic-glands.svg",
          alt: "Drawing of cable glands, a junction box with terminals and an insulation tester",
          caption: "Also checked: cable glands, terminals and insulation resistance.",
        },
      ),
      imageAlt: "Drawing of cable trays and a cable penetration through a bulkhead",
    },
    pl: {
      title: "Trasa kablowa przed odbiorem końcowym",
      shortDescription:
        "Podparcia, promień gięcia, przejścia i oznaczniki: obchód trasy pozwala uniknąć ponownego odbioru.",
      ...illustrated(
        [
          "Uwagi przy odbiorze końcowym rzadko dotyczą nowego układu, częściej kabli, które do niego prowadzą. Zanim zaprosimy inspektora towarzystwa klasyfikacyjnego, całą trasę przechodzi ktoś, kto tych kabli nie układał.",
          "Lista jest krótka. Czy podparcia rozmieszczono dość gęsto, a promień gięcia zachowano na każdym załamaniu? Czy kable siłowe i sygnałowe leżą w osobnych korytkach? Czy tam, gdzie mocowanie ma przetrwać pożar, użyto opasek metalowych? Czy każde przejście uszczelniono zgodnie ze świadectwem uznania typu i czy jest zdjęcie strony, której później nie będzie widać?",
          "Oznaczniki czytamy na obu końcach i porównujemy z listą kablową. Kable, których na niej nie ma, dopisujemy albo usuwamy. Na statku średniej wielkości taki obchód zajmuje pół dnia.",
        ],
        {
          picture: "/drawings/pic-glands.svg",
          alt: "Rysunek dławnic kablowych, skrzynki zaciskowej i miernika rezystancji izolacji",
          caption: "Sprawdzamy także dławnice kablowe i zaciski oraz mierzymy rezystancję izolacji.",
        },
      ),
      imageAlt: "Rysunek korytek kablowych i przejścia kabli przez gródź",
    },
    de: {
      title: "Kabelwege vor der Endabnahme",
      shortDescription:
        "Halter, Biegeradien, Durchführungen und Schilder: Ein Rundgang an den Kabelbahnen erspart die zweite Abnahme.",
      ...illustrated(
        [
          "Die meisten Beanstandungen bei einer Endabnahme betreffen nicht die neue Anlage, sondern die Kabel, die zu ihr führen. Bevor wir den Besichtiger bestellen, geht jemand die ganze Strecke ab, der die Kabel nicht verlegt hat.",
          "Die Liste ist kurz. Sitzen die Halter dicht genug beieinander, und ist der Biegeradius an jeder Ecke eingehalten? Liegen Energie- und Signalkabel auf getrennten Bahnen? Wurden dort, wo die Befestigung im Brandfall halten muss, Metallbänder verwendet? Ist jede Durchführung so gefüllt, wie es die Zulassung vorschreibt, und gibt es ein Foto von der Seite, die später niemand mehr sieht?",
          "Die Kabelschilder werden an beiden Enden gelesen und mit der Kabelliste verglichen. Was nicht in der Liste steht, wird nachgetragen oder ausgebaut. Auf einem mittelgroßen Schiff dauert der Rundgang einen halben Tag.",
        ],
        {
          picture: "/drawings/pic-glands.svg",
          alt: "Zeichnung von Kabelverschraubungen, einem Klemmenkasten und einem Isolationsmessgerät",
          caption: "Ebenfalls geprüft: Kabelverschraubungen, Klemmen und Isolationswiderstand.",
        },
      ),
      imageAlt: "Zeichnung von Kabelbahnen mit einer Durchführung durch ein Schott",
    },
  },
};
