import {
  type GettingStarted,
  type GettingStartedParts,
  openGettingStarted,
} from "#features/getting-started/check-getting-started.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { HealthParts } from "./check-health.server.ts";
import type { HealthCheck } from "./health.server.ts";
import { openHealth } from "./open-health.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    administration: SiteAdministration;
  }
}

/** Administration of the site: getting started, health, backups. */
interface SiteAdministration extends GettingStarted, HealthCheck {}

export function openSiteAdministration(parts: ServiceParts & GettingStartedParts & HealthParts): SiteAdministration {
  return { ...openGettingStarted(parts), ...openHealth(parts) };
}
