import { hasOwnName } from "#features/accounts/account-fields.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { sealedSearches } from "#features/search/sealed-search.server.ts";
import { addMonths } from "#features/settings/retention.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { begunAnswers } from "./begun-answers.server.ts";
import type { Inbox, MessageOutcome } from "./inbox.server.ts";
import type { InboxFilter } from "./inbox-query.ts";
import { type MessageState, OPEN_MESSAGE_STATES } from "./message-states.ts";
import type { ListedMessage, SeenMessage } from "./storage/inbox-rows.server.ts";
import { lateBefore, workingDaysWaited } from "./working-days.ts";

/** What it works with. */
type InboxParts = Pick<ServiceParts, "storage" | "log" | "seals" | "onMail"> & {
  audit: Pick<ServiceParts["audit"], "noteDone">;
  config: Pick<ServiceParts["config"], "publicUrl">;
};

/** Makes it. */
export function openInbox({ storage, audit, config, log, seals, onMail }: InboxParts): Inbox {
  const { inbox, mails } = storage;
  const searches = sealedSearches(seals);

  const wanted = ({ view, owner, search }: InboxFilter, { userId }: Actor) => {
    return { view, owner, q: searches.open(search), meId: userId };
  };

  async function existing(actor: Actor, id: number) {
    requireRole(actor, "editor");
    requireSession(actor);
    const message = await inbox.find(id);
    if (message === undefined) throw notFound();
    return message;
  }

  async function change(
    actor: Actor,
    { id, reference }: { id: number; reference: string },
    seen: SeenMessage,
    to: SeenMessage,
  ): Promise<MessageOutcome> {
    const outcome = await inbox.change(id, seen, to, Date.now());
    if (outcome === "missing") throw notFound();
    if (outcome === "changed-since") return { kind: "changed-since" };
    const subject = { kind: "message", name: reference } as const;
    if (seen.state !== to.state) {
      await audit.noteDone(actor, "message-state", { subject, details: { from: seen.state, to: to.state } });
    }
    if (seen.ownerId !== to.ownerId) {
      await audit.noteDone(actor, "message-owner", { subject, details: { to: await nameOf(to.ownerId) } });
    }
    return { kind: "done" };
  }

  const nameOf = async (ownerId: string | undefined) =>
    (await inbox.colleagues()).find(({ id }) => id === ownerId)?.name ?? "";

  return {
    lateCount: () => inbox.countWaitingSince(lateBefore(Date.now())),

    async newCount(actor) {
      requireRole(actor, "editor");
      requireSession(actor);
      return (await inbox.counts()).new;
    },

    async list(actor, query) {
      requireRole(actor, "editor");
      requireSession(actor);
      const asked = wanted(query, actor);
      const { messages, newer, older } = await inbox.list(asked, query.from);
      const worst = await mails.worstOf(messages.map(({ id }) => id));
      const late = lateness(Date.now());
      return {
        messages: messages.map((message) => ({
          ...message,
          lateDays: late(message),
          mail: worst.get(message.id),
        })),
        counts: await inbox.counts(),
        q: asked.q,
        newer,
        older,
      };
    },

    sealSearch(actor, typed) {
      requireRole(actor, "editor");
      return searches.seal(typed);
    },

    async open(actor, id, filter) {
      const message = await existing(actor, id);
      const [neighbours, { contactMonths }, company] = await Promise.all([
        inbox.neighbours(message, wanted(filter, actor)),
        storage.settings.retention(),
        storage.company.read(),
      ]);
      return {
        ...message,
        ...neighbours,
        lateDays: lateness(Date.now())(message),
        mails: await mails.ofMessage(id),
        sameAddress: await inbox.ofSameAddress(message),
        colleagues: await inbox.colleagues(),
        answers: begunAnswers(message, hasOwnName(actor) ? actor.name : undefined, company?.name ?? ""),
        erasedFrom: addMonths(message.receivedAt, contactMonths),
      };
    },

    async setState(actor, id, seen, state) {
      const message = await existing(actor, id);
      return change(actor, message, seen, { state, ownerId: ownerIn(state, seen.ownerId, actor.userId) });
    },

    async setOwner(actor, id, seen, ownerId) {
      const message = await existing(actor, id);
      if (ownerId !== undefined && !(await inbox.colleagues()).some((one) => one.id === ownerId)) {
        return { kind: "no-such-owner" };
      }
      return change(actor, message, seen, { state: stateWith(seen.state, ownerId), ownerId });
    },

    async addNote(actor, id, text) {
      const { reference } = await existing(actor, id);
      await inbox.addNote(id, { at: Date.now(), authorId: actor.userId, author: actor.name, text });
      await audit.noteDone(actor, "message-noted", { subject: { kind: "message", name: reference } });
    },

    async notSpam(actor, id) {
      const { reference } = await existing(actor, id);
      if (!(await inbox.notSpam(id))) return;
      await audit.noteDone(actor, "message-not-spam", { subject: { kind: "message", name: reference } });
    },

    async retryMail(actor, id, mailId) {
      const { reference } = await existing(actor, id);
      const mail = (await mails.ofMessage(id)).find((one) => one.id === mailId);
      if (mail === undefined) throw new ExpectedError("not-found", "There is no such mail.");
      if ((await mails.retry(mailId)) === undefined) throw new ExpectedError("conflict", "The mail has gone already.");
      onMail();
      const details = { mail: mail.kind };
      await audit.noteDone(actor, "mail-retried", { subject: { kind: "message", name: reference }, details });
    },

    async remind(now) {
      const late = await inbox.countWaitingSince(lateBefore(now));
      if (late === 0) return;
      const { hostname } = new URL(config.publicUrl);
      if (!(await mails.enqueueReminder(dayOf(now), await mails.houseLanguage(), hostname, now))) return;
      log.info({ late }, "messages wait too long: a reminder goes");
      onMail();
    },
  };
}

const notFound = () => new ExpectedError("not-found", "There is no such message.");
const isOpen = (state: MessageState) => OPEN_MESSAGE_STATES.some((open) => open === state);

/** Says of messages how many working days they have waited, of those that wait too long. */
function lateness(now: number) {
  const latest = lateBefore(now);
  return ({ state, spam, receivedAt }: Pick<ListedMessage, "state" | "spam" | "receivedAt">): number | undefined =>
    isOpen(state) && !spam && receivedAt <= latest ? workingDaysWaited(receivedAt, now) : undefined;
}

/** Whose a message is once it is in a state. */
function ownerIn(state: MessageState, ownerId: string | undefined, actorId: string): string | undefined {
  if (state === "new") return undefined;
  return state === "closed" ? ownerId : (ownerId ?? actorId);
}

/** The state of a message once it is somebody's, or nobody's. */
function stateWith(state: MessageState, ownerId: string | undefined): MessageState {
  if (!isOpen(state)) return state;
  return ownerId === undefined ? "new" : "in-hand";
}
