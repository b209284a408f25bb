/*
 * Names of better-auth's tables and columns in this database (`storage/accounts-store.server.ts`). Columns that are not
 * listed have the same name in both.
 */

const CREATED_AND_UPDATED = { createdAt: "created_at", updatedAt: "updated_at" };

export const user = {
  modelName: "staff_users",
  fields: { emailVerified: "email_verified", ...CREATED_AND_UPDATED },
} as const;

export const session = {
  modelName: "staff_sessions",
  fields: {
    userId: "user_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    ...CREATED_AND_UPDATED,
  },
  // A new session starts confirmed: its password or passkey has just been checked.
  additionalFields: {
    confirmedAt: {
      type: "number",
      fieldName: "confirmed_at",
      required: false,
      input: false,
      returned: false,
      defaultValue: () => Date.now(),
    },
  },
} as const;

export const account = {
  modelName: "staff_accounts",
  fields: {
    userId: "user_id",
    accountId: "account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
    ...CREATED_AND_UPDATED,
  },
} as const;

export const verification = {
  modelName: "staff_verifications",
  fields: { expiresAt: "expires_at", ...CREATED_AND_UPDATED },
} as const;

/** The admin plugin's columns of users and sessions. */
export const admin = {
  user: { fields: { banReason: "ban_reason", banExpires: "ban_expires" } },
  session: { fields: { impersonatedBy: "impersonated_by" } },
} as const;

export const twoFactor = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "staff_two_factors",
    fields: {
      userId: "user_id",
      backupCodes: "backup_codes",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
} as const;

export const passkey = {
  passkey: {
    modelName: "staff_passkeys",
    fields: {
      userId: "user_id",
      publicKey: "public_key",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const;
