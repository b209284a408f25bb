import type { Counter, Counters } from "#platform/rate-limits/rate-counters.server.ts";
import type { TooMany } from "./accounts.server.ts";

/** A try that may be looked at. */
export interface AdmittedTry {
  kind: "admitted";
  /** It was right, or could not be looked at: it does not count. */
  giveBack(): Promise<void>;
}

/** How often things may be tried in ten minutes. Right tries do not count. */
export interface SignInLimits {
  /**
   * Asks to try a password. Tries from unknown browsers count for their address and, all together, for the account; a
   * known browser of the account counts for itself alone, so that strangers cannot keep its owner out.
   */
  password(username: string, device: string | undefined, address: string): Promise<AdmittedTry | TooMany>;
  /** Asks to try a code of an account's second factor. */
  code(userId: string): Promise<AdmittedTry | TooMany>;
  /** Asks to try one's own password again, while signed in. */
  confirmation(userId: string): Promise<AdmittedTry | TooMany>;
  /** Asks for a link to a new password. It always counts. How many mails an account gets is limited in `links.ts`. */
  reset(address: string): Promise<TooMany | undefined>;
  /** Asks for a step of signing in by passkey. It always counts. */
  passkey(address: string): Promise<TooMany | undefined>;
}

/** Tries of a password for an account, and of a code, and steps with a passkey, to three tries of an address. */
const [OF_ADDRESS, OF_ACCOUNT, OF_CODE, OF_PASSKEY] = [3, 5, 10, 60];

/** Makes them. @param perAddress wrong passwords from one address; the others are in proportion; 0: no limits */
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

/** Takes a place of each counter, or of none. */
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
