import type { NewsContent } from "../news.ts";

export const serviceVisitsToWindVessels: NewsContent = {
  id: 10,
  img: "/drawings/pic-wind.svg",
  posted: "2026-08-14",
  texts: {
    en: {
      title: "Service visits to offshore wind vessels",
      shortDescription:
        "Vessels that work by day are serviced at the quay by night, with a fixed checklist and a case of spares.",
      description: [
        "Crew transfer and service vessels leave at dawn and come back in the evening. That leaves the hours in between for their electrical equipment, and that is when our service engineers now go on board.",
        "A visit follows a list agreed with the operator: batteries and chargers, insulation of the 24 V and 230 V systems, fire detection, navigation lights, gangway controls and whatever the crew has written down during the week. Common spares travel in the same case, so that a failed power supply does not mean a second visit.",
        "At five in the morning the engineer hands over what was done, what was found and what has to wait for the next docking. Anything that could stop the vessel is reported to the master in person as well as in writing.",
      ].join("\n\n"),
      imageAlt: "Drawing of a service vessel in front of offshore wind turbines",
    },
    pl: {
      title: "Serwis statków obsługujących farmy wiatrowe",
      shortDescription:
        "Jednostki pracujące w dzień serwisujemy nocą przy nabrzeżu, według stałej listy i z walizką części.",
      description: [
        "Statki przewożące techników na farmy wiatrowe wychodzą o świcie i wracają wieczorem. Na urządzenia elektryczne zostają godziny nocne i właśnie wtedy nasi serwisanci wchodzą na pokład.",
        "Wizyta przebiega według listy uzgodnionej z armatorem: akumulatory i prostowniki, izolacja sieci 24 V i 230 V, sygnalizacja pożarowa, światła nawigacyjne, sterowanie trapem i to, co załoga zanotowała w ciągu tygodnia. Najczęściej potrzebne części jadą w tej samej walizce, więc uszkodzony zasilacz nie oznacza drugiego przyjazdu.",
        "O piątej rano serwisant przekazuje, co zrobił, co znalazł i co musi poczekać do dokowania. O wszystkim, co mogłoby zatrzymać statek, mówi kapitanowi osobiście, a nie tylko w raporcie.",
      ].join("\n\n"),
      imageAlt: "Rysunek statku serwisowego na tle morskich turbin wiatrowych",
    },
  },
};
