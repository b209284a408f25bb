import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import type { InvitationForm, SetUpForm } from "./forms.ts";
import type { PasswordProblem } from "./password.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    accounts: Accounts;
    /** The path of a list that programs read and write: a new token is shown with a call of it. */
    apiExample: string;
  }
}

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
  | { kind: "wrong" /** Whose account it was, known after the first step. */; userId?: string }
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

/**
 * Staff accounts. Methods of one's own account and of others take the actor first; they throw ExpectedError `forbidden`
 * when the actor is a token or has not the role, `not-found` for what is not there or not the actor's own, and
 * `unconfirmed`, where that is noted, unless the session began or was confirmed within the last ten minutes.
 */
export interface Accounts {
  /** Says whose session cookie came. Undefined: nobody's (signed out, ended, disabled, expired). Never cached. */
  whoIs(headers: Headers): Promise<Actor | undefined>;
  /** Says whose `Authorization: Bearer …` token came; no cookie is looked at. */
  whoseToken(headers: Headers): Promise<Actor | undefined>;

  /** First step of signing in. */
  signIn(input: { username: string; password: string }, visit: Visit): Promise<SignInOutcome>;
  /** Second step, with the cookie of the first: a code of the app, or one of the recovery codes. */
  secondFactor(input: { code: string; kind: "totp" | "recovery" }, visit: Visit): Promise<SignInOutcome>;
  /** Ends the session that came, if any. The cookies take its name out of the browser. */
  signOut(visit: Visit): Promise<{ cookies: string[] }>;
  /**
   * One step of a passkey ceremony; registering takes a confirmed session. `verify-confirmation` confirms who is signed
   * in, who goes on in a new session. @param body JSON that the browser sent, if any
   */
  passkeyStep(step: PasskeyStep, body: unknown, visit: Visit): Promise<PasskeyAnswer>;

  /** Confirms a session by its owner's password. */
  confirm(actor: Actor, input: { password: string }, visit: Visit): Promise<Confirmed<object>>;
  /** @throws ExpectedError `unconfirmed` */
  requireConfirmed(actor: Actor): Promise<void>;

  /** Changes the password; all other sessions end, and this one goes on under a new cookie. */
  changePassword(
    actor: Actor,
    input: { current: string; next: string },
    visit: Visit,
  ): Promise<Confirmed<{ cookies: string[] }> | WeakPassword>;
  setLanguage(actor: Actor, language: Language): Promise<void>;
  /** Changes one's own name as colleagues and letters show it. */
  setName(actor: Actor, name: string): Promise<void>;
  /** Changes where links to a new password go. */
  changeEmail(
    actor: Actor,
    input: { email: string; password: string },
    visit: Visit,
  ): Promise<Confirmed<object> | { kind: "email-taken" }>;
  protection(actor: Actor): Promise<OwnProtection>;

  sessions(actor: Actor): Promise<OwnSession[]>;
  endSession(actor: Actor, id: string): Promise<void>;
  endOtherSessions(actor: Actor): Promise<void>;
  /** The one that asks too. */
  endAllSessions(actor: Actor): Promise<{ cookies: string[] }>;

  /** Makes a secret for an app; it counts only once confirmed. */
  startTotp(actor: Actor, input: { password: string }, visit: Visit): Promise<Confirmed<TotpSetUp>>;
  /** Turns the second factor on. The session goes on under a new cookie. The recovery codes are shown this once. */
  confirmTotp(
    actor: Actor,
    input: { code: string },
    visit: Visit,
  ): Promise<Confirmed<{ recoveryCodes: string[]; cookies: string[] }>>;
  removeTotp(
    actor: Actor,
    input: { password: string },
    visit: Visit,
  ): Promise<Confirmed<object> | { kind: "required" }>;
  /** Makes new recovery codes; the old ones count no more. */
  newRecoveryCodes(
    actor: Actor,
    input: { password: string },
    visit: Visit,
  ): Promise<Confirmed<{ recoveryCodes: string[] }>>;
  /** @throws ExpectedError `unconfirmed` */
  removePasskey(actor: Actor, id: string): Promise<FactorRemoval>;

  tokens(actor: Actor): Promise<OwnToken[]>;
  /** Makes an API token; its secret is shown this once. @throws ExpectedError `too-many` beyond 20, `unconfirmed` */
  createToken(actor: Actor, input: { name: string }): Promise<{ id: string; token: string }>;
  revokeToken(actor: Actor, id: string): Promise<void>;

  /** All accounts, by username. Admins only, as all of the next; what changes a way in takes a confirmed session. */
  staff(actor: Actor): Promise<StaffMember[]>;
  /** Makes an account and mails its link. */
  invite(actor: Actor, input: InvitationForm): Promise<InvitationOutcome>;
  /** Mails a new link; the old one opens nothing more. @throws ExpectedError `conflict` when it was followed already */
  renewInvitation(actor: Actor, id: string): Promise<void>;
  /** Ends its sessions and tokens at once. */
  disable(actor: Actor, id: string): Promise<StaffChange>;
  enable(actor: Actor, id: string): Promise<void>;
  setRole(actor: Actor, id: string, role: Role): Promise<StaffChange>;
  rename(actor: Actor, id: string, name: string): Promise<void>;
  /** For who has lost phone and codes: takes app and passkeys away, and ends the sessions. */
  removeSecondFactor(actor: Actor, id: string): Promise<void>;
  /** Requires a second factor, from the account's next request on, or requires it no longer. */
  requireSecondFactor(actor: Actor, id: string, required: boolean): Promise<void>;

  /** Whom an invitation is for; undefined once used, renewed or expired. */
  openInvitation(token: string): Promise<LinkFor | undefined>;
  acceptInvitation(token: string, input: { password: string }, visit: Visit): Promise<LinkOutcome>;
  /** Mails a link, if there is such an account and it has not had too many today; the answer and its time tell neither. */
  requestReset(usernameOrEmail: string, visit: Visit): Promise<{ kind: "asked" } | TooMany>;
  openReset(token: string): Promise<LinkFor | undefined>;
  /** Sets a new password; sessions and API tokens end, and passkeys are removed. */
  reset(token: string, input: { password: string }, visit: Visit): Promise<LinkOutcome>;
  /** Says whether the link of a first start still makes the first account. */
  openSetUp(token: string): Promise<boolean>;
  setUp(token: string, input: SetUpForm, visit: Visit): Promise<LinkOutcome>;
}
