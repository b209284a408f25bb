import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const page = fromEnglish(en.page, {
  title: "Om oss",
  description:
    "Elektro og automasjon for skip, dokker og offshore siden {{founded}}: hvem vi er, og hvordan og hvor vi arbeider.",
  lead: "Et ingeniørselskap for skipselektro og automasjon, i arbeid om bord og på land siden {{founded}}.",
  whoHeading: "Hvem vi er",
  whoText:
    "Vi prosjekterer, bygger, monterer og reparerer elektro- og automasjonsanlegg for fartøy, dokker og offshorevirksomhet. Selskapet ble grunnlagt i {{founded}} og har siden utført over {{services|oppdrag|oppdrag}}.\n\nHos oss arbeider elektrikere, programmerere, elektronikere og igangkjørere. De som tegner et anlegg, er også med om bord når det settes i drift. Slik kommer erfaringen fra maskinrommet tilbake til tegnekontoret.",
  howHeading: "Hvordan vi arbeider",
  howText:
    "En jobb begynner med en befaring: hva som er montert, hva som er endret siden siste tegning, og hva som må være i drift mens vi arbeider. Ut fra befaringen lager vi koblingsskjemaer, rekkeklemmeplaner og materialliste.\n\nSkap og konsoller bygges, kobles og testes på verkstedet. Kretskort og enheter som kommer inn til reparasjon, settes i stand i prøvebenk; vi har reparert over {{unitsRepaired|elektrisk enhet|elektriske enheter}}. Om bord følger montering, kalibrering og idriftsettelse sammen med mannskapet.\n\nJobben avsluttes med dokumentasjon. Tegningene rettes til slik anlegget faktisk ble bygd, måleverdier føres i protokoll, og innstillinger og programmer overleveres.",
  whereHeading: "Hvor vi arbeider",
  whereText:
    "Vi reiser til fartøyet: i havn, i dokk, for anker eller underveis. Vi har arbeidet i over {{countries|land|land}} og vært om bord i over {{vessels|fartøy|fartøy}}.\n\nMetodene er de samme på land. Dokker, kaier og kraner har de samme vernene, frekvensomformerne og styringene som skip, og de står også i vind og salt.",
  studentsHeading: "Med studenter",
  studentsText:
    "Vi tar imot studenter i mekatronikk, elektroteknikk eller automasjon på tredje og fjerde studieår i praksis. Så langt har over {{students|student|studenter}} hatt praksis hos oss.\n\nDe arbeider sammen med ingeniørene våre, på verkstedet og på tegnekontoret, og blir med om bord.",
});

export const staff = en.staff;
