import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import type { PasswordProblem } from "./password.ts";

/** Who does something: read anew from the database with each request. */
export interface Actor {
  userId: string;
  username: string;
  name: string;
  role: Role;
  /** The dashboard's language for this person. */
  language: Language;
  /** Undefined for an API token. */
  sessionId: string | undefined;
  /** A second factor is required of the account and there is none yet: nothing opens but the page that sets one up. */
  owesSecondFactor?: boolean;
  /** The client's address, as the request that asks has it; undefined where none is known. */
  address?: string;
}

/** Where a request comes from. */
export interface Visit {
  headers: Headers;
  /** The client's address, as limits count it. */
  address: string;
}

/** Too many tries: none is looked at before so many seconds have passed. */
export interface TooMany {
  kind: "limited";
  retryAfterS: number;
}

/** What became of a try to sign in. Cookies are whole `Set-Cookie` values. */
export type SignInOutcome =
  | { kind: "in"; cookies: string[] }
  /** The password was right; a code of the second factor is still to come, with these cookies. */
  | { kind: "second-factor"; cookies: string[] }
  /** One answer for an unknown name, a wrong password or code, and a disabled account. */
  | { kind: "wrong" }
  /** The second step came too late or without the first one's cookie: back to the first. */
  | { kind: "expired" }
  | TooMany;

/** What became of something that takes the password again. */
export type Confirmed<Result> = ({ kind: "done" } & Result) | { kind: "wrong" } | TooMany;

/** A new password that the rule refuses. */
export interface WeakPassword {
  kind: "weak";
  problem: PasswordProblem;
}

/** A session of one's own, named by an id that opens nothing. Times are ms since 1970. */
export interface OwnSession {
  id: string;
  /** The browser's own words (`User-Agent`), at most 300 characters. */
  device: string;
  signedInAt: number;
  /** To the nearest minutes. */
  lastSeenAt: number;
  /** Whether the request that asks came with it. */
  current: boolean;
}

/** A passkey of one's own. */
export interface OwnPasskey {
  id: string;
  /** As its owner called it; may be empty. */
  name: string;
  /** ms since 1970. */
  createdAt: number;
}

/** How an account of one's own is protected. */
export interface OwnProtection {
  email: string | undefined;
  totp: boolean;
  /** Recovery codes that are not used yet. */
  recoveryCodes: number;
  passkeys: OwnPasskey[];
  /** An admin requires app or passkey: the last one stays. */
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

/** What an authenticator app is set up with. */
export interface TotpSetUp {
  /** Base32, to be typed. */
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
  /** Invited: the link has not been followed yet. */
  state: "active" | "invited" | "disabled";
  /** Whether a code or a passkey is asked for or possible. */
  secondFactor: boolean;
  /** Nothing opens for the account before it has one. */
  secondFactorRequired: boolean;
  /** ms since 1970; undefined: no session now. */
  lastSeenAt: number | undefined;
}

/** What became of an invitation. */
export type InvitationOutcome = { kind: "invited"; id: string } | { kind: "username-taken" } | { kind: "email-taken" };

/** What became of taking a passkey away; `required`: it is the last second factor, and the account must have one. */
export type FactorRemoval = { kind: "done" | "required" };

/** What became of a change by an admin. */
export type StaffChange = { kind: "done" } | { kind: "last-admin" };

/** Whom a link from a mail is for. */
export interface LinkFor {
  username: string;
  language: Language;
}

/** What became of a password that came through a link. */
export type LinkOutcome = SignInOutcome | WeakPassword | { kind: "gone" };

/** A step of a passkey ceremony, as its address names it. */
export const PASSKEY_STEPS = [
  "generate-register-options",
  "verify-registration",
  "generate-authenticate-options",
  "verify-authentication",
  "verify-confirmation",
] as const;

export type PasskeyStep = (typeof PASSKEY_STEPS)[number];

/** The answer to a step of a passkey ceremony. */
export interface PasskeyAnswer {
  status: number;
  /** To be sent as JSON. */
  body: unknown;
  cookies: string[];
}
