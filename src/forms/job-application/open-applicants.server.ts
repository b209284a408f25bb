import type { ServiceParts } from "#platform/services.server.ts";
import type { Applicants } from "./applicants.server.ts";
import { changeApplicants } from "./change-applicants.server.ts";
import { listApplicants } from "./list-applicants.server.ts";
import { openOneApplicant } from "./open-one-applicant.server.ts";

/** Makes it. */
export function openApplicants(parts: ServiceParts): Applicants {
  return { ...listApplicants(parts), ...openOneApplicant(parts), ...changeApplicants(parts) };
}
