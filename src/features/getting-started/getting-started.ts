import type { ExampleFact } from "#ui/site/company/example-facts.ts";

/** What a new site's admin sees to, in the order of the list. */
export const GETTING_STARTED_STEPS = [
  "company",
  "examples",
  "address",
  "mail",
  "backup",
  "secondFactor",
  "secondAdmin",
] as const;

export type GettingStartedStep = (typeof GETTING_STARTED_STEPS)[number];

/** A backup that is older than this counts as none. */
export const BACKUP_DAYS = 7;

/** An example that nobody has changed. */
export interface ExampleItem {
  kind: string;
  id: number;
  title: string;
  /** Visitors see it, on its days. */
  isPublic: boolean;
}

/** How far a site is. Times are ms since 1970. */
export interface GettingStartedState {
  /** What is still to be done. */
  left: GettingStartedStep[];
  /** Facts of the company that are made up. */
  facts: readonly ExampleFact[];
  examples: ExampleItem[];
  /** Links to social networks that are made up. */
  exampleLinks: number;
  /** The address that the site calls its own. */
  publicUrl: string;
  mail: { hasServer: boolean; lastSentAt: number | undefined };
  backup: { at: number; bytes: number } | undefined;
  /** Names of admins who sign in with a password alone. */
  withoutSecondFactor: string[];
  /** Admins who can sign in. */
  admins: number;
}

/** What was removed, by kind. */
export interface RemovedExamples {
  items: Record<string, number>;
  links: number;
}
