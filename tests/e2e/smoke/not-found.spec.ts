import { test } from "../fixtures.ts";
import { expectNotFound } from "../not-found.ts";

test.use({ expectedErrors: [/404 \(Not Found\)/] });

/** Addresses for which the database is asked in vain, and the text that each shows in English. */
const MISSING = [
  ["/news/999", "News article not found."],
  ["/products/999", "No product found with ID: 999"],
  ["/projects/999", "Project not found."],
  ["/careers/999", "Vacancy not found."],
] as const;

for (const [path, text] of MISSING) test(`${path}: ${text}`, ({ page }) => expectNotFound(page, path, text));
