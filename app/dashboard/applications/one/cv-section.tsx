import { LANGUAGES } from "#i18n/languages.ts";
import type { ShownApplicant } from "#server/applicants/applicants.ts";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "../../forms/section.tsx";
import { useStaff } from "../../layout/staff-context.tsx";
import css from "./applicant.module.css";

/** The file, and what the virus scan said of it. */
export function CvSection({ applicant: { reference, file } }: { applicant: ShownApplicant }) {
  const { texts, language } = useStaff();
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
