import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  formName: "Kontaktskjema",
  accept: "Jeg godtar [vilkårene]",
  about: "Gjelder",
  sent: "Meldingen er sendt.",
});

export const mails = fromEnglish(en.mails, {
  confirmation: {
    subject: "{{reference}}: Vi har mottatt meldingen din",
    heading: "Vi har mottatt meldingen din",
    received:
      "Takk for meldingen du sendte gjennom kontaktskjemaet på nettstedet vårt. Den har referansenummer {{reference}}.",
    next: "Vi leser den og svarer til denne e-postadressen. Vil du legge til noe, kan du svare på denne e-posten og la referansenummeret stå i emnefeltet.",
    mistake:
      "Hvis du ikke har skrevet til oss, har noen oppgitt denne adressen ved en feil. Da trenger du ikke gjøre noe.",
  },
  reminder: {
    subject: "{{count}} melding venter på svar|{{count}} meldinger venter på svar",
    nothing: "Ingen meldinger venter på svar lenger",
    heading: "Meldinger som har ventet for lenge",
    spam: "Mulig søppelpost: ingen har sett på {{count}} melding ennå.|Mulig søppelpost: ingen har sett på {{count}} meldinger ennå.",
    link: "Meldingene i kontrollpanelet",
  },
  notice: {
    subject: "{{reference}}: Melding fra {{name}}",
    heading: "Melding fra kontaktskjemaet",
    message: "Melding",
  },
});

/** The inbox of messages, where it says something of its own. */
const own = {
  audit: {
    one: "meldingen {{name}}",
    many: "meldinger",
    actions: {
      "message-owner": "Melding tatt eller gitt videre",
      "message-state": "Status på melding endret",
      "message-noted": "Notat til melding",
      "message-answered": "Melding besvart",
      "message-reply-added": "Mottatt svar lagt til melding",
      "message-not-spam": "Melding er ikke søppelpost",
      "messages-exported": "Meldinger eksportert",
    },
    sentences: {
      "message-owner": "{{who}} endret hvem som har tatt {{subject}}",
      "message-state": "{{who}} endret statusen på {{subject}}",
      "message-noted": "{{who}} skrev et notat til {{subject}}",
      "message-answered": "{{who}} svarte på {{subject}}",
      "message-reply-added": "{{who}} la et mottatt svar til {{subject}}",
      "message-not-spam": "{{who}} merket at {{subject}} ikke er søppelpost",
      "messages-exported": "{{who}} eksporterte meldinger",
    },
  },
  data: { heading: "Melding {{reference}}" },
  waiting: "{{count}} ny melding|{{count}} nye meldinger",
  csv: {
    title: "Meldinger",
    lead: "Alle meldinger fra kontaktskjemaet som tabell for et regneark (CSV).",
    inIt: [
      "Referanse, tidspunkt, språk, navn, e-postadresse og tekst",
      "Status, hvem som har tatt saken, og mistanke om søppelpost",
    ],
    notInIt: ["Notater og e-poster: de ligger i arkivet for hver person, under «Personopplysninger»"],
    download: "Last ned meldinger",
  },
  title: "Meldinger",
  singular: "Melding",
  inSettings: "Meldinger fra kontaktskjemaet",
  toErase: "{{count}} melding|{{count}} meldinger",
  states: { new: "Ny", "in-hand": "Under arbeid", answered: "Besvart", closed: "Lukket" },
  /** Several messages: the tabs of the inbox. */
  views: { new: "Nye", closed: "Lukkede" },
  actions: {
    new: "Merk som ny",
    "in-hand": "Merk som under arbeid",
    answered: "Merk som besvart",
    closed: "Lukk",
  },
  showAll: "Vis alle åpne meldinger",
  empty: "Ingen har skrevet ennå.",
  emptyLead:
    "Her kommer meldinger fra kontaktskjemaet, de nyeste først. Hver melding kan tas, få notater, besvares og lukkes.",
  toForm: "Kontaktskjemaet",
  emptyOpen: "Ingen meldinger er åpne. Alle er besvart eller lukket.",
  emptyView: "Det er ingen meldinger her.",
  emptySearch: "Ingen meldinger her inneholder disse ordene.",
  text: "Melding",
  spamLead:
    "Denne meldingen ser ut som om et program har sendt den. Derfor ble det ikke sendt noen e-post om den, verken til selskapet eller til den oppgitte adressen. Hvis et menneske har skrevet den, kan du si fra her; da kommer den inn blant de andre meldingene.",
  tooManyNotes: "Ikke lagt til: meldingen har {{max}} notater fra før.",
  newerMessage: "Nyere melding",
  olderMessage: "Eldre melding",
  neighbours: "Forrige og neste melding",
  conflict: "Ingenting er endret, for noen kom deg i forkjøpet: meldingen er nå «{{state}}», tatt av {{owner}}.",
  columns: { message: "Melding" },
  done: {
    take: "Du har tatt den.",
    give: "Den er gitt til kollegaen din.",
    "give-back": "Den er gitt tilbake.",
    "not-spam": "Den er nå blant de andre meldingene.",
  },
  keys: {
    list: {
      j: "neste melding",
      k: "forrige melding",
      o: "åpne meldingen",
      slash: "søk",
      help: "denne listen",
    },
    one: {
      j: "eldre melding",
      k: "nyere melding",
      u: "tilbake til listen",
      a: "ta den",
      r: "svar",
      e: "lukk",
      help: "denne listen",
    },
  },
};

export const staff = fromEnglish(en.staff, { own });
