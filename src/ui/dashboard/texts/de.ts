import type * as en from "./en.ts";

const shell: typeof en.staff.shell = {
  staff: "Intern",
  skip: "Zum Inhalt springen",
  navigation: "Dashboard",
  overview: "Übersicht",
  pictures: "Bilder",
  account: "Mein Konto",
  accounts: "Benutzerkonten",
  lists: "Listen",
  administration: "Verwaltung",
  late: "{{count}} Nachricht wartet seit mindestens zwei Arbeitstagen|{{count}} Nachrichten warten seit mindestens zwei Arbeitstagen",
  website: "Website",
  night: "Brücken-Nachtmodus",
  editPage: "Diese Seite bearbeiten",
  logOut: "Abmelden",
  menu: "Menü",
  title: "{{title}} | Dashboard",
  breadcrumb: "Pfad",
};

const parts: typeof en.staff.parts = {
  back: "Zurück",
  close: "Schließen",
  languageState: "{{language}}: {{state}}",
  languageStates: {
    complete: "vollständig",
    missing: "fehlt",
    incomplete: "unvollständig",
    changed: "Englisch seither geändert",
  },
  states: {
    draft: "Entwurf",
    scheduled: "Geplant",
    published: "Veröffentlicht",
    closed: "Beendet",
    withdrawn: "Zurückgezogen",
    bin: "Im Papierkorb",
  },
  publishedChanged: "Veröffentlicht, mit neuerem Entwurf",
  optional: "optional",
  signedOut:
    "Ihre Sitzung ist beendet. Melden Sie sich in einem anderen Tab an und speichern Sie dann erneut; was Sie geschrieben haben, bleibt hier stehen.",
  failed: "Der Server hat nicht geantwortet. Was Sie geschrieben haben, bleibt hier stehen; versuchen Sie es erneut.",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied:
    "Dieser Browser erlaubt der Seite das Kopieren nicht: Markieren Sie den Text und kopieren Sie ihn von Hand.",
  page: "Seite {{page}} von {{pages}}",
  pages: "Seiten der Liste",
  previous: "Zurück",
  next: "Weiter",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Was Sie seit dem letzten Speichern geschrieben haben, geht verloren.",
  leave: "Verlassen",
};

const rows: typeof en.staff.rows = {
  actions: { up: "Nach oben: {{row}}", down: "Nach unten: {{row}}", remove: "Entfernen: {{row}}" },
  moved: "{{row}} steht jetzt an Stelle {{place}}.",
  removed: "{{row}} ist aus der Liste entfernt. Das gilt nach dem Speichern.",
  full: "Höchstens {{max}}.",
};

const errors: typeof en.staff.errors = {
  notFoundTitle: "Diese Seite gibt es im Dashboard nicht",
  notFoundLead: "Der Eintrag wurde vielleicht endgültig gelöscht, oder die Adresse enthält einen Tippfehler.",
  forbiddenTitle: "Diese Seite ist der Administration vorbehalten",
  forbiddenLead: "Wenden Sie sich an die Administration, wenn Sie diese Seite brauchen.",
  unavailableTitle: "Die Datenbank antwortet nicht",
  unavailableLead: "Es ist nichts verloren gegangen. Versuchen Sie es in einer halben Minute erneut.",
  unexpectedTitle: "Unerwarteter Anwendungsfehler",
  unexpectedLead:
    "Der Fehler wurde protokolliert. Versuchen Sie es erneut; tritt er wieder auf, melden Sie ihn der Website-Betreuung.",
  damagedTitle: "Dieser Eintrag lässt sich nicht öffnen",
  damagedLead:
    "Der gespeicherte Text ist beschädigt. Der Eintrag bleibt unverändert, alles andere funktioniert. Geben Sie die Fehlernummer unten an die Website-Betreuung weiter: Der Text lässt sich aus einer Sicherung wiederherstellen.",
  logId: "Fehlernummer {{id}}",
  overview: "Zur Übersicht",
  retry: "Erneut versuchen",
  offline: "Keine Verbindung. Was Sie geschrieben haben, bleibt hier stehen.",
};

/** Shared by all forms of accounts. */
const accountForms: typeof en.staff.accountForms = {
  name: "Name",
  username: "Benutzername",
  usernameHint: "3 bis 30 Zeichen aus a–z, 0–9, Punkt, Bindestrich, Unterstrich.",
  email: "E-Mail",
  role: "Rolle",
  roles: { editor: "Redaktion", admin: "Administration" },
  language: "Sprache des Dashboards",
  newPassword: "Neues Passwort",
  repeat: "Neues Passwort wiederholen",
  passwordHint:
    "{{min}} bis {{max}} Zeichen. Einige Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.",
  passwordCount: "{{count}} von mindestens {{min}} Zeichen",
  passwordGood: "Dieses Passwort ist geeignet.",
  showPassword: "Passwort anzeigen",
  refused: "Es wurde nichts geändert. Prüfen Sie unten, was markiert ist.",
  limited: "Zu viele Versuche. Versuchen Sie es in {{minutes}}\u00a0Min. erneut.",
  reasons: {
    "not-found": "Das gibt es nicht mehr. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.",
    conflict: "Inzwischen hat jemand anderes dies geändert. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.",
    "too-many": "Das sind zu viele. Entfernen Sie zuerst etwas, das nicht mehr gebraucht wird.",
    "storage-unavailable":
      "Die Datenbank antwortet nicht. Es wurde nichts geändert; versuchen Sie es in einer halben Minute erneut.",
    "storage-full":
      "Die Festplatte des Servers ist voll. Es wurde nichts geändert; melden Sie es der Website-Betreuung.",
    "last-admin":
      "Das ist das letzte Konto mit der Rolle Administration. Geben Sie diese Rolle zuerst einem anderen Konto.",
    "last-factor":
      "Für dieses Konto ist ein zweiter Faktor vorgeschrieben. Richten Sie zuerst einen anderen ein, dann entfernen Sie diesen.",
    offline: "Keine Verbindung. Es wurde nichts geändert; was Sie geschrieben haben, bleibt hier stehen.",
  },
  errors: {
    usernameInvalid:
      "3 bis 30 Zeichen aus a–z, 0–9, Punkt, Bindestrich, Unterstrich; das erste ist ein Buchstabe oder eine Ziffer.",
    nameRequired: "Geben Sie einen Namen ein.",
    emailRequired: "Geben Sie eine E-Mail-Adresse ein.",
    emailInvalid: "Das ist keine E-Mail-Adresse. Prüfen Sie sie, zum Beispiel anna@example.com.",
    tooLong: "Höchstens {{max}} Zeichen.",
    lineInvalid: "Nur eine Zeile Text.",
    roleUnknown: "Wählen Sie eine Rolle.",
    languageUnknown: "Wählen Sie eine Sprache.",
    passwordRequired: "Geben Sie das Passwort ein.",
    passwordShort: "Mindestens {{min}} Zeichen.",
    passwordLong: "Höchstens {{passwordMax}} Zeichen.",
    passwordObvious:
      "Zu leicht zu erraten: Es besteht aus gängigen Wörtern, Namen, Jahreszahlen oder Zeichenfolgen. Ergänzen Sie etwas, das damit nichts zu tun hat.",
    passwordsDiffer: "Die beiden Passwörter stimmen nicht überein.",
    codeRequired: "Geben Sie den Code ein.",
    passwordWrong: "Das ist nicht Ihr jetziges Passwort.",
    codeWrong: "Dieser Code ist ungültig. Warten Sie auf den nächsten und versuchen Sie es erneut.",
    usernameTaken: "Dieser Benutzername ist schon vergeben.",
    emailTaken: "Ein anderes Konto hat diese Adresse schon.",
    addressesDiffer: "Das ist nicht die gesuchte Adresse.",
    noteRequired: "Schreiben Sie zuerst etwas.",
    ownerUnknown: "Wählen Sie eine Person, die sich anmelden kann.",
    required: "Füllen Sie dieses Feld aus.",
    tooManyRows: "Höchstens {{max}}.",
    shortNameElsewhere: "Der Name muss damit beginnen.",
    taxNumberExample: "Das ist die erfundene Nummer des Beispiels. Geben Sie die des Unternehmens ein.",
    taxNumberPolish: "Eine NIP hat 10 Ziffern, mit oder ohne Bindestriche und PL.",
    taxNumberPolishSum: "Die Prüfziffer stimmt nicht: In dieser NIP ist eine Ziffer falsch.",
    taxNumberGerman:
      "Eine USt-IdNr. ist DE mit 9 Ziffern, eine Steuernummer hat 10 bis 13 Ziffern, mit oder ohne Schrägstriche.",
    taxNumberGermanSum: "Die Prüfziffer stimmt nicht: In dieser USt-IdNr. ist eine Ziffer falsch.",
    postalCodePolish: "Eine polnische Postleitzahl sieht aus wie 80-001.",
    postalCodeGerman: "Eine deutsche Postleitzahl hat fünf Ziffern.",
    countryUnknown: "Zwei Buchstaben nach ISO 3166, zum Beispiel PL, DE oder NO.",
    phoneMissing: "Mindestens eine Telefonnummer ist nötig.",
    phoneForm: "Zuerst + und die Ländervorwahl, dann Ziffern und einzelne Leerzeichen, höchstens 15 Ziffern.",
    phoneTwice: "Diese Nummer steht schon in der Liste.",
    emailTwice: "Diese Adresse steht schon in der Liste.",
    linkForm: "Die ganze Adresse mit https://, zum Beispiel https://www.example.com/company.",
    linkTwice: "Diese Adresse steht schon in der Liste.",
    latitudeForm: "Zwischen 75° S und 75° N: 54,42 oder 54°25,2′ N.",
    longitudeForm: "Zwischen 180° W und 180° O: 18,62 oder 18°37,2′ O.",
    vatIdForm: "Eine USt-IdNr. beginnt mit dem Länderkürzel, zum Beispiel PL1234567890 oder DE123456789.",
    monthsForm: "Eine ganze Zahl von Monaten von 1 bis 120.",
  },
};

/** The search of everything that an account may see. */
const search: typeof en.staff.search = {
  title: "Suche",
  label: "Alles durchsuchen",
  submit: "Suchen",
  lead: "Einträge und Seiten nach Titel, auch Entwürfe; Einsendungen nach Nummer, Name oder E-Mail-Adresse; Benutzerkonten und Bilder.",
  entries: "Einträge",
  none: "Nichts enthält „{{q}}“.",
  shown: "Angezeigt: {{count}}",
  cut: "Nur die ersten {{count}} werden angezeigt. Geben Sie mehr ein, um die Suche einzugrenzen.",
  all: "Alle anzeigen",
};

export const staff: typeof en.staff = { shell, parts, rows, errors, accountForms, search };
