import { openGettingStarted } from "#features/getting-started/check-getting-started.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { openHealth } from "./open-health.server.ts";
import type { SiteAdministration } from "./site-administration.server.ts";

/** Makes it. */
export function openSiteAdministration(parts: ServiceParts): SiteAdministration {
  return { ...openGettingStarted(parts), ...openHealth(parts) };
}
