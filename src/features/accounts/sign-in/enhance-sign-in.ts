import { offerToShow } from "#ui/dashboard/forms/show-password.ts";

/*
 * Pages before signing in: shows the buttons beside passwords, and the one to sign in with a passkey where the browser
 * supports passkeys. The rest of the forms works without script.
 */
document.querySelectorAll<HTMLButtonElement>("[data-show-password]").forEach(offerToShow);

const place = document.querySelector<HTMLElement>("[data-passkey]");
const button = place?.querySelector("button");
const failed = place?.querySelector<HTMLElement>("[role=alert]");

if (
  place &&
  button &&
  failed &&
  "PublicKeyCredential" in window &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential
) {
  place.hidden = false;
  button.onclick = async () => {
    failed.hidden = true;
    button.disabled = true;
    const signedIn = await signIn().catch(() => false);
    button.disabled = false;
    failed.hidden = signedIn;
    if (signedIn) location.assign(place.dataset.passkey ?? "/dashboard");
  };
}

/** Requests a challenge, has the browser sign it, and sends the result to the server. */
async function signIn(): Promise<boolean> {
  const options = await ask("generate-authenticate-options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options.json());
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return false;
  return (await ask("verify-authentication", { response: credential.toJSON() })).ok;
}

function ask(step: string, body: object = {}): Promise<Response> {
  return fetch(`/api/auth/passkey/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
