import { openFirstDays } from "#features/getting-started/check-first-days.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { House } from "./house.server.ts";
import { openHealth } from "./open-health.server.ts";

/** Makes it. */
export function openHouse(parts: ServiceParts): House {
  return { ...openFirstDays(parts), ...openHealth(parts) };
}
