import { createHash, randomUUID } from "node:crypto";
import { hasPersonName } from "#features/accounts/account-fields.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import { appendEntry, type WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { encryptedSearches } from "#features/search/encrypted-search.server.ts";
import { ExpectedError, failureId } from "#platform/http/errors.server.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { dayOf, momentOf } from "#platform/i18n/time-zone.ts";
import type { ServiceParts, Services } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { answerAddress } from "./answer-address.ts";
import { checkFields, valuesOf } from "./check.ts";
import { erasedFrom } from "./erased-from.ts";
import { enteredFields, filesOf } from "./fields.ts";
import { type AnyForm, auditAction, bodyOf, mailKinds, type SubmissionActionKey } from "./form.ts";
import { SOURCE_FIELD } from "./form-extras.ts";
import type {
  AnswerOutcome,
  ChangeResult,
  DraftAnswer,
  Inbox,
  InboxEntry,
  InboxPage,
  NamedEntry,
  OpenedSubmission,
  Opening,
  ShownMessage,
  StaffMessage,
} from "./inbox.server.ts";
import {
  INBOX_PAGE_SIZE,
  type InboxFilter,
  type InboxPlace,
  type InboxQuery,
  isNumbered,
  keyOf,
  openStates,
  searchedView,
} from "./inbox-query.ts";
import { letters } from "./letters/letters.ts";
import { newLinkToken } from "./link-token.server.ts";
import { ownSubject, preparedAnswers, preparedLetter, type SenderWords } from "./prepared-answers.server.ts";
import { readWords } from "./read-words.ts";
import { stageLabel, wordsOfStates } from "./status-page/status-texts.ts";
import type { ThreadMessage } from "./storage/message-rows.server.ts";
import {
  type ChangedSubmission,
  type ListedSubmission,
  type SeenSubmission,
  senderMailbox,
  senderName,
  type WholeSubmission,
} from "./storage/submission-rows.server.ts";
import type { NewMessage } from "./storage/write-message.server.ts";
import { suggestionsFor } from "./suggestions.server.ts";
import { isRequestKey } from "./thread.ts";
import { lateBefore, workingDayAfter, workingDaysWaited } from "./working-days.ts";

/** Accesses of one person within this time (ms) are recorded once. */
const OPENED_FOR_MS = 3_600_000;
/** A page in which a submission is entered stores one, however often it is sent within this time (ms). */
const ENTERED_ONCE_MS = 86_400_000;
/** Maximum number of audit log entries read for one submission. */
const AUDIT_ENTRIES_MAX = 200;
/** Working days after which a waiting submission is due again by default. */
const WAIT_DAYS = 5;
/** Maximum number of entries in the filter of a list; those with the highest ids. */
const ENTRIES_MAX = 500;

/** Returns entries of a collection with titles, including withdrawn and deleted ones; unknown ids are left out. */
export type NameEntries = (ids: readonly number[], language: Language) => Promise<NamedEntry[]>;

type InboxParts = Pick<ServiceParts, "storage" | "log" | "encrypter" | "onMail" | "files"> & {
  figures: Services["figures"];
  audit: Pick<ServiceParts["audit"], "note">;
  config: Pick<ServiceParts["config"], "publicUrl">;
};

/** Creates the inbox. @param entries returns entries with titles, by collection that submissions can be about */
export function openInbox(
  { storage, figures, audit, config, files, log, encrypter, onMail }: InboxParts,
  entries: Readonly<Record<string, NameEntries>>,
): Inbox {
  const { submissions, mails } = storage;
  const searches = encryptedSearches(encrypter);
  const storeOf = (form: AnyForm) => submissions.of(form);

  function admit(actor: Actor, form: AnyForm) {
    requireRole(actor, form.readableBy);
    requireSession(actor);
  }

  const wanted = ({ view, owner, urgency, search }: InboxFilter, { userId }: Actor) => {
    return { view, owner, urgency, q: searches.decrypt(search), meId: userId };
  };

  async function findByKey(form: AnyForm, key: string) {
    const id = itemId.safeParse(key).data;
    const which = isNumbered(form) ? { reference: key } : id === undefined ? undefined : { id };
    return which && storeOf(form).find(which);
  }

  async function existing(actor: Actor, form: AnyForm, key: string) {
    admit(actor, form);
    const found = await findByKey(form, key);
    if (found === undefined) throw new ExpectedError("not-found", "There is no such submission.");
    return found;
  }

  const authorOf = ({ userId, name }: Actor) => ({ userId, name, at: Date.now() });

  /** Returns the writer of an action's audit entry; it adds none where the form does not require one. */
  function entryOf(
    actor: Actor,
    form: AnyForm,
    which: SubmissionActionKey,
    reference: string,
    details?: AuditFacts["details"],
  ): WriteEntry {
    const action = auditAction(form, which);
    const subject = { kind: form.name, name: reference };
    return async (transaction) => {
      if (action === undefined) return;
      await appendEntry(transaction, Date.now(), actor, action, { subject, ...(details && { details }) });
    };
  }

  /** Returns the writers of the audit entries of a change. @param decides the state was set, even if it stays the same */
  async function changeEntries(
    actor: Actor,
    form: AnyForm,
    reference: string,
    seen: SeenSubmission,
    to: ChangedSubmission,
    decides = false,
  ): Promise<WriteEntry[]> {
    const entries: WriteEntry[] = [];
    const until = to.decided?.waitingUntil;
    if (seen.state !== to.state || until !== undefined || decides) {
      const day = until === undefined ? {} : { until: dayOf(until) };
      entries.push(entryOf(actor, form, "state", reference, { from: seen.state, to: to.state, ...day }));
    }
    if (seen.ownerId !== to.ownerId) {
      entries.push(entryOf(actor, form, "owner", reference, { to: await nameOf(to.ownerId) }));
    }
    return entries;
  }

  async function change(
    actor: Actor,
    form: AnyForm,
    { id, reference }: { id: number; reference: string },
    seen: SeenSubmission,
    to: ChangedSubmission,
  ) {
    const entries = await changeEntries(actor, form, reference, seen, to, !form.owners);
    const outcome = await storeOf(form).change(id, seen, to, Date.now(), !form.owners, allOf(entries));
    if (outcome === "missing") throw new ExpectedError("not-found", "There is no such submission.");
    return { kind: outcome };
  }

  const nameOf = async (ownerId: string | undefined) =>
    (await submissions.colleagues()).find(({ id }) => id === ownerId)?.name ?? "";

  async function entriesOf(form: AnyForm, ids: readonly number[], language: Language): Promise<NamedEntry[]> {
    const name = form.about === undefined ? undefined : entries[form.about.collection];
    return name === undefined || ids.length === 0 ? [] : name(ids, language);
  }

  /** Returns the list entries of rows, with only the data that the browser may get. */
  async function inList(actor: Actor, form: AnyForm, rows: readonly ListedSubmission[], known: readonly NamedEntry[]) {
    const ids = rows.map(({ id }) => id);
    const [worst, added, rated, retention] = await Promise.all([
      storeOf(form).worstMails(ids),
      storeOf(form).withNewFiles(ids),
      storeOf(form).ratedBy(actor.userId, ids),
      storage.settings.retention(),
    ]);
    const late = lateness(form, Date.now());
    return rows.map((row): InboxEntry => {
      const { id, priority, receivedAt, reference, language, start, state, spam, owner, rating, writtenAt } = row;
      const { waitingUntil, returnedAt } = row;
      const about = known.find((entry) => entry.id === row.about);
      return {
        ...{ id, priority, receivedAt, reference, language, start, state, spam, owner, rating },
        ...{ about, waitingUntil, returnedAt, writtenAt },
        urgency: urgencyValue(form, row.values),
        key: keyOf(form, row),
        name: senderName(form, row.values),
        listed: row.values[form.listed ?? ""] ?? "",
        lateDays: late(row),
        mail: worst.get(id),
        filesAdded: added.has(id),
        ratedByAsker: rated.has(id),
        erasedFrom: erasedFrom(form, row, retention),
      };
    });
  }

  async function walked(actor: Actor, form: AnyForm, query: InboxQuery, q: string): Promise<InboxPage> {
    const store = storeOf(form);
    const [page, { views }] = await Promise.all([
      store.list({ ...wanted(query, actor), q }, query.from),
      store.counts(),
    ]);
    // Fall back to the first page when this one has become empty.
    if (page.submissions.length === 0 && query.from !== undefined) {
      return walked(actor, form, { ...query, from: undefined }, q);
    }
    const rows = await inList(actor, form, page.submissions, []);
    return { query, q, ...page, submissions: rows, views, total: 0, cut: false, entries: [] };
  }

  async function numbered(actor: Actor, form: AnyForm, asked: InboxQuery, q: string): Promise<InboxPage> {
    const store = storeOf(form);
    // The view "everywhere" needs a search: no index has all submissions in the order of the list.
    const view = q === "" ? searchedView(form, asked.view, false) : asked.view;
    let query = { ...asked, view, search: q === "" ? "" : asked.search };
    let page = await store.page(query, q);
    const last = Math.max(1, Math.ceil(page.total / INBOX_PAGE_SIZE));
    if (query.page > last) {
      query = { ...query, page: last };
      page = await store.page(query, q);
    }
    const { total, cut, counts } = page;
    const chosen = [...counts.about.keys()].filter((id) => id !== null).sort((a, b) => b - a);
    const ofRows = page.submissions.flatMap(({ about }) => about ?? []);
    const ids = [...new Set([...ofRows, ...chosen.slice(0, ENTRIES_MAX)])];
    const named = await entriesOf(form, ids, actor.language);
    const { compare } = new Intl.Collator(LANGUAGES[actor.language].locale);
    const sorted = named.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id);
    return {
      query,
      q,
      total,
      cut,
      views: counts.views,
      newer: false,
      older: false,
      submissions: await inList(actor, form, page.submissions, sorted),
      entries: form.about === undefined ? [] : withCounts(sorted, counts.about),
    };
  }

  /**
   * Records an access to a submission unless one was recorded recently.
   * @returns all accesses
   * @throws ExpectedError `storage-unavailable`, `storage-full` when the access cannot be recorded
   */
  async function noteOpening(actor: Actor, form: AnyForm, reference: string): Promise<Opening[]> {
    const opened = auditAction(form, "opened");
    if (opened === undefined) return [];
    const fileOpened = auditAction(form, "fileOpened");
    const found = await storage.audit.ofSubject(form.name, reference, AUDIT_ENTRIES_MAX);
    const now = Date.now();
    const isKnown = found.some(
      ({ action, actorId, at }) => action === opened && actorId === actor.userId && at > now - OPENED_FOR_MS,
    );
    const openings = found.flatMap(({ action, actor: who, at, details: { file } }): Opening[] => {
      if (action === opened) return [{ what: "page", who, at }];
      if (action !== fileOpened) return [];
      return [{ what: "file", who, at, ...(file === undefined ? {} : { field: String(file) }) }];
    });
    if (isKnown) return openings;
    await audit.note(actor, opened, { subject: { kind: form.name, name: reference } });
    return [{ what: "page", who: actor.name, at: now }, ...openings];
  }

  async function sameAddress(form: AnyForm, id: number, email: string | undefined) {
    if (email === undefined) return [];
    const found = await storeOf(form).ofSameAddress(id, email);
    return found.map((row) => {
      const { reference, receivedAt, state, spam } = row;
      return { key: keyOf(form, row), reference, receivedAt, state, spam };
    });
  }

  async function neighbours(actor: Actor, form: AnyForm, place: InboxPlace, filter: InboxFilter) {
    if (isNumbered(form)) return { newer: undefined, older: undefined };
    const { newer, older } = await storeOf(form).neighbours(place, wanted(filter, actor));
    const named = (id: number | undefined) => (id === undefined ? undefined : String(id));
    return { newer: named(newer), older: named(older) };
  }

  /** Returns the words that staff edit in a sender's language, and the values that they may name. */
  async function wordsFor(form: AnyForm, language: Language): Promise<SenderWords> {
    const company = await storage.company.read();
    const { values: figureValues } = await figures(language);
    return {
      own: await readWords(storage, form, language),
      shared: await readPage(storage, letters, language),
      company: company?.name ?? "",
      values: textValues(company ?? exampleCompany, figureValues, await storage.settings.retention(), language),
    };
  }

  async function repliesTo(actor: Actor, form: AnyForm, found: WholeSubmission, words: SenderWords) {
    const email = senderMailbox(form, found.values);
    const [entry] =
      form.letters === undefined || found.about === undefined
        ? []
        : await entriesOf(form, [found.about], found.language);
    const answered = {
      ...found,
      name: senderName(form, found.values),
      email: email ?? "",
      text: found.values[bodyOf(form) ?? ""] ?? "",
      about: entry?.title,
    };
    const author = hasPersonName(actor) ? actor.name : undefined;
    return {
      answers: form.answers ? preparedAnswers(form, answered, author, words) : [],
      prepared: email === undefined ? undefined : preparedLetter(form, answered, author, words),
    };
  }

  /** Adds a message of staff to a thread. @param action its name in the audit log */
  async function write(
    actor: Actor,
    form: AnyForm,
    found: WholeSubmission,
    { last, seen, state = seen.state, ...message }: StaffMessage & Pick<NewMessage, "kind" | "at" | "subject">,
    action: "answered" | "replyAdded",
  ): Promise<ChangeResult> {
    const { id, reference } = found;
    const now = Date.now();
    const to = state === seen.state ? undefined : decided(actor, form, seen, state, undefined);
    const entries = [
      entryOf(actor, form, action, reference),
      ...(to === undefined ? [] : await changeEntries(actor, form, reference, seen, to)),
    ];
    if (action === "answered" && found.spam) entries.push(entryOf(actor, form, "notSpam", reference));
    const { hostname: mailHost } = new URL(config.publicUrl);
    const outcome = await storeOf(form).write(
      id,
      { ...message, author: { userId: actor.userId, name: actor.name } },
      { last, change: to && { seen, to }, now, mailHost },
      allOf(entries),
    );
    if (outcome === "missing") throw new ExpectedError("not-found", "There is no such submission.");
    if (outcome === "changed-since") return { kind: outcome };
    if (action === "answered") {
      if (outcome === "done") log.info({ reference }, `${form.name} answered`);
      onMail();
    }
    return { kind: "done" };
  }

  function answerTo(
    actor: Actor,
    form: AnyForm,
    found: WholeSubmission,
    answer: StaffMessage & { subject: string },
  ): Promise<ChangeResult> {
    if (senderMailbox(form, found.values) === undefined) throw new ExpectedError("conflict", "There is no address.");
    const { reference } = found;
    const subject = answer.subject.includes(reference) ? answer.subject : `${answer.subject} (${reference})`;
    return write(actor, form, found, { ...answer, subject, kind: "answer", at: Date.now() }, "answered");
  }

  /** Sends one of several answers. @throws ExpectedError as `answer` */
  async function outcomeOf(
    actor: Actor,
    form: AnyForm,
    key: string,
    answer: StaffMessage & { subject: string },
  ): Promise<AnswerOutcome> {
    const found = await findByKey(form, key);
    if (found === undefined) return "missing";
    if (senderMailbox(form, found.values) === undefined) return "no-address";
    const { kind } = await answerTo(actor, form, found, answer);
    return kind === "done" ? "sent" : "changed-since";
  }

  /** Stores of forms with reminders. */
  const waitingForms = () => submissions.all.filter(({ form }) => form.waiting !== undefined);

  async function lateNow(now: number): Promise<number> {
    let sum = 0;
    for (const store of waitingForms()) sum += await store.countWaitingSince(now);
    return sum;
  }

  return {
    lateCount: () => lateNow(Date.now()),

    async newCounts(actor) {
      requireRole(actor, "editor");
      requireSession(actor);
      const found = [];
      for (const store of submissions.all) {
        const { form } = store;
        if (form.readableBy === "admin" && actor.role !== "admin") continue;
        const { views } = await store.counts();
        const counted = { count: views[form.initial] ?? 0, spam: views.spam ?? 0 };
        found.push({ form, ...counted, urgent: await store.countUrgent(), returned: await store.countReturned() });
      }
      return found;
    },

    async list(actor, form, query) {
      admit(actor, form);
      const q = searches.decrypt(query.search);
      return isNumbered(form) ? numbered(actor, form, query, q) : walked(actor, form, query, q);
    },

    decryptSearch(actor, encrypted) {
      requireRole(actor, "editor");
      return searches.decrypt(encrypted);
    },

    encryptSearch(actor, form, typed) {
      requireRole(actor, form.readableBy);
      return searches.encrypt(typed);
    },

    async open(actor, form, key, filter): Promise<OpenedSubmission> {
      const found = await existing(actor, form, key);
      const { about, files: stored, documents, thread, ...rest } = found;
      const email = senderMailbox(form, found.values);
      const name = senderName(form, found.values);
      const [entry] = await entriesOf(form, about === undefined ? [] : [about], actor.language);
      const body = bodyOf(form);
      const words = await wordsFor(form, found.language);
      return {
        ...rest,
        ...(await neighbours(actor, form, found, filter)),
        key,
        name,
        email,
        about: entry,
        documents: Object.entries(documents).map(([page, version]) => {
          const definition = storage.publishing.collections.all.find((one) => one.name === page);
          return { name: definition?.words.staff(actor.language).name ?? page, version };
        }),
        text: body === undefined ? undefined : (found.values[body] ?? ""),
        files: stored.map(({ key: _, sha256: __, ...file }) => file),
        suggestions: await suggestionsFor(storage, form.fields, found.values),
        lateDays: lateness(form, Date.now())(found),
        urgency: urgencyValue(form, found.values),
        waitUntil: workingDayAfter(Date.now(), WAIT_DAYS),
        thread: thread.map(shownMessage),
        mails: (await storeOf(form).mails(found.id)).filter(({ kind }) => kind !== mailKinds(form).answer),
        sameAddress: form.answers ? await sameAddress(form, found.id, email) : [],
        colleagues: form.owners ? await submissions.colleagues() : [],
        requestKey: randomUUID(),
        openedAt: Date.now(),
        ...(await repliesTo(actor, form, found, words)),
        letter: letterTo(form, name, email, found, words),
        senderReads: withFigures(wordsOfStates(form, found.language, words.own), words.values, found.language),
        erasedFrom: erasedFrom(form, found, await storage.settings.retention()),
        stage: stageLabel(form, found.state, actor.language),
        openings: await noteOpening(actor, form, found.reference),
      };
    },

    async setState(actor, form, key, seen, state, until) {
      const found = await existing(actor, form, key);
      return change(actor, form, found, seen, decided(actor, form, seen, state, until));
    },

    async plan(actor, form, key, seen, plan) {
      const { id, reference } = await existing(actor, form, key);
      const outcome = await storeOf(form).plan(id, seen, plan, entryOf(actor, form, "planned", reference));
      if (outcome === "missing") throw new ExpectedError("not-found", "There is no such submission.");
      return { kind: outcome };
    },

    async setOwner(actor, form, key, seen, ownerId) {
      const found = await existing(actor, form, key);
      if (ownerId !== undefined && !(await submissions.colleagues()).some((one) => one.id === ownerId)) {
        return { kind: "no-such-owner" };
      }
      return change(actor, form, found, seen, { state: stateWith(form, seen.state, ownerId), ownerId });
    },

    async enter(actor, form, given, { key, language, isConfirmed }) {
      admit(actor, form);
      if (!isRequestKey(key)) throw new ExpectedError("conflict", "An old page.");
      const fields = enteredFields(form.fields);
      const checked = checkFields(fields, valuesOf(fields, given));
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const values = Object.entries<unknown>(checked.submitted).map(([name, value]) => [name, String(value)]);
      const token = form.pages.status && newLinkToken(encrypter);
      // Values that were changed after a lost response make a new submission.
      const fingerprint = createHash("sha256")
        .update(JSON.stringify(["entered", actor.userId, key, language, values]))
        .digest("base64url");
      const stored = await storeOf(form).store(
        { values: { ...Object.fromEntries(values), [SOURCE_FIELD]: "email" }, about: undefined, files: [], token },
        {
          language,
          receivedAt: Date.now(),
          mailHost: new URL(config.publicUrl).hostname,
          suspectedSpam: false,
          fingerprints: { content: { fingerprint, forMs: ENTERED_ONCE_MS }, idempotencyKey: undefined },
          entered: { isConfirmed },
        },
        (reference) => entryOf(actor, form, "entered", reference),
      );
      log.info({ reference: stored.reference }, `${form.name} entered by staff`);
      onMail();
      const found = await storeOf(form).find({ reference: stored.reference });
      if (found === undefined) throw new ExpectedError("not-found", "There is no such submission.");
      return { kind: "stored", key: keyOf(form, found) };
    },

    async addNote(actor, form, key, text) {
      const { id, reference } = await existing(actor, form, key);
      await storeOf(form).addNote(id, text, authorOf(actor), entryOf(actor, form, "noted", reference));
    },

    async answer(actor, form, key, answer) {
      return answerTo(actor, form, await existing(actor, form, key), answer);
    },

    async prepareAnswers(actor, form, keys) {
      admit(actor, form);
      const words = new Map<Language, SenderWords>();
      const drafts: DraftAnswer[] = [];
      for (const key of keys) {
        const found = await findByKey(form, key);
        if (found === undefined) continue;
        const { reference, language, state, spam, owner, about, thread } = found;
        const ofLanguage = words.get(language) ?? (await wordsFor(form, language));
        words.set(language, ofLanguage);
        const [entry] = await entriesOf(form, about === undefined ? [] : [about], actor.language);
        const last = thread.findLast(({ kind }) => kind === "answer");
        await noteOpening(actor, form, reference);
        drafts.push({
          ...{ key, reference, language, state, spam, owner },
          name: senderName(form, found.values),
          about: entry,
          last: Math.max(0, ...thread.map(({ id }) => id)),
          answered: last && { at: last.at, author: last.author },
          prepared: (await repliesTo(actor, form, found, ofLanguage)).prepared,
        });
      }
      return drafts;
    },

    async answerEach(actor, form, answers) {
      admit(actor, form);
      const outcomes: Record<string, AnswerOutcome> = {};
      let isStorageDown = false;
      for (const [key, answer] of Object.entries(answers)) {
        if (isStorageDown) {
          outcomes[key] = "failed";
          continue;
        }
        outcomes[key] = await outcomeOf(actor, form, key, answer).catch((error: unknown): AnswerOutcome => {
          const failure = failureId(error) ?? "";
          if (failure === "too-many") return "full";
          if (failure === "not-found") return "missing";
          isStorageDown = ["storage-unavailable", "storage-full"].includes(failure);
          log.error({ err: error }, `one of several answers (${form.name}) failed`);
          return "failed";
        });
      }
      return outcomes;
    },

    async addReply(actor, form, key, reply) {
      const found = await existing(actor, form, key);
      return write(actor, form, found, { ...reply, kind: "reply" }, "replyAdded");
    },

    async rate(actor, form, key, stars) {
      const { id, reference } = await existing(actor, form, key);
      await storeOf(form).rate(id, stars, authorOf(actor), entryOf(actor, form, "rated", reference, { stars }));
    },

    async notSpam(actor, form, key) {
      const { id, reference } = await existing(actor, form, key);
      await storeOf(form).notSpam(id, entryOf(actor, form, "notSpam", reference));
    },

    async retryMail(actor, form, key, mailId) {
      const { id, reference } = await existing(actor, form, key);
      const mail = (await storeOf(form).mails(id)).find((one) => one.id === mailId);
      if (mail === undefined) throw new ExpectedError("not-found", "There is no such mail.");
      const audit = entryOf(actor, form, "mailRetried", reference, { mail: mail.kind });
      const isScheduled = await mails.retry(mailId, Date.now(), audit);
      if (!isScheduled) throw new ExpectedError("conflict", "The mail has already been sent.");
      onMail();
    },

    async openFile(actor, form, key, field, position) {
      const found = await existing(actor, form, key);
      const file = found.files.find((one) => one.field === field && one.position === position);
      if (file === undefined) throw new ExpectedError("not-found", "There is no such file.");
      const fileOpened = auditAction(form, "fileOpened");
      if (fileOpened !== undefined) {
        const fields = filesOf(form.fields);
        const details = {
          ...(fields.length > 1 && { file: field }),
          ...(fields.some(([name, { several }]) => name === field && several !== undefined) && { position }),
        };
        await audit.note(actor, fileOpened, { subject: { kind: form.name, name: found.reference }, details });
      }
      try {
        return { name: file.name, size: file.size, body: await files.open(file.key) };
      } catch (error) {
        const { reference } = found;
        if (failureId(error) === "not-found") log.error({ reference }, "the file of a submission is not in the store");
        throw error;
      }
    },

    async applyDue(now) {
      const { hostname } = new URL(config.publicUrl);
      let alerts = 0;
      for (const store of submissions.all) {
        const returned = await store.bringBackDue(now);
        if (returned > 0) log.info({ form: store.form.name, returned }, "waiting submissions are due again");
        alerts += await store.enqueueSecondAlerts(hostname, now);
      }
      if (alerts === 0) return;
      log.info({ alerts }, "nobody has taken urgent submissions: second alerts are queued");
      onMail();
    },

    async remind(now) {
      const late = await lateNow(now);
      if (late === 0) return;
      const { hostname } = new URL(config.publicUrl);
      if (!(await mails.enqueueReminder(dayOf(now), await mails.adminLanguage(), hostname, now))) return;
      log.info({ late }, "submissions are overdue: a reminder is queued");
      onMail();
    },
  };
}

/** Returns a submission after staff have decided on its state. @param until for a waiting state; by default in 5 days */
function decided(actor: Actor, form: AnyForm, seen: SeenSubmission, state: string, until: number | undefined) {
  const day = () => momentOf(`${workingDayAfter(Date.now(), WAIT_DAYS)}T00:00`);
  const waitingUntil = form.states[state] === "waiting" ? (until ?? day()) : undefined;
  return { state, ownerId: ownerIn(form, state, seen.ownerId, actor.userId), decided: { waitingUntil } };
}

/** Returns the writer of several audit entries. */
const allOf =
  (entries: readonly WriteEntry[]): WriteEntry =>
  async (transaction) => {
    for (const write of entries) await write(transaction);
  };

/** Returns a message with only the data that the browser may get. */
function shownMessage({ mail, ...message }: ThreadMessage): ShownMessage {
  if (mail === undefined || message.kind !== "answer") return { ...message, mail: undefined };
  const { messageId: _, ...shown } = mail;
  return { ...message, mail: shown };
}

const isOpen = (form: AnyForm, state: string): boolean => form.states[state] === "open";

/** Returns a function that counts the working days an overdue submission has waited; undefined for others. */
function lateness(form: AnyForm, now: number) {
  const latest = lateBefore(now, form.waiting?.workingDays ?? 0);
  return (row: Pick<ListedSubmission, "state" | "spam" | "receivedAt" | "returnedAt" | "writtenAt">) => {
    const { state, spam, receivedAt, returnedAt, writtenAt } = row;
    const since = writtenAt ?? receivedAt;
    const isLate = isOpen(form, state) ? since <= latest : form.states[state] === "waiting" && returnedAt !== undefined;
    return form.waiting !== undefined && isLate && !spam ? workingDaysWaited(since, now) : undefined;
  };
}

const urgencyValue = ({ urgency }: AnyForm, values: Readonly<Record<string, string>>): string | undefined =>
  urgency && values[urgency.field];

/** Returns the last closed state, which is set without a reply. */
const lastState = ({ states }: AnyForm): string | undefined => Object.keys(states).at(-1);

/** Returns the owner of a submission after a change of state. */
function ownerIn(form: AnyForm, state: string, ownerId: string | undefined, actorId: string): string | undefined {
  if (!form.owners || state === form.initial) return undefined;
  return state === lastState(form) ? ownerId : (ownerId ?? actorId);
}

/**
 * Returns the state of a submission after a change of owner: one that is taken leaves the initial state, and one that is
 * released before more was done goes back to it.
 */
function stateWith(form: AnyForm, state: string, ownerId: string | undefined): string {
  const taken = openStates(form).find((open) => open !== form.initial) ?? state;
  if (ownerId === undefined) return state === taken ? form.initial : state;
  return state === form.initial ? taken : state;
}

/** Returns the options of the entry filter: "none" first, then entries with submissions. */
function withCounts(entries: readonly NamedEntry[], counts: ReadonlyMap<number | null, number>): InboxPage["entries"] {
  const counted = entries.flatMap((entry) => {
    const count = counts.get(entry.id);
    return count === undefined ? [] : [{ entry, count }];
  });
  const none = counts.get(null);
  return none === undefined ? counted : [{ entry: undefined, count: none }, ...counted];
}

/** Returns the `mailto:` address of an empty e-mail to the sender. @param words in the submission's language */
export function letterTo(
  form: AnyForm,
  name: string,
  email: string | undefined,
  { language, reference }: Pick<ListedSubmission, "language" | "reference">,
  { own, shared, values }: Pick<SenderWords, "own" | "shared" | "values">,
): string | undefined {
  const subject = ownSubject(form, own && withFigures(own, values, language), reference);
  if (subject === undefined || email === undefined) return undefined;
  const text = `${withFigures(shared.greeting, { ...values, name }, language)}\n\n`;
  return answerAddress(email, { subject, text, quote: "" }, "");
}
