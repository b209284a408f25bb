/** What became of a new passkey. */
export type Registered =
  | "done"
  /** Closed, or too slow. */
  | "cancelled"
  /** This device has one for this account already. */
  | "known"
  | "failed";

/** Whether this browser can make one. */
export const knowsPasskeys = () =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Asks the server for a challenge, the person for a passkey, and the server to keep it. It never throws. */
export async function registerPasskey(name: string): Promise<Registered> {
  try {
    const options = await ask("generate-register-options");
    if (!options.ok) return "failed";
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await options.json());
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return "failed";
    return (await ask("verify-registration", { response: credential.toJSON(), name })).ok ? "done" : "failed";
  } catch (error) {
    const why = error instanceof DOMException ? error.name : "";
    return why === "NotAllowedError" || why === "AbortError"
      ? "cancelled"
      : why === "InvalidStateError"
        ? "known"
        : "failed";
  }
}

/** Proves by a passkey who is signed in. @returns whether the server accepted it; it never throws */
export async function confirmByPasskey(): Promise<boolean> {
  try {
    const options = await ask("generate-authenticate-options");
    if (!options.ok) return false;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options.json());
    const credential = await navigator.credentials.get({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return false;
    return (await ask("verify-confirmation", { response: credential.toJSON() })).ok;
  } catch {
    return false;
  }
}

function ask(step: string, body: object = {}): Promise<Response> {
  return fetch(`/api/auth/passkey/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
