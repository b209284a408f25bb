import type * as en from "./en.ts";

/** Files with all messages, all applications, or the site's content, and the import of the latter. */
const transfer: typeof en.staff.transfer = {
  title: "Eksport i import",
  inIt: "Plik zawiera",
  notInIt: "Czego nie ma w pliku",
  personal:
    "Plik zawiera dane osobowe. Przechowuj go tam, gdzie nikt inny go nie otworzy, i usuń, gdy przestanie być potrzebny: dane usunięte w panelu pozostają w pliku.",
  content: {
    title: "Treści",
    lead: "Wszystko, co czytają odwiedzający i co przygotowują pracownicy, w jednym pliku (JSON). Plik można zaimportować do innej witryny opartej na tym samym systemie.",
    inIt: [
      "Aktualności, projekty, produkty i oferty pracy w każdym stanie i języku, wraz z planem publikacji",
      "Przesłane zdjęcia z tekstami alternatywnymi oraz dokumenty PDF",
      "Dane firmy, okresy przechowywania i nawigacja",
      "Numery trwale usuniętych pozycji, aby pod ich adresami nadal wyświetlał się komunikat, że strony już nie ma",
    ],
    notInIt: [
      "Starsze wersje, niezapisane teksty i linki do podglądu",
      "Konta, wiadomości, zgłoszenia, zapytania i dziennik zdarzeń",
    ],
    backup: "To nie jest kopia zapasowa. Kopię zapasową całości tworzy polecenie na serwerze:",
    download: "Pobierz treści",
  },
  import: {
    title: "Import",
    lead: "Import zastępuje przykłady treściami z takiego pliku. Jest przeznaczony dla nowej witryny.",
    file: "Plik z treściami",
    fileHint: "W postaci, w jakiej został pobrany, do {{megabytes}} MB.",
    replaces: "Zastąp przykłady, dane firmy, okresy przechowywania i nawigację tej witryny",
    submit: "Importuj",
    checks: "Przed zapisem sprawdzany jest cały plik. Jeśli jest w nim błąd, witryna pozostaje bez zmian.",
    steps: {
      sending: "Wysyłanie pliku: {{percent}}%",
      checking: "Sprawdzanie pliku.",
      files: "Zdjęcia i dokumenty: {{done}} z {{of}}",
      writing: "Zapisywanie treści.",
    },
    mayLeave: "Tę stronę można już zamknąć; import trwa dalej.",
    done: "Zaimportowano: {{items}}, {{pictures}}, {{documents}}.",
    items: "{{count}} pozycja|{{count}} pozycje|{{count}} pozycji",
    pictures: "{{count}} zdjęcie|{{count}} zdjęcia|{{count}} zdjęć",
    documents: "{{count}} dokument|{{count}} dokumenty|{{count}} dokumentów",
    seeSite: "Zobacz witrynę",
    line: "Wiersz {{number}}",
    record: "Rekord {{number}}",
    refused: "Nie zaimportowano. Witryna pozostała bez zmian.",
    refusals: {
      "not-content": "To nie jest plik z treściami witryny.",
      version: "Plik pochodzi z innej wersji programu witryny. Zaktualizuj obie witryny do tej samej wersji.",
      "not-json": "Tego miejsca nie da się odczytać. Plik jest uszkodzony albo został zmieniony ręcznie.",
      "cut-short": "Plik kończy się zbyt wcześnie. Pobierz go lub skopiuj ponownie.",
      reformatted:
        "Plik ma więcej niż 16 MB, a inny program zmienił w nim podział na wiersze. Zaimportuj go w postaci, w jakiej został pobrany.",
      "record-too-large":
        "Ten rekord przekracza największy dozwolony rozmiar. Zaimportuj plik w postaci, w jakiej został pobrany.",
      "too-many": "Plik zawiera za dużo rekordów.",
      "unknown-record": "Nieznany rodzaj rekordu:",
      "unknown-field": "Nieznane pole:",
      field: "Tego pola brakuje albo ma niedozwoloną wartość:",
      twice: "To występuje w pliku dwa razy:",
      "picture-missing": "Pozycja pokazuje zdjęcie, którego nie ma w pliku przed nią:",
      "document-missing": "Pozycja prowadzi do dokumentu, którego nie ma w pliku przed nią:",
      file: "Tego zdjęcia lub dokumentu nie można przyjąć:",
      "no-company": "Brakuje danych firmy.",
    },
    inTheWay:
      "Ta witryna ma własne treści, dlatego niczego nie można zaimportować. Importować można tylko do witryny, która zawiera wyłącznie niezmienione przykłady. Przeszkody w imporcie:",
    wayOut: "Zaimportuj plik do nowej witryny albo trwale usuń wymienione pozycje, także z kosza.",
    busy: "Trwa inny import. Poczekaj, aż się skończy.",
    failures: {
      "too-large": "Nie zaimportowano: plik ma więcej niż {{megabytes}} MB.",
      "no-file": "Najpierw wybierz plik.",
      unexpected: "Import nie powiódł się. Witryna pozostała bez zmian, a błąd został zapisany w dzienniku serwera.",
    },
    signedOut: "Sesja wygasła. Zaloguj się w innej karcie i zaimportuj ponownie.",
    offline:
      "Połączenie zostało przerwane. Jeśli plik był już wysłany, import może nadal trwać: odśwież stronę za kilka minut.",
  },
  /** How many items of each kind. */
};

export const staff: typeof en.staff = { transfer };
