import type * as en from "./en.ts";

export const site: typeof en.site = {
  findTitle: "Szukaj urządzeń i usług",
  findDescription:
    "Wyszukiwarka serwisowanych urządzeń, usług, produktów i projektów według producenta, typu lub usterki.",
  findLead: "Według producenta, typu lub usterki: „Kongsberg DataChief”, „UMS 2100”, „regulator napięcia”.",
  findLabel: "Producent, typ lub usterka",
  findFound: "{{count}} wynik|{{count}} wyniki|{{count}} wyników",
  initials: "Producenci według pierwszej litery",
  serviced: "Serwisujemy urządzenia firm",
  notListed: "Typu „{{model}}” nie ma na naszej liście, ale serwisujemy urządzenia tego producenta.",
  listed: "Na naszej liście",
  nothing: "Nie znaleziono: „{{q}}”.",
  nothingAdvice:
    "Lista nie obejmuje wszystkich urządzeń, które serwisujemy. Prosimy opisać urządzenie lub usterkę albo zadzwonić.",
  callHeading: "Nie ma na liście?",
  tooMany: "Z tego łącza wysłano zbyt wiele zapytań.",
  tooManyAdvice:
    "Prosimy spróbować ponownie za {{count}} sekundę.|Prosimy spróbować ponownie za {{count}} sekundy.|Prosimy spróbować ponownie za {{count}} sekund.",
};
