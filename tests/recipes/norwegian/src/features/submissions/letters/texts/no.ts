import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const page = fromEnglish(en.page, {
  title: "Hei,",
  closing: "Med vennlig hilsen",
  answerSubject: "Sv: {{reference}} Meldingen din til {{company}}",
  greeting: "Hei {{name}},",
  answerClosing: "Med vennlig hilsen",
  quote: "{{time}} skrev du:",
  received: "Takk for meldingen. Vi har lest den og ser på saken. Så snart vi vet mer, skriver vi til deg igjen.",
  typePlate:
    "Takk for meldingen. For å vurdere saken må vi se utstyret. Send oss gjerne:\n\n- et bilde av merkeskiltet der produsent, type og serienummer kan leses,\n- bilder av enheten og tilkoblingene,\n- alarmtekster, og når de kommer opp.",
  position:
    "Takk for meldingen. For å planlegge arbeidet må vi vite hvor skipet kommer til å være. Send oss gjerne:\n\n- skipets navn og IMO-nummer,\n- havn eller posisjon, med ventet ankomst og avgang (ETA, ETD),\n- skipets agent der, med kontaktopplysninger.",
  quotation:
    "Takk for meldingen. Du får tilbudet vårt i en egen e-post. Er det noe å legge til, kan du svare på denne e-posten.",
  notOurs:
    "Takk for meldingen. Det du beskriver, ligger utenfor fagområdet vårt, så dette kan vi dessverre ikke hjelpe deg med.",
});

export const mails = en.mails;

export const staff = en.staff;
