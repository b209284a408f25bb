import type { RouterContextProvider } from "react-router";
import type { PageFacts } from "#ui/site/page-context.tsx";
import { siteContext } from "#ui/site/site-context.ts";

/** Returns the data of every public page. When the database has never answered, it has no company data. */
export async function pageFacts(context: Readonly<RouterContextProvider>, request: Request): Promise<PageFacts> {
  const { company, navigation, menu, identity, retention, config, language, path, log } = siteContext(context, request);
  const record = await company().catch((error: unknown) => {
    log.warn({ err: error }, "page without company data");
    return undefined;
  });
  const { hidden } = await navigation();
  const { entries, labels } = await menu();
  const year = new Date().getUTCFullYear();
  const months = await retention();
  return {
    ...{ language, path, origin: config.publicUrl, year, company: record, identity: await identity() },
    ...{ hidden, menu: entries, labels, months },
  };
}
