import { setImmediate as nextTurn } from "node:timers/promises";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import { HELD_PAGE_SIZE, type HeldCounts, type HeldPages, submissionCounts } from "./held-parts.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import type { HeldSubmission } from "./storage/held-rows.server.ts";

/** Shows what is held of a person. */
export function lookUpPerson({ storage: { persons, submissions }, audit }: PersonParts): PersonalData["lookUp"] {
  return async (actor, address, wanted) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const counts = await persons.counts(address);
    await audit.note(actor, "person-looked-up", {
      subject: { kind: "person", name: newReference("P") },
      details: submissionCounts(counts),
    });
    const pages = pagesOf(wanted, counts);
    const slice = (part: string) => ({ offset: ((pages[part] ?? 1) - 1) * HELD_PAGE_SIZE, limit: HELD_PAGE_SIZE });
    const held: Record<string, HeldSubmission[]> = {};
    for (const { form } of submissions.all) {
      const part = form.addresses.dashboard;
      held[part] = await after(() => persons.page.submissions(form, address, slice(part)));
    }
    return {
      ...{ address, counts, pages },
      submissions: held,
      mails: await after(() => persons.page.mails(address, slice("mails"))),
      notes: await after(() => persons.page.notes(address, slice("notes"))),
      entries: await after(() => persons.page.entries(address, slice("entries"))),
      similar: await after(() => persons.similar(address)),
      staff: await after(() => persons.isStaff(address)),
    };
  };
}

/** Asks after others have had their turn: of somebody with thousands of messages each question takes a while. */
async function after<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await nextTurn();
  return ask();
}

function pagesOf(wanted: HeldPages, counts: HeldCounts): HeldPages {
  const last = (count: number) => Math.max(1, Math.ceil(count / HELD_PAGE_SIZE));
  const pages = Object.entries(counts).map(([part, count]) => [part, Math.min(wanted[part] ?? 1, last(count))]);
  return Object.fromEntries(pages);
}
