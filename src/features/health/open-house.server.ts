import { openGettingStarted } from "#features/getting-started/check-getting-started.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { House } from "./house.server.ts";
import { openHealth } from "./open-health.server.ts";

/** Makes it. */
export function openHouse(parts: ServiceParts): House {
  return { ...openGettingStarted(parts), ...openHealth(parts) };
}
