import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import type { PasswordProblem } from "./password.ts";

/** The signed-in person or the owner of an API token; read from the database with each request. */
export interface Actor {
  userId: string;
  username: string;
  name: string;
  role: Role;
  /** The dashboard's language for this person. */
  language: Language;
  /** Undefined for an API token. */
  sessionId: string | undefined;
  /** The account must have a second factor and has none: only the page that sets one up opens. */
  owesSecondFactor?: boolean;
  /** The client's address of this request; undefined when unknown. */
  address?: string;
}

/** Origin of a request. */
export interface Visit {
  headers: Headers;
  /** The client's address, as the rate limits count it. */
  address: string;
}

/** Too many attempts: none is checked before this number of seconds has passed. */
export interface TooMany {
  kind: "limited";
  retryAfterS: number;
}

/** Result of a sign-in. Cookies are whole `Set-Cookie` values. */
export type SignInOutcome =
  | { kind: "in"; cookies: string[] }
  /** The password was right; a code of the second factor must follow, with these cookies. */
  | { kind: "second-factor"; cookies: string[] }
  /** Unknown name, wrong password or code, or disabled account; the response does not tell which. */
  | { kind: "wrong" }
  /** The second step came too late or without the cookie of the first, which must be repeated. */
  | { kind: "expired" }
  | TooMany;

/** Result of an operation that requires the password again. */
export type Confirmed<Result> = ({ kind: "done" } & Result) | { kind: "wrong" } | TooMany;

/** A new password that the rules refuse. */
export interface WeakPassword {
  kind: "weak";
  problem: PasswordProblem;
}

/** A session of one's own. Its id authorizes nothing. Times are ms since 1970. */
export interface OwnSession {
  id: string;
  /** The browser's `User-Agent`, up to 300 characters. */
  device: string;
  signedInAt: number;
  /** To the nearest minutes. */
  lastSeenAt: number;
  /** Whether it is the session of this request. */
  current: boolean;
}

/** A passkey of one's own. */
export interface OwnPasskey {
  id: string;
  /** Name given by its owner; may be empty. */
  name: string;
  /** ms since 1970. */
  createdAt: number;
}

/** How an account of one's own is protected. */
export interface OwnProtection {
  email: string | undefined;
  totp: boolean;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  passkeys: OwnPasskey[];
  /** An admin requires an app or a passkey: the last one cannot be removed. */
  secondFactorRequired: boolean;
}

/** An API token of one's own, without its secret. Times are ms since 1970. */
export interface OwnToken {
  id: string;
  name: string;
  createdAt: number;
  /** To the nearest hour. */
  lastUsedAt: number | undefined;
}

/** Data for setting up an authenticator app. */
export interface TotpSetUp {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth:` address with the same secret. */
  uri: string;
}

/** An account as admins see it. */
export interface StaffMember {
  id: string;
  username: string;
  name: string;
  email: string | undefined;
  role: Role;
  language: Language;
  /** Invited: the link has not been used yet. */
  state: "active" | "invited" | "disabled";
  /** Whether the account has an app or a passkey. */
  secondFactor: boolean;
  /** Whether the account must have one before any page opens. */
  secondFactorRequired: boolean;
  /** ms since 1970; undefined: no session now. */
  lastSeenAt: number | undefined;
}

/** Result of an invitation. */
export type InvitationOutcome = { kind: "invited"; id: string } | { kind: "username-taken" } | { kind: "email-taken" };

/** Result of removing a passkey; `required`: it is the last second factor, and the account must have one. */
export type FactorRemoval = { kind: "done" | "required" };

/** Result of a change by an admin. */
export type StaffChange = { kind: "done" } | { kind: "last-admin" };

/** The account of a link from a mail. */
export interface LinkFor {
  username: string;
  language: Language;
}

/** Result of setting a password through a link. */
export type LinkOutcome = SignInOutcome | WeakPassword | { kind: "gone" };

/** Steps of passkey ceremonies, by their path segments. */
export const PASSKEY_STEPS = [
  "generate-register-options",
  "verify-registration",
  "generate-authenticate-options",
  "verify-authentication",
  "verify-confirmation",
] as const;

export type PasskeyStep = (typeof PASSKEY_STEPS)[number];

/** The response to a step of a passkey ceremony. */
export interface PasskeyAnswer {
  status: number;
  /** Sent as JSON. */
  body: unknown;
  cookies: string[];
}
