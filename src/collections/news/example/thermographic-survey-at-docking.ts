import type { NewsContent } from "../news.ts";
import { illustrated } from "./illustrated.ts";

export const thermographicSurveyAtDocking: NewsContent = {
  id: 13,
  img: "/drawings/pic-thermo.svg",
  posted: "2026-10-17",
  texts: {
    en: {
      title: "Thermographic survey added to the docking package",
      shortDescription:
        "Switchboards are scanned with a thermal camera, under load, before the ship goes into dock, so that parts arrive in time.",
      ...illustrated(
        [
          "A loose terminal is revealed by its temperature long before it fails, but only while current flows. In dock the ship is on shore supply and hardly anything is loaded. That is why the survey now takes place on the way to the dock.",
          "One engineer sails with the ship for the last day or two and goes through the main switchboard, the group starter panels and the distribution boards with the thermal camera. Load, ambient temperature and emissivity are noted with every picture; without them a picture says little.",
          "The list of findings is with the superintendent before the ship is on the blocks. It is sorted by urgency and names the spare part for each item. After the repair the same places are measured again under load, and both pictures go into the report side by side.",
        ],
        {
          picture: "/drawings/pic-switchboard.svg",
          alt: "Drawing of a main switchboard",
          caption: "The main switchboard comes first: every section, at a known load.",
        },
      ),
      imageAlt: "Drawing of a row of terminals with one hot spot marked by a thermal camera",
    },
    pl: {
      title: "Termowizja przed dokowaniem",
      shortDescription:
        "Rozdzielnice badamy pod obciążeniem, zanim statek wejdzie do doku, żeby części dotarły na czas.",
      ...illustrated(
        [
          "Poluzowany zacisk grzeje się na długo przed awarią, ale tylko wtedy, gdy płynie prąd. W doku statek stoi na zasilaniu z lądu i mało co jest obciążone. Dlatego badanie robimy teraz w drodze do doku.",
          "Inżynier płynie ze statkiem przez ostatni dzień lub dwa i sprawdza kamerą termowizyjną rozdzielnicę główną, zestawy rozruszników i tablice rozdzielcze. Przy każdym termogramie zapisuje obciążenie, temperaturę otoczenia i emisyjność, bo bez nich zdjęcie niewiele mówi.",
          "Lista usterek trafia do inspektora technicznego armatora, zanim statek osiądzie na kilblokach. Jest ułożona według pilności i przy każdej pozycji podaje część zamienną. Po naprawie te same miejsca mierzymy ponownie pod obciążeniem, a oba termogramy umieszczamy w raporcie obok siebie.",
        ],
        {
          picture: "/drawings/pic-switchboard.svg",
          alt: "Rysunek rozdzielnicy głównej",
          caption: "Zaczynamy od rozdzielnicy głównej: pole po polu, przy znanym obciążeniu.",
        },
      ),
      imageAlt: "Rysunek rzędu zacisków, z których jeden, przegrzany, wyróżnia się w obrazie termowizyjnym",
    },
    de: {
      title: "Thermografie gehört jetzt zum Werftzeitpaket",
      shortDescription:
        "Schalttafeln werden unter Last aufgenommen, bevor das Schiff ins Dock geht, damit Ersatzteile rechtzeitig da sind.",
      ...illustrated(
        [
          "Eine lose Klemme verrät sich durch ihre Temperatur, lange bevor sie ausfällt, allerdings nur, solange Strom fließt. Im Dock hängt das Schiff am Landanschluss, und kaum ein Abgang ist belastet. Deshalb messen wir jetzt auf dem Weg dorthin.",
          "Ein Servicetechniker fährt die letzten ein, zwei Tage mit und nimmt Hauptschalttafel, Starterschränke und Verteilungen mit der Wärmebildkamera auf. Zu jedem Bild werden Last, Umgebungstemperatur und Emissionsgrad notiert; ohne diese Angaben sagt ein Wärmebild wenig.",
          "Die Befundliste liegt der technischen Inspektion der Reederei vor, bevor das Schiff auf den Pallen steht. Sie ist nach Dringlichkeit geordnet und nennt zu jedem Punkt das Ersatzteil. Nach der Reparatur werden dieselben Stellen unter Last nachgemessen, und beide Bilder stehen im Bericht nebeneinander.",
        ],
        {
          picture: "/drawings/pic-switchboard.svg",
          alt: "Zeichnung einer Hauptschalttafel",
          caption: "Zuerst die Hauptschalttafel: Feld für Feld, bei bekannter Last.",
        },
      ),
      imageAlt: "Zeichnung einer Klemmenreihe, an der eine Wärmebildkamera eine heiße Stelle markiert",
    },
  },
};
