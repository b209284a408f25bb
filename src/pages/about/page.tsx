import { validCertificates } from "#collections/achievements/valid-certificates.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { aboutPage } from "./about.ts";
import { AboutBody } from "./about-body.tsx";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return {
    text: await readPage(storage, aboutPage, language),
    certificates: await validCertificates(storage, language),
  };
}

export default function AboutPage({ loaderData: { text, certificates } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={title} description={description} shareImage={`/share/${language}/about.png`} />
      <AboutBody text={text} certificates={certificates} />
    </>
  );
}
