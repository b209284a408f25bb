import { LANGUAGES } from "#platform/i18n/languages.ts";
import { LinkButton } from "#ui/button.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownApplicant } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import css from "./applicant.module.css";

/** The file, and what the virus scan said of it. */
export function CvSection({ applicant: { reference, file } }: { applicant: ShownApplicant }) {
  const { texts, language } = useStaff(applicationTexts);
  const { applicants: t } = texts;
  const { locale } = LANGUAGES[language];
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  return (
    <Section title={t.cv} lead={t.cvLead}>
      <p className={css.file}>
        <bdi>{file.name}</bdi> ({size.format(Math.max(1, Math.round(file.size / 1024)))})
      </p>
      <p className={file.scan === "clean" ? "muted" : css.warned}>{t[file.scan]}</p>
      <div>
        <LinkButton variant="primary" href={`/dashboard/applications/${reference}/cv`}>
          <Icon name="download" />
          {t.download}
        </LinkButton>
      </div>
    </Section>
  );
}
