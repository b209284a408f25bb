import { defaultPage, readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formCameBack, formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { PhotosNotice } from "#features/submissions/form-kit/photos-notice.tsx";
import { prefilled, prefilledFields } from "#features/submissions/form-kit/prefill.ts";
import { lacksPhotos, PHOTOS_PARAMETER, sentReference } from "#features/submissions/form-kit/reference.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { findSubject, SUBJECT_PARAMETERS } from "#forms/contact/subject.ts";
import { cacheableBy, parametersIn } from "#platform/http/cacheable.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { ServicePhone } from "#ui/site/service-phone.tsx";
import { SideNote, Steps } from "#ui/site/side-note.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import css from "./page.module.css";
import { serviceRequest } from "./service-request.server.ts";
import { serviceRequestFields } from "./service-request.ts";
import { ServiceRequestForm } from "./service-request-form.tsx";
import { serviceRequestTexts } from "./texts.ts";
import { serviceRequestWords } from "./words.ts";

const PATH = "/service-request";

/** Parameters of the page's address that fill the form in. */
const FILLING = [...SUBJECT_PARAMETERS, ...prefilledFields(serviceRequestFields)];

// Not cached with values: the parameters take any text.
export const handle = cacheableBy(
  (given) => parametersIn(given, ["sent", PHOTOS_PARAMETER, ...FILLING]),
  [PHOTOS_PARAMETER, ...FILLING],
);
export const headers = formHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const words = await readPage(storage, serviceRequestWords, language).catch((error: unknown) => {
    if (failureId(error) === undefined || !context.get(formCameBack)) throw error;
    return defaultPage(serviceRequestWords, language);
  });
  const about = await findSubject(storage, searchParams, language);
  const given = prefilled(serviceRequestFields, searchParams);
  const description = given.description ?? (about && `${about.title}: `) ?? "";
  const sent = sentReference(serviceRequest, searchParams);
  return { words, filled: { ...given, description }, sent, isComplete: !lacksPhotos(searchParams) };
}

/** Handles the form without script: redirects to a page that can be reloaded, or shows the errors. */
export function action(args: Route.ActionArgs) {
  return receiveForm(serviceRequest, args, PATH);
}

export default function ServiceRequestPage({
  loaderData: { words: given, filled, sent, isComplete },
  actionData,
}: Route.ComponentProps) {
  const { t, href, company, language, withFigures } = usePage(serviceRequestTexts, submissionTexts);
  const words = withFigures(given);
  return (
    <>
      <PageHead title={words.title} description={words.description} shareImage={`/share/${language}/contact.png`} />
      <DrawingBanner
        title={words.title}
        lead={words.lead}
        crumbs={[{ title: words.title }]}
        drawing="/drawings/banner-technician.svg"
      />
      <div className={`wrap grid ${columns.columns} ${css.page}`}>
        {company === undefined ? null : (
          <div className={`${columns.side} ${css.call}`}>
            <SideNote heading={words.callHeading}>
              <p>
                {words.callText} <ServicePhone />
              </p>
            </SideNote>
          </div>
        )}
        <div className={`${columns.main} ${css.main}`}>
          <SentNotice text={words.sent} reference={sent}>
            <PhotosNotice isComplete={isComplete} />
          </SentNotice>
          <ServiceRequestForm words={words} page={PATH} filled={filled} answer={actionData} />
        </div>
        <div className={columns.side}>
          <SideNote heading={words.nextHeading}>
            <Steps steps={words.next} />
            <p>
              <LinkedText text={t("byEmail")} href={href(`${PATH}.txt`)} newTab={t("forms.newTab")} />
            </p>
          </SideNote>
        </div>
      </div>
      <BrowserScript form="service-request" />
    </>
  );
}
