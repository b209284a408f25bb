/** Result of adding a passkey. */
export type Registered =
  | "done"
  /** Cancelled, or timed out. */
  | "cancelled"
  /** This device already has a passkey for this account. */
  | "known"
  | "failed";

/** Returns whether this browser supports passkeys. */
export const knowsPasskeys = () =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Adds a passkey: requests a challenge, creates the passkey, and sends it to the server. Never rejects. */
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

/** Confirms the session with a passkey. Never rejects. @returns whether the server accepted it */
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
