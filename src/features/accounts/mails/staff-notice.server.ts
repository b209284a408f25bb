import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import type { AccountChange } from "#features/outbox/outbox.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import { CONFIRMATION_PHRASES } from "#features/submissions/mails/confirmation-phrases.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

interface NoticeTexts {
  about(username: string, site: string, time: string): string;
  changes: Record<AccountChange, { heading: string; what: string }>;
  /** What to do when somebody else made the change; a link to a new password follows. */
  mistake: string;
  link: string;
  /** The same when that link would go to the address that somebody else has set. */
  mistakeAddress: string;
}

const TEXTS: InEveryLanguage<NoticeTexts> = {
  en: {
    about: (username, site, time) => `The account “${username}” on ${site} was changed on ${time}:`,
    changes: {
      "token-made": {
        heading: "New API token",
        what: "An API token was created. A program that has it writes with the rights of the account.",
      },
      "passkey-added": {
        heading: "New passkey",
        what: "A passkey was added. It opens the account without the password.",
      },
      "passkey-removed": { heading: "Passkey removed", what: "A passkey was removed. It no longer opens the account." },
      "second-factor-off": {
        heading: "Second factor turned off",
        what: "The authenticator app was turned off. No code is asked for after the password any more.",
      },
      "second-factor-removed": {
        heading: "Second factor removed",
        what: "An administrator removed the app and all passkeys, and ended all sessions.",
      },
      "email-changed": {
        heading: "E-mail address changed",
        what: "The e-mail address of the account was changed. This message goes to the previous and to the new address.",
      },
      "password-changed": {
        heading: "Password changed",
        what: "The password was changed and all other sessions were ended. Passkeys and API tokens remain valid: check on your account page that each of them is yours.",
      },
      "password-reset": {
        heading: "New password set",
        what: "A new password was set through a link. All sessions were ended, all API tokens revoked and all passkeys removed. Create new ones where you need them.",
      },
    },
    mistake:
      "If this was you, you do not need to do anything. If not, tell an administrator at once and set a new password on the page below. That ends all sessions, revokes all API tokens and removes all passkeys.",
    link: "Set a new password",
    mistakeAddress:
      "If this was you, you do not need to do anything. If not, tell an administrator at once: they can disable the account.",
  },
  pl: {
    about: (username, site, time) => `na koncie „${username}” w serwisie ${site} wprowadzono zmianę (${time}):`,
    changes: {
      "token-made": {
        heading: "Nowy token API",
        what: "Utworzono token API. Program, który ma ten token, może zapisywać treści z uprawnieniami tego konta.",
      },
      "passkey-added": {
        heading: "Nowy klucz dostępu",
        what: "Dodano klucz dostępu. Umożliwia on logowanie bez hasła.",
      },
      "passkey-removed": {
        heading: "Usunięto klucz dostępu",
        what: "Usunięto klucz dostępu. Nie można się nim już zalogować.",
      },
      "second-factor-off": {
        heading: "Wyłączono drugi składnik",
        what: "Wyłączono aplikację uwierzytelniającą. Po haśle nie jest już potrzebny kod.",
      },
      "second-factor-removed": {
        heading: "Usunięto drugi składnik",
        what: "Administrator usunął aplikację uwierzytelniającą i wszystkie klucze dostępu oraz zakończył wszystkie sesje.",
      },
      "email-changed": {
        heading: "Zmieniono adres e-mail",
        what: "Zmieniono adres e-mail konta. Ta wiadomość trafia na dotychczasowy i na nowy adres.",
      },
      "password-changed": {
        heading: "Zmieniono hasło",
        what: "Zmieniono hasło i zakończono wszystkie pozostałe sesje. Klucze dostępu i tokeny API nadal działają: prosimy sprawdzić na stronie konta, czy wszystkie należą do Państwa.",
      },
      "password-reset": {
        heading: "Ustawiono nowe hasło",
        what: "Nowe hasło ustawiono za pomocą linku. Zakończono wszystkie sesje, unieważniono wszystkie tokeny API i usunięto wszystkie klucze dostępu. W razie potrzeby prosimy utworzyć nowe.",
      },
    },
    mistake:
      "Jeżeli zmiana pochodzi od Państwa, nie trzeba podejmować żadnych działań. W przeciwnym razie prosimy natychmiast powiadomić administratora i ustawić nowe hasło na poniższej stronie. Ustawienie nowego hasła kończy wszystkie sesje konta, unieważnia jego tokeny API i usuwa klucze dostępu.",
    link: "Ustawienie nowego hasła",
    mistakeAddress:
      "Jeżeli zmiana pochodzi od Państwa, nie trzeba podejmować żadnych działań. W przeciwnym razie prosimy natychmiast powiadomić administratora, który może wyłączyć konto.",
  },
  de: {
    about: (username, site, time) => `das Konto „${username}“ auf ${site} wurde am ${time} geändert:`,
    changes: {
      "token-made": {
        heading: "Neues API-Token",
        what: "Ein API-Token wurde erzeugt. Ein Programm mit diesem Token schreibt mit den Rechten des Kontos.",
      },
      "passkey-added": {
        heading: "Neuer Passkey",
        what: "Ein Passkey wurde angelegt. Damit ist die Anmeldung ohne Passwort möglich.",
      },
      "passkey-removed": {
        heading: "Passkey entfernt",
        what: "Ein Passkey wurde entfernt. Er lässt sich nicht mehr zur Anmeldung verwenden.",
      },
      "second-factor-off": {
        heading: "Zweiter Faktor ausgeschaltet",
        what: "Der zweite Faktor über die Authenticator-App wurde ausgeschaltet. Nach dem Passwort wird kein Code mehr verlangt.",
      },
      "second-factor-removed": {
        heading: "Zweiter Faktor entfernt",
        what: "Die Administration hat die Authenticator-App und alle Passkeys entfernt und alle Sitzungen beendet.",
      },
      "email-changed": {
        heading: "E-Mail-Adresse geändert",
        what: "Die E-Mail-Adresse des Kontos wurde geändert. Diese E-Mail geht an die bisherige und an die neue Adresse.",
      },
      "password-changed": {
        heading: "Passwort geändert",
        what: "Das Passwort wurde geändert, alle anderen Sitzungen wurden beendet. Passkeys und API-Tokens gelten weiter: Prüfen Sie unter „Mein Konto“, ob alle von Ihnen stammen.",
      },
      "password-reset": {
        heading: "Neues Passwort festgelegt",
        what: "Über einen Link wurde ein neues Passwort festgelegt. Alle Sitzungen wurden beendet, alle API-Tokens widerrufen und alle Passkeys entfernt. Legen Sie bei Bedarf neue an.",
      },
    },
    mistake:
      "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Andernfalls melden Sie es sofort der Administration und legen Sie auf der folgenden Seite ein neues Passwort fest. Damit enden alle Sitzungen, alle API-Tokens werden widerrufen und alle Passkeys entfernt.",
    link: "Neues Passwort festlegen",
    mistakeAddress:
      "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Andernfalls melden Sie es sofort der Administration, die das Konto sperren kann.",
  },
};

/** Reports a change of how somebody signs in to the account's owner. */
export function staffNotice(
  { language, username, change, receivedAt }: MailOf<"staff-notice">,
  { company, publicUrl }: MailContext,
): MailContent {
  const { about, changes, mistake, link, mistakeAddress } = TEXTS[language];
  const { heading, what } = changes[change];
  const { salutation, closing } = CONFIRMATION_PHRASES[language];
  const site = new URL(publicUrl).host;
  const isAddress = change === "email-changed";
  return layOut({
    language,
    company,
    subject: `${heading}: ${site}`,
    heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: about(username, site, wordedTime(receivedAt, language)) },
      { kind: "paragraph", text: what },
      { kind: "paragraph", text: isAddress ? mistakeAddress : mistake },
      ...(isAddress ? [] : [{ kind: "link", label: link, url: `${publicUrl}/sign-in/forgotten` } as const]),
      { kind: "paragraph", text: closing },
    ],
  });
}
