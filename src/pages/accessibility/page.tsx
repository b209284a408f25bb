import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { withoutBreaks } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { accessibilityPage } from "./accessibility.ts";
import { AccessibilityBody } from "./accessibility-body.tsx";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return { text: await readPage(storage, accessibilityPage, language) };
}

export default function AccessibilityPage({ loaderData: { text } }: Route.ComponentProps) {
  const { withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={withoutBreaks(title)} description={description} />
      <AccessibilityBody text={text} />
    </>
  );
}
