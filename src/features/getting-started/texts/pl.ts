import type * as en from "./en.ts";

/** What a new site's admins see to. */
const gettingStarted: typeof en.staff.gettingStarted = {
  title: "Pierwsze kroki",
  lead: "Co trzeba zrobić, zanim z nowej witryny zaczną korzystać odwiedzający. Stan jest sprawdzany przy każdym otwarciu tej strony.",
  count: "Gotowe: {{done}} z {{all}}",
  allDone: "Wszystko gotowe.",
  done: "Gotowe",
  open: "Do zrobienia",
  company: {
    title: "Własne dane firmy",
    why: "Odwiedzający widzą je na stronie kontaktowej, w stopce i w wyszukiwarkach; biorą je za prawdziwe.",
    done: "Nie ma już wśród nich danych przykładowych.",
    optional: "Pola opcjonalne; puste nie są widoczne. Klienci pytają o to przed złożeniem zamówienia:",
  },
  legal: {
    title: "Nota prawna i polityka prywatności",
    why: "W wielu krajach firma musi podać w swojej witrynie formę prawną, rejestr i osoby uprawnione do reprezentacji.",
    done: "Wszystkie pola są wypełnione.",
    left: "Puste, więc niewidoczne w nocie prawnej: {{fields}}. Pola, które firmy nie dotyczą, mogą pozostać puste.",
    privacy:
      "Przeczytaj także stronę „Polityka prywatności”. Jej domyślny tekst zakłada, że serwer i skrzynki e-mail znajdują się w Europejskim Obszarze Gospodarczym, kopie zapasowe i dzienniki błędów są usuwane po 14 dniach, a kopie w skrzynkach e-mail są przechowywane nie dłużej, niż podano w polityce.",
  },
  examples: {
    title: "Treści przykładowe",
    why: "Odwiedzający biorą zmyślone aktualności, projekty i produkty za prawdziwe, a ktoś może odpowiedzieć na nieistniejącą ofertę pracy.",
    left: "Widoczne w witrynie i niezmienione:",
    hidden: "Niewidoczne w witrynie, ale nadal obecne: {{items}}.",
    done: "Żaden przykład nie jest widoczny w witrynie.",
    links:
      "{{count}} przykładowy link do mediów społecznościowych|{{count}} przykładowe linki do mediów społecznościowych|{{count}} przykładowych linków do mediów społecznościowych",
    show: "Pokaż tytuły",
    remove: "Usuń pozostałe przykłady",
    removeWhat:
      "Zostaną trwale usunięte: {{items}}. Dotyczy to tylko przykładów, w których nikt nie zapisał zmian. Przepadną też niezapisane zmiany. Pod adresami usuniętych stron pojawi się informacja, że już ich nie ma. Ponowne uruchomienie witryny nie przywróci przykładów.",
    removeYes: "Usuń trwale",
    removed: "Usunięto: {{items}}.",
    nothing: "Nie było już nic do usunięcia.",
  },
  address: {
    title: "Adres publiczny z https",
    why: "Bez https można przechwycić hasła i wiadomości, a przeglądarki ostrzegają przed witryną.",
    state: "Witryna podaje jako swój adres {{address}}.",
    mend: "Na serwerze ustaw w zmiennej PUBLIC_URL adres zaczynający się od https i uruchom witrynę ponownie.",
  },
  mail: {
    title: "Poczta",
    why: "E-mailem przychodzą powiadomienia o wiadomościach, zgłoszeniach i zapytaniach, zaproszenia oraz linki do ustawienia nowego hasła.",
    noServer: "Nie skonfigurowano serwera poczty: na serwerze brakuje SMTP_URL.",
    neverSent: "Serwer poczty jest skonfigurowany, ale nie przyjął jeszcze żadnego e-maila.",
    sent: "Ostatni e-mail przyjęty przez serwer poczty: {{time}}.",
    testTo: "Wyślij e-mail testowy na adres",
    send: "Wyślij e-mail testowy",
    deliveryStatus: {
      waiting: "E-mail testowy czeka na wysłanie.",
      retrying: "Serwer poczty nie przyjął e-maila testowego. Następna próba: {{time}}.",
      sending: "Trwa wysyłanie e-maila testowego.",
      sent: "Serwer poczty przyjął e-mail testowy {{time}}. Sprawdź, czy dotarł, także w folderze ze spamem.",
      failed: "E-mail testowy nie został przyjęty; kolejnych prób nie będzie.",
    },
    reason: "Odpowiedź serwera:",
    look: "Sprawdź ponownie",
  },
  backup: {
    title: "Kopia zapasowa",
    why: "Bez kopii zapasowej awaria dysku oznacza utratę wszystkiego.",
    none: "Nie ma jeszcze kopii. Utwórz ją na stronie „Kopie zapasowe”; można tam też ustawić kopię codzienną.",
    last: "Ostatnią utworzono {{time}} ({{size}}).",
    old: "Ma więcej niż {{days}} dni. Utwórz nową na stronie „Kopie zapasowe”; można tam też ustawić kopię codzienną.",
  },
  secondFactor: {
    title: "Weryfikacja dwuetapowa dla każdego administratora",
    why: "Samo skradzione hasło nie wystarczy wtedy do zalogowania się.",
    left: "Bez weryfikacji dwuetapowej: {{names}}.",
    done: "Mają ją wszyscy administratorzy.",
  },
  secondAdmin: {
    title: "Drugi administrator",
    why: "Jeśli jeden administrator zapomni hasła lub straci telefon, drugi może przywrócić mu dostęp.",
    state:
      "Aktywni administratorzy: tylko {{count}}.|Aktywni administratorzy: {{count}}.|Aktywni administratorzy: {{count}}.",
    mend: "Zaproś",
  },
};

export const staff: typeof en.staff = { gettingStarted };

export const mails: typeof en.mails = {
  test: {
    subject: "E-mail testowy z witryny {{site}}",
    heading: "Poczta działa",
    works: "Ta wiadomość potwierdza, że witryna {{site}} wysyła e-maile i że docierają one na ten adres.",
    asked: "Wysyłkę zlecono w panelu {{time}}.",
    mistake: "Nie musisz nic robić.",
  },
};
