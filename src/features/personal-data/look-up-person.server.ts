import { setImmediate as nextTurn } from "node:timers/promises";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import { HELD_PAGE_SIZE, HELD_PARTS, type HeldPages, type HeldPart } from "./held-parts.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";

/** Shows what is held of a person. */
export function lookUpPerson({ storage: { persons }, audit }: PersonParts): PersonalData["lookUp"] {
  return async (actor, address, wanted) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const counts = await persons.counts(address);
    await audit.note(actor, "person-looked-up", {
      subject: { kind: "person", name: newReference("P") },
      details: { messages: counts.messages, applications: counts.applications },
    });
    const pages = pagesOf(wanted, counts);
    const slice = (part: HeldPart) => ({ offset: (pages[part] - 1) * HELD_PAGE_SIZE, limit: HELD_PAGE_SIZE });
    return {
      ...{ address, counts, pages },
      messages: await after(() => persons.page.messages(address, slice("messages"))),
      applications: await after(() => persons.page.applications(address, slice("applications"))),
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

function pagesOf(wanted: HeldPages, counts: Readonly<Record<HeldPart, number>>): HeldPages {
  const last = (part: HeldPart) => Math.max(1, Math.ceil(counts[part] / HELD_PAGE_SIZE));
  const pages = HELD_PARTS.map((part) => [part, Math.min(wanted[part], last(part))]);
  return Object.fromEntries(pages) as Record<HeldPart, number>;
}
