import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { admin } from "better-auth/plugins/admin";
import { twoFactor } from "better-auth/plugins/two-factor";
import { username } from "better-auth/plugins/username";
import type { Database } from "#platform/database/open-database.server.ts";
import { ACCOUNT_LIMITS } from "./account-fields.ts";
import * as columns from "./auth-columns.server.ts";
import type { Cookies } from "./cookies.server.ts";
import type { Passwords } from "./passwords.server.ts";
import { SESSION_IDLE_S } from "./session-times.server.ts";

/** The parts of better-auth that are used. */
export interface Auth {
  /** Handles a request to one of its routes; only `ask-auth.server.ts` sends such requests. */
  handler(request: Request): Promise<Response>;
  /** Decrypts secrets of apps and recovery codes; undefined for what was encrypted with another secret. */
  decrypt(text: string): Promise<string | undefined>;
}

/** Options of better-auth. */
export interface AuthOptions {
  database: Database;
  /** The site's address without a slash at its end. */
  publicUrl: string;
  allowedOrigins: ReadonlySet<string>;
  secret: string;
  cookies: Cookies;
  passwords: Passwords;
  /** Called with the owner's id before a passkey is stored; when it rejects, the passkey is not stored. */
  onNewPasskey(userId: string): Promise<void>;
}

/** Creates better-auth: it cannot create accounts, caches and logs nothing, and sends no telemetry. */
export function createAuth({
  database,
  publicUrl,
  allowedOrigins,
  secret,
  cookies,
  passwords,
  onNewPasskey,
}: AuthOptions): Auth {
  const { names, secure } = cookies;
  const origins = [...allowedOrigins];
  const { host, hostname } = new URL(publicUrl);
  const { handler } = betterAuth({
    appName: host,
    baseURL: publicUrl,
    secret,
    trustedOrigins: origins,
    // Decides how values are written: ISO texts and 0 or 1, on both databases.
    database: { db: database, type: "sqlite" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // `password.ts` has the rules.
      minPasswordLength: 1,
      maxPasswordLength: ACCOUNT_LIMITS.triedPassword,
      password: passwords,
    },
    user: columns.user,
    // `actor-lookup.server.ts` renews sessions; `confirm.server.ts` decides whether one may add a passkey.
    session: { ...columns.session, expiresIn: SESSION_IDLE_S, disableSessionRefresh: true, freshAge: 0 },
    account: columns.account,
    verification: columns.verification,
    plugins: [
      // Any name is checked, so that unknown ones take as long as known ones.
      username({ displayUsername: false, minUsernameLength: 1, usernameValidator: () => true }),
      admin({ defaultRole: "editor", schema: columns.admin }),
      twoFactor({ accountLockout: { enabled: false }, schema: columns.twoFactor }),
      passkey({
        rpID: hostname,
        rpName: host,
        origin: origins,
        schema: columns.passkey,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          async afterVerification({ verification, user }) {
            mustBeVerified(verification.registrationInfo);
            await onNewPasskey(user.id);
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => mustBeVerified(verification.authenticationInfo),
        },
      }),
    ],
    // `sign-in-limits.server.ts` has the limits.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      cookies: {
        session_token: { name: names.session },
        two_factor: { name: names.secondFactor },
        "better-auth-passkey": { name: names.passkey },
      },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    // Refusals become responses; other errors are thrown to the caller.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error;
      },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
  return { handler, decrypt: (data) => symmetricDecrypt({ key: secret, data }).catch(() => undefined) };
}

/** Requires user verification: only then does a passkey count as two factors. @throws APIError */
function mustBeVerified(info: { userVerified: boolean } | undefined): void {
  if (info?.userVerified !== true) throw new APIError("UNAUTHORIZED", { message: "User verification is required" });
}
