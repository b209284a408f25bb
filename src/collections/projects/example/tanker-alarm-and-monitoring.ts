import type { ProjectContent } from "../projects.ts";

export const tankerAlarmAndMonitoring: ProjectContent = {
  id: 13,
  img: "/drawings/pic-tanker.svg",
  category: { en: "Alarm and monitoring", pl: "Alarmy i monitoring", de: "Alarm und Überwachung" },
  vesselType: { en: "Product tanker", pl: "Produktowiec", de: "Produktentanker" },
  country: "DK",
  services: [1, 3, 4],
  year: 2026,
  posted: "2026-08-27",
  texts: {
    en: {
      title: "Alarm and monitoring system",
      description: [
        "The alarm and monitoring system of a product tanker had reached the age at which one failed input card can hold up a voyage. We replaced it while the ship stayed in service.",
        "First the channel list was checked against the ship: what is connected, what it measures, which limit is right and who needs to know. Some channels led to equipment long removed; others were missing. The new outstations fit into the existing cabinets and take over the old terminals, so the field cables stayed in place. Extension alarm panels call the duty engineer in the cabin and the mess.",
        "The change was made cabinet by cabinet, with the old and the new system running side by side. Every channel was tested from the sensor, not from the terminal: pressure with a hand pump, temperature with a dry-block calibrator, level switches by hand. The class surveyor witnessed a sample and attended the UMS (unattended machinery space) trial.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Drawing of a product tanker, seen from the side",
    },
    pl: {
      title: "System alarmowo-monitorujący",
      description: [
        "System alarmowo-monitorujący produktowca był już tak stary, że jedna uszkodzona karta wejść mogła zatrzymać statek w porcie. Wymieniliśmy go bez wyłączania jednostki z eksploatacji.",
        "Na początek porównaliśmy listę kanałów ze stanem na statku: co jest podłączone, co mierzy, jaki próg jest właściwy i kto ma dostać alarm. Część kanałów prowadziła do urządzeń dawno zdemontowanych, innych na liście brakowało. Nowe stacje obiektowe zmieściły się w istniejących szafach i wykorzystują dotychczasowe listwy zaciskowe, więc kable obiektowe zostały na miejscu. Panele w kabinach i w mesie wzywają mechanika dyżurnego.",
        "Przełączaliśmy szafę po szafie, przy równoległej pracy obu systemów. Każdy kanał sprawdziliśmy od czujnika, a nie od zacisku: ciśnienie pompką kalibracyjną, temperaturę piecykiem kalibracyjnym, sygnalizatory poziomu ręcznie. Inspektor towarzystwa klasyfikacyjnego wskazał kanały do sprawdzenia wyrywkowego i uczestniczył w próbie siłowni w trybie bezwachtowym.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Rysunek produktowca w widoku z boku",
    },
    de: {
      title: "Alarm- und Überwachungssystem",
      description: [
        "Das Alarm- und Überwachungssystem eines Produktentankers war so alt, dass der Ausfall einer einzigen Eingangskarte eine Reise aufhalten konnte. Wir haben es im laufenden Betrieb ersetzt.",
        "Zuerst wurde die Messstellenliste mit dem Schiff verglichen: Was ist angeschlossen, was wird gemessen, welcher Grenzwert stimmt, wer muss den Alarm bekommen? Manche Kanäle führten zu längst ausgebauten Geräten, andere fehlten. Die neuen dezentralen E/A-Stationen passen in die vorhandenen Schränke und übernehmen die alten Klemmleisten, sodass die Feldkabel liegen bleiben konnten. Alarmtableaus in Kammern und Messe rufen den diensthabenden Ingenieur.",
        "Umgestellt wurde Schrank für Schrank, während beide Systeme parallel liefen. Geprüft wurde jeder Kanal ab dem Sensor, nicht ab der Klemme: Druck mit der Handpumpe, Temperatur mit dem Blockkalibrator, Niveauschalter von Hand. Der Besichtiger der Klassifikationsgesellschaft wählte Stichproben aus und war bei der Erprobung des wachfreien Maschinenbetriebs dabei.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Zeichnung eines Produktentankers in Seitenansicht",
    },
  },
};
