import { redirect } from "react-router";
import { z } from "zod/mini";
import { email } from "#features/accounts/account-fields.ts";
import { answerForm, type Handler, limited, refused } from "#features/accounts/forms/answer-form.ts";
import { checkForm } from "#features/accounts/forms.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import type { RemovedExamples } from "../getting-started.ts";

const PAGE = "/dashboard/first-days";

/** Handles the forms of the getting-started page; for admins. */
export const gettingStartedAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

const testForm = z.object({ email: email() });

const testMail: Handler = async ({ actor, administration, fields }) => {
  const form = checkForm(testForm, fields);
  if (!form.ok) return { ...refused(form.errors), typed: { email: fields.email ?? "" } };
  const sent = await administration.sendTestMail(actor, form.value.email);
  if (sent.kind === "limited") return limited(sent);
  // The id instead of the address, as it appears in the URL.
  throw redirect(`${PAGE}?mail=${sent.id}#mail`, 303);
};

const removeExamples: Handler = async ({ actor, administration }) => {
  const { items, links } = await administration.removeExamples(actor);
  const counts = { ...items, links };
  throw redirect(`${PAGE}?${new URLSearchParams({ removed: Object.values(counts).join("-") })}`, 303);
};

const HANDLERS: Readonly<Record<string, Handler>> = { "test-mail": testMail, "remove-examples": removeExamples };

/** Reads the id of a test mail from an address. */
export function testMailId(searchParams: URLSearchParams): number | undefined {
  const text = searchParams.get("mail") ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Reads the numbers of removed examples by collection, and of links, from an address. */
export function readRemoved(
  searchParams: URLSearchParams,
  collections: readonly AnyCollection[],
): RemovedExamples | undefined {
  const counts = (searchParams.get("removed") ?? "").split("-");
  const lists = collections.filter(({ page }) => page === undefined);
  if (counts.length !== lists.length + 1 || !counts.every((count) => /^\d{1,4}$/.test(count))) return undefined;
  const items = Object.fromEntries(lists.map(({ name }, i) => [name, Number(counts[i])]));
  return { items, links: Number(counts.at(-1)) };
}
