import { setImmediate as nextTurn } from "node:timers/promises";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import { SECTION_PAGE_SIZE, type SectionCounts, type SectionPages, submissionCounts } from "./sections.ts";
import type { SubmissionRow } from "./storage/section-rows.server.ts";

/** Creates the look-up of a person's data. */
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
    const slice = (section: string) => ({
      offset: ((pages[section] ?? 1) - 1) * SECTION_PAGE_SIZE,
      limit: SECTION_PAGE_SIZE,
    });
    const found: Record<string, SubmissionRow[]> = {};
    for (const { form } of submissions.all) {
      const section = form.addresses.dashboard;
      found[section] = await onNextTurn(() => persons.page.submissions(form, address, slice(section)));
    }
    return {
      address,
      counts,
      pages,
      submissions: found,
      mails: await onNextTurn(() => persons.page.mails(address, slice("mails"))),
      thread: await onNextTurn(() => persons.page.thread(address, slice("thread"))),
      notes: await onNextTurn(() => persons.page.notes(address, slice("notes"))),
      entries: await onNextTurn(() => persons.page.entries(address, slice("entries"))),
      similar: await onNextTurn(() => persons.similar(address)),
      staff: await onNextTurn(() => persons.isStaff(address)),
    };
  };
}

/** Runs a query after other requests had a turn, as it can be slow for a person with thousands of submissions. */
async function onNextTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await nextTurn();
  return ask();
}

function pagesOf(wanted: SectionPages, counts: SectionCounts): SectionPages {
  const last = (count: number) => Math.max(1, Math.ceil(count / SECTION_PAGE_SIZE));
  const pages = Object.entries(counts).map(([section, count]) => [
    section,
    Math.min(wanted[section] ?? 1, last(count)),
  ]);
  return Object.fromEntries(pages);
}
