import { formatDay } from "#platform/i18n/dates.ts";
import { DocumentLink } from "#ui/site/document-link.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./achievement.module.css";
import type { AchievementEntry } from "./achievements.ts";
import { achievementTexts } from "./texts.ts";

/** One entry: title, text and what is known of a certificate. Figures of the company are filled into its texts. */
export function Achievement({ achievement }: { achievement: AchievementEntry }) {
  const { t, langOf, withFigures } = usePage(achievementTexts);
  const { title, text } = withFigures(achievement.text);
  const lang = langOf(achievement.text);
  return (
    <>
      <h3 lang={lang}>
        {title}
        <ForeignMark text={achievement.text} />
      </h3>
      {text === "" ? null : (
        <p className="muted" lang={lang}>
          {text}
        </p>
      )}
      <Facts achievement={achievement} />
      {achievement.document === undefined ? null : (
        <DocumentLink address={achievement.document} label={t("document")} />
      )}
    </>
  );
}

function Facts({
  achievement: { year, issuer, number, validFrom, validUntil, text },
}: {
  achievement: AchievementEntry;
}) {
  const { t, language, langOf, withFigures } = usePage(achievementTexts);
  const day = (value: string | undefined) =>
    value === undefined ? undefined : <time dateTime={value}>{formatDay(value, language)}</time>;
  const facts = {
    ...{ year, issuer, number },
    scope: text.scope === "" ? undefined : <span lang={langOf(text)}>{withFigures(text.scope)}</span>,
    validFrom: day(validFrom),
    validUntil: day(validUntil),
  };
  const known = (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => facts[name] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={css.facts}>
      {known.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
