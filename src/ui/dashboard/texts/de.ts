import type * as en from "./en.ts";

const shell: typeof en.staff.shell = {
  staff: "Intern",
  skip: "Zum Inhalt springen",
  navigation: "Dashboard",
  overview: "Dashboard",
  pictures: "Bilder",
  account: "Mein Konto",
  accounts: "Benutzerkonten",
  content: "Inhalte",
  lists: "Listen",
  administration: "Verwaltung",
  late: "{{count}} überfälliger Eingang|{{count}} überfällige Eingänge",
  website: "Website",
  dark: "Dunkelmodus",
  editPage: "Diese Seite bearbeiten",
  logOut: "Abmelden",
  menu: "Menü",
  title: "{{title}} | Dashboard",
  breadcrumb: "Navigationspfad",
};

const parts: typeof en.staff.parts = {
  back: "Zurück",
  close: "Schließen",
  languageState: "{{language}}: {{state}}",
  languageStates: {
    complete: "vollständig",
    missing: "fehlt",
    incomplete: "unvollständig",
    changed: "veraltet",
  },
  states: {
    draft: "Entwurf",
    scheduled: "Geplant",
    published: "Veröffentlicht",
    closed: "Abgelaufen",
    withdrawn: "Offline",
    bin: "Im Papierkorb",
  },
  drafts: "Entwürfe",
  publishedChanged: "Veröffentlicht, mit neuerem Entwurf",
  optional: "optional",
  signedOut:
    "Ihre Sitzung ist beendet. Melden Sie sich in einem anderen Tab an und speichern Sie dann erneut; Ihr Text bleibt hier erhalten.",
  failed: "Der Server hat nicht geantwortet. Ihr Text bleibt hier erhalten; versuchen Sie es erneut.",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Der Browser lässt das Kopieren hier nicht zu. Markieren Sie den Text und kopieren Sie ihn von Hand.",
  page: "Seite {{page}} von {{pages}}",
  pages: "Seiten der Liste",
  previous: "Zurück",
  next: "Weiter",
  leaveTitle: "Seite ohne Speichern verlassen?",
  leaveText: "Nicht gespeicherte Änderungen gehen verloren.",
  leave: "Verlassen",
};

const rows: typeof en.staff.rows = {
  actions: { up: "Nach oben: {{row}}", down: "Nach unten: {{row}}", remove: "Entfernen: {{row}}" },
  moved: "{{row}} steht jetzt an Position {{place}}.",
  removed: "{{row}} wurde aus der Liste entfernt. Wirksam wird das erst mit dem Speichern.",
  full: "Höchstens {{max}}.",
};

const errors: typeof en.staff.errors = {
  notFoundTitle: "Seite nicht gefunden",
  notFoundLead: "Der Eintrag wurde vielleicht endgültig gelöscht, oder die Adresse enthält einen Tippfehler.",
  forbiddenTitle: "Diese Seite ist nur für die Administration",
  forbiddenLead: "Wenden Sie sich an die Administration, wenn Sie diese Seite brauchen.",
  unavailableTitle: "Die Datenbank antwortet nicht",
  unavailableLead: "Es ist nichts verloren gegangen. Versuchen Sie es in 30 Sekunden erneut.",
  unexpectedTitle: "Es ist ein Fehler aufgetreten",
  unexpectedLead:
    "Der Fehler wurde protokolliert. Versuchen Sie es erneut; tritt er wieder auf, melden Sie ihn der Website-Betreuung.",
  damagedTitle: "Dieser Eintrag lässt sich nicht öffnen",
  damagedLead:
    "Der gespeicherte Text ist beschädigt. Der Eintrag bleibt unverändert, alles andere funktioniert. Geben Sie die Fehlernummer unten an die Website-Betreuung weiter: Der Text lässt sich aus einer Datensicherung wiederherstellen.",
  logId: "Fehlernummer {{id}}",
  overview: "Zum Dashboard",
  retry: "Erneut versuchen",
  offline: "Keine Verbindung. Ihr Text bleibt hier erhalten.",
};

/** Shared by all forms of accounts. */
const accountForms: typeof en.staff.accountForms = {
  name: "Name",
  username: "Benutzername",
  usernameHint: "3 bis 30 Zeichen: a–z, 0–9, Punkt, Bindestrich und Unterstrich.",
  email: "E-Mail-Adresse",
  role: "Rolle",
  roles: { editor: "Redaktion", admin: "Administration" },
  language: "Sprache des Dashboards",
  newPassword: "Neues Passwort",
  repeat: "Neues Passwort wiederholen",
  passwordHint:
    "{{min}} bis {{max}} Zeichen. Mehrere Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.",
  passwordCount: "{{count}} von mindestens {{min}} Zeichen",
  passwordGood: "Dieses Passwort ist geeignet.",
  showPassword: "Passwort anzeigen",
  refused: "Nicht gespeichert. Bitte prüfen Sie die markierten Felder.",
  limited: "Zu viele Versuche. Versuchen Sie es in {{minutes}} Min. erneut.",
  reasons: {
    "not-found": "Diesen Eintrag gibt es nicht mehr. Laden Sie die Seite neu.",
    conflict: "Dieser Eintrag wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu.",
    running: "Es läuft bereits eine Datensicherung oder Prüfung. Warten Sie, bis sie beendet ist.",
    "too-many": "Die Höchstzahl ist erreicht. Entfernen Sie zuerst, was nicht mehr gebraucht wird.",
    "storage-unavailable":
      "Die Datenbank antwortet nicht. Es wurde nichts geändert; versuchen Sie es in 30 Sekunden erneut.",
    "storage-full":
      "Die Festplatte des Servers ist voll. Es wurde nichts geändert; melden Sie es der Website-Betreuung.",
    "last-admin": "Dies ist das letzte Administratorkonto. Geben Sie diese Rolle zuerst einem anderen Konto.",
    "last-factor":
      "Für dieses Konto ist ein zweiter Faktor vorgeschrieben. Richten Sie zuerst einen anderen ein, dann entfernen Sie diesen.",
    offline: "Keine Verbindung. Es wurde nichts geändert; Ihr Text bleibt hier erhalten.",
  },
  errors: {
    usernameInvalid:
      "3 bis 30 Zeichen: a–z, 0–9, Punkt, Bindestrich und Unterstrich; das erste ist ein Buchstabe oder eine Ziffer.",
    nameRequired: "Geben Sie einen Namen ein.",
    emailRequired: "Geben Sie eine E-Mail-Adresse ein.",
    emailInvalid:
      "Diese E-Mail-Adresse ist unvollständig oder falsch geschrieben. Geben Sie sie vollständig ein, zum Beispiel anna@example.com.",
    tooLong: "Höchstens {{max}} Zeichen.",
    lineInvalid: "Nur eine Zeile ohne Umbruch.",
    roleUnknown: "Wählen Sie eine Rolle.",
    languageUnknown: "Wählen Sie eine Sprache.",
    passwordRequired: "Geben Sie das Passwort ein.",
    passwordShort: "Mindestens {{min}} Zeichen.",
    passwordLong: "Höchstens {{passwordMax}} Zeichen.",
    passwordObvious:
      "Dieses Passwort ist zu leicht zu erraten. Verwenden Sie keine gängigen Wörter, Namen, Jahreszahlen oder Zeichenfolgen.",
    passwordsDiffer: "Die beiden Passwörter stimmen nicht überein.",
    codeRequired: "Geben Sie den Code ein.",
    passwordWrong: "Das aktuelle Passwort ist falsch.",
    codeWrong: "Dieser Code ist ungültig. Warten Sie auf den nächsten und versuchen Sie es erneut.",
    usernameTaken: "Dieser Benutzername ist schon vergeben.",
    emailTaken: "Diese Adresse gehört schon zu einem anderen Konto.",
    addressesDiffer: "Die Adresse stimmt nicht mit der gesuchten überein.",
    noteRequired: "Geben Sie zuerst einen Text ein.",
    timeInvalid: "Geben Sie Datum und Uhrzeit ein; beides muss in der Vergangenheit liegen.",
    ownerUnknown: "Wählen Sie eine Person mit aktivem Konto.",
    required: "Füllen Sie dieses Feld aus.",
    placeholderLeft: "Ein Platzhalter in doppelten geschweiften Klammern ist übrig. Ersetzen oder löschen Sie ihn.",
    tooManyRows: "Höchstens {{max}}.",
    shortNameElsewhere: "Der Kurzname muss am Anfang des Namens stehen.",
    taxNumberExample: "Das ist die erfundene Nummer aus dem Beispiel. Geben Sie die Nummer des Unternehmens ein.",
    taxNumberPolish: "Eine NIP hat 10 Ziffern, mit oder ohne Bindestriche und PL.",
    taxNumberPolishSum: "Die Prüfziffer stimmt nicht: In dieser NIP ist eine Ziffer falsch.",
    taxNumberGerman:
      "Eine USt-IdNr. besteht aus DE und 9 Ziffern, eine Steuernummer hat 10 bis 13 Ziffern, mit oder ohne Schrägstriche.",
    taxNumberGermanSum: "Die Prüfziffer stimmt nicht: In dieser USt-IdNr. ist eine Ziffer falsch.",
    postalCodePolish: "Eine polnische Postleitzahl sieht aus wie 80-001.",
    postalCodeGerman: "Eine deutsche Postleitzahl hat fünf Ziffern.",
    countryUnknown: "Zwei Buchstaben nach ISO 3166, zum Beispiel PL, DE oder NO.",
    phoneMissing: "Geben Sie mindestens eine Telefonnummer ein.",
    phoneForm: "Mit + und Ländervorwahl, höchstens 15 Ziffern, durch einzelne Leerzeichen gegliedert.",
    phoneTwice: "Diese Nummer steht schon in der Liste.",
    emailTwice: "Diese Adresse steht schon in der Liste.",
    linkForm: "Geben Sie die vollständige Adresse mit https:// ein, zum Beispiel https://www.example.com/company.",
    linkTwice: "Diese Adresse steht schon in der Liste.",
    latitudeForm: "Zwischen 75° S und 75° N: 54,42 oder 54°25,2′ N.",
    longitudeForm: "Zwischen 180° W und 180° E: 18,62 oder 018°37,2′ E.",
    vatIdForm: "Eine USt-IdNr. beginnt mit dem Länderkürzel, zum Beispiel PL1234567890 oder DE123456789.",
    clockForm: "Geben Sie eine Uhrzeit ein, zum Beispiel 03:15.",
    keepForm: "Geben Sie eine ganze Zahl von 1 bis 365 ein.",
    monthsForm: "Geben Sie eine ganze Zahl von 1 bis 120 ein.",
    dayRange: "Wählen Sie einen Tag zwischen morgen und heute in einem Jahr.",
    timeForm: "Geben Sie Datum und Uhrzeit ein.",
    timeOrder: "Der Einsatz muss nach seinem Beginn enden.",
  },
};

/** The search of everything that an account may see. */
const search: typeof en.staff.search = {
  title: "Suche",
  label: "Alles durchsuchen",
  submit: "Suchen",
  lead: "Durchsucht werden: Titel von Einträgen und Seiten, auch von Entwürfen; Referenznummer, Name und E-Mail-Adresse von Nachrichten, Bewerbungen und Anfragen; Benutzerkonten und Bilder.",
  entries: "Einträge",
  none: "Keine Treffer für „{{q}}“.",
  shown: "{{count}} Treffer",
  cut: "Nur die ersten {{count}} Treffer werden angezeigt. Grenzen Sie die Suche mit weiteren Wörtern ein.",
  all: "Alle anzeigen",
};

export const staff: typeof en.staff = { shell, parts, rows, errors, accountForms, search };
