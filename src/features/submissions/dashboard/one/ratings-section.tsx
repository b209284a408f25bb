import { timeText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { STARS } from "../../rating.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import { RatingWords } from "../rating-words.tsx";
import { Part } from "./part.tsx";
import css from "./sections.module.css";

/** A form for the user's own rating, and all ratings by name. */
export function RatingsSection({
  submission: { rating, stars },
  ownId,
}: {
  submission: OpenedSubmission;
  /** Id of the signed-in account. */
  ownId: string;
}) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const { Form, answer, busy } = useAnswers("rate");
  const own = stars.find(({ userId }) => userId === ownId)?.stars;
  const word = (count: number) => fill(plural(language, t.giveStars, count), { count });
  return (
    <Part title={t.ratings} lead={t.ratingsLead}>
      <AnswerNotice answer={answer} done={t.done} />
      <Form method="post">
        <input type="hidden" name="intent" value="rate" />
        <fieldset className={css.stars}>
          <legend>{t.ownRating}</legend>
          {STARS.map((count) => (
            <button
              key={count}
              type="submit"
              name="stars"
              value={count}
              aria-pressed={count === own}
              aria-label={word(count)}
              disabled={busy}
            >
              {count}
            </button>
          ))}
        </fieldset>
      </Form>
      <p>
        <RatingWords rating={rating} />
      </p>
      {stars.length === 0 ? null : (
        <ul className={css.entries}>
          {stars.map(({ userId, author, stars: given, at }) => (
            <li key={userId}>
              <span>
                {author}: {word(given)}
              </span>
              <time className="mono muted" dateTime={new Date(at).toISOString()}>
                {timeText(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
