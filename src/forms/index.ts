import type { AnyForm } from "#features/submissions/form.ts";
import { contact } from "./contact/contact.server.ts";
import { jobApplication } from "./job-application/job-application.server.ts";
import { quoteRequest } from "./quote-request/quote-request.server.ts";
import { serviceRequest } from "./service-request/service-request.server.ts";

/** All forms. Only `routes.ts` and `start.ts` import this list and pass it to features. */
export const forms: readonly AnyForm[] = [contact, jobApplication, serviceRequest, quoteRequest];
