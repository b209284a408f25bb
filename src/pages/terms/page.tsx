import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { withoutBreaks } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { termsPage } from "./terms.ts";
import { TermsBody } from "./terms-body.tsx";

export const handle = cacheable();

/** The terms must name the company: when it cannot be read, the page fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { company, storage, language } = siteContext(context, request);
  if ((await company()) === undefined) throw new Error("terms without company data");
  return { text: await readPage(storage, termsPage, language) };
}

export default function TermsPage({ loaderData: { text } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={withoutBreaks(title)} description={description} shareImage={`/share/${language}/terms.png`} />
      <TermsBody text={text} />
    </>
  );
}
