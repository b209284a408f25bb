import { data, redirect } from "react-router";
import { offerTexts } from "#collections/offers/texts.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { jobApplication } from "../job-application.server.ts";
import { applicationTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { ApplicationDetails } from "./application-details.tsx";
import { readChoice } from "./read-choice.ts";

export const handle = { body: { bytes: 4096, seconds: 60 } };

/**
 * What the page shows; without an application the link names nothing (any more). That no answer here is stored, listed
 * or told to another site is seen to by the server, errors and refusals included (`private-answer.ts`).
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { submissions, storage, language, searchParams } = siteContext(context, request);
  const application = await submissions.findOwn(jobApplication, params.token, language);
  if (application === undefined) return data({ application }, { status: 404 });
  const retention = await storage.settings.retention();
  const stateText = jobApplication.senderReads?.(application.state, language);
  return data({ application, stateText, retention, saved: searchParams.has("saved") });
}

/** Renews or changes the consent, or withdraws and erases. Only forms of this site come here. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { submissions, language } = siteContext(context, request);
  const choice = await readChoice(request);
  if (choice.kind === "erase") {
    if (!choice.sure) return data({ unsure: true, erased: undefined }, { status: 422 });
    const erased = await submissions.eraseOwn(jobApplication, params.token);
    return erased === undefined ? null : data({ unsure: false, erased }, { status: 200 });
  }
  const renewed = await submissions.changeOwn(jobApplication, params.token, { consent: choice.consent });
  const page = localizedPath(`/application/${encodeURIComponent(params.token)}?saved=1#saved`, language);
  return renewed ? redirect(page, 303) : null;
}

/** An applicant's private page: what was sent, how long it is kept, and how to have it erased. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = usePage(applicationTexts, offerTexts);
  const erased = actionData?.erased;
  const gone = loaderData.application === undefined;
  const title = t(erased !== undefined ? "status.erasedTitle" : gone ? "status.goneTitle" : "status.title");
  const lead =
    erased !== undefined ? t("status.erasedText", { reference: erased }) : t(gone ? "status.goneText" : "status.lead");
  return (
    <>
      <PageHead title={title} description={t("status.lead")} hidden />
      <DrawingBanner
        title={title}
        lead={lead}
        crumbs={[{ title: t("title"), path: "/careers" }, { title: t("status.title") }]}
        drawing="/drawings/banner-practice.svg"
      />
      {erased !== undefined || loaderData.application === undefined ? null : (
        <ApplicationDetails {...loaderData} unsure={actionData?.unsure === true} />
      )}
    </>
  );
}
