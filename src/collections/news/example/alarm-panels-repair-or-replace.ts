import type { NewsContent } from "../news.ts";

export const alarmPanelsRepairOrReplace: NewsContent = {
  id: 3,
  img: "/drawings/pic-alarm.svg",
  posted: "2025-09-18",
  texts: {
    en: {
      title: "Alarm panels: repair or replace?",
      shortDescription: "An old alarm panel need not be thrown away. Four questions help you decide.",
      description: [
        "Owners often ask us whether an alarm panel from the nineties is worth another repair. The answer depends less on its age than on four questions.",
        "Are input cards still available, new or refurbished? Is the program saved outside the panel? Does one failed part take down one group of alarms or all of them? And is there a docking within the next two years in which cables could be run?",
        "With a good stock of cards and a saved program, a repair is usually the better choice: push-buttons, lamps, power supply and capacitors are renewed and the panel is tested channel by channel on our bench. If the only copy of the program is on an ageing memory chip, the first job is to copy it, whatever is decided later.",
      ].join("\n\n"),
      imageAlt: "Drawing of an alarm panel with one window lit",
    },
    pl: {
      title: "Panel alarmowy: naprawiać czy wymieniać?",
      shortDescription: "Starego panelu alarmowego nie trzeba od razu wyrzucać. Decyzję ułatwiają cztery pytania.",
      description: [
        "Armatorzy często pytają, czy panel alarmowy z lat dziewięćdziesiątych warto jeszcze naprawiać. Decyzja zależy nie tyle od wieku, ile od odpowiedzi na cztery pytania.",
        "Czy karty wejść są jeszcze dostępne, nowe lub po regeneracji? Czy program jest zapisany poza panelem? Czy awaria jednego elementu wyłącza jedną grupę alarmów, czy wszystkie? I czy w ciągu dwóch lat przypada dokowanie, przy którym da się ułożyć nowe kable?",
        "Gdy kart zapasowych nie brakuje, a program jest zapisany, zwykle lepiej naprawić: wymieniamy przyciski, lampki, zasilacz i kondensatory, po czym sprawdzamy panel na stanowisku kanał po kanale. Jeżeli program istnieje tylko w starzejącej się pamięci, zaczynamy od jego odczytania, bez względu na późniejszą decyzję.",
      ].join("\n\n"),
      imageAlt: "Rysunek panelu alarmowego z jednym podświetlonym polem",
    },
    de: {
      title: "Alarmtableau: reparieren oder ersetzen",
      shortDescription:
        "Ein altes Alarmtableau muss nicht gleich ersetzt werden. Vier Fragen helfen bei der Entscheidung.",
      description: [
        "Reedereien fragen uns oft, ob sich bei einem Alarmtableau aus den Neunzigerjahren eine weitere Reparatur lohnt. Entscheidend ist weniger das Alter als die Antwort auf vier Fragen.",
        "Sind die Eingangskarten noch zu bekommen, neu oder überholt? Ist das Programm außerhalb des Tableaus gesichert? Legt ein defektes Teil eine Alarmgruppe lahm oder gleich alle? Und steht in den nächsten zwei Jahren eine Dockung an, bei der sich Kabel ziehen lassen?",
        "Sind genug Ersatzkarten vorhanden und ist das Programm gesichert, ist die Reparatur meist der bessere Weg: Taster, Lampen, Netzteil und Kondensatoren werden erneuert, anschließend wird das Tableau an unserem Prüfstand Kanal für Kanal getestet. Steht das Programm nur in einem alternden Speicherbaustein, wird es zuerst ausgelesen, wie auch immer man sich später entscheidet.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Alarmtableaus mit einem leuchtenden Meldefeld",
    },
  },
};
