import type { DashboardTexts } from "../en.ts";

/** What a new site's admins see to. */
export const firstDays: DashboardTexts["firstDays"] = {
  title: "Pierwsze dni",
  lead: "Czego potrzebuje nowa witryna, zanim odwiedzający zaczną na niej polegać. Stan jest sprawdzany przy każdym otwarciu tej strony.",
  count: "Gotowe: {{done}} z {{all}}",
  allDone: "Wszystko gotowe.",
  done: "Gotowe",
  open: "Do zrobienia",
  company: {
    title: "Własne dane firmy",
    why: "Odwiedzający widzą je na stronie kontaktowej, w stopce i w wyszukiwarkach i biorą je za prawdziwe.",
    done: "Nie ma wśród nich nic zmyślonego.",
  },
  examples: {
    title: "Treści przykładowe",
    why: "Odwiedzający biorą zmyślone aktualności, projekty i produkty za prawdziwe, a ktoś może odpowiedzieć na ofertę pracy, której nie ma.",
    left: "Publiczne i niezmienione:",
    hidden: "Niepubliczne, ale nadal obecne: {{items}}.",
    done: "Żaden przykład nie jest publiczny.",
    links:
      "{{count}} przykładowy link społecznościowy|{{count}} przykładowe linki społecznościowe|{{count}} przykładowych linków społecznościowych",
    show: "Pokaż tytuły",
    remove: "Usuń pozostałe przykłady",
    removeWhat:
      "Zostaną trwale usunięte: {{items}}. Dotyczy to tylko przykładów, których nikt nie zapisał, razem z tym, co w nich wpisano i nie zapisano. Pod ich adresami pojawi się informacja, że strony już nie ma, a ponowne uruchomienie ich nie przywróci.",
    removeYes: "Usuń trwale",
    removed: "Usunięto: {{items}}.",
    nothing: "Nie było już nic do usunięcia.",
  },
  address: {
    title: "Publiczny adres z https",
    why: "Bez https hasła i wiadomości można podejrzeć po drodze, a przeglądarki ostrzegają przed witryną.",
    state: "Witryna podaje adres {{address}}.",
    mend: "Ustaw na serwerze PUBLIC_URL na adres https i uruchom witrynę ponownie.",
  },
  mail: {
    title: "Poczta",
    why: "Pocztą przychodzą zawiadomienia o wiadomościach i aplikacjach, zaproszenia oraz nowe hasła.",
    noServer: "Nie ustawiono serwera poczty: na serwerze brakuje SMTP_URL.",
    neverSent: "Serwer poczty jest ustawiony, ale nie przyjął jeszcze żadnej wiadomości.",
    sent: "Serwer poczty przyjął ostatnią wiadomość {{time}}.",
    testTo: "Wyślij wiadomość próbną na adres",
    send: "Wyślij wiadomość próbną",
    sentTo: "Wiadomość próbna jest w drodze. Co się z nią dzieje, widać poniżej.",
    stands: {
      waiting: "Wiadomość próbna czeka na wysłanie.",
      retrying: "Serwer poczty nie przyjął wiadomości próbnej. Następna próba: {{time}}.",
      sent: "Serwer poczty przyjął wiadomość próbną {{time}}. Sprawdź, czy dotarła, także w folderze ze spamem.",
      failed: "Wiadomość próbna nie została przyjęta i nie będzie ponawiana.",
    },
    reason: "Odpowiedź serwera:",
    look: "Sprawdź ponownie",
  },
  backup: {
    title: "Kopia zapasowa",
    why: "Bez kopii zapasowej uszkodzony dysk zabiera wszystko.",
    none: "Nie ma żadnej. Tworzy ją polecenie na serwerze:",
    last: "Ostatnią wykonano {{time}} ({{size}}).",
    old: "Ma więcej niż {{days}} dni. Nową tworzy polecenie na serwerze:",
  },
  secondFactor: {
    title: "Drugi składnik u każdego administratora",
    why: "Hasło, które ktoś podejrzał lub znalazł gdzie indziej, niczego wtedy nie otworzy.",
    left: "Samo hasło: {{names}}.",
    done: "Ma go każdy administrator.",
  },
  secondAdmin: {
    title: "Drugi administrator",
    why: "Kto straci hasło lub telefon, tego wpuści ponownie drugi.",
    state:
      "Zalogować może się {{count}} administrator.|Zalogować może się {{count}} administratorów.|Zalogować może się {{count}} administratorów.",
    mend: "Zaproś kogoś",
  },
};
