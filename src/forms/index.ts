import type { AnyForm } from "#features/submissions/form.ts";
import { contact } from "./contact/contact.server.ts";
import { jobApplication } from "./job-application/job-application.server.ts";

/** All forms. Only `routes.ts` and `start.ts` import this list and pass it to features. */
export const forms: readonly AnyForm[] = [contact, jobApplication];
