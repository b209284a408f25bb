import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const page = fromEnglish(en.page, {
  title: "Om oss",
  description:
    "Elektro og automasjon for skip, dokker og offshore siden {{founded}}: hvem vi er, og hvordan og hvor vi arbeider.",
  lead: "Et ingeniørselskap for skipselektro og automasjon, i arbeid om bord og på land siden {{founded}}.",
  sections: [
    {
      heading: "Hvem vi er",
      paragraphs: [
        "Vi prosjekterer, bygger, monterer og reparerer elektro- og automasjonsanlegg for fartøy, dokker og offshorevirksomhet. Selskapet ble grunnlagt i {{founded}} og har siden utført over {{services|oppdrag|oppdrag}}.",
        "Hos oss arbeider elektrikere, programmerere, elektronikere og igangkjørere. De som tegner et anlegg, er også med om bord når det settes i drift. Slik kommer erfaringen fra maskinrommet tilbake til tegnekontoret.",
      ],
    },
    {
      heading: "Hvordan vi arbeider",
      paragraphs: [
        "En jobb begynner med en befaring: hva som er montert, hva som er endret siden siste tegning, og hva som må være i drift mens vi arbeider. Ut fra befaringen lager vi koblingsskjemaer, rekkeklemmeplaner og materialliste.",
        "Skap og konsoller bygges, kobles og testes på verkstedet. Kretskort og enheter som kommer inn til reparasjon, settes i stand i prøvebenk; vi har reparert over {{unitsRepaired|elektrisk enhet|elektriske enheter}}. Om bord følger montering, kalibrering og idriftsettelse sammen med mannskapet.",
        "Jobben avsluttes med dokumentasjon. Tegningene rettes til slik anlegget faktisk ble bygd, måleverdier føres i protokoll, og innstillinger og programmer overleveres.",
      ],
    },
    {
      heading: "Hvor vi arbeider",
      paragraphs: [
        "Vi reiser til fartøyet: i havn, i dokk, for anker eller underveis. Vi har arbeidet i over {{countries|land|land}} og vært om bord i over {{vessels|fartøy|fartøy}}.",
        "Metodene er de samme på land. Dokker, kaier og kraner har de samme vernene, frekvensomformerne og styringene som skip, og de står også i vind og salt.",
      ],
    },
    {
      heading: "Med studenter",
      paragraphs: [
        "Vi tar imot studenter i mekatronikk, elektroteknikk eller automasjon på tredje og fjerde studieår i praksis. Så langt har over {{students|student|studenter}} hatt praksis hos oss.",
        "De arbeider sammen med ingeniørene våre, på verkstedet og på tegnekontoret, og blir med om bord.",
      ],
    },
  ],
});
