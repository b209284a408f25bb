import type { AnyForm } from "#features/submissions/form.ts";
import { contact } from "./contact/contact.server.ts";
import { jobApplication } from "./job-application/job-application.server.ts";

/** All forms. `routes.ts` and `start.ts` import this list; features get it from there. */
export const forms: readonly AnyForm[] = [contact, jobApplication];
