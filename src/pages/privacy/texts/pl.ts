import type * as en from "./en.ts";

export const site: typeof en.site = {
  parts: {
    Basis: "Podstawa prawna",
    Recipients: "Odbiorcy",
    Storage: "Okres przechowywania",
  },
};

export const page: typeof en.page = {
  title: "Polityka prywatności",
  description:
    "Jakie dane osobowe przetwarza witryna, w jakim celu i na jakiej podstawie, kto je otrzymuje, jak długo są przechowywane i jakie prawa Państwu przysługują.",
  lead: "Co dzieje się z Państwa danymi podczas przeglądania witryny, kontaktu z nami i rekrutacji.",
  controllerHeading: "Administrator danych",
  controllerText:
    "Administratorem danych osobowych jest {{name}}, {{address}}. W sprawach dotyczących ochrony danych prosimy pisać na adres {{email}}.",
  visitHeading: "Przeglądanie witryny",
  visitText:
    "Publiczne strony witryny nie zapisują plików cookie. Nie stosujemy narzędzi analitycznych, reklam ani śledzenia. Czcionki, ilustracje, mapy i film pochodzą z naszego serwera; niczego nie pobieramy z serwerów innych firm. Serwisy mapowe i społecznościowe otrzymują dane dopiero po kliknięciu prowadzącego do nich linku.\n\nPrzeglądarka zapisuje w pamięci lokalnej (local storage) wybór trybu wyświetlania (dzień, zmierzch, noc) oraz zamknięcie propozycji zmiany języka. Nie wymaga to zgody, ponieważ służy wyłącznie funkcji, z której Państwo skorzystali. Informacja ta nie jest do nas przesyłana i pozostaje w przeglądarce do czasu usunięcia w jej ustawieniach.",
  messagesHeading: "Wiadomości, zgłoszenia serwisowe i zapytania ofertowe",
  messagesText:
    "Formularz przekazuje nam imię, nazwisko, adres e-mail i treść wiadomości. Zapisujemy też czas wysłania, język oraz to, które wersje regulaminu i polityki prywatności były wtedy opublikowane. Dane służą do udzielenia odpowiedzi i przygotowania prac, których dotyczy zapytanie. Na podany adres wysyłamy potwierdzenie, które nie powtarza treści wiadomości. W trakcie załatwiania sprawy pracownicy mogą dodawać notatki. Nasze odpowiedzi i kolejne wiadomości nadawcy są zapisywane przy sprawie.\n\nFormularz zgłoszenia serwisowego przekazuje nam także dane statku, opis usterki, dane o zawinięciu do portu i o zamówieniu, dane osób do kontaktu oraz zdjęcia. Potwierdzenie zgłoszenia powtarza przesłane dane i zawiera prywatny link do strony ze stanem sprawy. Można tam napisać do nas i dodać zdjęcia, a także usunąć całe zgłoszenie ze skutkiem natychmiastowym; może to zrobić każdy, kto zna ten link.\n\nZapytanie ofertowe zawiera ponadto produkty z liczbą sztuk i uwagami, nazwę firmy oraz, jeśli zostaną podane, NIP lub numer VAT UE, telefon, miejsce i termin dostawy. Potwierdzenie powtarza treść zapytania i zawiera prywatny link do strony, na której widać treść zapytania i stan sprawy. Każdy, kto zna ten link, może usunąć zapytanie.\n\nPodanie danych jest dobrowolne, lecz bez nich nie możemy odpowiedzieć.",
  messagesBasis:
    "Art. 6 ust. 1 lit. b RODO, jeżeli pytają Państwo o ofertę lub usługę we własnym imieniu albo łączy nas umowa.\n\nArt. 6 ust. 1 lit. f RODO w pozostałych przypadkach, na przykład gdy piszą Państwo w imieniu firmy. Prawnie uzasadnionym interesem jest odpowiadanie na korespondencję i współpraca z tą firmą.",
  messagesRecipients: "Pracownicy odpowiadający na wiadomości. Kopia wiadomości trafia na naszą skrzynkę e-mail.",
  messagesStorage:
    "Wiadomości i zgłoszenia serwisowe: {{contactMonths|miesiąc|miesiące|miesięcy}} od otrzymania.\n\nZapytania ofertowe: {{quoteMonths|miesiąc|miesiące|miesięcy}} od otrzymania.\n\nPo tym czasie są automatycznie usuwane wraz z notatkami i e-mailami. W tym samym terminie usuwamy kopię z naszej skrzynki, chyba że dotyczy ona zlecenia, którego dokumentację przepisy nakazują przechowywać dłużej.",
  applicationsHeading: "Rekrutacja",
  applicationsText:
    "Formularz przekazuje nam imię, nazwisko, adres e-mail, numer telefonu, jeżeli został podany, wybrane stanowisko, plik z CV oraz decyzję, jak długo możemy przechowywać zgłoszenie. Zapisujemy też język, czas wysłania i opublikowaną wtedy wersję polityki prywatności. Dane służą do rozpatrzenia zgłoszenia. Prosimy nie podawać informacji, których stanowisko nie wymaga, w szczególności o zdrowiu, wyznaniu i poglądach politycznych. Plik może zostać sprawdzony przez program antywirusowy.\n\nPracownicy zapisują etap rozpatrywania zgłoszenia i mogą dodawać notatki oraz oceny. Kopia danych, o którą mogą Państwo wystąpić, obejmuje także notatki i oceny. O zgłoszeniu decydują ludzie; żadna decyzja nie zapada automatycznie. W dzienniku zdarzeń zapisujemy, kto i kiedy otworzył zgłoszenie lub pobrał CV.\n\nPotwierdzenie, które wysyłamy e-mailem, zawiera prywatny link. Prowadzi on do strony, na której widać, co przechowujemy i na jakim etapie jest zgłoszenie. Można tam zmienić okres przechowywania albo od razu wszystko usunąć. Może to zrobić każdy, kto zna link, dlatego prosimy go nie udostępniać.\n\nUdział w rekrutacji jest dobrowolny, lecz bez imienia i nazwiska, adresu e-mail oraz CV nie możemy rozpatrzyć zgłoszenia.",
  applicationsBasis:
    "Do czasu decyzji: art. 6 ust. 1 lit. b RODO (działania przed zawarciem umowy, podjęte na Państwa żądanie). W zakresie danych podanych z własnej inicjatywy, na przykład zdjęcia: zgoda wyrażona przez ich przesłanie, art. 6 ust. 1 lit. a RODO.\n\nPo podjęciu decyzji, do usunięcia zgłoszenia: art. 6 ust. 1 lit. f RODO. Prawnie uzasadnionym interesem jest możliwość udzielenia wyjaśnień dotyczących decyzji i obrona przed roszczeniami.\n\nNa potrzeby przyszłych rekrutacji: wyłącznie zgoda, art. 6 ust. 1 lit. a RODO. Jest dobrowolna i nie wpływa na bieżące zgłoszenie. Można ją w każdej chwili cofnąć e-mailem albo na stronie, do której prowadzi prywatny link, bez wpływu na zgodność z prawem wcześniejszego przetwarzania.",
  applicationsRecipients:
    "Uprawnieni pracownicy, którzy rozpatrują zgłoszenia. Na naszą skrzynkę e-mail trafia powiadomienie z imieniem, nazwiskiem i danymi kontaktowymi, bez CV.",
  applicationsStorage:
    "Tylko na potrzeby tej rekrutacji: przez {{applicationMonths|miesiąc|miesiące|miesięcy}} od ostatniego dnia naboru. Jeżeli nabór jest bezterminowy lub już się zakończył, okres liczy się od dnia zgłoszenia.\n\nTakże na potrzeby przyszłych rekrutacji: przez {{futureMonths|miesiąc|miesiące|miesięcy}} od wyrażenia zgody.\n\nJeżeli zmienią Państwo wybór lub potwierdzą go ponownie, okres liczy się od tego dnia. Jeżeli zgłoszenie dotyczy tylko tej rekrutacji, a ostatni dzień naboru przypada później, okres liczy się od ostatniego dnia naboru. Po upływie okresu zgłoszenie wraz z CV, notatkami, ocenami i e-mailami jest automatycznie usuwane. W tym samym terminie usuwamy powiadomienie z naszej skrzynki.",
  abuseHeading: "Dzienniki serwera i ochrona przed nadużyciami",
  abuseText:
    "Adres IP jest niezbędny do przesłania strony. Dzienniki serwera zawierają czas, adres strony i wynik żądania, bez adresów IP. Tylko w razie błędu połączenia adres IP może znaleźć się w dzienniku błędów serwera WWW.\n\nPrzy każdym wysłaniu serwer zlicza formularze nadesłane z tego samego adresu IP, aby ograniczyć ich masowe wysyłanie. Służy do tego skrót adresu utworzony za pomocą tajnego klucza: bez tego klucza adresu nie można odtworzyć. Drugi skrót, utworzony z adresu IP i treści formularza, pozwala rozpoznać formularz wysłany dwukrotnie. Wiadomości wysyłane automatycznie rozpoznajemy po wypełnieniu pola niewidocznego dla ludzi i po czasie wypełniania formularza.",
  abuseBasis:
    "Art. 6 ust. 1 lit. f RODO. Prawnie uzasadnionym interesem jest sprawne działanie witryny i jej ochrona przed nadużyciami.",
  abuseStorage:
    "Dziennik błędów: najwyżej 14 dni. Licznik formularzy: obejmuje dziesięć minut, a jego zapis usuwamy w ciągu dwóch godzin. Skrót formularza: tak długo jak wiadomość, zgłoszenie lub zapytanie, z którego powstał. Czasu wypełniania formularza nie przechowujemy.",
  staffHeading: "Konta pracowników",
  staffText:
    "Osoby, które redagują witrynę, mają konta. Obejmują one imię i nazwisko, nazwę użytkownika, adres e-mail, uprawnienia, język, skrót hasła oraz dane weryfikacji dwuetapowej. Przy logowaniu zapisywane są niezbędne do niego pliki cookie: plik sesji, plik weryfikacji dwuetapowej oraz plik, dzięki któremu przeglądarka jest rozpoznawana przez 400 dni.\n\nWraz z sesją zapisujemy nazwę przeglądarki i systemu operacyjnego. Dziennik zdarzeń zawiera informacje o tym, kto, co i kiedy zrobił, wraz z adresem IP. Zapisujemy w nim też odrzucone próby logowania z adresem IP, z którego nastąpiły.",
  staffBasis:
    "Art. 6 ust. 1 lit. f RODO. Prawnie uzasadnionym interesem jest ochrona witryny i zawartych w niej danych oraz możliwość wykazania, kto miał do nich dostęp.",
  staffStorage:
    "Konto: tak długo, jak jest potrzebne. Sesja: 12 godzin od ostatniego użycia, najwyżej 30 dni. E-maile wysyłane przez witrynę do pracowników: 30 dni. Dziennik zdarzeń: {{auditMonths|miesiąc|miesiące|miesięcy}}.",
  recipientsHeading: "Inni odbiorcy",
  recipientsText:
    "Dostawcy, którzy utrzymują nasz serwer i pocztę, przetwarzają dane w naszym imieniu na podstawie umowy powierzenia (art. 28 RODO). Organom publicznym przekazujemy dane wtedy, gdy zobowiązują nas do tego przepisy. Danych nie sprzedajemy, nie podejmujemy zautomatyzowanych decyzji i nie stosujemy profilowania.",
  transfersHeading: "Przekazywanie danych do państw trzecich",
  transfersText:
    "Nie przekazujemy danych poza Europejski Obszar Gospodarczy ani organizacjom międzynarodowym. Jeżeli Państwa skrzynkę e-mail prowadzi dostawca spoza EOG, nasze e-maile trafiają do niego.",
  rightsHeading: "Prawa osób, których dane dotyczą",
  rightsText: "Aby skorzystać z tych praw, wystarczy napisać na adres {{email}}. Każdej osobie przysługuje prawo do:",
  rightsList:
    "dostępu do swoich danych i otrzymania ich kopii (art. 15 RODO)\nsprostowania danych (art. 16)\nusunięcia danych (art. 17)\nograniczenia przetwarzania (art. 18)\nprzenoszenia danych podanych przez siebie, jeżeli przetwarzamy je na podstawie zgody lub w związku z umową (art. 20)\ncofnięcia zgody w dowolnym momencie, bez wpływu na zgodność z prawem wcześniejszego przetwarzania (art. 7)",
  objectionHeading: "Prawo do sprzeciwu (art. 21 RODO)",
  objectionText:
    "W każdej chwili mogą Państwo wnieść sprzeciw wobec przetwarzania danych, które opieramy na prawnie uzasadnionym interesie (art. 6 ust. 1 lit. f RODO), z przyczyn związanych z Państwa szczególną sytuacją.\n\nWystarczy napisać na adres {{email}}. Przestaniemy wówczas przetwarzać te dane, chyba że wykażemy ważne prawnie uzasadnione podstawy, nadrzędne wobec Państwa interesów, praw i wolności, albo dane będą potrzebne do ustalenia, dochodzenia lub obrony roszczeń.",
  complaintHeading: "Skarga do organu nadzorczego",
  complaintText:
    "Przysługuje Państwu prawo wniesienia skargi do organu ochrony danych, w szczególności w państwie członkowskim UE, w którym Państwo mieszkają lub pracują albo w którym doszło do domniemanego naruszenia (art. 77 RODO). Organem właściwym dla naszej firmy jest Prezes Urzędu Ochrony Danych Osobowych (UODO), uodo.gov.pl.",
  securityHeading: "Bezpieczeństwo i kopie zapasowe",
  securityText:
    "Dostęp do danych mają wyłącznie osoby, którym są one potrzebne w pracy. Połączenie z witryną jest szyfrowane. Kopie zapasowe usuwamy najpóźniej po 14 dniach; po odtworzeniu danych z kopii ponownie usuwamy te, które usunięto po jej utworzeniu.",
};

export const staff: typeof en.staff = {
  name: "Polityka prywatności",
  sections: {
    title: "Początek strony",
    controllerHeading: "Administrator danych",
    visitHeading: "Przeglądanie witryny",
    messagesHeading: "Wiadomości, zgłoszenia serwisowe i zapytania ofertowe",
    applicationsHeading: "Rekrutacja",
    abuseHeading: "Dzienniki serwera i ochrona przed nadużyciami",
    staffHeading: "Konta pracowników",
    recipientsHeading: "Inni odbiorcy",
    transfersHeading: "Przekazywanie danych do państw trzecich",
    rightsHeading: "Prawa osób, których dane dotyczą",
    objectionHeading: "Prawo do sprzeciwu",
    complaintHeading: "Skarga",
    securityHeading: "Bezpieczeństwo i kopie zapasowe",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    controllerHeading: "Nagłówek",
    controllerText: "Tekst",
    visitHeading: "Nagłówek",
    visitText: "Tekst",
    messagesHeading: "Nagłówek",
    messagesText: "Dane i cel",
    messagesBasis: "Podstawa prawna",
    messagesRecipients: "Odbiorcy",
    messagesStorage: "Okres przechowywania",
    applicationsHeading: "Nagłówek",
    applicationsText: "Dane i cel",
    applicationsBasis: "Podstawa prawna",
    applicationsRecipients: "Odbiorcy",
    applicationsStorage: "Okres przechowywania",
    abuseHeading: "Nagłówek",
    abuseText: "Dane i cel",
    abuseBasis: "Podstawa prawna",
    abuseStorage: "Okres przechowywania",
    staffHeading: "Nagłówek",
    staffText: "Dane i cel",
    staffBasis: "Podstawa prawna",
    staffStorage: "Okres przechowywania",
    recipientsHeading: "Nagłówek",
    recipientsText: "Tekst",
    transfersHeading: "Nagłówek",
    transfersText: "Tekst",
    rightsHeading: "Nagłówek",
    rightsText: "Tekst",
    rightsList: "Lista praw",
    objectionHeading: "Nagłówek",
    objectionText: "Tekst",
    complaintHeading: "Nagłówek",
    complaintText: "Tekst",
    securityHeading: "Nagłówek",
    securityText: "Tekst",
  },
};
