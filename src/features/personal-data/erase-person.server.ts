import { setImmediate as nextTurn } from "node:timers/promises";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import type { ErasureStep } from "./storage/erase-person.server.ts";

/** Rows erased in one transaction: short enough that nobody waits for it. */
const AT_ONCE = 50;

/** Erases what is held of a person. */
export function erasePerson({ storage, files, config, audit, log }: PersonParts): PersonalData["erase"] {
  const { persons } = storage;

  /** Erases step by step; when the database gives out on the way, what is done stays done. */
  async function eraseAll(address: string) {
    const done = { messages: 0, applications: 0, interrupted: false };
    const step: ErasureStep = {
      address,
      newest: await persons.erasure.newest(address),
      now: Date.now(),
      limit: AT_ONCE,
    };
    try {
      for (const part of ["messages", "applications"] as const) {
        for (;;) {
          const erased = await persons.erasure[part](step);
          if (erased.length === 0) break;
          done[part] += erased.length;
          await nextTurn();
        }
      }
      await persons.erasure.mails(address);
    } catch (error) {
      if (failureId(error) === undefined || done.messages + done.applications === 0) throw error;
      log.error({ err: error }, "the erasure of a person's data broke off; it can be done again");
      done.interrupted = true;
    }
    return done;
  }

  return async (actor, address) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const reference = newReference("P");
    const { messages, applications, mails, notes } = await persons.counts(address);
    await audit.note(actor, "person-erased", {
      subject: { kind: "person", name: reference },
      details: { messages, applications, mails, notes },
    });
    const done = await eraseAll(address);
    const removed = await removeErasedFiles({ storage, files, backupDir: config.backupDir, log });
    log.info({ reference, ...done }, "a person's data is erased");
    const rest = done.interrupted ? await persons.counts(address).catch(() => undefined) : undefined;
    return {
      ...{ reference, address },
      ...done,
      mails: mails - (rest?.mails ?? 0),
      notes: notes - (rest?.notes ?? 0),
      resisting: !removed,
      staff: await persons.isStaff(address).catch(() => false),
    };
  };
}
