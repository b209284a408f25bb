import type { SignInOutcome, Visit } from "./accounts.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { endSessionOf } from "./sign-in.server.ts";
import { totpStep } from "./totp-step.server.ts";

/** Creates the second step of signing in. It checks the code; better-auth then starts the session. */
export function secondStep(parts: AccountParts) {
  const { ask, cookies, devices, limits, record, store } = parts;
  const { names } = cookies;
  return {
    /** Checks a code of the app or a recovery code; the request needs the cookie of the first step. */
    async secondFactor(
      { code, kind }: { code: string; kind: "totp" | "recovery" },
      visit: Visit,
    ): Promise<SignInOutcome> {
      const challenge = cookies.read(visit.headers, names.secondFactor);
      const userId = challenge && (await store.secondFactors.challenged(challenge, Date.now()));
      const user = userId === undefined || userId === "" ? undefined : await store.users.byId(userId);
      if (user === undefined) return { kind: "expired" };
      const admitted = await limits.code(user.id);
      if (admitted.kind === "limited") {
        await record.refused(admitted, "code", visit);
        return admitted;
      }
      const typed = code.replace(/\s/g, "");
      const isRight = kind === "totp" ? spendTotpCode : isRecoveryCode;
      if (!(await isRight(parts, user.id, typed))) {
        await record.refused({ kind: "wrong" }, "code", visit, user.username);
        return { kind: "wrong" };
      }
      await admitted.giveBack();
      const path = kind === "totp" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
      // Without the session's cookie, with which better-auth would only check the code.
      const answer = await ask(path, visit, { cookies: [names.secondFactor], body: { code: typed } });
      // The account was disabled meanwhile, or the step was sent twice.
      if (answer.status !== 200) return { kind: "expired" };
      await endSessionOf(parts, visit);
      const set = [...answer.cookies, devices.remember(visit.headers, user.username)];
      const outcome: SignInOutcome = { kind: "in", cookies: set };
      await record.signedIn(outcome, kind === "totp" ? "app" : "recovery-code", visit);
      return outcome;
    },
  };
}

/** Returns whether a code of the app is right. A right code works once. */
export async function spendTotpCode({ store, decrypt }: AccountParts, userId: string, code: string): Promise<boolean> {
  const secrets = await store.secondFactors.secrets(userId);
  if (secrets === undefined) return false;
  const secret = await decrypt(secrets.secret);
  const step = secret === undefined ? undefined : totpStep(secret, code, Date.now());
  return step !== undefined && store.secondFactors.spendStep(userId, step);
}

async function isRecoveryCode(parts: AccountParts, userId: string, code: string): Promise<boolean> {
  return (await recoveryCodes(parts, userId)).includes(code);
}

/** Returns an account's unused recovery codes. */
export async function recoveryCodes({ store, decrypt }: AccountParts, userId: string): Promise<string[]> {
  const secrets = await store.secondFactors.secrets(userId);
  const codes = secrets && (await decrypt(secrets.recoveryCodes));
  return codes === undefined ? [] : (JSON.parse(codes) as string[]);
}
