/*
 * Values that release 1 (commit b165d2b) wrote into rows, archives, its list of erasures and addresses. They never
 * change with the code.
 */

/** Groups of actions that release 1 listed in the filter of the audit log, and the actions that it stored. */
export const RELEASED_GROUPS = {
  "signing-in": ["signed-in", "sign-in-refused", "signed-out", "sessions-ended"],
  accounts: [
    "password-changed",
    "reset-link-made",
    "password-reset",
    "email-changed",
    "second-factor-on",
    "second-factor-off",
    "recovery-codes-made",
    "passkey-added",
    "passkey-removed",
    "token-made",
    "token-revoked",
    "account-made",
    "account-invited",
    "invitation-accepted",
    "invitation-renewed",
    "account-disabled",
    "account-enabled",
    "role-changed",
    "name-changed",
    "second-factor-removed",
    "second-factor-required",
    "second-factor-optional",
  ],
  content: [
    "item-saved",
    "item-published",
    "item-scheduled",
    "item-missed",
    "item-withdrawn",
    "item-binned",
    "item-restored",
    "item-deleted",
    "preview-made",
    "preview-revoked",
    "picture-added",
    "picture-changed",
    "picture-removed",
    "document-added",
    "content-exported",
    "content-imported",
    "examples-removed",
  ],
  inbox: ["message-owner", "message-state", "message-noted", "message-not-spam", "mail-retried", "messages-exported"],
  applications: [
    "application-opened",
    "application-state",
    "application-rated",
    "application-noted",
    "cv-opened",
    "applications-exported",
  ],
  "personal-data": ["person-looked-up", "person-exported", "person-erased"],
  house: ["audit-exported", "settings-changed", "test-mail-sent", "backup-made", "backup-restored"],
};

/** Kinds of subjects that release 1 stored, in the order of the filter. */
export const RELEASED_KINDS = [
  "account",
  "news",
  "project",
  "product",
  "offer",
  "picture",
  "document",
  "message",
  "application",
  "mail",
  "setting",
  "person",
  "site",
];

/** Names of counts that release 1 stored in details of entries. */
export const RELEASED_COUNTS = ["messages", "applications", "mails", "notes", "news", "project", "product", "offer"];

/** Values that release 1 stored in details of audit entries and that are shown as texts. */
export const RELEASED_DETAILS = {
  by: [
    ...["password", "app", "recovery-code", "passkey", "invitation-accepted", "password-reset", "set-up"],
    ...["token", "plan"],
  ],
  reason: ["password", "code", "passkey", "limited"],
  which: ["one", "others", "all"],
};

/** Names of details that release 1 stored beside those values and counts. */
export const RELEASED_DETAIL_NAMES = [
  ...["role", "to", "version", "restored", "copyOf", "days", "token", "publishAt", "withdrawAt", "stars", "mail"],
  ...[
    "fields",
    "count",
    "links",
    "rows",
    "files",
    "bytes",
    "archive",
    "backup",
    "kind",
    "items",
    "documents",
    "pictures",
    "position",
  ],
];

/** `items.kind`, and that of versions, autosaves, preview links, uses of files and ids. */
export const RELEASED_COLLECTIONS = ["news", "project", "product", "offer"] as const;

/** `items.state`. */
export const RELEASED_ITEM_STATES = ["draft", "scheduled", "published", "withdrawn", "bin"] as const;

/** `item_versions.what`. */
export const RELEASED_VERSION_ORIGINS = ["created", "saved", "restored", "duplicated", "adopted", "imported"] as const;

/** Values in the JSON of `items.languages`. */
export const RELEASED_LANGUAGE_STATES = ["complete", "missing", "incomplete", "changed"] as const;

/** Answers in drafts of projects to whether the client allows a name. */
export const RELEASED_PERMISSIONS = ["yes", "no", "anonymous"];

/** `job_offers.kind`. */
export const RELEASED_OFFER_KINDS = ["job", "practice"];

/** Ids in the JSON of `projects.services`. */
export const RELEASED_SERVICES = [1, 2, 3, 4, 5, 6];

/** `language` of every table that has it. */
export const RELEASED_LANGUAGES = ["en", "pl", "de"] as const;

/** `messages.state`, and whether somebody waits for an answer in it. */
export const RELEASED_MESSAGE_STATES = { new: "open", "in-hand": "open", answered: "closed", closed: "closed" };

/** `applications.state`. */
export const RELEASED_APPLICATION_STATES = ["new", "shortlisted", "invited", "declined", "hired", "withdrawn"];

/** `applications.consent`, each with the retention time that it chooses. */
export const RELEASED_CONSENTS = { vacancy: "applicationMonths", future: "futureMonths" };

/** `applications.scan`. */
export const RELEASED_SCANS = ["clean", "unscanned"];

/** `outbox.kind`, by what the mail is about. */
export const RELEASED_MAILS = {
  message: ["message-notice", "message-confirmation"],
  application: ["application-notice", "application-confirmation"],
  nothing: ["withdrawal-notice", "waiting-reminder", "test-mail"],
  account: ["staff-invitation", "staff-reset"],
};

/** `outbox.state`. */
export const RELEASED_MAIL_STATES = ["waiting", "sent", "failed"];

/** `erasures.kind` and `erasures.reason`, also those of lines of `erasures.jsonl`. */
export const RELEASED_ERASURES = {
  kinds: ["message", "application"],
  reasons: ["retention", "sender", "request"],
} as const;

/** `staff_users.role`. */
export const RELEASED_ROLES = ["editor", "admin"];

/** `staff_links.kind`, each with the address that its token opens. */
export const RELEASED_LINKS = { invitation: "/sign-in/invitation/", reset: "/sign-in/reset/" };

/** `job_runs.name`; the name of its lease begins with "job-". */
export const RELEASED_JOBS = ["retention", "accounts", "waiting-reminder", "old-mails"];

/** The lease of the process that sends mails. */
export const RELEASED_MAIL_LEASE = "mail-delivery";

/** Values of rows of `site_state`. */
export const RELEASED_SITE_STATE = {
  content_version: "73",
  offers_day: "2026-11-20",
  "forgotten-erasure": "3",
  retention: { contactMonths: 18, applicationMonths: 7, futureMonths: 13, auditMonths: 36 },
  navigation: { hidden: ["news", "projects", "products", "careers", "achievements", "media"] },
  notifications: { messages: ["inbox@example.com"], applications: ["jobs@example.com"] },
};

/** Parameters of inboxes in addresses. */
export const RELEASED_INBOX_SEARCHES = {
  message: [
    ...["open", "new", "in-hand", "answered", "closed", "all", "spam"].map((state) => `?state=${state}`),
    ...["mine", "nobody"].map((owner) => `?owner=${owner}`),
  ],
  application: [
    ...["all", "new", "shortlisted", "invited", "declined", "hired", "withdrawn", "spam"].map(
      (view) => `?view=${view}`,
    ),
    ...["?sort=rating", "?offer=6", "?offer=none"],
  ],
};

/** Names of limits, in keys of `rate_limits` and in variables of the environment such as RATE_LIMIT_CV. */
export const RELEASED_LIMITS = { message: "contact", application: "cv" };
