import type { ServiceParts } from "../service-parts.ts";
import type { Applicants } from "./applicants.ts";
import { changeApplicants } from "./change-applicants.ts";
import { listApplicants } from "./list-applicants.ts";
import { openOneApplicant } from "./open-one-applicant.ts";

/** Makes it. */
export function openApplicants(parts: ServiceParts): Applicants {
  return { ...listApplicants(parts), ...openOneApplicant(parts), ...changeApplicants(parts) };
}
