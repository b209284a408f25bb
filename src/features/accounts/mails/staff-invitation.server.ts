import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { INVITATION_MS } from "../link-times.ts";
import { type StaffLinkTexts, staffLinkMail } from "./staff-link.server.ts";

const TEXTS: InEveryLanguage<StaffLinkTexts> = {
  en: {
    subject: (site) => `Your account for ${site}`,
    heading: "An account has been created for you",
    reason: (username, site) =>
      `A colleague has created an account for you on ${site}. Your username is “${username}”.`,
    link: "Choose a password",
    until: (time) => `The link works once, until ${time}.`,
    secret: "It is secret: whoever has it can choose the password. Please do not pass it on.",
    mistake: "If you do not know what this is about, you do not need to do anything.",
  },
  pl: {
    subject: (site) => `Konto w serwisie ${site}`,
    heading: "Utworzono dla Państwa konto",
    reason: (username, site) => `w serwisie ${site} utworzono dla Państwa konto. Nazwa użytkownika: „${username}”.`,
    link: "Ustawienie hasła",
    until: (time) => `Link działa tylko raz, do ${time}.`,
    secret: "Link jest poufny: każdy, kto go zna, może ustawić hasło. Prosimy nie przekazywać go dalej.",
    mistake: "Jeżeli nie wiedzą Państwo, czego dotyczy ta wiadomość, nie trzeba podejmować żadnych działań.",
  },
  de: {
    subject: (site) => `Ihr Konto für ${site}`,
    heading: "Für Sie wurde ein Konto angelegt",
    reason: (username, site) => `für Sie wurde auf ${site} ein Konto angelegt. Ihr Benutzername lautet „${username}“.`,
    link: "Passwort festlegen",
    until: (time) => `Der Link gilt nur einmal, bis ${time}.`,
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann das Passwort festlegen. Bitte geben Sie diese E-Mail nicht weiter.",
    mistake: "Wenn Sie nicht wissen, worum es geht, müssen Sie nichts unternehmen.",
  },
};

/** Invites a colleague to choose a password. @throws Error when the token cannot be opened */
export function staffInvitation(mail: MailOf<"staff-invitation">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { folder: "/sign-in/invitation", forMs: INVITATION_MS, texts: TEXTS });
}
