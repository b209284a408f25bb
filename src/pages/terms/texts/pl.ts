import type { TermsInput, TermsPageText, TermsSection } from "./en.ts";

/** The page /terms in Polish. */
export function page(input: TermsInput): TermsPageText {
  return {
    title: "Regulamin i prywatność",
    description:
      "Regulamin serwisu i informacja o przetwarzaniu danych osobowych: jakie dane, w jakim celu, jak długo i z jakimi prawami.",
    lead: "Zasady korzystania z serwisu oraz informacja o przetwarzaniu danych osobowych.",
    terms: { heading: "Regulamin", sections: terms(input) },
    privacy: { heading: "Informacja o przetwarzaniu danych osobowych", sections: privacy(input) },
  };
}

/** The genitive, as after "po upływie". */
function months(count: number): string {
  return count === 1 ? "1 miesiąca" : `${count} miesięcy`;
}

function terms({ name, address, email }: TermsInput): TermsSection[] {
  return [
    {
      id: "site",
      heading: "Czym jest serwis",
      paragraphs: [
        `Serwis prowadzi ${name}, ${address}. Zawiera on informacje o usługach, projektach, produktach i ofertach pracy firmy. Korzystanie z serwisu jest bezpłatne i nie wymaga zakładania konta; wystarczy aktualna przeglądarka internetowa.`,
      ],
    },
    {
      id: "information",
      heading: "Charakter informacji",
      paragraphs: [
        "Treści serwisu, w tym stany magazynowe i dane techniczne, mają charakter informacyjny i stanowią zaproszenie do zawarcia umowy. Nie są ofertą w rozumieniu art. 66 Kodeksu cywilnego. Do zawarcia umowy dochodzi wyłącznie na podstawie odrębnych uzgodnień stron.",
        "Dokładamy starań, aby informacje były prawidłowe; możemy je w każdej chwili zmienić. Prac przy urządzeniach elektrycznych nie należy opierać wyłącznie na treści serwisu: wiążąca jest dokumentacja dostarczona z urządzeniem.",
      ],
    },
    {
      id: "copyright",
      heading: "Rysunki i teksty",
      paragraphs: [
        `Prawa do rysunków, tekstów, zdjęć i kart katalogowych przysługują firmie ${name} lub osobom przy nich wskazanym. Wolno do nich odsyłać, cytować je z podaniem źródła oraz drukować i zapisywać na własny użytek. Każde inne wykorzystanie wymaga naszej zgody; strony „Dla mediów” dotyczą podane na niej zasady.`,
      ],
    },
    {
      id: "links",
      heading: "Linki",
      paragraphs: [
        "Serwis zawiera linki do stron prowadzonych przez inne podmioty, na ich własnych zasadach. Nie mamy wpływu na treść tych stron i za nią nie odpowiadamy.",
      ],
    },
    {
      id: "use",
      heading: "Korzystanie i reklamacje",
      paragraphs: [
        `Zabronione jest dostarczanie za pośrednictwem serwisu treści o charakterze bezprawnym oraz zakłócanie jego działania. Uwagi i reklamacje dotyczące działania serwisu przyjmujemy pod adresem ${email}.`,
      ],
    },
    {
      id: "law",
      heading: "Prawo właściwe",
      paragraphs: [
        "Prawem właściwym jest prawo polskie. Nie wyłącza to ochrony, którą konsumentowi zapewniają bezwzględnie obowiązujące przepisy państwa jego zwykłego pobytu. Wszelkie prawa, których tu wprost nie udzielono, są zastrzeżone. Obowiązuje wersja regulaminu opublikowana na tej stronie.",
      ],
    },
  ];
}

function privacy(input: TermsInput): TermsSection[] {
  return [
    {
      id: "controller",
      heading: "Administrator danych",
      paragraphs: [
        `Administratorem danych osobowych jest ${input.name}, ${input.address}. W sprawach ochrony danych prosimy pisać na adres ${input.email}.`,
      ],
    },
    {
      id: "visit",
      heading: "Przeglądanie serwisu",
      paragraphs: [
        "Serwis nie zapisuje plików cookie na urządzeniach odwiedzających. Nie używa narzędzi analitycznych ani reklam i nie pobiera treści od podmiotów trzecich: czcionki, ilustracje, mapy i film pochodzą z naszego serwera.",
        "Wybór trybu nocnego oraz zamknięcie propozycji zmiany języka przeglądarka zapamiętuje w swojej pamięci lokalnej (local storage). Informacje te nie są do nas przesyłane i można je usunąć w ustawieniach przeglądarki.",
        "Serwer nie rejestruje odwiedzin. Gdy strony nie uda się wyświetlić, w dzienniku zapisujemy czas, adres strony i numer błędu; nie zapisujemy nazwisk, treści wiadomości ani adresów IP.",
      ],
    },
    ...formSections(input),
    {
      id: "recipients",
      heading: "Odbiorcy danych",
      paragraphs: [
        "Dostęp do danych mają osoby, które w firmie odpowiadają na wiadomości lub rozpatrują zgłoszenia. Danych nie sprzedajemy ani nie przekazujemy nikomu poza podmiotami, które na podstawie umowy powierzenia przetwarzania danych utrzymują nasz serwer lub pocztę, oraz organami uprawnionymi na mocy przepisów prawa. Nie podejmujemy decyzji w sposób zautomatyzowany i nie stosujemy profilowania.",
      ],
    },
    {
      id: "rights",
      heading: "Prawa osoby, której dane dotyczą",
      paragraphs: [
        `Aby skorzystać z poniższych praw, wystarczy napisać na adres ${input.email}. Każdej osobie przysługuje prawo do:`,
      ],
      list: [
        "dostępu do swoich danych i otrzymania ich kopii",
        "sprostowania danych",
        "usunięcia danych",
        "ograniczenia przetwarzania",
        "przenoszenia danych dostarczonych przez siebie",
        "sprzeciwu, jeżeli podstawą przetwarzania jest prawnie uzasadniony interes",
        "cofnięcia zgody w dowolnym momencie, bez wpływu na zgodność z prawem wcześniejszego przetwarzania",
      ],
    },
    {
      id: "complaint",
      heading: "Skarga do organu nadzorczego",
      paragraphs: [
        "Osoba, która uważa, że jej dane przetwarzamy niezgodnie z prawem, może wnieść skargę do organu nadzorczego. W Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych (UODO).",
      ],
    },
    {
      id: "security",
      heading: "Bezpieczeństwo",
      paragraphs: ["Dostęp do danych mają wyłącznie upoważnione osoby, którym są one potrzebne w pracy."],
    },
  ];
}

function formSections({ contactMonths, applicationMonths, futureMonths }: TermsInput): TermsSection[] {
  return [
    {
      id: "messages",
      heading: "Formularz kontaktowy",
      paragraphs: [
        "Formularz kontaktowy przekazuje nam imię, nazwisko, adres e-mail i treść wiadomości. Można go wysłać tylko po zaakceptowaniu regulaminu. Dane służą do udzielenia odpowiedzi i przygotowania prac, których dotyczy zapytanie. Na podany adres wysyłamy potwierdzenie, które nie powtarza treści wiadomości.",
        "Podstawą prawną jest art. 6 ust. 1 lit. b RODO (działania przed zawarciem umowy), a przy pozostałych pytaniach art. 6 ust. 1 lit. f RODO (prawnie uzasadniony interes, którym jest udzielanie odpowiedzi na korespondencję).",
        "Aby rozpoznać formularz wysłany dwukrotnie i powstrzymać masowe wysyłanie, serwer korzysta ze skrótu adresu IP, z którego nie można odtworzyć adresu. Samego adresu nie przechowujemy. Podstawą prawną jest art. 6 ust. 1 lit. f RODO (prawnie uzasadniony interes, którym jest sprawne działanie serwisu).",
        `Wiadomości usuwamy po upływie ${months(contactMonths)} od ich otrzymania. Podanie danych jest dobrowolne, lecz bez nich nie możemy udzielić odpowiedzi.`,
      ],
    },
    {
      id: "applications",
      heading: "Zgłoszenia z CV",
      paragraphs: [
        "Formularz zgłoszeniowy przekazuje nam imię, nazwisko, adres e-mail, numer telefonu, jeżeli został podany, oraz plik z CV. Dane wykorzystujemy wyłącznie do rozpatrzenia zgłoszenia. Prosimy nie podawać informacji, których stanowisko nie wymaga, na przykład o zdrowiu lub wyznaniu. Plik może zostać sprawdzony przez program antywirusowy; nie jest przekazywany dalej.",
        "Na podany adres e-mail wysyłamy potwierdzenie z prywatnym linkiem. Prowadzi on do strony, na której widać, co przechowujemy, i można odnowić lub zmienić zgodę albo od razu wszystko usunąć. Może to zrobić każdy, kto zna link: prosimy go nie przekazywać.",
        "Podstawą prawną jest art. 6 ust. 1 lit. b RODO (działania przed zawarciem umowy), a w przypadku zgody na udział w przyszłych rekrutacjach art. 6 ust. 1 lit. a RODO. Zgodę tę można w każdej chwili cofnąć.",
        `Zgłoszenie usuwamy po upływie ${months(applicationMonths)} od zakończenia naboru lub, jeżeli nie wyznaczono jego terminu, od otrzymania zgłoszenia, a jeżeli wyrażono zgodę na udział w przyszłych rekrutacjach, po upływie ${months(futureMonths)} od jej wyrażenia. Jeżeli zgodę odnowiono lub zmieniono, okres ten liczy się najwcześniej od tego dnia. Podanie danych jest dobrowolne, lecz niezbędne do rozpatrzenia zgłoszenia.`,
      ],
    },
  ];
}
