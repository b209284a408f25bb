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

/** What better-auth does for us. */
export interface Auth {
  /** Answers a request to one of its routes. Only `ask-auth.ts` makes such requests. */
  handler(request: Request): Promise<Response>;
  /** Opens what it has encrypted: secrets of apps, recovery codes. Undefined for what another secret has closed. */
  decrypt(text: string): Promise<string | undefined>;
}

/** What better-auth is set up with. */
export interface AuthOptions {
  database: Database;
  /** The site's address without a slash at its end. */
  publicUrl: string;
  allowedOrigins: ReadonlySet<string>;
  secret: string;
  cookies: Cookies;
  passwords: Passwords;
  /** Called with its owner's id before a new passkey is stored, so that none is stored when this fails. */
  onNewPasskey(userId: string): Promise<void>;
}

/** Sets better-auth up: accounts come from us alone, nothing of it is cached, logged or told to others. */
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
    // The type says how values are written: ISO texts and 0 or 1, here on both databases.
    database: { db: database, type: "sqlite" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // The rule is ours: `src/features/accounts/password.ts`.
      minPasswordLength: 1,
      maxPasswordLength: ACCOUNT_LIMITS.triedPassword,
      password: passwords,
    },
    user: columns.user,
    // Sessions are renewed in `who.ts`; `confirm.ts` decides whether one is fresh enough for a new passkey.
    session: { ...columns.session, expiresIn: SESSION_IDLE_S, disableSessionRefresh: true, freshAge: 0 },
    account: columns.account,
    verification: columns.verification,
    plugins: [
      // Any name may be asked for: unknown ones must take as long as known ones.
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
    // Limits are ours: `sign-in-limits.ts`.
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
    // Refusals become answers; what else goes wrong is ours to report.
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

/** A passkey stands for two factors only when its device has asked for a finger, a face or a number. */
function mustBeVerified(info: { userVerified: boolean } | undefined): void {
  if (info?.userVerified !== true) throw new APIError("UNAUTHORIZED", { message: "User verification is required" });
}
