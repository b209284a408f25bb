import type { FormAnswer } from "#features/submissions/form-kit/form-answer.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import type { contactFields } from "#forms/contact/contact.ts";
import { ContactForm } from "#forms/contact/contact-form.tsx";
import type { Subject } from "#forms/contact/subject.ts";
import type { ContactWords } from "#forms/contact/words.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { ServicePhone } from "#ui/site/service-phone.tsx";
import type { ContactText } from "./contact.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { Location } from "./location.tsx";
import css from "./page.module.css";
import { UrgentCall } from "./urgent-call.tsx";

interface ContactBodyProps {
  text: ContactText;
  /** What the message is about, as the address says. */
  about?: Subject | undefined;
  /** The words of the form. */
  form: ContactWords;
  /** Reference of a message that was just sent. */
  sent?: string | undefined;
  /** Values and errors of a refused message. */
  answer?: FormAnswer<typeof contactFields> | undefined;
}

/** The contact page between header and footer: service phone, form, ways to reach the company, chart. */
export function ContactBody({ text, form, about, sent, answer }: ContactBodyProps) {
  const { t, company, withFigures } = usePage();
  const { title, lead, trouble, callHeading, urgent, night, hint, followUs, location } = withFigures(text);
  return (
    <>
      <DrawingBanner
        title={title}
        lead={
          <>
            {lead}
            {company === undefined || trouble === "" ? null : (
              <>
                {" "}
                {trouble} <ServicePhone />.
              </>
            )}
          </>
        }
        crumbs={[{ title: t("nav.contact") }]}
        drawing="/drawings/banner-contact.svg"
      />
      <div className={`wrap grid ${columns.columns}`}>
        {company === undefined ? null : (
          <div className={`${columns.side} ${css.call}`}>
            <UrgentCall heading={callHeading} text={urgent} night={night} />
          </div>
        )}
        <div className={`${columns.main} ${css.main}`}>
          <SentNotice text={withFigures(form.sent)} reference={sent} />
          <ContactForm hint={hint} about={about} words={form} answer={answer} />
        </div>
        {company === undefined ? null : (
          <div className={columns.side}>
            <ContactFacts company={company} followUs={followUs} />
          </div>
        )}
      </div>
      {company === undefined ? null : <Location company={company} heading={location} />}
    </>
  );
}
