import type { Accounts } from "./accounts.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { endSessionOf } from "./sign-in.server.ts";
import { totpStep } from "./totp-step.server.ts";

/** Second step of signing in. Codes are checked here; better-auth is asked for the session of who had a right one. */
export function secondStep(parts: AccountParts): Pick<Accounts, "secondFactor"> {
  const { ask, cookies, devices, limits, store } = parts;
  const { names } = cookies;
  return {
    async secondFactor({ code, kind }, visit) {
      const challenge = cookies.read(visit.headers, names.secondFactor);
      const userId = challenge && (await store.secondFactors.challenged(challenge, Date.now()));
      const user = userId === undefined || userId === "" ? undefined : await store.users.byId(userId);
      if (user === undefined) return { kind: "expired" };
      const admitted = await limits.code(user.id);
      if (admitted.kind === "limited") return admitted;
      const typed = code.replace(/\s/g, "");
      const isRight = kind === "totp" ? spendTotpCode : isRecoveryCode;
      if (!(await isRight(parts, user.id, typed))) return { kind: "wrong", userId: user.id };
      await admitted.giveBack();
      const path = kind === "totp" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
      // Without a session's cookie: with one, better-auth would take it for a check while signed in.
      const answer = await ask(path, visit, { cookies: [names.secondFactor], body: { code: typed } });
      // The account was disabled meanwhile, or the step was done twice at once.
      if (answer.status !== 200) return { kind: "expired" };
      await endSessionOf(parts, visit);
      return { kind: "in", cookies: [...answer.cookies, devices.remember(visit.headers, user.username)] };
    },
  };
}

/** Says whether a code of the app is right, and uses it up: the same one is wrong the next time. */
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

/** The recovery codes that an account has left. */
export async function recoveryCodes({ store, decrypt }: AccountParts, userId: string): Promise<string[]> {
  const secrets = await store.secondFactors.secrets(userId);
  const codes = secrets && (await decrypt(secrets.recoveryCodes));
  return codes === undefined ? [] : (JSON.parse(codes) as string[]);
}
