import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Dostępność",
  description: "Na ile dostępna jest ta witryna, jak to sprawdzono, jakie są znane ograniczenia i jak zgłosić problem.",
  lead: "Każdy powinien móc przeczytać treści tej witryny i skontaktować się z nami za jej pośrednictwem.",
  statusHeading: "Standard",
  statusText:
    "Dążymy do spełnienia wytycznych WCAG 2.2 na poziomie AA. Nasze testy nie wykazują naruszeń. Nie obejmują one jednak wszystkich kryteriów, a witryny nie badała niezależna instytucja.",
  testedHeading: "Jak to sprawdzono",
  testedText: "Testy są automatyczne i powtarzamy je przy każdej nowej wersji witryny:",
  testedList:
    "każda strona, każdy formularz i każdy komunikat o błędzie: narzędziem axe-core (reguły WCAG 2.2 AA), w trybach: dzień, zmierzch i noc\nobsługa menu, okien dialogowych i formularzy samą klawiaturą\nkażda strona bez JavaScriptu, we wszystkich językach\nukład przy szerokości od 320 do 1440 pikseli\nnajważniejsze strony i formularze w silnikach przeglądarek Chrome, Firefox i Safari",
  limitsHeading: "Znane ograniczenia",
  limitsText: "",
  limitsList:
    "Witryna nie była jeszcze testowana przez osoby, które na co dzień korzystają z czytnika ekranu.\nNiektóre aktualności i projekty nie są dostępne we wszystkich językach; przy takich pozycjach podany jest ich język.\nKarty katalogowe (PDF) są tylko po angielsku.\nFilm o firmie nie ma dźwięku. Jego treść przekazują napisy, których czytnik ekranu może nie odczytać.",
  reportHeading: "Zgłaszanie problemów",
  reportText:
    "Jeżeli czegoś w tej witrynie nie da się odczytać lub użyć, prosimy napisać na adres {{email}} i podać adres strony oraz, w miarę możliwości, przeglądarkę i technologię wspomagającą. Usuniemy błąd albo prześlemy treść w innej formie.",
};

export const staff: typeof en.staff = {
  name: "Dostępność",
  sections: {
    title: "Początek strony",
    statusHeading: "Standard",
    testedHeading: "Jak to sprawdzono",
    limitsHeading: "Znane ograniczenia",
    reportHeading: "Zgłaszanie problemów",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    statusHeading: "Nagłówek",
    statusText: "Tekst",
    testedHeading: "Nagłówek",
    testedText: "Tekst",
    testedList: "Lista",
    limitsHeading: "Nagłówek",
    limitsText: "Tekst",
    limitsList: "Lista",
    reportHeading: "Nagłówek",
    reportText: "Tekst",
  },
};
