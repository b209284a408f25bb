import { exampleCompany } from "#content/company/example.ts";
import { exampleNews } from "#content/news/example-news.ts";
import { exampleOffers } from "#content/offers/example-offers.ts";
import { exampleProducts } from "#content/products/example-products.ts";
import { exampleProjects } from "#content/projects/example-projects.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * Publishes the example content on a database that has no company record yet.
 * The record is written last: a start that was cut short begins again, one that finished never does.
 * @returns whether it published
 */
export async function publishExamples(storage: Storage): Promise<boolean> {
  if ((await storage.company.read()) !== undefined) return false;
  for (const project of exampleProjects) await storage.projects.save(project);
  for (const item of exampleNews) await storage.news.save(item);
  for (const product of exampleProducts) await storage.products.save(product);
  for (const offer of exampleOffers) await storage.offers.save(offer);
  await storage.company.save(exampleCompany);
  return true;
}
