import type { Counter, Counters } from "#platform/rate-limits/rate-counters.server.ts";
import type { TooMany } from "./accounts.server.ts";

/** An attempt within the limits. */
export interface AdmittedTry {
  kind: "admitted";
  /** Uncounts the attempt: it was right, or could not be checked. */
  giveBack(): Promise<void>;
}

/** Limits of attempts within ten minutes. Right ones do not count. */
export interface SignInLimits {
  /**
   * Counts an attempt of a password. Unknown browsers count by their address and together by account; a known browser
   * of the account counts separately, so that strangers cannot lock its owner out.
   */
  password(username: string, device: string | undefined, address: string): Promise<AdmittedTry | TooMany>;
  /** Counts an attempt of a code of an account's second factor. */
  code(userId: string): Promise<AdmittedTry | TooMany>;
  /** Counts an attempt of the password while signed in. */
  confirmation(userId: string): Promise<AdmittedTry | TooMany>;
  /** Counts a request for a password reset link. `links.server.ts` limits the mails of an account. */
  reset(address: string): Promise<TooMany | undefined>;
  /** Counts a step of signing in with a passkey. */
  passkey(address: string): Promise<TooMany | undefined>;
}

/** Attempts allowed by account, code and passkey step for every three by address. */
const [OF_ADDRESS, OF_ACCOUNT, OF_CODE, OF_PASSKEY] = [3, 5, 10, 60];

/** Creates the limits. @param perAddress wrong passwords from one address; others are in proportion; 0: no limits */
export function signInLimits({ counter }: Counters, perAddress: number): SignInLimits {
  const places = (of: number) => Math.ceil((perAddress * of) / OF_ADDRESS);
  const ofAddress = counter("staff-address", places(OF_ADDRESS));
  const ofAccount = counter("staff-account", places(OF_ACCOUNT));
  const ofDevice = counter("staff-device", places(OF_ACCOUNT));
  const ofCode = counter("staff-code", places(OF_CODE));
  const ofConfirmation = counter("staff-confirmation", places(OF_ACCOUNT));
  const resetsOfAddress = counter("reset-address", places(OF_ACCOUNT));
  const ofPasskey = counter("staff-passkey", places(OF_PASSKEY));
  return {
    password: (username, device, address) =>
      device === undefined
        ? takeAll([ofAddress, address], [ofAccount, username])
        : takeAll([ofDevice, `${device} ${username}`]),
    code: (userId) => takeAll([ofCode, userId]),
    confirmation: (userId) => takeAll([ofConfirmation, userId]),
    reset: async (address) => limited(await takeAll([resetsOfAddress, address])),
    passkey: async (address) => limited(await takeAll([ofPasskey, address])),
  };
}

/** Counts in all counters, or in none when one is full. */
async function takeAll(...wanted: [Counter, string][]): Promise<AdmittedTry | TooMany> {
  const taken: [Counter, string][] = [];
  const giveBack = async () => {
    for (const [counter, name] of taken) await counter.giveBack(name);
  };
  for (const [counter, name] of wanted) {
    const full = await counter.take(name);
    if (full !== undefined) {
      await giveBack();
      return full;
    }
    taken.push([counter, name]);
  }
  return { kind: "admitted", giveBack };
}

function limited(outcome: AdmittedTry | TooMany): TooMany | undefined {
  return outcome.kind === "limited" ? outcome : undefined;
}
