import type * as en from "./en.ts";

export const site: typeof en.site = {
  unavailableLead: "Baza danych chwilowo nie odpowiada. Prosimy spróbować ponownie za pół minuty.",
  status: "Błąd {{status}}",
  logId: "Numer błędu {{id}}",
  home: "Na stronę główną",
  drawingAlt: "Otwarty łącznik w obwodzie",
};

export const page: typeof en.page = {
  title: "Nie znaleziono strony",
  lead: "Pod tym adresem nic nie ma. Prosimy sprawdzić adres albo przejść na stronę główną.",
  goneTitle: "Tej strony już nie ma",
  goneLead: "Pod tym adresem była kiedyś strona, ale wycofano ją z witryny.",
  unexpectedTitle: "Wystąpił błąd",
  unexpectedLead: "Przyczyna leży po naszej stronie. Prosimy spróbować wczytać stronę ponownie.",
  badRequestTitle: "Nie udało się odczytać danych",
  badRequestLead:
    "Dane dotarły niekompletne lub uszkodzone, nic nie zapisano. Prosimy wrócić, odświeżyć stronę i wysłać je jeszcze raz.",
  foreignOriginTitle: "Wysłano spoza tej witryny",
  foreignOriginLead:
    "Dane wysłano z innej witryny albo przeglądarka nie podaje ich źródła; nic nie zapisano. Prosimy otworzyć formularz w tej witrynie i wysłać je jeszcze raz.",
  tooSlowTitle: "Zbyt wolne połączenie",
  tooSlowLead:
    "W wyznaczonym czasie dotarło za mało danych, nic nie zapisano. Prosimy wrócić i wysłać jeszcze raz, w miarę możliwości przez lepsze łącze.",
  tooLargeTitle: "Za dużo danych",
  tooLargeLead:
    "Przesłano więcej danych, niż przyjmuje ta strona; nic nie zapisano. Prosimy zmniejszyć plik, na przykład zapisać go bez zdjęć, lub skrócić tekst i wysłać jeszcze raz.",
  unsupportedTitle: "Nieobsługiwany format",
  unsupportedLead:
    "Ta strona przyjmuje tylko dane ze swojego formularza. Prosimy otworzyć stronę i skorzystać z formularza.",
  tooManyTitle: "Zbyt wiele formularzy w krótkim czasie",
  tooManyLead:
    "Z tego łącza wysłano w krótkim czasie zbyt wiele formularzy. Prosimy odczekać dziesięć minut i wysłać jeszcze raz.",
  storageFullTitle: "Chwilowo brak miejsca",
  storageFullLead: "Na serwerze zabrakło miejsca, nic nie zapisano. Prosimy spróbować później albo zadzwonić.",
  signedOutTitle: "Najpierw trzeba się zalogować",
  signedOutLead: "Ta strona jest dla zalogowanych pracowników. Prosimy zalogować się w panelu i otworzyć ją ponownie.",
};

export const staff: typeof en.staff = {
  name: "Strony błędów",
  sections: {
    title: "Brak strony pod adresem",
    goneTitle: "Strona wycofana z witryny",
    unexpectedTitle: "Błąd po naszej stronie",
    badRequestTitle: "Nieczytelny formularz",
    foreignOriginTitle: "Formularz wysłany z innej witryny",
    tooSlowTitle: "Formularz przesyłany zbyt wolno",
    tooLargeTitle: "Zbyt duży formularz lub plik",
    unsupportedTitle: "Nieobsługiwany format",
    tooManyTitle: "Zbyt wiele formularzy w krótkim czasie",
    storageFullTitle: "Brak miejsca na dane",
    signedOutTitle: "Strona dla pracowników, bez zalogowania",
  },
  fields: {
    title: "Tytuł",
    lead: "Tekst",
    goneTitle: "Tytuł",
    goneLead: "Tekst",
    unexpectedTitle: "Tytuł",
    unexpectedLead: "Tekst",
    badRequestTitle: "Tytuł",
    badRequestLead: "Tekst",
    foreignOriginTitle: "Tytuł",
    foreignOriginLead: "Tekst",
    tooSlowTitle: "Tytuł",
    tooSlowLead: "Tekst",
    tooLargeTitle: "Tytuł",
    tooLargeLead: "Tekst",
    unsupportedTitle: "Tytuł",
    unsupportedLead: "Tekst",
    tooManyTitle: "Tytuł",
    tooManyLead: "Tekst",
    storageFullTitle: "Tytuł",
    storageFullLead: "Tekst",
    signedOutTitle: "Tytuł",
    signedOutLead: "Tekst",
  },
};
