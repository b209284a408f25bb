import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Regulamin",
  description:
    "Regulamin witryny: charakter publikowanych informacji, prawa autorskie, linki, zasady korzystania, reklamacje i prawo właściwe.",
  lead: "Zasady korzystania z witryny.",
  siteHeading: "Czym jest ta witryna",
  siteText:
    "Witrynę prowadzi {{name}}, {{address}}. Zawiera ona informacje o usługach, projektach, produktach i ofertach pracy firmy. Korzystanie z niej jest bezpłatne i nie wymaga zakładania konta; wystarczy aktualna przeglądarka internetowa.",
  informationHeading: "Charakter informacji",
  informationText:
    "Treści witryny, w tym stany magazynowe i dane techniczne, mają charakter informacyjny i stanowią zaproszenie do zawarcia umowy. Nie są ofertą w rozumieniu art. 66 Kodeksu cywilnego. Do zawarcia umowy dochodzi wyłącznie na podstawie odrębnych uzgodnień stron.\n\nDokładamy starań, aby informacje były prawidłowe; możemy je w każdej chwili zmienić. Prac przy urządzeniach elektrycznych nie należy opierać wyłącznie na treści witryny: wiążąca jest dokumentacja dostarczona z urządzeniem.",
  copyrightHeading: "Rysunki i teksty",
  copyrightText:
    "Prawa do rysunków, tekstów, zdjęć i kart katalogowych przysługują firmie {{name}} lub osobom przy nich wskazanym. Do tych materiałów wolno odsyłać linkiem, wolno je cytować z podaniem źródła oraz drukować i zapisywać na własny użytek. Każde inne wykorzystanie wymaga naszej zgody; materiałów ze strony „Dla mediów” dotyczą podane na niej zasady. Pozostałe prawa są zastrzeżone.",
  linksHeading: "Linki",
  linksText:
    "Witryna zawiera linki do stron prowadzonych przez inne podmioty, na ich własnych zasadach. Nie mamy wpływu na treść tych stron i za nią nie odpowiadamy.",
  useHeading: "Korzystanie i reklamacje",
  useText:
    "Zabronione jest dostarczanie za pośrednictwem witryny treści o charakterze bezprawnym oraz zakłócanie jej działania. Uwagi i reklamacje dotyczące działania witryny przyjmujemy pod adresem {{email}}.",
  lawHeading: "Prawo właściwe",
  lawText:
    "Prawem właściwym jest prawo polskie. Nie wyłącza to ochrony, którą konsumentowi zapewniają bezwzględnie obowiązujące przepisy państwa jego zwykłego pobytu. Obowiązuje wersja regulaminu opublikowana na tej stronie.",
  privacyHeading: "Dane osobowe",
  privacyText:
    "Zasady przetwarzania danych osobowych opisuje polityka prywatności. Ma ona charakter informacyjny i nie wymaga akceptacji.",
};

export const staff: typeof en.staff = {
  name: "Regulamin",
  sections: {
    title: "Początek strony",
    siteHeading: "Czym jest ta witryna",
    informationHeading: "Charakter informacji",
    copyrightHeading: "Rysunki i teksty",
    linksHeading: "Linki",
    useHeading: "Korzystanie i reklamacje",
    lawHeading: "Prawo właściwe",
    privacyHeading: "Dane osobowe",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    siteHeading: "Nagłówek",
    siteText: "Tekst",
    informationHeading: "Nagłówek",
    informationText: "Tekst",
    copyrightHeading: "Nagłówek",
    copyrightText: "Tekst",
    linksHeading: "Nagłówek",
    linksText: "Tekst",
    useHeading: "Nagłówek",
    useText: "Tekst",
    lawHeading: "Nagłówek",
    lawText: "Tekst",
    privacyHeading: "Nagłówek",
    privacyText: "Tekst",
  },
};
