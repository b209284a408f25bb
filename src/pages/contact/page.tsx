import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { contact } from "#forms/contact/contact.server.ts";
import { ContactForm } from "#forms/contact/contact-form.tsx";
import { contactFormTexts } from "#forms/contact/texts.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { organization } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { ContactFacts } from "./contact-facts.tsx";
import { Location } from "./location.tsx";
import css from "./page.module.css";
import { contactTexts } from "./texts.ts";
import { UrgentCall } from "./urgent-call.tsx";

export const handle = cacheable("sent");
export const headers = formHeaders;

export function loader({ context, request }: Route.LoaderArgs) {
  return { sent: sentReference(contact, siteContext(context, request).searchParams) };
}

/** Handles the form without script: redirects to a page that can be reloaded, or shows the errors. */
export function action(args: Route.ActionArgs) {
  return receiveForm(contact, args, "/contact");
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language, company, origin } = usePage(contactTexts, contactFormTexts);
  const { hint, urgent } = contactTexts.page(language);
  return (
    <>
      <PageHead
        title={t("labels.getInTouch")}
        description={t("description")}
        shareImage={`/share/${language}/contact.png`}
      />
      {company === undefined ? null : <StructuredData thing={organization(company, origin)} />}
      <DrawingBanner
        title={t("labels.getInTouch")}
        lead={t("lead")}
        crumbs={[{ title: t("nav.contact") }]}
        drawing="/drawings/banner-contact.svg"
      />
      <div className={`wrap grid ${columns.columns}`}>
        {company === undefined ? null : (
          <div className={`${columns.side} ${css.call}`}>
            <UrgentCall company={company} text={urgent} />
          </div>
        )}
        <div className={`${columns.main} ${css.main}`}>
          <SentNotice text={t("sent")} reference={loaderData.sent} />
          <ContactForm hint={hint} answer={actionData} />
        </div>
        {company === undefined ? null : (
          <div className={columns.side}>
            <ContactFacts company={company} />
          </div>
        )}
      </div>
      {company === undefined ? null : <Location company={company} />}
      <BrowserScript form="contact" />
    </>
  );
}
