import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { mediaPage } from "./media.ts";
import { MediaBody } from "./media-body.tsx";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return { text: await readPage(storage, mediaPage, language) };
}

export default function MediaPage({ loaderData: { text } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={title} description={description} shareImage={`/share/${language}/media.png`} />
      <MediaBody text={text} />
    </>
  );
}
