import type * as en from "./en.ts";

/** The login form. */
const signIn: typeof en.staff.signIn = {
  title: "Logowanie",
  lead: "Dla pracowników firmy.",
  username: "Nazwa użytkownika",
  password: "Hasło",
  submit: "Zaloguj się",
  wrong: "Logowanie nie powiodło się. Nieprawidłowa nazwa użytkownika lub hasło.",
  limited: "Zbyt wiele prób. Spróbuj ponownie za {{minutes}} min.",
  ended: "Zaloguj się, aby kontynuować. Potem otworzy się żądana strona.",
  passkey: "Użyj klucza dostępu",
  passkeyFailed: "Klucz dostępu nie został przyjęty. Użyj nazwy użytkownika i hasła.",
  forgotten: "Nie pamiętam hasła",
  back: "Powrót do witryny",
  secondTitle: "Weryfikacja dwuetapowa",
  secondLead: "Wpisz sześć cyfr z aplikacji uwierzytelniającej.",
  code: "Kod",
  recoveryLead: "Nie masz aplikacji pod ręką? Użyj kodu zapasowego. Każdy kod działa jeden raz.",
  recoveryCode: "Kod zapasowy",
  useCode: "Potwierdź",
  useRecovery: "Użyj kodu",
  wrongCode: "Ten kod jest nieprawidłowy. Poczekaj na następny i spróbuj ponownie.",
};

/** The page of one's own account. */
const account: typeof en.staff.account = {
  title: "Moje konto",
  profile: "Profil",
  profileLead: "Imię i nazwisko widać przy każdej zapisanej wersji. Rolę może zmienić administrator.",
  language: "Język panelu",
  saveLanguage: "Zmień język",
  currentPassword: "Obecne hasło",
  confirmTitle: "Potwierdź tożsamość",
  confirmText: "Ze względów bezpieczeństwa wpisz hasło; przez dziesięć minut nie trzeba będzie podawać go ponownie.",
  confirmSubmit: "Potwierdź i kontynuuj",
  confirmPasskey: "Użyj klucza dostępu",
  confirmPasskeyFailed: "Klucz dostępu nie został przyjęty. Spróbuj ponownie albo podaj hasło.",
  saveName: "Zmień imię i nazwisko",
  nameHint: "Tak są podpisywane odpowiedzi do klientów.",
  nameMissing:
    "Na razie jest tu nazwa użytkownika, dlatego odpowiedzi do klientów są podpisywane tylko nazwą firmy. Wpisz imię i nazwisko.",
  reviewLead: "Te klucze i tokeny nadal dają dostęp do Twojego konta. Sprawdź, czy wszystkie są Twoje:",
  reviewPasskeys: "Klucze dostępu: {{count}}",
  reviewTokens: "Tokeny API: {{count}}",
  email: "E-mail",
  emailLead: "Tu przychodzą linki do ustawienia nowego hasła.",
  emailMissing:
    "Nie ma jeszcze adresu. Bez niego nie da się ustawić nowego hasła za pomocą e-maila, gdy zapomnisz obecnego.",
  saveEmail: "Zmień adres",
  password: "Hasło",
  passwordLead: "Zmiana hasła kończy wszystkie pozostałe sesje. Klucze dostępu i tokeny API nadal działają.",
  savePassword: "Zmień hasło",
  secondFactor: "Weryfikacja dwuetapowa",
  secondFactorLead:
    "Po podaniu hasła trzeba jeszcze wpisać kod z aplikacji w telefonie. Samo hasło nie wystarczy do zalogowania.",
  appOn: "Weryfikacja jest włączona. Pozostało kodów zapasowych: {{count}}.",
  appOff: "Weryfikacja jest wyłączona.",
  appStart: "Skonfiguruj",
  appRemove: "Wyłącz",
  appRemoveLead: "Bez niej do konta wystarczy samo hasło.",
  appConfirm: "Włącz",
  codeHint: "Sześć cyfr, które aplikacja teraz pokazuje. Potwierdzają, że działa.",
  qr: "Kod QR dla aplikacji uwierzytelniającej",
  scan: "Zeskanuj kod aplikacją uwierzytelniającą.",
  openApp: "Albo otwórz aplikację na tym urządzeniu",
  typeSecret: "Albo wpisz do niej ten klucz:",
  newCodes: "Utwórz nowe kody",
  newCodesLead: "Nowe kody zapasowe zastępują dotychczasowe; stare przestają działać.",
  codes: "Kody zapasowe",
  codesLead:
    "Każdy kod jeden raz otwiera konto, gdy telefonu nie ma pod ręką. Widać je tylko teraz: zachowaj je w innym miejscu.",
  codesFile: "kody-zapasowe.txt",
  print: "Drukuj",
  download: "Pobierz",
  requiredTitle: "Skonfiguruj weryfikację dwuetapową, aby przejść dalej.",
  requiredText:
    "Administrator wymaga jej na tym koncie; bez niej nie otworzy się żadna inna strona panelu. Wybierz poniżej: kody z aplikacji w telefonie albo klucz dostępu w urządzeniu.",
  requiredByAdmin: "Administrator wymaga na tym koncie weryfikacji dwuetapowej: ostatniej metody nie można usunąć.",
  passkeys: "Klucze dostępu",
  passkeysLead: "Logowanie bez hasła, za pomocą odcisku palca, rozpoznawania twarzy lub kodu PIN urządzenia.",
  noPasskeys: "Nie ma jeszcze klucza dostępu.",
  unnamedPasskey: "Bez nazwy",
  added: "Dodano {{time}}",
  passkeyName: "Nazwa klucza dostępu",
  passkeyNameHint: "Pozwoli rozpoznać go na liście.",
  addPasskey: "Dodaj klucz",
  removePasskeyTitle: "Usunąć klucz dostępu „{{name}}”?",
  removePasskeyText: "Nie będzie można się nim zalogować. Usuń go także na urządzeniu.",
  passkeysUnknown: "Ta przeglądarka nie obsługuje kluczy dostępu albo strona nie jest otwarta przez https.",
  passkeyOutcomes: {
    done: "Klucz dostępu został dodany. Można się nim logować.",
    cancelled: "Klucz dostępu nie został utworzony. Operację przerwano albo trwała zbyt długo.",
    known: "To urządzenie ma już klucz dostępu do tego konta.",
    failed: "Nie udało się dodać klucza dostępu. Spróbuj ponownie.",
  },
  remove: "Usuń",
  sessions: "Sesje",
  sessionsLead: "Urządzenia, na których zalogowano się na to konto. Zakończ nieznane sesje, a potem zmień hasło.",
  device: "{{browser}}, {{system}}",
  unknownBrowser: "Nieznana przeglądarka",
  unknownSystem: "nieznany system",
  sessionTimes: "Od {{from}}, ostatnia aktywność {{seen}}",
  thisSession: "Ta sesja",
  endSession: "Zakończ",
  endOthers: "Zakończ pozostałe",
  endOthersTitle: "Zakończyć wszystkie pozostałe sesje?",
  endOthersText:
    "Każda osoba pracująca tam na tym koncie zostanie od razu wylogowana. To, czego nie zapisano, pozostanie jako szkic zapisany automatycznie.",
  endAll: "Zakończ wszystkie",
  endAllTitle: "Zakończyć wszystkie sesje, także tę?",
  endAllText: "Nastąpi wylogowanie wszędzie, także tutaj.",
  tokens: "Tokeny API",
  tokensLead:
    "Program, który ma token, działa w Twoim imieniu i z Twoimi uprawnieniami. Każdemu programowi daj osobny token.",
  noTokens: "Nie ma jeszcze tokenu.",
  tokenTimes: "Utworzono {{from}}, ostatnio użyto {{used}}",
  tokenUnused: "Utworzono {{from}}, jeszcze nie użyto",
  tokenName: "Nazwa tokenu",
  tokenNameHint: "Program lub komputer, dla którego jest przeznaczony.",
  createToken: "Utwórz token",
  tokenUse: "Na przykład, aby opublikować aktualność:",
  tokenExample: { title: "Title", short_description: "In one sentence", description: "The whole text" },
  revoke: "Unieważnij",
  revokeTitle: "Unieważnić token „{{name}}”?",
  revokeText: "Programy, które go używają, od razu stracą dostęp.",
  done: {
    name: "Imię i nazwisko zostały zmienione.",
    language: "Panel jest teraz po polsku.",
    email: "Adres został zmieniony.",
    password: "Hasło zostało zmienione. Wszystkie pozostałe sesje są zakończone.",
    "app-start": "Przekaż klucz aplikacji, a potem wpisz kod, który pokaże. Do tego czasu nic się nie zmienia.",
    "app-confirm": "Weryfikacja dwuetapowa jest włączona. Zachowaj poniższe kody zapasowe.",
    "app-codes": "To są nowe kody zapasowe. Stare już nie działają.",
    "app-remove": "Weryfikacja dwuetapowa jest wyłączona.",
    "passkey-remove": "Klucz dostępu został usunięty.",
    "session-end": "Sesja została zakończona.",
    "sessions-end-others": "Wszystkie pozostałe sesje zostały zakończone.",
    "token-create": "Token został utworzony. Widać go tylko teraz: skopiuj go.",
    "token-revoke": "Token został unieważniony.",
  },
};

/** The page of all accounts. */
const staffAccounts: typeof en.staff.staffAccounts = {
  title: "Konta pracowników",
  invite: "Zaproś",
  person: "Osoba",
  nameMissing: "Brak imienia i nazwiska",
  nameMissingHint:
    "Na razie jest tu nazwa użytkownika, dlatego odpowiedzi do klientów są podpisywane tylko nazwą firmy.",
  state: "Stan",
  secondFactor: "Weryfikacja dwuetapowa",
  lastSeen: "Ostatnia aktywność",
  states: { active: "Aktywne", invited: "Zaproszone", disabled: "Wyłączone" },
  requiredMissing: "Wymagana, jeszcze nieskonfigurowana",
  requiredThere: "Wymagana i skonfigurowana",
  yes: "Włączona",
  no: "Wyłączona",
  notSignedIn: "Brak sesji",
  you: "{{name}} (Ty)",
  manage: "Zarządzaj",
  ownAccount: "To Twoje własne konto: odbierając mu uprawnienia, odbierasz je sobie.",
  inviteTitle: "Zaproszenie do panelu",
  inviteLead: "Na podany adres zostanie wysłany link. Po jego otwarciu wystarczy ustawić hasło, aby się zalogować.",
  roleHint:
    "Redaktorzy piszą, publikują i odpowiadają na wiadomości. Administratorzy ponadto zarządzają kontami, zgłoszeniami kandydatów, danymi osobowymi i ustawieniami oraz mogą trwale usuwać treści.",
  sendInvitation: "Wyślij zaproszenie",
  actions: {
    renew: {
      word: "Wyślij ponownie",
      text: "Na ten sam adres przyjdzie nowe zaproszenie. Link z poprzedniego przestanie działać.",
    },
    makeAdmin: {
      word: "Zmień rolę",
      text: "Rola administratora pozwala ponadto zapraszać, wyłączać konta, widzieć zgłoszenia kandydatów i dane osobowe, zmieniać ustawienia i trwale usuwać treści.",
      title: "Nadać rolę administratora kontu „{{name}}”?",
    },
    makeEditor: {
      word: "Zmień rolę",
      text: "Rola redaktora pozwala pisać, publikować i odpowiadać na wiadomości. Nie daje dostępu do kont, zgłoszeń kandydatów, danych osobowych, ustawień ani trwałego usuwania.",
      title: "Nadać rolę redaktora kontu „{{name}}”?",
    },
    removeSecondFactor: {
      word: "Wyłącz weryfikację",
      text: "Po utracie telefonu i kodów zapasowych: odłącza aplikację, usuwa klucze dostępu i kończy wszystkie sesje. Do konta wystarczy wtedy samo hasło.",
      title: "Wyłączyć weryfikację dwuetapową konta „{{name}}”?",
    },
    requireSecondFactor: {
      word: "Wymagaj weryfikacji",
      text: "Do czasu skonfigurowania aplikacji lub klucza dostępu to konto otworzy tylko stronę, na której się je ustawia, a tokeny API będą odrzucane.",
      title: "Wymagać weryfikacji dwuetapowej na koncie „{{name}}”?",
    },
    secondFactorOptional: {
      word: "Nie wymagaj",
      text: "Weryfikacja dwuetapowa przestanie być obowiązkowa. Jeśli ją skonfigurowano, pozostanie włączona.",
    },
    disable: {
      word: "Wyłącz",
      text: "Od razu kończy wszystkie sesje i unieważnia tokeny API; nikt nie zaloguje się na to konto. To, co opublikowano, pozostaje.",
      title: "Wyłączyć konto „{{name}}”?",
    },
    enable: { word: "Włącz", text: "Na to konto znów można się zalogować, tym samym hasłem." },
  },
  done: {
    invite: "Zaproszenie jest w drodze.",
    role: "Rola została zmieniona.",
    rename: "Imię i nazwisko zostały zmienione.",
    disable: "Konto zostało wyłączone. Jego sesje są zakończone.",
    enable: "Konto zostało włączone.",
    renew: "Nowe zaproszenie jest w drodze.",
    "require-second-factor": "Weryfikacja dwuetapowa jest odtąd wymagana.",
    "second-factor-optional": "Weryfikacja dwuetapowa nie jest już wymagana.",
    "remove-second-factor": "Weryfikacja dwuetapowa została wyłączona. Sesje są zakończone.",
  },
};

/** What the links of mails open, before anybody is signed in. */
const links: typeof en.staff.links = {
  goneTitle: "Ten link nie działa",
  newLink: "Poproś o nowy link",
  invitation: {
    title: "Witamy",
    lead: "Twoja nazwa użytkownika to {{username}}. Ustaw hasło.",
    submit: "Zapisz i zaloguj się",
    gone: "Zaproszenie zostało już użyte lub zastąpione nowszym, wygasło albo link jest niepełny. Jeśli hasło jest już ustawione, zaloguj się; w przeciwnym razie poproś administratora o nowe zaproszenie.",
  },
  reset: {
    title: "Nowe hasło",
    lead: "Dla konta {{username}}. Wszystkie jego sesje zostaną zakończone, tokeny API unieważnione, a klucze dostępu usunięte.",
    submit: "Zapisz i zaloguj się",
    gone: "Link został już użyty, wygasł albo jest niepełny. Jeśli nowe hasło jest nadal potrzebne, poproś o kolejny link.",
  },
  setUp: {
    title: "Pierwsze konto",
    lead: "Należy do administratora, który może potem zaprosić pozostałych.",
    submit: "Utwórz konto",
    emailHint: "Tu przychodzą linki do ustawienia nowego hasła.",
    gone: "Pierwsze konto już istnieje, serwer wypisał nowszy link albo ten link jest niepełny. Zaloguj się na to konto lub zajrzyj do komunikatów serwera.",
  },
  forgotten: {
    title: "Nie pamiętam hasła",
    lead: "Wpisz nazwę użytkownika lub adres e-mail. Link do ustawienia nowego hasła wyślemy e-mailem.",
    who: "Nazwa użytkownika lub e-mail",
    submit: "Wyślij link",
    asked:
      "Jeśli istnieje takie konto i ma adres, link jest już w drodze. Jeśli nie dotrze, zajrzyj do folderu ze spamem albo zwróć się do administratora.",
    missing: "Wpisz nazwę użytkownika lub adres e-mail.",
  },
};

export const staff: typeof en.staff = { signIn, account, staffAccounts, links };

export const mails: typeof en.mails = {
  invitation: {
    subject: "Konto w witrynie {{site}}",
    heading: "Masz nowe konto",
    reason: "w witrynie {{site}} utworzono dla Ciebie konto. Nazwa użytkownika: „{{username}}”.",
    link: "Ustaw hasło",
    until: "Link działa tylko raz i traci ważność {{time}}.",
    secret: "Link jest poufny: każdy, kto go zna, może ustawić hasło. Nie przekazuj go nikomu.",
    mistake:
      "Jeśli nie wiesz, czego dotyczy ta wiadomość, nie musisz nic robić: konto pozostanie bez hasła, a link wygaśnie.",
  },
  reset: {
    subject: "Ustawienie nowego hasła do konta w witrynie {{site}}",
    heading: "Ustawienie nowego hasła",
    reason: "ktoś, prawdopodobnie Ty, poprosił o ustawienie nowego hasła do konta „{{username}}” w witrynie {{site}}.",
    link: "Ustaw nowe hasło",
    until:
      "Link działa tylko raz i traci ważność {{time}}. Po ustawieniu nowego hasła wszystkie sesje konta zostaną zakończone, tokeny API unieważnione, a klucze dostępu usunięte.",
    secret: "Link jest poufny: każdy, kto go zna, może ustawić hasło. Nie przekazuj go nikomu.",
    mistake: "Jeśli prośba nie pochodzi od Ciebie, nie musisz nic robić: dotychczasowe hasło nadal działa.",
  },
  notice: {
    subject: "{{change}}: {{site}}",
    about: "{{time}} na koncie „{{username}}” w witrynie {{site}} wprowadzono zmianę:",
    changes: {
      "token-made": {
        heading: "Nowy token API",
        what: "Utworzono token API. Program, który ma ten token, może tworzyć i zmieniać treści witryny z uprawnieniami tego konta.",
      },
      "passkey-added": {
        heading: "Nowy klucz dostępu",
        what: "Dodano klucz dostępu. Umożliwia on logowanie bez hasła.",
      },
      "passkey-removed": {
        heading: "Usunięto klucz dostępu",
        what: "Usunięto klucz dostępu. Nie można go już użyć do logowania.",
      },
      "second-factor-off": {
        heading: "Wyłączono weryfikację dwuetapową",
        what: "Odłączono aplikację uwierzytelniającą. Do zalogowania wystarczy teraz samo hasło.",
      },
      "second-factor-removed": {
        heading: "Administrator wyłączył weryfikację dwuetapową",
        what: "Administrator odłączył aplikację uwierzytelniającą, usunął wszystkie klucze dostępu oraz zakończył wszystkie sesje.",
        mistake:
          "Jeśli zrobiono to na Twoją prośbę, nie musisz nic robić. W przeciwnym razie natychmiast powiadom innego administratora i ustaw nowe hasło na poniższej stronie. Po ustawieniu nowego hasła unieważnione zostaną także wszystkie tokeny API.",
      },
      "email-changed": {
        heading: "Zmieniono adres e-mail",
        what: "Zmieniono adres e-mail konta. Ta wiadomość trafia na dotychczasowy i na nowy adres.",
        mistake:
          "Jeśli ta zmiana pochodzi od Ciebie, nie musisz nic robić. W przeciwnym razie natychmiast powiadom administratora, który może wyłączyć konto.",
      },
      "password-changed": {
        heading: "Zmieniono hasło",
        what: "Zmieniono hasło i zakończono wszystkie pozostałe sesje. Klucze dostępu i tokeny API nadal działają.",
        mistake:
          "Jeśli ta zmiana pochodzi od Ciebie, nie musisz nic robić. W przeciwnym razie, a także gdy na stronie „Moje konto” widać klucz dostępu lub token API, którego nie znasz, natychmiast powiadom administratora i ustaw nowe hasło na poniższej stronie. Po ustawieniu nowego hasła wszystkie sesje konta zostaną zakończone, tokeny API unieważnione, a klucze dostępu usunięte.",
      },
      "password-reset": {
        heading: "Ustawiono nowe hasło",
        what: "Nowe hasło ustawiono za pomocą linku. Zakończono wszystkie sesje, unieważniono wszystkie tokeny API i usunięto wszystkie klucze dostępu. W razie potrzeby utwórz nowe tokeny i klucze.",
        mistake:
          "Jeśli ta zmiana pochodzi od Ciebie, nie musisz nic robić. W przeciwnym razie natychmiast powiadom administratora i jeszcze raz ustaw nowe hasło na poniższej stronie.",
      },
    },
    mistake:
      "Jeśli ta zmiana pochodzi od Ciebie, nie musisz nic robić. W przeciwnym razie natychmiast powiadom administratora i ustaw nowe hasło na poniższej stronie. Po ustawieniu nowego hasła wszystkie sesje konta zostaną zakończone, tokeny API unieważnione, a klucze dostępu usunięte.",
    link: "Ustaw nowe hasło",
  },
};
