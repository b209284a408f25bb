import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Regulamin i prywatność",
  description:
    "Regulamin serwisu i informacja o przetwarzaniu danych osobowych: jakie dane, w jakim celu, jak długo i z jakimi prawami.",
  lead: "Zasady korzystania z serwisu oraz informacja o przetwarzaniu danych osobowych.",
  termsHeading: "Regulamin",
  siteHeading: "Czym jest serwis",
  siteText:
    "Serwis prowadzi {{name}}, {{address}}. Zawiera on informacje o usługach, projektach, produktach i ofertach pracy firmy. Korzystanie z serwisu jest bezpłatne i nie wymaga zakładania konta; wystarczy aktualna przeglądarka internetowa.",
  informationHeading: "Charakter informacji",
  informationText:
    "Treści serwisu, w tym stany magazynowe i dane techniczne, mają charakter informacyjny i stanowią zaproszenie do zawarcia umowy. Nie są ofertą w rozumieniu art. 66 Kodeksu cywilnego. Do zawarcia umowy dochodzi wyłącznie na podstawie odrębnych uzgodnień stron.\n\nDokładamy starań, aby informacje były prawidłowe; możemy je w każdej chwili zmienić. Prac przy urządzeniach elektrycznych nie należy opierać wyłącznie na treści serwisu: wiążąca jest dokumentacja dostarczona z urządzeniem.",
  copyrightHeading: "Rysunki i teksty",
  copyrightText:
    "Prawa do rysunków, tekstów, zdjęć i kart katalogowych przysługują firmie {{name}} lub osobom przy nich wskazanym. Wolno do nich odsyłać, cytować je z podaniem źródła oraz drukować i zapisywać na własny użytek. Każde inne wykorzystanie wymaga naszej zgody; strony „Dla mediów” dotyczą podane na niej zasady.",
  linksHeading: "Linki",
  linksText:
    "Serwis zawiera linki do stron prowadzonych przez inne podmioty, na ich własnych zasadach. Nie mamy wpływu na treść tych stron i za nią nie odpowiadamy.",
  useHeading: "Korzystanie i reklamacje",
  useText:
    "Zabronione jest dostarczanie za pośrednictwem serwisu treści o charakterze bezprawnym oraz zakłócanie jego działania. Uwagi i reklamacje dotyczące działania serwisu przyjmujemy pod adresem {{email}}.",
  lawHeading: "Prawo właściwe",
  lawText:
    "Prawem właściwym jest prawo polskie. Nie wyłącza to ochrony, którą konsumentowi zapewniają bezwzględnie obowiązujące przepisy państwa jego zwykłego pobytu. Wszelkie prawa, których tu wprost nie udzielono, są zastrzeżone. Obowiązuje wersja regulaminu opublikowana na tej stronie.",
  privacyHeading: "Informacja o przetwarzaniu danych osobowych",
  controllerHeading: "Administrator danych",
  controllerText:
    "Administratorem danych osobowych jest {{name}}, {{address}}. W sprawach ochrony danych prosimy pisać na adres {{email}}.",
  visitHeading: "Przeglądanie serwisu",
  visitText:
    "Serwis nie zapisuje plików cookie na urządzeniach odwiedzających. Nie używa narzędzi analitycznych ani reklam i nie pobiera treści od podmiotów trzecich: czcionki, ilustracje, mapy i film pochodzą z naszego serwera.\n\nWybór trybu nocnego oraz zamknięcie propozycji zmiany języka przeglądarka zapamiętuje w swojej pamięci lokalnej (local storage). Informacje te nie są do nas przesyłane i można je usunąć w ustawieniach przeglądarki.\n\nSerwer nie rejestruje odwiedzin. Gdy strony nie uda się wyświetlić, w dzienniku zapisujemy czas, adres strony i numer błędu; nie zapisujemy nazwisk, treści wiadomości ani adresów IP.",
  messagesHeading: "Formularz kontaktowy",
  messagesText:
    "Formularz kontaktowy przekazuje nam imię, nazwisko, adres e-mail i treść wiadomości. Można go wysłać tylko po zaakceptowaniu regulaminu. Dane służą do udzielenia odpowiedzi i przygotowania prac, których dotyczy zapytanie. Na podany adres wysyłamy potwierdzenie, które nie powtarza treści wiadomości.\n\nPodstawą prawną jest art. 6 ust. 1 lit. b RODO (działania przed zawarciem umowy), a przy pozostałych pytaniach art. 6 ust. 1 lit. f RODO (prawnie uzasadniony interes, którym jest udzielanie odpowiedzi na korespondencję).\n\nAby rozpoznać formularz wysłany dwukrotnie i powstrzymać masowe wysyłanie, serwer korzysta ze skrótu adresu IP, z którego nie można odtworzyć adresu. Samego adresu nie przechowujemy. Podstawą prawną jest art. 6 ust. 1 lit. f RODO (prawnie uzasadniony interes, którym jest sprawne działanie serwisu).\n\nWiadomości usuwamy po upływie {{contactMonths|miesiąca|miesięcy}} od ich otrzymania. Podanie danych jest dobrowolne, lecz bez nich nie możemy udzielić odpowiedzi.",
  applicationsHeading: "Zgłoszenia z CV",
  applicationsText:
    "Formularz zgłoszeniowy przekazuje nam imię, nazwisko, adres e-mail, numer telefonu, jeżeli został podany, oraz plik z CV. Dane wykorzystujemy wyłącznie do rozpatrzenia zgłoszenia. Prosimy nie podawać informacji, których stanowisko nie wymaga, na przykład o zdrowiu lub wyznaniu. Plik może zostać sprawdzony przez program antywirusowy; nie jest przekazywany dalej.\n\nNa podany adres e-mail wysyłamy potwierdzenie z prywatnym linkiem. Prowadzi on do strony, na której widać, co przechowujemy, i można odnowić lub zmienić zgodę albo od razu wszystko usunąć. Może to zrobić każdy, kto zna link: prosimy go nie przekazywać.\n\nPodstawą prawną jest art. 6 ust. 1 lit. b RODO (działania przed zawarciem umowy), a w przypadku zgody na udział w przyszłych rekrutacjach art. 6 ust. 1 lit. a RODO. Zgodę tę można w każdej chwili cofnąć.\n\nZgłoszenie usuwamy po upływie {{applicationMonths|miesiąca|miesięcy}} od zakończenia naboru lub, jeżeli nie wyznaczono jego terminu, od otrzymania zgłoszenia, a jeżeli wyrażono zgodę na udział w przyszłych rekrutacjach, po upływie {{futureMonths|miesiąca|miesięcy}} od jej wyrażenia. Jeżeli zgodę odnowiono lub zmieniono, okres ten liczy się najwcześniej od tego dnia. Podanie danych jest dobrowolne, lecz niezbędne do rozpatrzenia zgłoszenia.",
  recipientsHeading: "Odbiorcy danych",
  recipientsText:
    "Dostęp do danych mają osoby, które w firmie odpowiadają na wiadomości lub rozpatrują zgłoszenia. Danych nie sprzedajemy ani nie przekazujemy nikomu poza podmiotami, które na podstawie umowy powierzenia przetwarzania danych utrzymują nasz serwer lub pocztę, oraz organami uprawnionymi na mocy przepisów prawa. Nie podejmujemy decyzji w sposób zautomatyzowany i nie stosujemy profilowania.",
  rightsHeading: "Prawa osoby, której dane dotyczą",
  rightsText:
    "Aby skorzystać z poniższych praw, wystarczy napisać na adres {{email}}. Każdej osobie przysługuje prawo do:",
  rightsList:
    "dostępu do swoich danych i otrzymania ich kopii\nsprostowania danych\nusunięcia danych\nograniczenia przetwarzania\nprzenoszenia danych dostarczonych przez siebie\nsprzeciwu, jeżeli podstawą przetwarzania jest prawnie uzasadniony interes\ncofnięcia zgody w dowolnym momencie, bez wpływu na zgodność z prawem wcześniejszego przetwarzania",
  complaintHeading: "Skarga do organu nadzorczego",
  complaintText:
    "Osoba, która uważa, że jej dane przetwarzamy niezgodnie z prawem, może wnieść skargę do organu nadzorczego. W Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych (UODO).",
  securityHeading: "Bezpieczeństwo",
  securityText: "Dostęp do danych mają wyłącznie upoważnione osoby, którym są one potrzebne w pracy.",
};

export const staff: typeof en.staff = {
  name: "Regulamin i prywatność",
  sections: {
    title: "Początek strony",
    termsHeading: "Pierwszy dokument: regulamin",
    siteHeading: "Czym jest serwis",
    informationHeading: "Charakter informacji",
    copyrightHeading: "Rysunki i teksty",
    linksHeading: "Linki",
    useHeading: "Korzystanie i reklamacje",
    lawHeading: "Prawo właściwe",
    privacyHeading: "Drugi dokument: informacja o przetwarzaniu danych",
    controllerHeading: "Administrator danych",
    visitHeading: "Przeglądanie serwisu",
    messagesHeading: "Formularz kontaktowy",
    applicationsHeading: "Zgłoszenia z CV",
    recipientsHeading: "Odbiorcy danych",
    rightsHeading: "Prawa osoby, której dane dotyczą",
    complaintHeading: "Skarga do organu nadzorczego",
    securityHeading: "Bezpieczeństwo",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    termsHeading: "Nagłówek",
    siteHeading: "Nagłówek",
    siteText: "Tekst",
    informationHeading: "Nagłówek",
    informationText: "Tekst",
    copyrightHeading: "Nagłówek",
    copyrightText: "Tekst",
    linksHeading: "Nagłówek",
    linksText: "Tekst",
    useHeading: "Nagłówek",
    useText: "Tekst",
    lawHeading: "Nagłówek",
    lawText: "Tekst",
    privacyHeading: "Nagłówek",
    controllerHeading: "Nagłówek",
    controllerText: "Tekst",
    visitHeading: "Nagłówek",
    visitText: "Tekst",
    messagesHeading: "Nagłówek",
    messagesText: "Tekst",
    applicationsHeading: "Nagłówek",
    applicationsText: "Tekst",
    recipientsHeading: "Nagłówek",
    recipientsText: "Tekst",
    rightsHeading: "Nagłówek",
    rightsText: "Tekst",
    rightsList: "Lista praw",
    complaintHeading: "Nagłówek",
    complaintText: "Tekst",
    securityHeading: "Nagłówek",
    securityText: "Tekst",
  },
};
