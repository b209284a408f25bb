import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { organization } from "#ui/site/organization.ts";
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
  const { company, origin, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={title} description={description} />
      {company === undefined ? null : <StructuredData thing={organization(company, origin)} />}
      <HomeBody text={text} lists={lists} />
    </>
  );
}
