import { useParams } from "react-router";
import { defaultPage, readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formCameBack, formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { CvForm } from "#forms/job-application/cv-form.tsx";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { LinkButton } from "#ui/button.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { SideNote, Steps } from "#ui/site/side-note.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/apply-page";
import css from "./careers.module.css";
import { careersPage } from "./careers.ts";
import { findOffer } from "./find-offer.ts";
import { careersTexts } from "./texts.ts";

export const handle = cacheable();
export const headers = formHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  try {
    const found = await findOffer({ storage, publishing }, language, params.id, "/apply");
    return { ...found, form: await readPage(storage, applicationWords, language) };
  } catch (error) {
    if (failureId(error) === undefined || !context.get(formCameBack)) throw error;
    const words = defaultPage(careersPage, language);
    return { offer: undefined, offers: [], words, form: defaultPage(applicationWords, language) };
  }
}

/** Handles the form without script: redirects to the offer's page, or shows the errors. */
export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args;
  const { language, storage, publishing } = siteContext(context, request);
  // A URL without an offer accepts nothing. When the storage is unavailable, the response to the form reports it and
  // contains the input.
  await findOffer({ storage, publishing }, language, params.id, "/apply").catch((error: unknown) => {
    if (failureId(error) === undefined) throw error;
  });
  return receiveForm(jobApplication, args, `/careers/${params.id}`);
}

export default function ApplyPage({
  loaderData: { offer, offers, words: given, form },
  actionData,
}: Route.ComponentProps) {
  const { t, href, language, langOf, withFigures } = usePage(careersTexts, submissionTexts);
  const words = withFigures(given);
  const { id } = useParams();
  const heading = t("attachCv");
  const path = `/careers/${id}`;
  const title = offer?.text.title;
  const lang = offer === undefined ? undefined : langOf(offer.text);
  return (
    <>
      <PageHead
        title={title === undefined ? heading : `${heading}: ${title}`}
        description={words.applyDescription}
        shareImage={`/share/${language}/careers.png`}
      />
      <DrawingBanner
        title={heading}
        label={title === undefined ? undefined : <span lang={lang}>{title}</span>}
        lead={words.sendCvText}
        crumbs={[
          { title: words.title, path: "/careers" },
          ...(title === undefined ? [] : [{ title, path, lang }]),
          { title: heading },
        ]}
        drawing={offer?.img ?? "/drawings/banner-practice.svg"}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <div className={css.sent}>
            <SentNotice text={withFigures(form.sent)} reference={undefined} />
          </div>
          <CvForm
            offers={offers}
            offerId={offer?.id}
            words={form}
            heading
            page={`${path}/apply`}
            answer={actionData}
            cancel={
              <LinkButton variant="cancel" href={href(path)} data-cancel="">
                {t("forms.cancel")}
              </LinkButton>
            }
          />
        </div>
        <div className={columns.side}>
          <SideNote heading={form.nextHeading}>
            <Steps steps={form.next} />
          </SideNote>
        </div>
      </div>
      <BrowserScript form="job-application" />
    </>
  );
}
