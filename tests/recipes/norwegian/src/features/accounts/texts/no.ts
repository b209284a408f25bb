import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

/** The login form. */
const signIn = {
  title: "Logg inn",
  lead: "For ansatte i selskapet.",
  username: "Brukernavn",
  password: "Passord",
  submit: "Logg inn",
  wrong: "Innloggingen mislyktes. Feil brukernavn eller passord.",
  limited: "For mange forsøk. Prøv igjen om {{minutes}} min.",
  ended: "Logg inn for å fortsette. Siden du ba om, åpnes etterpå.",
  passkey: "Logg inn med passnøkkel",
  passkeyFailed: "Passnøkkelen ble ikke godtatt. Bruk brukernavn og passord.",
  forgotten: "Glemt passord",
  back: "Tilbake til nettstedet",
  secondTitle: "Ekstra faktor",
  secondLead: "Skriv inn de seks sifrene som autentiseringsappen viser.",
  code: "Kode",
  recoveryLead: "Ingen app for hånden: bruk en av gjenopprettingskodene. Hver kode virker én gang.",
  recoveryCode: "Gjenopprettingskode",
  useCode: "Bekreft",
  useRecovery: "Bruk gjenopprettingskode",
  wrongCode: "Denne koden er ikke gyldig. Vent på den neste og prøv igjen.",
};

/** The page of one's own account. */
const account = {
  title: "Min konto",
  profile: "Profil",
  profileLead: "Navnet ditt står ved hver versjon du lagrer. En administrator kan endre rollen din.",
  language: "Språk i kontrollpanelet",
  saveLanguage: "Endre språk",
  currentPassword: "Passord du har nå",
  confirmTitle: "Bekreft at det er deg",
  confirmText:
    "Dette endrer hvem som kan logge inn, eller hvordan. Skriv inn passordet; du blir ikke spurt igjen de neste ti minuttene.",
  confirmSubmit: "Bekreft og fortsett",
  confirmPasskey: "Bruk en passnøkkel",
  confirmPasskeyFailed: "Passnøkkelen ble ikke godtatt. Prøv igjen, eller bruk passordet.",
  saveName: "Endre navn",
  nameHint: "Brev til kunder undertegnes med det.",
  nameMissing:
    "Dette er fortsatt brukernavnet ditt. Brev til kunder undertegnes derfor bare med selskapets navn. Skriv inn fornavn og etternavn.",
  reviewLead: "Disse gir fortsatt tilgang til kontoen din. Sjekk at alle er dine:",
  reviewPasskeys: "Passnøkler: {{count}}",
  reviewTokens: "API-nøkler: {{count}}",
  email: "E-post",
  emailLead: "Lenker til nytt passord sendes dit.",
  emailMissing: "Det er ingen adresse ennå: uten den kan et glemt passord ikke erstattes via e-post.",
  saveEmail: "Endre adresse",
  password: "Passord",
  passwordLead: "Når du endrer det, avsluttes alle de andre øktene dine. Passnøkler og API-nøkler er fortsatt gyldige.",
  savePassword: "Endre passord",
  secondFactor: "Ekstra faktor",
  secondFactorLead:
    "Etter passordet: en kode fra en app på telefonen. Den som bare får tak i passordet ditt, slipper ikke inn.",
  appOn: "På. Gjenopprettingskoder igjen: {{count}}.",
  appOff: "Av.",
  appStart: "Sett opp",
  appRemove: "Slå av",
  appRemoveLead: "Uten den åpner passordet alene kontoen din.",
  appConfirm: "Slå på",
  codeHint: "De seks sifrene som appen viser nå. De bekrefter at den virker.",
  qr: "QR-kode for autentiseringsappen",
  scan: "Skann koden med autentiseringsappen.",
  openApp: "Eller åpne appen på denne enheten",
  typeSecret: "Eller skriv denne nøkkelen inn i den:",
  newCodes: "Lag nye koder",
  newCodesLead: "Nye gjenopprettingskoder erstatter dem du har; de gamle virker ikke lenger.",
  codes: "Gjenopprettingskoder",
  codesLead:
    "Hver av dem åpner kontoen din én gang når du ikke har telefonen for hånden. De vises bare nå: oppbevar dem et annet sted.",
  codesFile: "gjenopprettingskoder.txt",
  print: "Skriv ut",
  download: "Last ned",
  requiredTitle: "Sett opp en ekstra faktor for å fortsette.",
  requiredText:
    "En administrator krever det av denne kontoen; før det er gjort, åpnes ikke noe annet i kontrollpanelet. Velg nedenfor: koder fra en app på telefonen, eller en passnøkkel på en enhet.",
  requiredByAdmin: "En administrator krever en ekstra faktor av denne kontoen: den siste kan ikke fjernes.",
  passkeys: "Passnøkler",
  passkeysLead: "Logg inn med fingeravtrykket, ansiktet eller PIN-koden på en enhet, uten passord.",
  noPasskeys: "Ingen ennå.",
  unnamedPasskey: "Uten navn",
  added: "Lagt til {{time}}",
  passkeyName: "Navn på passnøkkelen",
  passkeyNameHint: "Så du kjenner den igjen i listen.",
  addPasskey: "Legg til passnøkkel",
  removePasskeyTitle: "Fjerne passnøkkelen «{{name}}»?",
  removePasskeyText: "Du kan ikke lenger logge inn med den. Slett den på enheten også.",
  passkeysUnknown: "Denne nettleseren støtter ikke passnøkler, eller siden er ikke åpnet over https.",
  passkeyOutcomes: {
    done: "Passnøkkelen er lagt til. Den kan brukes ved neste innlogging.",
    cancelled: "Ingen passnøkkel ble laget. Det ble avbrutt, eller tok for lang tid.",
    known: "Denne enheten har en passnøkkel for kontoen din fra før.",
    failed: "Passnøkkelen kunne ikke legges til. Prøv igjen.",
  },
  remove: "Fjern",
  sessions: "Økter",
  sessionsLead: "Her er du logget inn. Avslutt det du ikke kjenner igjen, og endre så passordet.",
  device: "{{browser}} på {{system}}",
  unknownBrowser: "Ukjent nettleser",
  unknownSystem: "ukjent system",
  sessionTimes: "Siden {{from}}, sist sett {{seen}}",
  thisSession: "Denne økten",
  endSession: "Avslutt",
  endOthers: "Avslutt alle andre",
  endOthersTitle: "Avslutte alle andre økter?",
  endOthersText:
    "Den som arbeider der med kontoen din, blir logget ut med en gang. Det som ikke er lagret der, blir liggende som automatisk lagret utkast.",
  endAll: "Avslutt alle økter",
  endAllTitle: "Avslutte alle økter, også denne?",
  endAllText: "Du blir logget ut overalt, også her.",
  tokens: "API-nøkler",
  tokensLead:
    "Et program som har en slik nøkkel, skriver i ditt navn og med dine rettigheter. Gi hvert program sin egen.",
  noTokens: "Ingen ennå.",
  tokenTimes: "Laget {{from}}, sist brukt {{used}}",
  tokenUnused: "Laget {{from}}, ikke brukt ennå",
  tokenName: "Navn på nøkkelen",
  tokenNameHint: "Programmet eller datamaskinen den er til.",
  createToken: "Lag nøkkel",
  tokenUse: "For eksempel for å publisere en nyhet:",
  tokenExample: { title: "Tittel", short_description: "Med én setning", description: "Hele teksten" },
  revoke: "Trekk tilbake",
  revokeTitle: "Trekke tilbake nøkkelen «{{name}}»?",
  revokeText: "Programmer som bruker den, avvises fra nå av.",
  done: {
    name: "Navnet ditt er endret.",
    language: "Kontrollpanelet er nå på norsk.",
    email: "Adressen er endret.",
    password: "Passordet er endret. Alle andre økter er avsluttet.",
    "app-start": "Legg nøkkelen inn i appen, og skriv så inn koden den viser. Ingenting er endret før det.",
    "app-confirm": "Den ekstra faktoren er på. Ta vare på gjenopprettingskodene nedenfor.",
    "app-codes": "Dette er de nye gjenopprettingskodene dine. De gamle virker ikke lenger.",
    "app-remove": "Den ekstra faktoren er av.",
    "passkey-remove": "Passnøkkelen er fjernet.",
    "session-end": "Økten er avsluttet.",
    "sessions-end-others": "Alle andre økter er avsluttet.",
    "token-create": "Nøkkelen er laget. Den vises bare nå: kopier den.",
    "token-revoke": "Nøkkelen er trukket tilbake.",
  },
};

/** The page of all accounts. */
const staffAccounts = {
  title: "Brukerkontoer",
  invite: "Inviter",
  person: "Person",
  nameMissing: "Ikke noe navn ennå",
  nameMissingHint: "Dette er fortsatt brukernavnet: brev til kunder undertegnes bare med selskapets navn.",
  state: "Status",
  secondFactor: "Ekstra faktor",
  lastSeen: "Sist sett",
  states: { active: "Aktiv", invited: "Invitert", disabled: "Sperret" },
  requiredMissing: "Kreves, ikke satt opp ennå",
  requiredThere: "Kreves og er satt opp",
  yes: "Ja",
  no: "Nei",
  notSignedIn: "Ikke logget inn",
  you: "{{name}} (deg)",
  manage: "Administrer",
  ownAccount: "Dette er din egen konto: det du tar bort her, tar du fra deg selv.",
  inviteTitle: "Inviter en kollega",
  inviteLead: "En lenke sendes til adressen. Den som åpner den, velger et passord og er inne.",
  roleHint:
    "Redaktører skriver, publiserer og svarer på meldinger. Administratorer tar seg også av kontoer, søknader, personopplysninger og innstillinger, og sletter for godt.",
  sendInvitation: "Send invitasjon",
  actions: {
    renew: {
      word: "Send på nytt",
      text: "En ny invitasjon sendes til samme adresse. Lenken i den gamle virker ikke lenger.",
    },
    makeAdmin: {
      word: "Gjør til administrator",
      text: "Administratorer kan også invitere og sperre kontoer, se søknader og personopplysninger, endre innstillinger og slette for godt.",
      title: "Gjøre {{name}} til administrator?",
    },
    makeEditor: {
      word: "Gjør til redaktør",
      text: "Redaktører skriver, publiserer og svarer på meldinger. Kontoer, søknader, personopplysninger, innstillinger og sletting for godt er stengt for dem.",
      title: "Gjøre {{name}} til redaktør?",
    },
    removeSecondFactor: {
      word: "Fjern faktor",
      text: "For den som har mistet telefonen og gjenopprettingskodene: fjerner appen og passnøklene og avslutter alle økter. Deretter åpner passordet alene kontoen.",
      title: "Fjerne den ekstra faktoren til {{name}}?",
    },
    requireSecondFactor: {
      word: "Krev faktor",
      text: "Fra neste klikk åpnes bare siden der en app eller passnøkkel settes opp, til det er gjort. API-nøkler avvises så lenge.",
      title: "Kreve en ekstra faktor av {{name}}?",
    },
    secondFactorOptional: {
      word: "Ikke krev faktor lenger",
      text: "Kontoen kan igjen åpnes uten en ekstra faktor. En som er satt opp, blir værende.",
    },
    disable: {
      word: "Sperr",
      text: "Avslutter alle økter og trekker tilbake alle API-nøkler med en gang, og ingen kan logge inn med kontoen. Det den har publisert, blir stående.",
      title: "Sperre kontoen til {{name}}?",
    },
    enable: { word: "Åpne igjen", text: "Eieren kan logge inn igjen, med samme passord." },
  },
  done: {
    invite: "Invitasjonen er på vei.",
    role: "Rollen er endret.",
    rename: "Navnet er endret.",
    disable: "Kontoen er sperret. Øktene er avsluttet.",
    enable: "Kontoen er åpnet igjen.",
    renew: "En ny invitasjon er på vei.",
    "require-second-factor": "Fra nå av kreves en ekstra faktor.",
    "second-factor-optional": "En ekstra faktor kreves ikke lenger.",
    "remove-second-factor": "Den ekstra faktoren er fjernet. Øktene er avsluttet.",
  },
};

/** What the links of mails open, before anybody is signed in. */
const links = {
  goneTitle: "Denne lenken er ikke lenger gyldig",
  newLink: "Be om en ny lenke",
  invitation: {
    title: "Velkommen",
    lead: "Brukernavnet ditt er {{username}}. Velg et passord.",
    submit: "Lagre og logg inn",
    gone: "Invitasjonen er brukt, erstattet av en nyere eller for gammel. Logg inn hvis du har valgt et passord; ellers ber du en administrator om en ny invitasjon.",
  },
  reset: {
    title: "Nytt passord",
    lead: "For kontoen {{username}}. Alle øktene avsluttes, API-nøklene trekkes tilbake og passnøklene fjernes.",
    submit: "Lagre og logg inn",
    gone: "Den er alt brukt, eller for gammel. Trenger du fortsatt et nytt passord, kan du be om en ny lenke.",
  },
  setUp: {
    title: "Første konto",
    lead: "Den tilhører en administrator, som deretter kan invitere de andre.",
    submit: "Opprett konto",
    emailHint: "Lenker til nytt passord sendes dit.",
    gone: "Den første kontoen er alt opprettet, eller tjeneren har skrevet ut en nyere lenke. Logg inn med den kontoen, eller se på utskriften fra tjeneren.",
  },
  forgotten: {
    title: "Glemt passord",
    lead: "Skriv inn brukernavn eller e-postadresse. En lenke der du kan velge et nytt passord, kommer på e-post.",
    who: "Brukernavn eller e-post",
    submit: "Send lenke",
    asked:
      "Hvis det finnes en slik konto med en adresse, er en lenke på vei dit. Kommer den ikke, se i søppelposten eller spør en administrator.",
    missing: "Skriv inn brukernavn eller e-postadresse.",
  },
};

export const staff = fromEnglish(en.staff, { signIn, account, staffAccounts, links });

export const mails = fromEnglish(en.mails, {
  invitation: {
    subject: "Kontoen din på {{site}}",
    heading: "Det er opprettet en konto til deg",
    reason: "En kollega har opprettet en konto til deg på {{site}}. Brukernavnet ditt er «{{username}}».",
    link: "Velg et passord",
    until: "Lenken virker én gang, til {{time}}.",
    secret: "Den er hemmelig: den som har den, kan velge passordet. Ikke send den videre.",
    mistake: "Hvis du ikke vet hva dette gjelder, trenger du ikke gjøre noe.",
  },
  reset: {
    subject: "Nytt passord for {{site}}",
    heading: "Velg et nytt passord",
    reason: "Noen, antakelig du, har bedt om et nytt passord for kontoen «{{username}}» på {{site}}.",
    link: "Velg et nytt passord",
    until:
      "Lenken virker én gang, til {{time}}. Når et nytt passord velges, avsluttes alle øktene til kontoen, API-nøklene trekkes tilbake og passnøklene fjernes.",
    secret: "Den er hemmelig: den som har den, kan velge passordet. Ikke send den videre.",
    mistake: "Hvis du ikke har bedt om det, trenger du ikke gjøre noe: det gamle passordet gjelder fortsatt.",
  },
  notice: {
    subject: "{{change}}: {{site}}",
    about: "Kontoen «{{username}}» på {{site}} ble endret {{time}}:",
    changes: {
      "token-made": {
        heading: "Ny API-nøkkel",
        what: "En API-nøkkel er laget. Et program som har den, skriver med kontoens rettigheter.",
      },
      "passkey-added": {
        heading: "Ny passnøkkel",
        what: "En passnøkkel er lagt til. Den åpner kontoen uten passord.",
      },
      "passkey-removed": {
        heading: "Passnøkkel fjernet",
        what: "En passnøkkel er fjernet. Den åpner ikke kontoen lenger.",
      },
      "second-factor-off": {
        heading: "Ekstra faktor slått av",
        what: "Autentiseringsappen er slått av. Det spørres ikke lenger om en kode etter passordet.",
      },
      "second-factor-removed": {
        heading: "Ekstra faktor fjernet",
        what: "En administrator har fjernet autentiseringsappen og alle passnøkler og avsluttet alle økter.",
        mistake:
          "Hvis du har bedt om dette, trenger du ikke gjøre noe. Hvis ikke, si fra til en administrator med en gang og velg et nytt passord på siden nedenfor. Da trekkes også alle API-nøkler tilbake.",
      },
      "email-changed": {
        heading: "E-postadresse endret",
        what: "E-postadressen til kontoen er endret. Denne meldingen går til den forrige og den nye adressen.",
        mistake:
          "Hvis dette var deg, trenger du ikke gjøre noe. Hvis ikke, si fra til en administrator med en gang: de kan sperre kontoen.",
      },
      "password-changed": {
        heading: "Passord endret",
        what: "Passordet er endret, og alle andre økter er avsluttet. Passnøkler og API-nøkler er fortsatt gyldige.",
        mistake:
          "Hvis dette var deg, trenger du ikke gjøre noe. Hvis ikke, eller hvis kontosiden din viser en passnøkkel eller API-nøkkel som ikke er din, si fra til en administrator med en gang og velg et nytt passord på siden nedenfor. Da avsluttes alle økter, alle API-nøkler trekkes tilbake og alle passnøkler fjernes.",
      },
      "password-reset": {
        heading: "Nytt passord valgt",
        what: "Et nytt passord er valgt gjennom en lenke. Alle økter er avsluttet, alle API-nøkler trukket tilbake og alle passnøkler fjernet. Lag nye der du trenger dem.",
        mistake:
          "Hvis dette var deg, trenger du ikke gjøre noe. Hvis ikke, si fra til en administrator med en gang og velg et nytt passord en gang til på siden nedenfor.",
      },
    },
    mistake:
      "Hvis dette var deg, trenger du ikke gjøre noe. Hvis ikke, si fra til en administrator med en gang og velg et nytt passord på siden nedenfor. Da avsluttes alle økter, alle API-nøkler trekkes tilbake og alle passnøkler fjernes.",
    link: "Velg et nytt passord",
  },
});
