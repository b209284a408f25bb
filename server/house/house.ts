import type { FirstDays } from "./first-days.ts";
import type { HealthCheck } from "./health.ts";

/** How the site is: first days, health, backups. */
export interface House extends FirstDays, HealthCheck {}
