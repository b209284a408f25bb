import type * as en from "./en.ts";

const pictures: typeof en.staff.pictures = {
  title: "Zdjęcia",
  lead: "Zdjęcia do aktualności, projektów, produktów i ofert pracy. Miejsce wykonania zdjęcia nie jest zapisywane.",
  upload: "Prześlij zdjęcia",
  drop: "Upuść tu zdjęcia, wklej je albo wybierz.",
  kinds: "JPEG, PNG, WebP lub AVIF, każde do {{megabytes}}\u00a0MB i {{megapixels}} megapikseli.",
  choose: "Wybierz pliki",
  camera: "Zrób zdjęcie",
  search: "Szukaj według nazwy pliku lub tekstu alternatywnego",
  searchButton: "Szukaj",
  photos: "Przesłane zdjęcia",
  drawings: "Rysunki witryny",
  none: "Nie przesłano jeszcze żadnego zdjęcia.",
  noMatch: "Brak wyników wyszukiwania.",
  previous: "Poprzednia",
  next: "Następna",
  page: "Strona {{page}} z {{pages}}",
  unused: "Nieużywane",
  used: "Użycia: {{count}}",
  altMissing: "Brak tekstu alternatywnego: {{languages}}",
  altMissingEverywhere: "Nie ma jeszcze tekstu alternatywnego",
  removed: "Zdjęcie zostało usunięte.",
  size: "Rozmiar",
  pixels: "{{width}} × {{height}} pikseli",
  uploaded: "Przesłano",
  alternative: "Tekst alternatywny",
  alternativeHint: "Co przedstawia zdjęcie, dla osób, które go nie widzą. Nowe pozycje przejmują te teksty.",
  focal: "Główny punkt kadru",
  focalHint: "Kliknij najważniejsze miejsce; poniższe kadry dopasują się do niego.",
  horizontal: "Od lewej do prawej, w procentach",
  vertical: "Od góry do dołu, w procentach",
  cardCrop: "Na kartach",
  shareCrop: "Przy udostępnianiu linku",
  save: "Zapisz",
  saving: "Zapisywanie…",
  saved: "Zapisano.",
  invalid: "Nie zapisano: jeden z tekstów ma więcej niż {{max}} znaków.",
  conflict: "Nie zapisano: w międzyczasie ktoś zmienił to zdjęcie. Odśwież stronę.",
  unavailable: "Nie zapisano: nie można teraz wykadrować zdjęcia. Spróbuj ponownie za minutę.",
  usedNowhere: "To zdjęcie nie jest nigdzie używane.",
  remove: "Usuń",
  removeTitle: "Usunąć to zdjęcie?",
  removeWords: "Zniknie z biblioteki na stałe.",
  removeUsed: "Używanego zdjęcia nie można usunąć. Najpierw usuń je z tych pozycji.",
  progress: {
    waiting: "czeka",
    sending: "wysłano {{percent}}%",
    working: "przetwarzanie",
    done: "przesłano",
    failed: "nie przesłano",
    again: "Spróbuj ponownie",
    dismiss: "Usuń z listy",
    offline: "Połączenie zostało przerwane. Spróbuj ponownie.",
    signedOut: "Sesja wygasła. Zaloguj się w innej karcie i spróbuj ponownie.",
    failure: "Serwer nie przyjął pliku. Spróbuj ponownie.",
    label: "Przesyłane pliki",
  },
  picker: {
    title: "Wybierz zdjęcie",
    close: "Zamknij",
    loading: "Wczytywanie biblioteki…",
  },
};

/** Why a picture or a document is not taken, with what to do. */
const refusals: typeof en.staff.refusals = {
  empty: "Plik jest pusty. Wybierz go ponownie albo wskaż inny.",
  "too-large":
    "Zdjęcie ma więcej niż {{pictureMegabytes}}\u00a0MB. Zapisz je jako JPEG o niższej jakości lub w mniejszym rozmiarze.",
  "too-many-pixels":
    "Zdjęcie ma więcej niż {{megapixels}} megapikseli albo bardzo długi bok. Zmniejsz je i prześlij ponownie.",
  svg: "Rysunki SVG nie są przyjmowane, ponieważ mogą zawierać skrypty. Wyeksportuj rysunek do PNG i prześlij ten plik.",
  tiff: "Zdjęcia TIFF nie są przyjmowane. Zapisz zdjęcie jako JPEG lub PNG i prześlij ten plik.",
  animation: "Animacje i pliki GIF nie są przyjmowane. Zapisz jedną klatkę jako JPEG lub PNG i prześlij ten plik.",
  heic: "Zdjęć HEIC nie można tu odczytać. Udostępnij zdjęcie z telefonu jako JPEG albo wybierz w ustawieniach aparatu format „Najbardziej zgodny”.",
  "not-a-picture": "Ten plik nie jest zdjęciem, które można przyjąć. Prześlij plik JPEG, PNG, WebP lub AVIF.",
  damaged:
    "Zdjęcie jest uszkodzone lub niepełne. Skopiuj je ponownie ze źródła albo otwórz, zapisz od nowa i prześlij ten plik.",
  "too-slow":
    "Przetwarzanie tego zdjęcia trwa zbyt długo. Zapisz je jako JPEG w mniejszym rozmiarze i prześlij ten plik.",
  busy: "W tej chwili przetwarzanych jest wiele zdjęć. Spróbuj ponownie za minutę.",
  "document-too-large":
    "Dokument ma więcej niż {{documentMegabytes}}\u00a0MB. Zapisz go z mniejszymi zdjęciami i prześlij ponownie.",
  "not-a-pdf": "Dokumenty są przyjmowane tylko jako PDF. Zapisz dokument jako PDF i prześlij ten plik.",
};

export const staff: typeof en.staff = { pictures, refusals };
