import type { RouterContextProvider } from "react-router";
import { pageLifeContext } from "#platform/http/site-context.ts";
import type { PageFacts } from "#ui/site/page-context.tsx";
import { siteContext } from "#ui/site/site-context.ts";

/** Returns the data of every public page. When the database has never answered, it has no company data. */
export async function pageFacts(context: Readonly<RouterContextProvider>, request: Request): Promise<PageFacts> {
  const { company, navigation, menu, identity, retention, ...site } = siteContext(context, request);
  const { announcement, figures, publicExamples, config, language, path, log } = site;
  const record = await company().catch((error: unknown) => {
    log.warn({ err: error }, "page without company data");
    return undefined;
  });
  const { hidden } = await navigation();
  const year = new Date().getUTCFullYear();
  const months = await retention();
  const hasExamples = await publicExamples(context.get(pageLifeContext));
  return {
    ...{ language, path, origin: config.publicUrl, year, company: record, identity: await identity() },
    ...{ figures: await figures(), hidden, menu: await menu(), months, hasExamples },
    announcement: await announcement(),
  };
}
