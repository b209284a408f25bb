import type { ProjectContent } from "../projects.ts";

export const shipLockGateControl: ProjectContent = {
  id: 2,
  img: "/drawings/pic-lock.svg",
  category: { en: "PLC control", pl: "Sterowanie PLC" },
  vesselType: { en: "Ship lock", pl: "Śluza żeglugowa" },
  country: "NL",
  services: [1, 3, 6],
  year: 2024,
  posted: "2024-06-13",
  texts: {
    en: {
      title: "Gate and sluice control for a ship lock",
      description: [
        "A ship lock was worked from two relay panels, one at each head. We installed PLC control with a single desk in the lock house while traffic continued.",
        "Every gate leaf and every sluice has its own drive and position encoder. The controller allows the gates to open only when two independent level measurements agree that the levels are equal, and it never allows both heads to be open at once. These interlocks are also hard-wired, so they apply in manual mode too.",
        "One head was changed at a time, at night, with the old panel kept ready for the morning. After each change the lock was filled and emptied without ships, then with one vessel, then in normal service. The lock keepers were trained at the desk and wrote the operating instructions with us.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Drawing of a ship lock with closed mitre gates and a vessel waiting behind them",
    },
    pl: {
      title: "Sterowanie wrotami i zasuwami śluzy",
      description: [
        "Śluza żeglugowa była obsługiwana z dwóch szaf przekaźnikowych, po jednej na każdej głowie. Otrzymała sterowanie PLC z jednym pulpitem w sterowni, a prace prowadziliśmy bez wstrzymywania ruchu statków.",
        "Każde skrzydło wrót i każda zasuwa mają osobny napęd i przetwornik położenia. Sterownik zezwala na otwarcie wrót dopiero wtedy, gdy dwa niezależne pomiary poziomu potwierdzą wyrównanie wody po obu stronach, i nigdy nie dopuszcza do jednoczesnego otwarcia wrót w obu głowach. Te warunki są dodatkowo zrealizowane sprzętowo, poza programem, więc obowiązują także w trybie ręcznym.",
        "Głowy przełączaliśmy na nowe sterowanie kolejno, nocą, a stara szafa czekała w gotowości do rana. Po każdym przełączeniu śluzę napełniano i opróżniano bez statków, potem z jedną jednostką, na koniec w normalnym ruchu. Obsługę przeszkoliliśmy przy pulpicie i razem z nią napisaliśmy instrukcję.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Rysunek śluzy z zamkniętymi wrotami wspornymi i czekającą za nimi jednostką",
    },
  },
};
