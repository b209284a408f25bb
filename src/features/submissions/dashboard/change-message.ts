import {
  answerForm,
  DONE,
  failed,
  type Given,
  type Handled,
  type Handler,
  refused,
} from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { MessageOutcome } from "../inbox.server.ts";
import { checkNote } from "../message-note.ts";
import { MESSAGE_STATES, type MessageState } from "../message-states.ts";

/** An account's id, or none. */
const ACCOUNT_ID = /^[\w-]{0,64}$/;

/** Takes the forms of a message. @param id as its address names it */
export function changeMessage(args: StaffArgs, id: string | undefined) {
  const number = itemId.safeParse(id).data ?? 0;
  const handlers = Object.entries(HANDLERS).map(([intent, handle]): [string, Handler] => [
    intent,
    (given) => handle(given, number),
  ]);
  return answerForm(args, Object.fromEntries(handlers));
}

const HANDLERS: Readonly<Record<string, (given: Given, id: number) => Promise<Handled>>> = {
  async state(given, id) {
    const to = stateOf(given.fields.state);
    return told(await given.inbox.setState(given.actor, id, seenIn(given), to));
  },
  async take(given, id) {
    return told(await given.inbox.setOwner(given.actor, id, seenIn(given), given.actor.userId));
  },
  async give(given, id) {
    const owner = given.fields.owner ?? "";
    if (owner === "") return refused({ owner: { id: "ownerUnknown" } });
    return told(await given.inbox.setOwner(given.actor, id, seenIn(given), owner));
  },
  async "give-back"(given, id) {
    return told(await given.inbox.setOwner(given.actor, id, seenIn(given), undefined));
  },
  async note({ inbox, actor, fields }, id) {
    const note = checkNote(fields.note);
    if (!note.ok) {
      const { max } = note.errors.note ?? {};
      const error = max === undefined ? { id: "noteRequired" as const } : { id: "tooLong" as const, max };
      return { kind: "refused", errors: { note: error }, typed: { note: fields.note ?? "" } };
    }
    await inbox.addNote(actor, id, note.text);
    return DONE;
  },
  async "not-spam"({ inbox, actor }, id) {
    await inbox.notSpam(actor, id);
    return DONE;
  },
  async retry({ inbox, actor, fields }, id) {
    await inbox.retryMail(actor, id, itemId.safeParse(fields.mail).data ?? 0);
    return DONE;
  },
};

/** What the person who sends a form saw of the message. */
function seenIn({ fields: { sawState, sawOwner = "" } }: Given) {
  if (!ACCOUNT_ID.test(sawOwner)) throw new ExpectedError("not-found", "There is no such owner.");
  return { state: stateOf(sawState), ownerId: sawOwner === "" ? undefined : sawOwner };
}

function stateOf(text: string | undefined): MessageState {
  const state = MESSAGE_STATES.find((known) => known === text);
  if (state === undefined) throw new ExpectedError("not-found", "There is no such state.");
  return state;
}

function told({ kind }: MessageOutcome): Handled {
  if (kind === "no-such-owner") return refused({ owner: { id: "ownerUnknown" } });
  return kind === "changed-since" ? failed("conflict") : DONE;
}
