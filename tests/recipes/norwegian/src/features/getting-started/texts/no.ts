import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

/** What a new site's admins see to. */
const gettingStarted = {
  title: "De første dagene",
  lead: "Hva et nytt nettsted trenger før besøkende kan stole på det. Det kontrolleres hver gang siden åpnes.",
  count: "{{done}} av {{all}} gjort",
  allDone: "Alt er gjort.",
  done: "Gjort",
  open: "Gjenstår",
  company: {
    title: "Selskapets egne opplysninger",
    why: "Besøkende finner dem på kontaktsiden, nederst på alle sider og i søkemotorer, og stoler på dem.",
    done: "Ingenting i dem er oppdiktet.",
  },
  examples: {
    title: "Eksempelinnhold",
    why: "Besøkende tror på oppdiktede nyheter, prosjekter og produkter, og noen kan søke på en stilling som ikke finnes.",
    left: "Offentlig og uendret:",
    hidden: "Ikke offentlig, men fortsatt her: {{items}}.",
    done: "Ingen eksempler er offentlige.",
    links: "{{count}} lenke til sosiale medier fra eksempelet|{{count}} lenker til sosiale medier fra eksempelet",
    show: "Vis titler",
    remove: "Fjern eksemplene som er igjen",
    removeWhat:
      "Dette slettes for godt: {{items}}. Bare eksempler som ingen har lagret, slettes, sammen med det som er skrevet i dem uten å bli lagret. Adressene sier da at siden er borte, og de kommer ikke tilbake ved omstart.",
    removeYes: "Slett for godt",
    removed: "Fjernet: {{items}}.",
    nothing: "Det var ingenting igjen å fjerne.",
  },
  address: {
    title: "Offentlig adresse med https",
    why: "Uten https kan passord og meldinger leses underveis, og nettlesere advarer mot nettstedet.",
    state: "Nettstedet oppgir adressen sin som {{address}}.",
    mend: "Sett PUBLIC_URL til https-adressen på tjeneren, og start nettstedet på nytt.",
  },
  mail: {
    title: "E-post",
    why: "Varsler om meldinger og søknader, invitasjoner og lenker til nytt passord sendes på e-post.",
    noServer: "Ingen e-posttjener er satt opp: SMTP_URL mangler på tjeneren.",
    neverSent: "En e-posttjener er satt opp, men den har ikke tatt imot noen e-post ennå.",
    sent: "E-posttjeneren tok imot den siste e-posten {{time}}.",
    testTo: "Send en test-e-post til",
    send: "Send test-e-post",
    deliveryStatus: {
      waiting: "Test-e-posten venter på å bli sendt.",
      retrying: "E-posttjeneren tok ikke imot test-e-posten. Neste forsøk: {{time}}.",
      sending: "Test-e-posten sendes nå.",
      sent: "E-posttjeneren tok imot test-e-posten {{time}}. Sjekk om den er kommet fram, også i søppelposten.",
      failed: "Test-e-posten ble ikke tatt imot, og det prøves ikke igjen.",
    },
    reason: "Tjeneren svarte:",
    look: "Kontroller på nytt",
  },
  backup: {
    title: "Sikkerhetskopi",
    why: "Uten sikkerhetskopi går alt tapt hvis en disk ryker.",
    none: "Det finnes ingen. Denne kommandoen på tjeneren lager en:",
    last: "Den siste ble laget {{time}} ({{size}}).",
    old: "Den er eldre enn {{days}} dager. Denne kommandoen på tjeneren lager en ny:",
  },
  secondFactor: {
    title: "Ekstra faktor for alle administratorer",
    why: "Da åpner et passord alene ingenting, om noen har sett det eller funnet det et annet sted.",
    left: "Bare passord: {{names}}.",
    done: "Alle administratorer har en.",
  },
  secondAdmin: {
    title: "En administrator til",
    why: "Den som mister passordet eller telefonen, slippes inn igjen av den andre.",
    state: "{{count}} administrator kan logge inn.|{{count}} administratorer kan logge inn.",
    mend: "Inviter",
  },
};

export const staff = fromEnglish(en.staff, { gettingStarted });

export const mails = fromEnglish(en.mails, {
  test: {
    subject: "Test-e-post fra {{site}}",
    heading: "E-posten virker",
    works: "Denne e-posten viser at {{site}} kan sende e-post, og at den når denne adressen.",
    asked: "Den ble bestilt i kontrollpanelet {{time}}.",
    mistake: "Du trenger ikke gjøre noe.",
  },
});
