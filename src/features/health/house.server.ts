import type { FirstDays } from "#features/getting-started/check-first-days.server.ts";
import type { HealthCheck } from "./health.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    house: House;
  }
}

/** How the site is: first days, health, backups. */
export interface House extends FirstDays, HealthCheck {}
