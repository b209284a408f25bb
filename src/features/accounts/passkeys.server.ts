import { z } from "zod";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Actor, PasskeyAnswer, PasskeyStep, Visit } from "./accounts.server.ts";
import type { AuthAnswer } from "./ask-auth.server.ts";
import { requireConfirmed } from "./confirm.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { endSessionOf } from "./sign-in.server.ts";

const NAME_MAX = 80;
const CREDENTIAL_MAX = 8192;

const text = z.string().max(CREDENTIAL_MAX);
const base64url = text.regex(/^[\w-]+$/);
/** The used part of a credential as browsers send it (WebAuthn, `PublicKeyCredential.toJSON`). */
const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: text.optional(),
  clientExtensionResults: z.record(z.string().max(80), z.unknown()).default({}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text.optional(),
    authenticatorData: text.optional(),
    signature: text.optional(),
    userHandle: text.nullish(),
    transports: z
      .array(z.string().regex(/^[\w-]{1,40}$/))
      .max(10)
      .optional(),
  }),
});
const registration = z.object({
  response: credential,
  name: z
    .string()
    .trim()
    .max(NAME_MAX)
    .regex(/^[^\p{C}]*$/u)
    .default(""),
});
const authentication = z.object({ response: credential });
const signedIn = z.object({ user: z.object({ username: z.string() }) });
const storedPasskey = z.object({ id: z.string(), name: z.string().nullish() });

/** Creates the passkey ceremonies: better-auth's, without the parts of its responses that must not leave the server. */
export function passkeys(parts: AccountParts, whoIs: (headers: Headers) => Promise<Actor | undefined>) {
  const { ask, audit, cookies, devices, limits, record } = parts;
  const { names } = cookies;

  async function actorOf(visit: Visit): Promise<Actor> {
    const actor = await whoIs(visit.headers);
    if (actor === undefined) throw new ExpectedError("signed-out", "You are signed out.");
    return actor;
  }

  async function whoRegisters(visit: Visit): Promise<Actor> {
    const actor = await actorOf(visit);
    await requireConfirmed(parts, actor);
    return actor;
  }

  /** @param owner required owner of the passkey; undefined: any account */
  async function authenticated(given: unknown, visit: Visit, owner?: Actor): Promise<PasskeyAnswer> {
    const full = await limits.passkey(visit.address);
    if (full !== undefined) throw new ExpectedError("too-many", "Too many passkeys are being tried.");
    const body = parsed(authentication, given);
    const answer = await ask("/passkey/verify-authentication", visit, { cookies: [names.passkey], body });
    if (answer.status !== 200) return refused(answer);
    const { username } = signedIn.parse(answer.body).user;
    if (owner !== undefined && owner.username !== username) {
      const cookie = answer.cookies.map((one) => one.split(";", 1)[0]).join("; ");
      await endSessionOf(parts, { ...visit, headers: new Headers({ cookie }) });
      return refused({ status: 401, body: undefined, cookies: [] });
    }
    await endSessionOf(parts, visit);
    const set = [...answer.cookies, devices.remember(visit.headers, username)];
    return { status: 200, body: { signedIn: true }, cookies: set };
  }

  const steps: Record<PasskeyStep, (body: unknown, visit: Visit) => Promise<PasskeyAnswer>> = {
    "generate-register-options": async (_, visit) => {
      const actor = await whoRegisters(visit);
      const question = { cookies: [names.session], query: { name: actor.username } };
      return asItIs(await ask("/passkey/generate-register-options", visit, question));
    },

    "verify-registration": async (given, visit) => {
      const actor = await whoRegisters(visit);
      const body = parsed(registration, given);
      const question = { cookies: [names.session, names.passkey], body };
      const answer = await ask("/passkey/verify-registration", visit, question);
      if (answer.status !== 200) return refused(answer);
      const { id, name } = storedPasskey.parse(answer.body);
      await audit.noteDone({ ...actor, address: visit.address }, "passkey-added");
      return { status: 201, body: { id, name: name ?? "" }, cookies: answer.cookies };
    },

    "generate-authenticate-options": async (_, visit) => {
      const full = await limits.passkey(visit.address);
      if (full !== undefined) throw new ExpectedError("too-many", "Too many passkeys are being tried.");
      const answer = await ask("/passkey/generate-authenticate-options", visit, { cookies: [] });
      if (answer.status !== 200) return refused(answer);
      return { ...answer, body: { ...(answer.body as object), userVerification: "required" } };
    },

    "verify-authentication": async (given, visit) => {
      const answer = await authenticated(given, visit);
      if (answer.status === 200) await record.signedIn({ kind: "in", cookies: answer.cookies }, "passkey", visit);
      else await record.refused({ kind: "wrong" }, "passkey", visit);
      return answer;
    },

    // The new session, started with the passkey, replaces the one of the request.
    "verify-confirmation": async (given, visit) => {
      const owner = await actorOf(visit);
      const answer = await authenticated(given, visit, owner);
      if (answer.status !== 200) await record.refused({ kind: "wrong" }, "passkey", visit, owner.username);
      return answer;
    },
  };
  return {
    /**
     * Runs one step of a passkey ceremony. Registration requires a confirmed session. `verify-confirmation` confirms
     * the signed-in person, who continues in a new session.
     * @param body JSON of the request, if any
     */
    passkeyStep: (step: PasskeyStep, body: unknown, visit: Visit): Promise<PasskeyAnswer> => steps[step](body, visit),
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw new ExpectedError("invalid-input", "This is not the response of a passkey.");
  return result.data;
}

function asItIs(answer: AuthAnswer): PasskeyAnswer {
  return answer.status === 200 ? answer : refused(answer);
}

function refused({ status, cookies }: AuthAnswer): PasskeyAnswer {
  return { status: status === 403 ? 403 : 401, body: { error: "The passkey was refused." }, cookies };
}
