import { data } from "react-router";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { Preview, previewData } from "./preview.tsx";
import { previewTexts } from "./texts.ts";
import { WithPreviewToken } from "./with-preview-token.tsx";

/**
 * The newest saved version, for everybody who has its preview link. It is neither cached nor indexed
 * (`private-answer.ts`).
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = siteContext(context, request);
  const { language } = services;
  const previewed = await services.publishing.previewByToken(params.token, language);
  if (previewed === undefined) throw data(previewTexts.site(language)("notFound"), { status: 404 });
  return { ...(await previewData(services, previewed, language, services.searchParams)), token: params.token };
}

export default function PreviewPage({ loaderData: { token, ...shown } }: Route.ComponentProps) {
  return (
    <WithPreviewToken token={token}>
      <Preview {...shown} />
    </WithPreviewToken>
  );
}
