import type { ServiceParts } from "../service-parts.ts";
import { openFirstDays } from "./first-days.ts";
import type { House } from "./house.ts";
import { openHealth } from "./open-health.ts";

/** Makes it. */
export function openHouse(parts: ServiceParts): House {
  return { ...openFirstDays(parts), ...openHealth(parts) };
}
