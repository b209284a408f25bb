import type { Actor } from "#features/accounts/accounts.server.ts";
import { apiActor } from "#features/accounts/api-actor.ts";
import { ALLOWED, json, jsonError, respondWrite } from "#features/api/json.ts";
import type { ResourceArgs } from "#platform/http/note-failure.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { applyApiSave } from "../../api-save.ts";
import { draftSchemas } from "../../drafts/draft-schemas.ts";
import type { Drafts } from "../../drafts/drafts.ts";
import type { Problem } from "../../problems.ts";
import type { Publishing } from "../../publishing.server.ts";
import { type CallValues, changesOf, doubledFields } from "./call-changes.ts";
import { callSchema, changeSchema } from "./call-schema.ts";
import type { FieldNames, SavedKind } from "./field-names.ts";
import { presentSave, wrong } from "./present-save.ts";
import { wordsOfIssues, wordsOfProblems } from "./wrong-fields.ts";

/** A kind of content that the API saves. */
export interface Saved<K extends SavedKind> {
  names: FieldNames<K>;
  /** The error of an id that names nothing. */
  notFound(id: string): string;
}

/** What a call does once it is known who makes it. */
type Write = (actor: Actor, publishing: Publishing) => Promise<Response>;

/** Runs a call for whoever may make it; too many of one account in a minute get 429. */
function respondAs(args: ResourceArgs, allow: string, write: Write): Promise<Response> {
  return respondWrite(
    args,
    async ({ publishing, apiWrites }) => {
      const actor = await apiActor(args);
      const wait = await apiWrites.take(actor.userId);
      if (wait === undefined) return write(actor, publishing);
      return jsonError(429, "Too many calls in a minute.", { "retry-after": String(wait) });
    },
    allow,
  );
}

/** POST: makes an item and publishes it. @param allow the methods of the address, when it takes more than POST */
export function respondCreate<K extends SavedKind>(
  args: ResourceArgs,
  saved: Saved<K>,
  allow: string = ALLOWED.post,
): Promise<Response> {
  return respondAs(args, allow, async (actor, publishing) => {
    const call = callSchema(saved.names).safeParse(await readJson(args.request));
    if (!call.success) return wrong(wordsOfIssues(call.error.issues));
    const { draft } = await publishing.openNew(actor, saved.names.kind);
    return save(actor, publishing, { ...saved, id: undefined, draft, baseVersion: 0 }, call.data);
  });
}

/** PUT: changes an item and publishes it; DELETE: moves it to the bin. */
export function respondChange<K extends SavedKind>(
  args: ResourceArgs,
  givenId: string,
  saved: Saved<K>,
): Promise<Response> {
  return respondAs(args, ALLOWED.item, async (actor, publishing) => {
    const { kind } = saved.names;
    const { data: id } = itemId.safeParse(givenId);
    const item = id === undefined ? undefined : await publishing.open(actor, kind, id);
    if (id === undefined || item === undefined) return jsonError(404, saved.notFound(givenId));
    if (args.request.method === "DELETE") return moveToBin(actor, publishing, saved, id);
    const call = changeSchema(saved.names).safeParse(await readJson(args.request));
    if (!call.success) return wrong(wordsOfIssues(call.error.issues));
    if (item.state === "bin") return jsonError(409, "It is in the bin: it can be restored in the dashboard.");
    const { version = item.version, ...values } = call.data;
    return save(actor, publishing, { ...saved, id, draft: item.draft, baseVersion: Number(version) }, values);
  });
}

async function moveToBin<K extends SavedKind>(
  actor: Actor,
  publishing: Publishing,
  { names, notFound }: Saved<K>,
  id: number,
): Promise<Response> {
  const outcome = await publishing.moveToBin(actor, names.kind, id);
  if (outcome.kind === "missing") return jsonError(404, notFound(String(id)));
  const isThere = outcome.kind === "done" || (outcome.kind === "not-now" && outcome.state === "bin");
  return isThere ? json({ id, state: "bin" }) : jsonError(409, "Somebody else has changed it in the meantime.");
}

/** What a call is applied to. */
interface Target<K extends SavedKind> extends Saved<K> {
  id: number | undefined;
  draft: Drafts[K];
  baseVersion: number;
}

/** A draft that only waits for the client's permission is kept; anything else that is missing is the caller's to say. */
const isStopping = ({ severity, code }: Problem) =>
  severity === "refused" || (severity === "incomplete" && code !== "permission-unanswered");

async function save<K extends SavedKind>(
  actor: Actor,
  publishing: Publishing,
  { names, notFound, id, draft: current, baseVersion }: Target<K>,
  values: CallValues,
): Promise<Response> {
  const { kind } = names;
  const doubled = doubledFields(names, values);
  if (doubled.length > 0) return wrong(Object.fromEntries(doubled.map((name) => [name, "Given twice, in two ways."])));
  const draft = draftSchemas[kind].parse(applyApiSave(current, changesOf(names, values)));
  const problems = (await publishing.check(actor, kind, id, draft)).filter(isStopping);
  if (problems.length > 0) return wrong(wordsOfProblems(names, problems));
  const outcome = await publishing.save(actor, kind, id, { draft, baseVersion, aim: "publish" });
  return presentSave(outcome, {
    names,
    status: id === undefined ? 201 : 200,
    notFound: notFound(String(id)),
    stateNow: async (kept) => (await publishing.open(actor, kind, kept))?.state ?? "draft",
  });
}
