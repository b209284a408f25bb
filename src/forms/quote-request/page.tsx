import { linesOf } from "#features/publishing/fields.ts";
import { defaultPage, readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formCameBack, formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { cacheableBy, parametersIn } from "#platform/http/cacheable.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { LinkButton } from "#ui/button.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { SideNote, Steps } from "#ui/site/side-note.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { chosenProducts, ITEM_PARAMETER } from "./chosen-products.ts";
import css from "./page.module.css";
import { QuoteForm } from "./quote-form.tsx";
import { quoteRequest } from "./quote-request.server.ts";
import { quoteRequestTexts } from "./texts.ts";
import { quoteRequestWords } from "./words.ts";

// Not cached with products: there are too many selections.
export const handle = cacheableBy(
  (given) => {
    const parameters = new URLSearchParams(parametersIn(given, ["sent"]));
    for (const id of given.getAll(ITEM_PARAMETER)) parameters.append(ITEM_PARAMETER, id);
    return parameters.size === 0 ? "" : `?${parameters}`;
  },
  [ITEM_PARAMETER],
);
export const headers = formHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const sent = sentReference(quoteRequest, searchParams);
  try {
    const chosen = await chosenProducts(storage, searchParams, language);
    return { words: await readPage(storage, quoteRequestWords, language), chosen, sent };
  } catch (error) {
    if (failureId(error) === undefined || !context.get(formCameBack)) throw error;
    const chosen = { products: [], dropped: 0, beyond: 0 };
    return { words: defaultPage(quoteRequestWords, language), chosen, sent };
  }
}

/** Handles the form without script: redirects to a page that can be reloaded, or shows the errors. */
export function action(args: Route.ActionArgs) {
  return receiveForm(quoteRequest, args, `/${quoteRequest.addresses.page}`);
}

export default function QuoteRequestPage({
  loaderData: { words: given, chosen, sent },
  actionData,
}: Route.ComponentProps) {
  const { t, href, language, withFigures } = usePage(quoteRequestTexts);
  const words = withFigures(given);
  const next = (
    <SideNote heading={t("nextHeading")}>
      <Steps steps={linesOf(words.next)} />
    </SideNote>
  );
  return (
    <>
      <PageHead title={words.heading} description={words.description} shareImage={`/share/${language}/products.png`} />
      <DrawingBanner
        title={words.heading}
        lead={words.lead}
        crumbs={[{ title: t("nav.products"), path: "/products" }, { title: words.heading }]}
        drawing="/drawings/banner-products.svg"
      />
      <div className={`wrap grid ${columns.columns} ${css.page}`}>
        {sent === undefined ? (
          <QuoteForm chosen={chosen} words={words} answer={actionData}>
            {next}
          </QuoteForm>
        ) : (
          <div className={`${columns.main} ${css.sent}`}>
            <SentNotice text={words.sent} reference={sent} />
            {next}
            <LinkButton href={href("/products")}>{t("toProducts")}</LinkButton>
          </div>
        )}
      </div>
      <BrowserScript form="quote-request" />
    </>
  );
}
