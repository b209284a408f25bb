import type * as en from "./en.ts";

/** The login form. */
const signIn: typeof en.staff.signIn = {
  title: "Anmelden",
  lead: "Für die Beschäftigten des Unternehmens.",
  username: "Benutzername",
  password: "Passwort",
  submit: "Anmelden",
  wrong: "Anmeldung fehlgeschlagen. Benutzername oder Passwort ist falsch.",
  limited: "Zu viele Versuche. Versuchen Sie es in {{minutes}} Min. erneut.",
  ended: "Melden Sie sich an, um fortzufahren. Die gewünschte Seite öffnet sich danach.",
  passkey: "Mit Passkey anmelden",
  passkeyFailed: "Der Passkey wurde nicht angenommen. Verwenden Sie Benutzername und Passwort.",
  forgotten: "Passwort vergessen",
  back: "Zurück zur Website",
  secondTitle: "Zweiter Faktor",
  secondLead: "Geben Sie die sechs Ziffern aus Ihrer Authenticator-App ein.",
  code: "Code",
  recoveryLead:
    "Wenn Sie die App nicht zur Hand haben, verwenden Sie einen Wiederherstellungscode. Jeder Code gilt einmal.",
  recoveryCode: "Wiederherstellungscode",
  useCode: "Bestätigen",
  useRecovery: "Code verwenden",
  wrongCode: "Dieser Code ist ungültig. Warten Sie auf den nächsten und versuchen Sie es erneut.",
};

/** The page of one's own account. */
const account: typeof en.staff.account = {
  title: "Mein Konto",
  profile: "Profil",
  profileLead: "Ihr Name steht bei jeder Version, die Sie speichern. Ihre Rolle kann nur die Administration ändern.",
  language: "Sprache des Dashboards",
  saveLanguage: "Sprache ändern",
  currentPassword: "Aktuelles Passwort",
  confirmTitle: "Identität bestätigen",
  confirmText: "Geben Sie zur Sicherheit Ihr Passwort ein; danach werden Sie zehn Minuten lang nicht erneut gefragt.",
  confirmSubmit: "Bestätigen und fortfahren",
  confirmPasskey: "Passkey verwenden",
  confirmPasskeyFailed: "Der Passkey wurde nicht angenommen. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.",
  saveName: "Namen ändern",
  nameHint: "Mit diesem Namen werden Antworten an Kunden unterzeichnet.",
  nameMissing:
    "Bisher steht hier Ihr Benutzername. Antworten an Kunden werden deshalb nur mit dem Firmennamen unterzeichnet. Geben Sie Vor- und Nachnamen ein.",
  reviewLead: "Diese Zugänge zu Ihrem Konto bleiben gültig. Prüfen Sie, ob alle von Ihnen stammen:",
  reviewPasskeys: "Passkeys: {{count}}",
  reviewTokens: "API-Tokens: {{count}}",
  email: "E-Mail-Adresse",
  emailLead: "An diese Adresse senden wir Links zum Festlegen eines neuen Passworts.",
  emailMissing:
    "Es ist noch keine E-Mail-Adresse hinterlegt. Ohne sie können Sie ein vergessenes Passwort nicht per E-Mail zurücksetzen.",
  saveEmail: "E-Mail-Adresse ändern",
  password: "Passwort",
  passwordLead: "Eine Änderung beendet alle Ihre anderen Sitzungen. Passkeys und API-Tokens bleiben gültig.",
  savePassword: "Passwort ändern",
  secondFactor: "Zweiter Faktor",
  secondFactorLead:
    "Nach dem Passwort wird ein Code aus einer Authenticator-App verlangt. Das Passwort allein genügt dann nicht mehr.",
  appOn: "Aktiviert. Verbleibende Wiederherstellungscodes: {{count}}.",
  appOff: "Deaktiviert.",
  appStart: "Einrichten",
  appRemove: "Deaktivieren",
  appRemoveLead: "Ohne zweiten Faktor genügt zur Anmeldung wieder das Passwort allein.",
  appConfirm: "Aktivieren",
  codeHint: "Die sechs Ziffern, die die App jetzt zeigt. Sie bestätigen, dass die App eingerichtet ist.",
  qr: "QR-Code für die Authenticator-App",
  scan: "Scannen Sie den Code mit Ihrer Authenticator-App.",
  openApp: "Oder öffnen Sie die App auf diesem Gerät",
  typeSecret: "Oder geben Sie dort diesen Schlüssel ein:",
  newCodes: "Neue Codes",
  newCodesLead: "Neue Wiederherstellungscodes ersetzen die bisherigen; die alten gelten dann nicht mehr.",
  codes: "Wiederherstellungscodes",
  codesLead:
    "Jeder Code öffnet Ihr Konto einmal, wenn das Telefon nicht zur Hand ist. Die Codes werden nur jetzt angezeigt: Bewahren Sie sie an einem anderen Ort auf.",
  codesFile: "wiederherstellungscodes.txt",
  print: "Drucken",
  download: "Herunterladen",
  requiredTitle: "Bitte richten Sie einen zweiten Faktor ein",
  requiredText:
    "Die Administration schreibt ihn für dieses Konto vor. Erst danach können Sie das Dashboard nutzen. Wählen Sie unten Codes einer App oder einen Passkey.",
  requiredByAdmin:
    "Die Administration schreibt für dieses Konto einen zweiten Faktor vor: Der letzte lässt sich nicht entfernen.",
  passkeys: "Passkeys",
  passkeysLead: "Anmelden ohne Passwort: mit Fingerabdruck, Gesichtserkennung oder Geräte-PIN.",
  noPasskeys: "Noch keine.",
  unnamedPasskey: "Ohne Namen",
  added: "Angelegt am {{time}}",
  passkeyName: "Name des Passkeys",
  passkeyNameHint: "Damit Sie ihn in der Liste wiedererkennen.",
  addPasskey: "Passkey anlegen",
  removePasskeyTitle: "Passkey „{{name}}“ entfernen?",
  removePasskeyText: "Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch auf dem Gerät.",
  passkeysUnknown: "Dieser Browser unterstützt keine Passkeys, oder die Seite ist nicht über HTTPS geöffnet.",
  passkeyOutcomes: {
    done: "Der Passkey wurde angelegt. Bei der nächsten Anmeldung können Sie ihn verwenden.",
    cancelled: "Es wurde kein Passkey angelegt. Der Vorgang wurde abgebrochen oder dauerte zu lange.",
    known: "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
    failed: "Der Passkey konnte nicht angelegt werden. Versuchen Sie es erneut.",
  },
  remove: "Entfernen",
  sessions: "Sitzungen",
  sessionsLead:
    "Hier sehen Sie, wo Sie angemeldet sind. Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie dann Ihr Passwort.",
  device: "{{browser}} unter {{system}}",
  unknownBrowser: "Unbekannter Browser",
  unknownSystem: "unbekanntem System",
  sessionTimes: "Seit dem {{from}}, zuletzt aktiv am {{seen}}",
  thisSession: "Diese Sitzung",
  endSession: "Beenden",
  endOthers: "Andere Sitzungen beenden",
  endOthersTitle: "Alle anderen Sitzungen beenden?",
  endOthersText:
    "Wer dort mit Ihrem Konto arbeitet, wird sofort abgemeldet. Was dort nicht gespeichert ist, bleibt als automatisch gesicherter Entwurf erhalten.",
  endAll: "Alle Sitzungen beenden, auch diese",
  endAllTitle: "Alle Sitzungen beenden, auch diese?",
  endAllText: "Sie werden überall abgemeldet, auch hier.",
  tokens: "API-Tokens",
  tokensLead:
    "Ein Programm mit Ihrem Token hat dieselben Berechtigungen wie Sie und handelt in Ihrem Namen. Erstellen Sie für jedes Programm ein eigenes Token.",
  noTokens: "Noch keine.",
  tokenTimes: "Erstellt am {{from}}, zuletzt verwendet am {{used}}",
  tokenUnused: "Erstellt am {{from}}, noch nicht verwendet",
  tokenName: "Name des Tokens",
  tokenNameHint: "Für welches Programm oder welchen Rechner es bestimmt ist.",
  createToken: "Token erstellen",
  tokenUse: "Zum Beispiel, um einen Beitrag zu veröffentlichen:",
  tokenExample: { title: "Title", short_description: "In one sentence", description: "The whole text" },
  revoke: "Widerrufen",
  revokeTitle: "Token „{{name}}“ widerrufen?",
  revokeText: "Programme, die es verwenden, werden ab jetzt abgewiesen.",
  done: {
    name: "Ihr Name wurde geändert.",
    language: "Das Dashboard ist jetzt auf Deutsch.",
    email: "Die E-Mail-Adresse wurde geändert.",
    password: "Das Passwort wurde geändert. Alle anderen Sitzungen sind beendet.",
    "app-start":
      "Geben Sie den Schlüssel in Ihre App ein und dann hier den Code, den sie zeigt. Bis dahin ändert sich nichts.",
    "app-confirm": "Der zweite Faktor ist aktiviert. Bewahren Sie die Wiederherstellungscodes unten auf.",
    "app-codes": "Das sind Ihre neuen Wiederherstellungscodes. Die alten gelten nicht mehr.",
    "app-remove": "Der zweite Faktor ist deaktiviert.",
    "passkey-remove": "Der Passkey wurde entfernt.",
    "session-end": "Die Sitzung wurde beendet.",
    "sessions-end-others": "Alle anderen Sitzungen wurden beendet.",
    "token-create": "Das Token wurde erstellt. Es wird nur jetzt angezeigt: Kopieren Sie es.",
    "token-revoke": "Das Token wurde widerrufen.",
  },
};

/** The page of all accounts. */
const staffAccounts: typeof en.staff.staffAccounts = {
  title: "Benutzerkonten",
  invite: "Einladen",
  person: "Name",
  nameMissing: "Noch kein Name",
  nameMissingHint:
    "Bisher steht hier der Benutzername: Antworten an Kunden werden nur mit dem Firmennamen unterzeichnet.",
  state: "Status",
  secondFactor: "Zweiter Faktor",
  lastSeen: "Zuletzt aktiv",
  states: { active: "Aktiv", invited: "Eingeladen", disabled: "Gesperrt" },
  requiredMissing: "Vorgeschrieben, noch nicht eingerichtet",
  requiredThere: "Vorgeschrieben und eingerichtet",
  yes: "Ja",
  no: "Nein",
  notSignedIn: "Keine Sitzung",
  you: "{{name}} (Sie)",
  manage: "Verwalten",
  ownAccount: "Das ist Ihr eigenes Konto: Änderungen hier betreffen Sie selbst.",
  inviteTitle: "Neue Person einladen",
  inviteLead: "Die Person erhält per E-Mail einen Link, mit dem sie ein Passwort festlegt und sich anmeldet.",
  roleHint:
    "Die Redaktion schreibt und veröffentlicht Inhalte und beantwortet Nachrichten. Die Administration verwaltet zusätzlich Konten, Bewerbungen, personenbezogene Daten und Einstellungen und löscht Einträge endgültig.",
  sendInvitation: "Einladung senden",
  actions: {
    renew: {
      word: "Erneut senden",
      text: "An dieselbe Adresse geht eine neue Einladung. Der Link der alten gilt dann nicht mehr.",
    },
    makeAdmin: {
      word: "Rolle ändern",
      text: "Mit der Rolle Administration kann man zusätzlich Personen einladen, Konten sperren, Bewerbungen und personenbezogene Daten sehen, Einstellungen ändern und endgültig löschen.",
      title: "{{name}} die Rolle Administration geben?",
    },
    makeEditor: {
      word: "Rolle ändern",
      text: "Mit der Rolle Redaktion kann man Inhalte schreiben und veröffentlichen und Nachrichten beantworten. Konten, Bewerbungen, personenbezogene Daten, Einstellungen und endgültiges Löschen sind damit nicht zugänglich.",
      title: "{{name}} die Rolle Redaktion geben?",
    },
    removeSecondFactor: {
      word: "Zweiten Faktor entfernen",
      text: "Nach dem Verlust von Telefon und Wiederherstellungscodes: Die Verknüpfung mit der App wird aufgehoben, die Passkeys werden entfernt und alle Sitzungen beendet. Danach genügt zur Anmeldung das Passwort allein.",
      title: "Zweiten Faktor von {{name}} entfernen?",
    },
    requireSecondFactor: {
      word: "Vorschreiben",
      text: "Bis eine App oder ein Passkey eingerichtet ist, lässt sich das Dashboard nicht nutzen. API-Tokens werden so lange abgewiesen.",
      title: "Für {{name}} einen zweiten Faktor vorschreiben?",
    },
    secondFactorOptional: {
      word: "Nicht mehr vorschreiben",
      text: "Die Anmeldung ist wieder ohne zweiten Faktor möglich. Ein eingerichteter bleibt erhalten.",
    },
    disable: {
      word: "Sperren",
      text: "Alle Sitzungen werden sofort beendet und alle API-Tokens widerrufen; niemand kann sich mit dem Konto anmelden. Was damit veröffentlicht wurde, bleibt öffentlich.",
      title: "Konto von {{name}} sperren?",
    },
    enable: { word: "Entsperren", text: "Anmelden ist wieder möglich, mit demselben Passwort." },
  },
  done: {
    invite: "Die Einladung ist unterwegs.",
    role: "Die Rolle wurde geändert.",
    rename: "Der Name wurde geändert.",
    disable: "Das Konto wurde gesperrt. Seine Sitzungen sind beendet.",
    enable: "Das Konto wurde entsperrt.",
    renew: "Eine neue Einladung ist unterwegs.",
    "require-second-factor": "Ab jetzt ist ein zweiter Faktor vorgeschrieben.",
    "second-factor-optional": "Ein zweiter Faktor ist nicht mehr vorgeschrieben.",
    "remove-second-factor": "Der zweite Faktor wurde entfernt. Die Sitzungen sind beendet.",
  },
};

/** What the links of mails open, before anybody is signed in. */
const links: typeof en.staff.links = {
  goneTitle: "Dieser Link ist nicht mehr gültig",
  newLink: "Neuen Link anfordern",
  invitation: {
    title: "Willkommen",
    lead: "Ihr Benutzername ist {{username}}. Legen Sie Ihr Passwort fest.",
    submit: "Speichern und anmelden",
    gone: "Die Einladung wurde schon verwendet, durch eine neuere ersetzt oder ist abgelaufen. Melden Sie sich an, wenn Sie schon ein Passwort festgelegt haben; andernfalls bitten Sie die Administration um eine neue Einladung.",
  },
  reset: {
    title: "Neues Passwort",
    lead: "Das neue Passwort gilt für das Konto {{username}}. Alle seine Sitzungen werden beendet, seine API-Tokens widerrufen und seine Passkeys entfernt.",
    submit: "Speichern und anmelden",
    gone: "Der Link wurde schon verwendet oder ist abgelaufen. Wenn Sie noch ein neues Passwort brauchen, fordern Sie einen weiteren Link an.",
  },
  setUp: {
    title: "Erstes Konto",
    lead: "Dies ist ein Administratorkonto. Damit laden Sie die anderen ein.",
    submit: "Konto anlegen",
    emailHint: "An diese Adresse senden wir Links zum Festlegen eines neuen Passworts.",
    gone: "Das erste Konto ist schon angelegt, oder der Server hat einen neueren Link ausgegeben. Melden Sie sich mit diesem Konto an oder sehen Sie in der Ausgabe des Servers nach.",
  },
  forgotten: {
    title: "Passwort vergessen",
    lead: "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Sie erhalten per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.",
    who: "Benutzername oder E-Mail-Adresse",
    submit: "Link senden",
    asked:
      "Wenn es ein solches Konto gibt und eine E-Mail-Adresse hinterlegt ist, ist ein Link dorthin unterwegs. Kommt keiner an, sehen Sie im Spam-Ordner nach oder fragen Sie die Administration.",
    missing: "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.",
  },
};

export const staff: typeof en.staff = { signIn, account, staffAccounts, links };

export const mails: typeof en.mails = {
  invitation: {
    subject: "Ihr Konto auf {{site}}",
    heading: "Für Sie wurde ein Konto angelegt",
    reason: "für Sie wurde auf {{site}} ein Konto angelegt. Ihr Benutzername lautet „{{username}}“.",
    link: "Passwort festlegen",
    until: "Der Link kann nur einmal verwendet werden und läuft am {{time}} ab.",
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann das Passwort festlegen. Bitte leiten Sie diese E-Mail nicht weiter.",
    mistake: "Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts unternehmen.",
  },
  reset: {
    subject: "Neues Passwort für {{site}}",
    heading: "Neues Passwort festlegen",
    reason: "für das Konto „{{username}}“ auf {{site}} wurde ein neues Passwort angefordert.",
    link: "Neues Passwort festlegen",
    until:
      "Der Link kann nur einmal verwendet werden und läuft am {{time}} ab. Mit dem neuen Passwort enden alle Sitzungen des Kontos, seine API-Tokens werden widerrufen und seine Passkeys entfernt.",
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann das Passwort festlegen. Bitte leiten Sie diese E-Mail nicht weiter.",
    mistake:
      "Wenn Sie das nicht angefordert haben, müssen Sie nichts unternehmen: Das bisherige Passwort bleibt gültig.",
  },
  notice: {
    subject: "{{change}}: {{site}}",
    about: "am Konto „{{username}}“ auf {{site}} gab es am {{time}} eine sicherheitsrelevante Änderung:",
    changes: {
      "token-made": {
        heading: "Neues API-Token",
        what: "Ein API-Token wurde erstellt. Ein Programm mit diesem Token hat dieselben Berechtigungen wie das Konto.",
      },
      "passkey-added": {
        heading: "Neuer Passkey",
        what: "Ein Passkey wurde angelegt. Damit ist die Anmeldung ohne Passwort möglich.",
      },
      "passkey-removed": {
        heading: "Passkey entfernt",
        what: "Ein Passkey wurde entfernt. Er lässt sich nicht mehr zur Anmeldung verwenden.",
      },
      "second-factor-off": {
        heading: "Zweiter Faktor deaktiviert",
        what: "Der zweite Faktor über die Authenticator-App wurde deaktiviert. Nach dem Passwort wird kein Code mehr verlangt.",
      },
      "second-factor-removed": {
        heading: "Zweiter Faktor entfernt",
        what: "Die Administration hat die Verknüpfung mit der Authenticator-App aufgehoben, alle Passkeys entfernt und alle Sitzungen beendet.",
        mistake:
          "Wenn Sie darum gebeten haben, müssen Sie nichts unternehmen. Falls nicht, melden Sie es sofort der Administration und fordern Sie auf der folgenden Seite ein neues Passwort an. Damit werden auch alle API-Tokens widerrufen.",
      },
      "email-changed": {
        heading: "E-Mail-Adresse geändert",
        what: "Die E-Mail-Adresse des Kontos wurde geändert. Diese E-Mail geht an die bisherige und an die neue Adresse.",
        mistake:
          "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Falls nicht, melden Sie es sofort der Administration; sie kann das Konto sperren.",
      },
      "password-changed": {
        heading: "Passwort geändert",
        what: "Das Passwort wurde geändert; alle anderen Sitzungen wurden beendet. Passkeys und API-Tokens bleiben gültig.",
        mistake:
          "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Waren Sie es nicht oder finden Sie unter „Mein Konto“ fremde Passkeys oder API-Tokens, melden Sie das sofort der Administration und fordern Sie auf der folgenden Seite ein neues Passwort an. Damit enden alle Sitzungen, alle API-Tokens werden widerrufen und alle Passkeys entfernt.",
      },
      "password-reset": {
        heading: "Neues Passwort festgelegt",
        what: "Über einen Link wurde ein neues Passwort festgelegt. Alle Sitzungen wurden beendet, alle API-Tokens widerrufen und alle Passkeys entfernt. Legen Sie bei Bedarf neue Passkeys an und erstellen Sie neue Tokens.",
        mistake:
          "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Falls nicht, melden Sie es sofort der Administration und fordern Sie auf der folgenden Seite noch einmal ein neues Passwort an.",
      },
    },
    mistake:
      "Wenn Sie das selbst waren, müssen Sie nichts unternehmen. Falls nicht, melden Sie es sofort der Administration und fordern Sie auf der folgenden Seite ein neues Passwort an. Damit enden alle Sitzungen, alle API-Tokens werden widerrufen und alle Passkeys entfernt.",
    link: "Neues Passwort anfordern",
  },
};
