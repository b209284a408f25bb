import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  formName: "Søknadsskjema",
  offerField: "Hvilken stilling gjelder det?",
  file: "CV-fil",
  fileKinds: ".doc, .docx eller .pdf, høyst {{megabytes}} MB",
  fileDrop: "Slipp filen her eller velg den",
  fileChoose: "Velg fil",
  fileRemove: "Fjern",
  fileAgain: "Velg filen på nytt: nettleseren husker den ikke.",
  consent: "Hvor lenge kan vi oppbevare søknaden din?",
  choices: {
    offer: { none: "Ingen bestemt stilling" },
    consent: { vacancy: "Bare for denne stillingen", future: "Også for framtidige stillinger" },
  },
  privacy: "[Personvernerklæringen] forteller hva vi gjør med opplysningene dine.",
  sent: "CV-en din har kommet fram.",
  uploadPreserved: "Det du skrev, og filen er fortsatt her.",
  upload: {
    lost: "Forbindelsen ble brutt. Send på nytt: søknaden kommer ikke fram to ganger.",
    failed: "Noe gikk galt hos oss. Send søknaden på nytt.",
  },
  status: {
    title: "Søknaden din",
    lead: "Hva vi oppbevarer, hvor lenge, og hvordan du kan få det slettet.",
    state: "Status",
    states: {
      new: "Vi har mottatt søknaden din. Den er ikke vurdert ennå.",
      shortlisted: "Søknaden din er blant dem vi ser nærmere på.",
      invited: "Vi vil gjerne møte deg. Du hører fra oss, eller har alt hørt fra oss.",
      declined: "Vi har gått videre med andre søkere. Takk for at du søkte, og for tiden du brukte på det.",
      hired: "Vi er enige om å arbeide sammen. Alt annet avtaler vi direkte med deg.",
      withdrawn: "Vi har notert at du har trukket søknaden. Den blir ikke vurdert videre.",
    },
    fields: { offer: "Stilling", cv: "CV-fil", consent: "Oppbevaring" },
    change: "Hvor lenge vi oppbevarer den",
    changeText: "Du kan endre eller fornye samtykket. Tiden regnes da fra i dag.",
    withdrawText:
      "Vi sletter søknaden og filen med en gang og får beskjed om at du har trukket deg. Dette kan ikke angres.",
    withdrawSure: "Ja, slett søknaden min og filen",
    withdrawTick: "Kryss av i ruten hvis du vil slette søknaden.",
    goneText:
      "Søknaden er slettet, enten av deg eller fordi fristen gikk ut, eller så er adressen ikke fullstendig. Kopier hele lenken fra e-posten vår.",
    erasedTitle: "Søknaden din er slettet",
    erasedText: "Søknaden {{reference}} og filen er slettet. Selskapet har fått beskjed om at du har trukket deg.",
  },
});

export const page = fromEnglish(en.page, {
  storedVacancy: "oppbevares i {{applicationMonths|måned|måneder}} etter søknadsfristen",
  storedFuture: "oppbevares i {{futureMonths|måned|måneder}}",
});

/** The inbox of applications, where it says something of its own. */
const own = {
  audit: {
    one: "søknaden {{name}}",
    many: "søknader",
    actions: {
      "application-opened": "Søknad åpnet",
      "application-state": "Status på søknad endret",
      "application-rated": "Søknad vurdert",
      "application-noted": "Notat til søknad",
      "application-answered": "Søknad besvart",
      "application-reply-added": "Mottatt svar lagt til søknad",
      "application-message-received": "Ny melding fra søker",
      "cv-opened": "CV åpnet",
      "applications-exported": "Søknader eksportert",
    },
    sentences: {
      "application-opened": "{{who}} åpnet {{subject}}",
      "application-state": "{{who}} endret statusen på {{subject}}",
      "application-rated": "{{who}} vurderte {{subject}}",
      "application-noted": "{{who}} skrev et notat til {{subject}}",
      "application-answered": "{{who}} svarte på {{subject}}",
      "application-reply-added": "{{who}} la et mottatt svar til {{subject}}",
      "application-message-received": "Søkeren skrev igjen: {{subject}}",
      "cv-opened": "{{who}} åpnet CV-en i {{subject}}",
      "applications-exported": "{{who}} eksporterte søknader",
    },
  },
  data: {
    heading: "Søknad {{reference}}",
    columns: { consent: "Oppbevaring", consentAt: "Valgt" },
    choices: {
      consent: {
        vacancy: "bare for denne stillingen",
        future: "også for framtidige stillinger (samtykke)",
      },
    },
  },
  aboutEntries:
    "{{count}} søknad på en stilling på dette nettstedet|{{count}} søknader på stillinger på dette nettstedet",
  waiting: "{{count}} ny søknad|{{count}} nye søknader",
  csv: {
    title: "Søknader",
    lead: "Alle søknader som tabell for et regneark (CSV).",
    inIt: [
      "Referanse, tidspunkt, språk, navn, e-postadresse, telefon og stilling",
      "Samtykke, status og navnet på CV-filen",
    ],
    notInIt: ["Selve CV-filene, notater og vurderinger: de ligger i hver søknad, og hver åpning blir loggført"],
    download: "Last ned søknader",
  },
  title: "Søknader",
  singular: "Søknad",
  mailParts: { confirmation: "Bekreftelse til personen, med den private lenken" },
  mailNames: {
    confirmation: "Søknad: bekreftelse til søkeren",
    withdrawn: "Trukket søknad: varsel til selskapet",
  },
  toErase: "{{count}} søknad med CV|{{count}} søknader med CV",
  retentionTimes: {
    applicationMonths: {
      label: "Søknader på én stilling",
      hint: "Måneder fra siste søknadsdag, eller fra samtykket hvis det kom senere.",
    },
    futureMonths: { label: "Søknader også for framtidige stillinger", hint: "Måneder fra samtykket." },
  },
  states: {
    new: "Ny",
    shortlisted: "Aktuell",
    invited: "Innkalt",
    declined: "Avslått",
    hired: "Ansatt",
    withdrawn: "Trukket",
  },
  letters: { invited: "Innkalt", declined: "Avslått" },
  search: "Søk i navn, e-post, referanse, telefon",
  about: "Stilling",
  anyAbout: "Alle stillinger",
  noAbout: "Ingen bestemt stilling",
  closedAbout: "{{title}} (ikke lenger ledig)",
  found: "{{count}} søknad|{{count}} søknader",
  cut: "Det er flere treff enn det er plass til; dette er de nyeste {{count}}. Legg til ord for å snevre inn søket.",
  columns: { person: "Person", rating: "Vurdering" },
  received: "Mottatt",
  erased: "Slettes",
  empty: "Ingen søknader ennå. De kommer inn gjennom skjemaet på karrieresidene.",
  emptyView: "Ingen søknad har denne statusen.",
  emptySearch: "Ingen søknad passer til søket.",
  showAll: "Vis alle",
  labels: { offer: "Stilling", email: "E-post", phone: "Telefon", consent: "Oppbevaring" },
  language: "Språk",
  choices: { consent: { vacancy: "For denne stillingen", future: "Også for framtidige stillinger" } },
  retention: "Slettes automatisk {{day}}, uansett status, sammen med fil, e-poster, notater og vurderinger.",
  write: "Skriv e-post",
  from: "Personen",
  fromLead: "Hva som ble sendt, og hvor lenge det kan oppbevares.",
  file: "CV",
  fileLead: "Filen kan bare lastes ned; den åpnes ikke her. Hver nedlasting blir loggført: hvem og når.",
  download: "Last ned CV",
  stateLead:
    "Personens private lenke viser statusen med en gang, med ordene nedenfor. Statusen endrer ikke hvor lenge søknaden oppbevares.",
  shownToSender: "Den private lenken viser:",
  actions: {
    new: "Tilbake til ny",
    shortlisted: "Merk som aktuell",
    invited: "Kall inn",
    declined: "Avslå",
    hired: "Ansett",
    withdrawn: "Trukket av personen",
  },
  spamLead:
    "Mulig søppelpost: ingen e-poster ble sendt, så personen har ingen privat lenke. Velger du noe nedenfor, regnes søknaden ikke lenger som søppelpost.",
  askTitle: "{{state}}: {{name}}?",
  askText: "Den private lenken viser da: «{{words}}» Ingen e-post blir sendt.",
  conflict: "Ingenting er endret. Noen har endret statusen i mellomtiden: {{state}}.",
  notesLead:
    "Kolleger kan lese dem. Sammen med vurderingene er de en del av det som utleveres når personen ber om innsyn. Et lagret notat kan ikke endres.",
  mailsLead: "Det nettstedet har sendt om denne søknaden.",
  openings: "Hvem har åpnet den",
  openingsLead:
    "Fra revisjonsloggen. Åpning av siden føres høyst én gang i timen per person, nedlasting av CV-en hver gang.",
  opened: { page: "Side", file: "CV" },
  next: "Neste søknad",
  previous: "Forrige søknad",
  done: {
    state: "Statusen er endret. Den private lenken viser den.",
    rate: "Vurderingen din er lagret.",
  },
};

export const staff = fromEnglish(en.staff, { own });

export const mails = fromEnglish(en.mails, {
  confirmation: {
    subject: "{{reference}}: Vi har mottatt søknaden din",
    heading: "Vi har mottatt søknaden din",
    received: "Takk for søknaden. Den har referansenummer {{reference}}.",
    receivedFor: "Takk for søknaden på «{{offer}}». Den har referansenummer {{reference}}.",
    next: "Vi vurderer den og svarer til denne e-postadressen.",
    link: "Din private lenke",
    use: "Den viser hva du har sendt oss. Der kan du også trekke og slette søknaden, eller fornye samtykket til at vi oppbevarer den.",
    secret:
      "Lenken er hemmelig: den som har den, kan se og slette søknaden din. Ta vare på denne e-posten, og ikke send den videre.",
    mistake:
      "Hvis du ikke har søkt hos oss, har noen oppgitt denne adressen ved en feil. Da kan du slette søknaden med lenken.",
  },
  letter: {
    subject: "Søknaden din",
    invited:
      "Takk for søknaden. Vi vil gjerne bli kjent med deg og inviterer deg til et intervju.\n\nSvar på denne e-posten med to eller tre tidspunkter som passer, og si om du vil komme til kontoret vårt eller snakke over video.",
    declined: "Takk for søknaden og tiden du har brukt. Vi har valgt andre søkere.\n\nVi ønsker deg lykke til videre.",
  },
  notice: {
    subject: "{{reference}}: Søknad fra {{name}}",
    heading: "Søknad med CV",
    phone: "Telefon",
    noPhone: "ikke oppgitt",
    offer: "Stilling",
    noOffer: "ingen bestemt stilling",
    consent: "Oppbevaring",
    consents: {
      vacancy: "bare for denne søknaden",
      future: "også for framtidige stillinger",
    },
    file: "Fil",
    scan: "Viruskontroll",
    scans: {
      clean: "ingen funn",
      unscanned: "ikke kontrollert, vær forsiktig når du åpner filen",
    },
    dashboard: "CV-en er ikke lagt ved. Den ligger i kontrollpanelet",
  },
  withdrawn: {
    subject: "{{reference}}: Søknad trukket",
    at: "Trukket",
    heading: "Søknaden er trukket og slettet",
    erased: "Avsenderen har trukket denne søknaden. Opplysningene og filen er slettet fra nettstedet.",
    copies:
      "Slett også det som er kopiert andre steder: e-posten som varslet om søknaden, nedlastede filer og utskrifter.",
  },
});
