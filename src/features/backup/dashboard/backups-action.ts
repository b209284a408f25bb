import { answerForm, DONE, failed, type Handler } from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import { CLOCK, KEEP } from "../backup-runs.ts";

declare module "#ui/dashboard/forms/form-answer.ts" {
  interface FormOutcomes {
    /** The archive may be downloaded. */
    archive: { name: string };
  }
}

/** Handles the forms of the backups page; for admins. */
export const backupsAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

const start = (run: (given: Parameters<Handler>[0]) => Promise<void>): Handler => {
  return async (given) => {
    try {
      await run(given);
      return DONE;
    } catch (error) {
      if (failureId(error) === "conflict") return failed("running");
      throw error;
    }
  };
};

/** The browser downloads the archive in a second request, as the response to a form of the router is no file. */
const download: Handler = async ({ actor, accounts, fields: { name = "" } }) => {
  await accounts.requireConfirmed(actor);
  return { kind: "archive", name };
};

const schedule: Handler = async ({ actor, backups, fields }) => {
  const time = fields.nightly === "on" ? (fields.time ?? "").trim() : "";
  const keep = Number(fields.keep ?? "");
  const errors: FieldErrors = {};
  if (fields.nightly === "on" && !CLOCK.test(time)) errors.time = { id: "clockForm" };
  if (!Number.isInteger(keep) || keep < KEEP.min || keep > KEEP.max) errors.keep = { id: "keepForm" };
  if (Object.keys(errors).length > 0) return { kind: "refused", errors, typed: fields };
  const isSaved = await backups.setSchedule(actor, { time, keep }, fields.print ?? "");
  return isSaved ? DONE : failed("conflict");
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  backup: start(({ actor, backups }) => backups.backUp(actor)),
  check: start(({ actor, backups }) => backups.check(actor)),
  download,
  schedule,
};
