import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { withoutBreaks } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { privacyPage } from "./privacy.ts";
import { PrivacyBody } from "./privacy-body.tsx";

export const handle = cacheable();

/** The notice must name the company and state its retention times: when these cannot be read, the page fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { company, storage, language } = siteContext(context, request);
  if ((await company()) === undefined) throw new Error("a privacy notice without company data");
  await storage.settings.retention();
  return { text: await readPage(storage, privacyPage, language) };
}

export default function PrivacyPage({ loaderData: { text } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={withoutBreaks(title)} description={description} shareImage={`/share/${language}/privacy.png`} />
      <PrivacyBody text={text} />
    </>
  );
}
