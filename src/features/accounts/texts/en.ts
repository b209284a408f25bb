/** The login form. */
const signIn = {
  title: "Log in",
  lead: "For the company’s staff.",
  username: "Username",
  password: "Password",
  submit: "Log in",
  wrong: "Login failed. Incorrect username or password.",
  limited: "Too many attempts. Try again in {{minutes}} min.",
  ended: "Log in to continue to the page you requested.",
  passkey: "Log in with a passkey",
  passkeyFailed: "The passkey was not accepted. Use your username and password.",
  forgotten: "Forgotten your password?",
  back: "Back to the website",
  secondTitle: "Two-factor authentication",
  secondLead: "Enter the six-digit code from your authenticator app.",
  code: "Code",
  recoveryLead: "If you do not have your app, use a recovery code. Each code works once.",
  recoveryCode: "Recovery code",
  useCode: "Confirm",
  useRecovery: "Use recovery code",
  wrongCode: "This code is not valid. Wait for the next one and try again.",
};

/** The page of one's own account. */
const account = {
  title: "My account",
  profile: "Profile",
  profileLead: "Your name is shown with every version you save. Only an administrator can change your role.",
  language: "Dashboard language",
  saveLanguage: "Change language",
  currentPassword: "Current password",
  confirmTitle: "Confirm that it is you",
  confirmText:
    "This change affects access to an account. Enter your password; you will not be asked again for ten minutes.",
  confirmSubmit: "Confirm and continue",
  confirmPasskey: "Use a passkey",
  confirmPasskeyFailed: "The passkey was not accepted. Try again, or use your password.",
  saveName: "Change name",
  nameHint: "Emails to customers are signed with this name.",
  nameMissing:
    "This is still your username, so emails to customers are signed with the company name only. Enter your first and last name.",
  reviewLead: "These still give access to your account. Check that each is yours:",
  reviewPasskeys: "Passkeys: {{count}}",
  reviewTokens: "API tokens: {{count}}",
  email: "Email",
  emailLead: "Password reset links are sent to this address.",
  emailMissing: "No email address yet. Without one, you cannot reset a forgotten password by email.",
  saveEmail: "Change email address",
  password: "Password",
  passwordLead: "Changing your password ends all your other sessions. Passkeys and API tokens remain valid.",
  savePassword: "Change password",
  secondFactor: "Two-factor authentication",
  secondFactorLead:
    "After your password, you enter a code from an app on your phone. A stolen password alone is not enough to log in.",
  appOn: "On. Recovery codes left: {{count}}.",
  appOff: "Off.",
  appStart: "Set up",
  appRemove: "Turn off",
  appRemoveLead: "Without it, your password alone is enough to log in.",
  appConfirm: "Turn on",
  codeHint: "Enter the six-digit code that the app shows now, to confirm that it works.",
  qr: "QR code for the authenticator app",
  scan: "Scan the code with your authenticator app.",
  openApp: "Or open the app on this device",
  typeSecret: "Or enter this key in the app:",
  newCodes: "Create new codes",
  newCodesLead: "New recovery codes replace the current ones, which will stop working.",
  codes: "Recovery codes",
  codesLead:
    "Each code lets you log in once without your phone. Store them somewhere safe now: they will not be shown again.",
  codesFile: "recovery-codes.txt",
  print: "Print",
  download: "Download",
  requiredTitle: "Set up two-factor authentication to continue.",
  requiredText:
    "An administrator requires it for this account. Set up an authenticator app or a passkey below to use the rest of the dashboard.",
  requiredByAdmin:
    "An administrator requires two-factor authentication for this account: the last method cannot be removed.",
  passkeys: "Passkeys",
  passkeysLead: "Log in with your fingerprint, face or device PIN instead of a password.",
  noPasskeys: "None yet.",
  unnamedPasskey: "Unnamed",
  added: "Added {{time}}",
  passkeyName: "Passkey name",
  passkeyNameHint: "Helps you recognise it in the list.",
  addPasskey: "Add passkey",
  removePasskeyTitle: "Remove the passkey “{{name}}”?",
  removePasskeyText: "You will no longer be able to log in with it. Delete it on the device too.",
  passkeysUnknown: "This browser does not support passkeys, or this page was not opened over https.",
  passkeyOutcomes: {
    done: "Passkey added. You can use it the next time you log in.",
    cancelled: "No passkey created: cancelled or timed out.",
    known: "This device already has a passkey for your account.",
    failed: "Passkey not added. Try again.",
  },
  remove: "Remove",
  sessions: "Sessions",
  sessionsLead: "Where you are logged in. End any session you do not recognise, then change your password.",
  device: "{{browser}} on {{system}}",
  unknownBrowser: "Unknown browser",
  unknownSystem: "unknown system",
  sessionTimes: "Since {{from}}, last seen {{seen}}",
  thisSession: "This session",
  endSession: "End",
  endOthers: "End all others",
  endOthersTitle: "End all other sessions?",
  endOthersText:
    "Anyone using your account there will be logged out immediately. Unsaved work is kept as an autosaved draft.",
  endAll: "End all sessions",
  endAllTitle: "End all sessions, including this one?",
  endAllText: "You will be logged out everywhere, including here.",
  tokens: "API tokens",
  tokensLead: "A program with a token acts as you, with your permissions. Use a separate token for each program.",
  noTokens: "None yet.",
  tokenTimes: "Created {{from}}, last used {{used}}",
  tokenUnused: "Created {{from}}, not used yet",
  tokenName: "Token name",
  tokenNameHint: "The program or computer that will use it.",
  createToken: "Create token",
  tokenUse: "For example, to publish a news item:",
  tokenExample: { title: "Title", short_description: "Summary in one sentence", description: "Full text" },
  revoke: "Revoke",
  revokeTitle: "Revoke the token “{{name}}”?",
  revokeText: "Programs that use it will lose access immediately.",
  done: {
    name: "Name changed.",
    language: "The dashboard is now in English.",
    email: "Address changed.",
    password: "Password changed. All other sessions have ended.",
    "app-start":
      "Enter the key in your app, then enter the code it shows. Two-factor authentication is not on until you do.",
    "app-confirm": "Two-factor authentication is on. Save the recovery codes below.",
    "app-codes": "These are your new recovery codes. The old ones no longer work.",
    "app-remove": "Two-factor authentication is off.",
    "passkey-remove": "Passkey removed.",
    "session-end": "Session ended.",
    "sessions-end-others": "All other sessions ended.",
    "token-create": "Token created. Copy it now: it will not be shown again.",
    "token-revoke": "Token revoked.",
  },
};

/** The page of all accounts. */
const staffAccounts = {
  title: "Staff accounts",
  invite: "Invite",
  person: "Person",
  nameMissing: "No name yet",
  nameMissingHint: "This is still the username, so emails to customers are signed with the company name only.",
  state: "Status",
  secondFactor: "Two-factor authentication",
  lastSeen: "Last seen",
  states: { active: "Active", invited: "Invited", disabled: "Disabled" },
  requiredMissing: "Required, not set up yet",
  requiredThere: "Required and set up",
  yes: "On",
  no: "Off",
  notSignedIn: "Never",
  you: "{{name}} (you)",
  manage: "Manage",
  ownAccount: "This is your own account: changes here affect your own access.",
  inviteTitle: "Invite a colleague",
  inviteLead: "Your colleague will receive an email with a link to choose a password.",
  roleHint:
    "Editors write and publish content and reply to messages. Administrators also manage accounts, applications, personal data and settings, and can delete items permanently.",
  sendInvitation: "Send invitation",
  actions: {
    renew: {
      word: "Send again",
      text: "A new invitation will be sent to the same address. The old link will stop working.",
    },
    makeAdmin: {
      word: "Make administrator",
      text: "Administrators can also invite and disable accounts, see applications and personal data, change settings and delete items permanently.",
      title: "Make {{name}} an administrator?",
    },
    makeEditor: {
      word: "Make editor",
      text: "Editors write and publish content and reply to messages. They have no access to accounts, applications, personal data or settings, and cannot delete items permanently.",
      title: "Make {{name}} an editor?",
    },
    removeSecondFactor: {
      word: "Reset two-factor",
      text: "For someone who has lost their phone and recovery codes. Removes the app and passkeys and ends all sessions. The password alone will then be enough to log in.",
      title: "Reset two-factor authentication for {{name}}?",
    },
    requireSecondFactor: {
      word: "Require two-factor",
      text: "They must set up an app or passkey before using the dashboard again. Their API tokens will not work until then.",
      title: "Require two-factor authentication for {{name}}?",
    },
    secondFactorOptional: {
      word: "Make two-factor optional",
      text: "The account can be used without two-factor authentication again. Existing methods stay set up.",
    },
    disable: {
      word: "Disable",
      text: "Ends all sessions and revokes all API tokens immediately. No one can log in with the account. Published content stays.",
      title: "Disable {{name}}’s account?",
    },
    enable: { word: "Enable", text: "The owner can log in again with the same password." },
  },
  done: {
    invite: "Invitation queued for sending.",
    role: "Role changed.",
    rename: "Name changed.",
    disable: "Account disabled. Its sessions have ended.",
    enable: "Account enabled.",
    renew: "New invitation queued for sending.",
    "require-second-factor": "Two-factor authentication is now required.",
    "second-factor-optional": "Two-factor authentication is no longer required.",
    "remove-second-factor": "Two-factor authentication reset. All sessions have ended.",
  },
};

/** What the links of mails open, before anybody is signed in. */
const links = {
  goneTitle: "This link is no longer valid",
  newLink: "Request a new link",
  invitation: {
    title: "Welcome",
    lead: "Your username is {{username}}. Choose your password.",
    submit: "Save and log in",
    gone: "The invitation has been used or replaced, or has expired. If you have already chosen a password, log in; otherwise ask an administrator for a new invitation.",
  },
  reset: {
    title: "New password",
    lead: "For the account {{username}}. This ends all its sessions, revokes its API tokens and removes its passkeys.",
    submit: "Save and log in",
    gone: "The link has been used or has expired. If you still need a new password, request a new link.",
  },
  setUp: {
    title: "First account",
    lead: "Create an administrator account. You can then invite others.",
    submit: "Create account",
    emailHint: "Password reset links are sent to this address.",
    gone: "The first account already exists, or the server has printed a newer link. Log in with that account, or check the server output.",
  },
  forgotten: {
    title: "Forgotten your password?",
    lead: "Enter your username or email address. You will receive an email with a link to choose a new password.",
    who: "Username or email",
    submit: "Send link",
    asked:
      "If an account with an email address matches, we have sent it a link. If it does not arrive, check your spam folder or ask an administrator.",
    missing: "Enter your username or email address.",
  },
};

export const staff = { signIn, account, staffAccounts, links };

export const mails = {
  invitation: {
    subject: "Your account on {{site}}",
    heading: "An account has been created for you",
    reason: "A colleague has created an account for you on {{site}}. Your username is “{{username}}”.",
    link: "Choose a password",
    until: "The link can be used once and expires on {{time}}.",
    secret: "The link is confidential: anyone who has it can set the password. Please do not forward it.",
    mistake: "If you were not expecting this, you can ignore this email.",
  },
  reset: {
    subject: "Reset your password on {{site}}",
    heading: "Set a new password",
    reason: "Someone, probably you, has asked to reset the password for the account “{{username}}” on {{site}}.",
    link: "Set a new password",
    until:
      "The link can be used once and expires on {{time}}. Setting a new password ends all the account’s sessions, revokes its API tokens and removes its passkeys.",
    secret: "The link is confidential: anyone who has it can set the password. Please do not forward it.",
    mistake: "If you did not request this, you can ignore this email: your current password remains valid.",
  },
  notice: {
    subject: "{{change}} on {{site}}",
    about: "Your account “{{username}}” on {{site}} was changed on {{time}}:",
    changes: {
      "token-made": {
        heading: "New API token",
        what: "An API token was created. A program that has it can act with the account’s permissions.",
      },
      "passkey-added": {
        heading: "New passkey",
        what: "A passkey was added. It can be used to log in without the password.",
      },
      "passkey-removed": {
        heading: "Passkey removed",
        what: "A passkey was removed. It can no longer be used to log in.",
      },
      "second-factor-off": {
        heading: "Two-factor authentication turned off",
        what: "App-based two-factor authentication was turned off. A code is no longer required after the password.",
      },
      "second-factor-removed": {
        heading: "Two-factor authentication reset",
        what: "An administrator unlinked your authenticator app, removed all passkeys and ended all sessions.",
        mistake:
          "If you asked for this, no action is needed. Otherwise, tell an administrator immediately and set a new password using the link below. Setting a new password also revokes all API tokens.",
      },
      "email-changed": {
        heading: "Email address changed",
        what: "The account’s email address was changed. This message is being sent to both the previous and the new address.",
        mistake:
          "If this was you, no action is needed. If not, tell an administrator immediately: they can disable the account.",
      },
      "password-changed": {
        heading: "Password changed",
        what: "The password was changed and all other sessions were ended. Passkeys and API tokens remain valid.",
        mistake:
          "If this was you, no action is needed. If not, or if “My account” lists a passkey or an API token that is not yours, tell an administrator immediately and set a new password using the link below. Setting a new password ends all sessions, revokes all API tokens and removes all passkeys.",
      },
      "password-reset": {
        heading: "New password set",
        what: "A new password was set using a reset link. All sessions were ended, all API tokens revoked and all passkeys removed. Create new tokens and passkeys if you need them.",
        mistake:
          "If this was you, no action is needed. If not, tell an administrator immediately and set another new password using the link below.",
      },
    },
    /** What to do when somebody else made a change that does not say it; a link to a new password follows. */
    mistake:
      "If this was you, no action is needed. If not, tell an administrator immediately and set a new password using the link below. Setting a new password ends all sessions, revokes all API tokens and removes all passkeys.",
    link: "Set a new password",
  },
};
