import type { ReactNode } from "react";
import { dayText } from "#features/submissions/dashboard/days.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import type { ShownApplicant } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import { OfferName } from "../offer-name.tsx";
import css from "./applicant.module.css";

/** What the person has sent, and what retention makes of it. */
export function PersonSection({ applicant }: { applicant: ShownApplicant }) {
  const { texts, language } = useStaff(applicationTexts);
  const { applicants: t } = texts;
  const { reference, receivedAt, offer, email, phone, consent, consentAt, erasedFrom } = applicant;
  const consentWords = fill(t.since, { what: t.consents[consent], day: dayText(consentAt, language) });
  return (
    <Section title={t.sent} lead={t.personLead}>
      <dl className={css.facts}>
        <Fact label={t.offer} value={<OfferName offer={offer} />} />
        <Fact label={t.received} value={timeText(receivedAt, language)} />
        <Fact label={t.reference} value={<span className="mono">{reference}</span>} />
        <Fact label={t.email} value={email} />
        {phone === "" ? null : (
          <Fact label={t.phone} value={<a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>} />
        )}
        <Fact label={t.language} value={LANGUAGES[applicant.language].name} />
        <Fact label={t.consent} value={consentWords} />
      </dl>
      <p className="muted">{fill(t.retention, { day: dayText(erasedFrom, language) })}</p>
    </Section>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
