import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { RESET_MS } from "../link-times.ts";
import { type StaffLinkTexts, staffLinkMail } from "./staff-link.server.ts";

const TEXTS: InEveryLanguage<StaffLinkTexts> = {
  en: {
    subject: (site) => `A new password for ${site}`,
    heading: "Choose a new password",
    reason: (username, site) =>
      `Somebody, probably you, has asked for a new password for the account “${username}” on ${site}.`,
    link: "Choose a new password",
    until: (time) =>
      `The link works once, until ${time}. Choosing a new password ends all sessions of the account, revokes its API tokens and removes its passkeys.`,
    secret: "It is secret: whoever has it can choose the password. Please do not pass it on.",
    mistake: "If you did not ask for it, you do not need to do anything: the old password stays.",
  },
  pl: {
    subject: (site) => `Nowe hasło do serwisu ${site}`,
    heading: "Ustawienie nowego hasła",
    reason: (username, site) =>
      `otrzymaliśmy prośbę, prawdopodobnie od Państwa, o nowe hasło do konta „${username}” w serwisie ${site}.`,
    link: "Ustawienie nowego hasła",
    until: (time) =>
      `Link działa tylko raz, do ${time}. Ustawienie nowego hasła kończy wszystkie sesje konta, unieważnia jego tokeny API i usuwa klucze dostępu.`,
    secret: "Link jest poufny: każdy, kto go zna, może ustawić hasło. Prosimy nie przekazywać go dalej.",
    mistake: "Jeżeli to nie Państwa prośba, nie trzeba podejmować żadnych działań: obowiązuje dotychczasowe hasło.",
  },
  de: {
    subject: (site) => `Neues Passwort für ${site}`,
    heading: "Neues Passwort festlegen",
    reason: (username, site) =>
      `für das Konto „${username}“ auf ${site} wurde ein neues Passwort angefordert, vermutlich von Ihnen.`,
    link: "Neues Passwort festlegen",
    until: (time) =>
      `Der Link gilt nur einmal, bis ${time}. Mit dem neuen Passwort enden alle Sitzungen des Kontos, seine API-Tokens werden widerrufen und seine Passkeys entfernt.`,
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann das Passwort festlegen. Bitte geben Sie diese E-Mail nicht weiter.",
    mistake: "Wenn Sie das nicht angefordert haben, müssen Sie nichts unternehmen: Das bisherige Passwort gilt weiter.",
  },
};

/** Sends a link to a new password to who has forgotten the old one. @throws Error when the token cannot be opened */
export function staffReset(mail: MailOf<"staff-reset">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { folder: "/sign-in/reset", forMs: RESET_MS, texts: TEXTS });
}
