import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { organization, website } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { homePage } from "./home.ts";
import { HomeBody } from "./home-body.tsx";
import { homeLists } from "./home-lists.ts";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return { text: await readPage(storage, homePage, language), lists: await homeLists(storage, language) };
}

export default function HomePage({ loaderData: { text, lists } }: Route.ComponentProps) {
  const page = usePage();
  const { company, withFigures } = page;
  const { title, description } = withFigures(text);
  const site = company && website(company, page);
  return (
    <>
      <PageHead title={title} description={description} />
      {company === undefined ? null : <StructuredData thing={organization(company, page)} />}
      {site === undefined ? null : <StructuredData thing={site} />}
      <HomeBody text={text} lists={lists} />
    </>
  );
}
