import type { GettingStarted } from "#features/getting-started/check-getting-started.server.ts";
import type { HealthCheck } from "./health.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    administration: SiteAdministration;
  }
}

/** Administration of the site: getting started, health, backups. */
export interface SiteAdministration extends GettingStarted, HealthCheck {}
