import type { Language } from "#platform/i18n/languages.ts";
import type { Company } from "#ui/site/company/company.ts";
import type { ExampleFact } from "#ui/site/company/example-facts.ts";

/** Steps to set up a new site, in order. */
export const GETTING_STARTED_STEPS = [
  "company",
  "legal",
  "examples",
  "address",
  "mail",
  "backup",
  "secondFactor",
  "secondAdmin",
] as const;

export type GettingStartedStep = (typeof GETTING_STARTED_STEPS)[number];

/** Older backups (days) count as none. */
export const BACKUP_DAYS = 7;

/** An unchanged example. */
export interface ExampleItem {
  kind: string;
  id: number;
  title: string;
  /** Language of the title. */
  language: Language;
  /** Whether it is published. */
  isPublic: boolean;
}

/** Facts that customers ask for and that the site does not state. */
export interface EmptyFacts {
  /** The name of the page or list where staff enter them, and its path below the dashboard. */
  place: string;
  path: string;
  /** Their labels. */
  facts: string[];
}

/** State of the setup. Times are ms since 1970. */
export interface GettingStartedState {
  /** Remaining steps. */
  left: GettingStartedStep[];
  /** Company facts that still have example values. */
  facts: readonly ExampleFact[];
  /** Fields of the legal identity that are empty, and therefore not on the page with it. */
  emptyLegal: readonly (keyof Company["legal"])[];
  /** Optional facts that are empty, and therefore not shown. */
  emptyFacts: readonly EmptyFacts[];
  examples: ExampleItem[];
  /** Number of example links to social networks. */
  exampleLinks: number;
  /** The site's public address. */
  publicUrl: string;
  mail: { hasServer: boolean; lastSentAt: number | undefined };
  backup: { at: number; bytes: number } | undefined;
  /** Names of admins without a second factor. */
  withoutSecondFactor: string[];
  /** Number of admins who can sign in. */
  admins: number;
}

/** Numbers of removed examples, by kind. */
export interface RemovedExamples {
  items: Record<string, number>;
  links: number;
}
