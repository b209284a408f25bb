import type { Actor } from "#features/accounts/accounts.server.ts";
import { apiActor } from "#features/accounts/api-actor.ts";
import { ALLOWED, json, jsonError, respondWrite } from "#features/api/json.ts";
import type { ResourceArgs } from "#platform/http/note-failure.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import { servicesContext } from "#platform/http/site-context.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { MinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import { applyApiSave } from "../api-save.ts";
import type { Draft } from "../collection.ts";
import type { Publishing } from "../create-publishing.server.ts";
import { draftSchema } from "../drafts/draft-schemas.ts";
import { type Problem, problem } from "../problems.ts";
import { ambiguousFields, type CallValues, changesOf, emptiedTexts, withoutFallbackTexts } from "./call-changes.ts";
import type { ApiCollection } from "./call-fields.ts";
import { callSchema, changeSchema } from "./call-schema.ts";
import { presentSave, wrong } from "./present-save.ts";
import { collectionOfCall, notFound, recordsOf } from "./resource.ts";
import { wordsOfIssues, wordsOfProblems } from "./wrong-fields.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Writes through the API, by account. */
    apiWrites: MinuteLimit;
  }
}

/** The work of a call after its caller is authenticated. */
type Write = (actor: Actor, publishing: Publishing) => Promise<Response>;

/** Authenticates the caller and runs the call; an account with too many calls in a minute gets 429. */
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

/** POST: creates an entry and publishes it. @param allow the methods of the address, when there are others than POST */
export function respondCreate(args: ResourceArgs, allow: string = ALLOWED.post): Promise<Response> {
  return respondAs(args, allow, async (actor, publishing) => {
    const collection = collectionOfCall(args);
    const call = callSchema(collection).safeParse(await readJson(args.request));
    if (!call.success) return wrong(wordsOfIssues(call.error.issues));
    const { draft } = await publishing.openNew(actor, collection.name);
    return save(actor, publishing, { collection, id: undefined, draft, baseVersion: 0 }, call.data);
  });
}

/** PUT: changes an entry and publishes it; DELETE: moves it to the bin. */
export function respondChange(args: ResourceArgs, givenId: string): Promise<Response> {
  return respondAs(args, ALLOWED.item, async (actor, publishing) => {
    const collection = collectionOfCall(args);
    const { data: id } = itemId.safeParse(givenId);
    const item = id === undefined ? undefined : await publishing.open(actor, collection.name, id);
    if (id === undefined || item === undefined) return notFound(collection, givenId);
    if (args.request.method === "DELETE") return moveToBin(actor, publishing, collection, id);
    const call = changeSchema(collection).safeParse(await readJson(args.request));
    if (!call.success) return wrong(wordsOfIssues(call.error.issues));
    if (item.state === "bin") return jsonError(409, "It is in the bin: it can be restored in the dashboard.");
    const { version = item.version, ...given } = call.data;
    const [record] = await recordsOf(args.context.get(servicesContext).storage, collection).records([id]);
    const values = record === undefined ? given : withoutFallbackTexts(collection, record, given);
    return save(actor, publishing, { collection, id, draft: item.draft, baseVersion: Number(version) }, values);
  });
}

async function moveToBin(
  actor: Actor,
  publishing: Publishing,
  collection: ApiCollection,
  id: number,
): Promise<Response> {
  const outcome = await publishing.moveToBin(actor, collection.name, id);
  if (outcome.kind === "missing") return notFound(collection, String(id));
  const isThere = outcome.kind === "done" || (outcome.kind === "not-now" && outcome.state === "bin");
  return isThere ? json({ id, state: "bin" }) : jsonError(409, "Somebody else has changed it in the meantime.");
}

/** The item that a call changes. */
interface Target {
  collection: ApiCollection;
  id: number | undefined;
  draft: Draft;
  baseVersion: number;
}

/** Stores a draft that lacks only the client's permission; the caller must send everything else. */
const isStopping = ({ severity, code }: Problem) =>
  severity === "refused" || (severity === "incomplete" && code !== "permission-unanswered");

async function save(
  actor: Actor,
  publishing: Publishing,
  { collection, id, draft: current, baseVersion }: Target,
  values: CallValues,
): Promise<Response> {
  const { name } = collection;
  const doubled = ambiguousFields(collection, values);
  if (doubled.length > 0)
    return wrong(Object.fromEntries(doubled.map((field) => [field, "Given twice, in two ways."])));
  const changes = changesOf(collection, values);
  const facts = { ...changes.facts, ...(await publishing.labelsFrom(actor, name, changes.texts)) };
  const draft = draftSchema(collection).parse(applyApiSave(collection, current, { ...changes, facts }));
  const emptied = emptiedTexts(collection, current, values).map((path) => problem(path, "text-missing"));
  const problems = [...emptied, ...(await publishing.check(actor, name, id, draft)).filter(isStopping)];
  if (problems.length > 0) return wrong(wordsOfProblems(collection, problems));
  const outcome = await publishing.save(actor, name, id, { draft, baseVersion, aim: "publish" });
  return presentSave(outcome, {
    collection,
    status: id === undefined ? 201 : 200,
    id: String(id),
    stateNow: async (saved) => (await publishing.open(actor, name, saved))?.state ?? "draft",
  });
}
