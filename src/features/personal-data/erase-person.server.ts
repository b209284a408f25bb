import { setImmediate as nextTurn } from "node:timers/promises";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import { submissionCounts } from "./sections.ts";
import type { ErasureStep } from "./storage/erase-person.server.ts";

/** Rows erased per transaction, so that it stays short. */
const AT_ONCE = 50;

/** Creates the erasure of a person's data. */
export function erasePerson({ storage, files, config, audit, log }: PersonParts): PersonalData["erase"] {
  const { persons, submissions } = storage;

  /** Erases in steps; after a database failure, finished steps stay done. */
  async function eraseAll(address: string) {
    const done = Object.fromEntries(submissions.all.map(({ form }) => [form.addresses.dashboard, 0]));
    let interrupted = false;
    const step: ErasureStep = {
      address,
      newest: await persons.erasure.newest(address),
      now: Date.now(),
      limit: AT_ONCE,
    };
    try {
      for (const { form } of submissions.all) {
        const part = form.addresses.dashboard;
        for (;;) {
          const erased = await persons.erasure.submissions(form, step);
          if (erased.length === 0) break;
          done[part] = (done[part] ?? 0) + erased.length;
          await nextTurn();
        }
      }
      await persons.erasure.mails(address);
    } catch (error) {
      if (failureId(error) === undefined || Object.values(done).every((count) => count === 0)) throw error;
      log.error({ err: error }, "the erasure of a person's data was interrupted; it can be repeated");
      interrupted = true;
    }
    return { done, interrupted };
  }

  return async (actor, address) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const reference = newReference("P");
    const before = await persons.counts(address);
    const { mails, thread, notes } = before;
    await audit.note(actor, "person-erased", {
      subject: { kind: "person", name: reference },
      details: { ...submissionCounts(before), mails, notes },
    });
    const { done, interrupted } = await eraseAll(address);
    const removed = await removeErasedFiles({ storage, files, backupDir: config.backupDir, log });
    log.info({ reference, ...done, interrupted }, "a person's data is erased");
    const rest = interrupted ? await persons.counts(address).catch(() => undefined) : undefined;
    return {
      reference,
      address,
      interrupted,
      counts: {
        ...done,
        mails: mails - (rest?.mails ?? 0),
        thread: thread - (rest?.thread ?? 0),
        notes: notes - (rest?.notes ?? 0),
      },
      resisting: !removed,
      staff: await persons.isStaff(address).catch(() => false),
    };
  };
}
