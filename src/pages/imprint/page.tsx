import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { withoutBreaks } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { imprintPage } from "./imprint.ts";
import { ImprintBody } from "./imprint-body.tsx";

export const handle = cacheable();

/** The page must name the company: when it cannot be read, the page fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { company: readCompany, storage, language } = siteContext(context, request);
  const company = await readCompany();
  if (company === undefined) throw new Error("a legal notice without company data");
  return { text: await readPage(storage, imprintPage, language), company };
}

export default function ImprintPage({ loaderData: { text, company } }: Route.ComponentProps) {
  const { withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={withoutBreaks(title)} description={description} />
      <ImprintBody text={text} company={company} />
    </>
  );
}
