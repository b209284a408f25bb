import type * as en from "./en.ts";

const backups: typeof en.staff.backups = {
  title: "Kopie zapasowe",
  now: "Utwórz kopię teraz",
  make: "Nowa kopia",
  makeLead:
    "Archiwum zawiera całą bazę danych i wszystkie pliki: sprawy z załącznikami, treści, zdjęcia i konta. Powstaje w folderze kopii na serwerze (BACKUP_DIR), bez zatrzymywania strony.",
  running: "Tworzenie kopii zapasowej trwa od {{time}}.",
  written: "Zapisano dotąd {{size}}.",
  checking: "Sprawdzanie kopii zapasowej trwa od {{time}}.",
  reload: "Odśwież stronę, aby zobaczyć wynik.",
  backupFailed: "Ostatnia kopia zapasowa się nie powiodła ({{time}}).",
  checkFailed: "Ostatnie sprawdzenie kopii się nie powiodło ({{time}}).",
  lost: "Proces na serwerze został przerwany przed końcem pracy. Uruchom go ponownie.",
  failures: {
    "no-room": "Na dysku serwera jest za mało wolnego miejsca. Zwolnij miejsce i spróbuj ponownie.",
    "storage-full":
      "Na dysku serwera skończyło się miejsce. Niedokończone pliki zostały usunięte. Zwolnij miejsce i spróbuj ponownie.",
    folder:
      "Folderu nie można odczytać albo nie można w nim zapisywać. Folder musi istnieć, a użytkownik systemowy strony musi mieć prawo zapisu.",
    database: "Baza danych nie odpowiada. Spróbuj ponownie za kilka minut.",
    damaged: "Archiwum jest uszkodzone. Utwórz od razu nową kopię i zleć sprawdzenie dysku serwera.",
    stopped: "Strona została zatrzymana przed końcem pracy. Spróbuj ponownie.",
    other: "Szczegóły są w dzienniku serwera.",
  },
  words: "Komunikat serwera:",
  lastBackup: "Ostatnia kopia utworzona przez stronę",
  contents: "Zawartość",
  rows: "{{count}} wiersz|{{count}} wiersze|{{count}} wierszy",
  files: "{{count}} plik|{{count}} pliki|{{count}} plików",
  archives: "Archiwa",
  archivesLead:
    "Wszystkie archiwa w folderze kopii na serwerze {{host}}, także utworzone poleceniem i przed aktualizacją. Zawierają dane osobowe i skróty haseł: przechowuj ich kopie w postaci zaszyfrowanej, poza tym serwerem.",
  none: "W tym folderze nie ma archiwów.",
  more: "{{count}} starsze archiwum nie jest pokazane.|{{count}} starsze archiwa nie są pokazane.|{{count}} starszych archiwów nie jest pokazanych.",
  made: "Utworzono",
  size: "Rozmiar",
  complete: "Kompletne",
  incomplete: "Niekompletne: brakuje plików",
  version: "Wersja",
  download: "Pobierz",
  downloadOf: "Pobierz archiwum z {{time}}",
  ready: "Archiwum jest gotowe do pobrania:",
  check: "Próba odtworzenia",
  checkLead:
    "Raz w tygodniu strona odtwarza najnowsze archiwum w tymczasowej bazie danych, porównuje każdy wiersz i plik z tym, co zapisano, i usuwa tę bazę. Dane strony pozostają nietknięte.",
  checkNow: "Sprawdź teraz",
  checked: "Ostatnie sprawdzenie",
  archive: "Archiwum",
  result: "Wynik",
  restored: "Odtworzono bez różnic",
  place: "Miejsce odtworzenia",
  places: {
    sqlite: "Tymczasowy plik SQLite",
    postgres: "Tymczasowy schemat PostgreSQL",
    "sqlite-instead":
      "Tymczasowy plik SQLite, bo rola strony w PostgreSQL nie może tworzyć schematów (GRANT CREATE ON DATABASE)",
  },
  nightly: "Kopia nocna",
  nightlyLead:
    "Strona tworzy kopię zapasową codziennie o ustawionej godzinie. Jeśli była wtedy zatrzymana, robi to po najbliższym uruchomieniu.",
  nightlyOn: "Twórz kopię codziennie",
  time: "Godzina",
  timeHint: "Strefa czasowa: {{zone}}.",
  keep: "Liczba przechowywanych archiwów",
  keepHint:
    "Po każdej nocnej kopii starsze archiwa są usuwane, niezależnie od tego, kto je utworzył. Nie przechowuj żadnego dłużej, niż podaje polityka prywatności.",
  save: "Zapisz",
  done: { schedule: "Zapisano." },
};

export const staff = { backups };
