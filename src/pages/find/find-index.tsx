import { namedLine } from "#features/publishing/named-line.ts";
import { fold } from "#platform/i18n/fold.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { FIND_PATH } from "../navigation.ts";
import css from "./find-index.module.css";
import type { Listed } from "./found.server.ts";
import results from "./results.module.css";
import { Group, ServiceGroup } from "./results.tsx";
import { findTexts } from "./texts.ts";

/** The columns of the makers on a wide screen. */
const COLUMNS = 3;

/**
 * The makers below their initials, each with its field or else its first family and leading to a search for it, and the
 * services; after the results, it is hidden while there are some.
 */
export function FindIndex({ makers, services }: Listed) {
  const { t, href, langOf } = usePage(findTexts);
  const initials = [...new Set(makers.map(initialOf))];
  return (
    <div className={`${results.results} ${css.index}`}>
      <Group
        id="serviced"
        title={t("serviced")}
        nav={
          <nav className={css.letters} aria-label={t("initials")}>
            {initials.map((initial) => (
              <a key={initial} href={`#initial-${initial}`}>
                {initial}
              </a>
            ))}
          </nav>
        }
      >
        {makers.map((maker, index) => {
          const { id, text } = maker;
          const field = text.field || text.families.map(namedLine)[0]?.detail;
          const initial = initialOf(maker);
          const before = makers[index - 1];
          const isFirst = before === undefined || initialOf(before) !== initial;
          return (
            <li
              key={id}
              className={results.entry}
              id={isFirst ? `initial-${initial}` : undefined}
              data-initial={initial}
              data-column={Math.floor(index / Math.ceil(makers.length / COLUMNS)) + 1}
              data-half={index === Math.ceil(makers.length / 2) ? "" : undefined}
            >
              <h3>
                <a href={href(`${FIND_PATH}?${new URLSearchParams({ q: text.title })}`)}>{text.title}</a>
              </h3>
              {field ? (
                <p className={`muted ${results.field}`} lang={langOf(text)}>
                  {field}
                  <ForeignMark text={text} short />
                </p>
              ) : null}
            </li>
          );
        })}
      </Group>
      <ServiceGroup services={services.map((entry) => ({ entry, reason: undefined }))} />
    </div>
  );
}

/** Returns the letter below which a maker is listed: "O" for "Ørsted". */
const initialOf = ({ text }: Listed["makers"][number]): string => fold(text.title).charAt(0).toUpperCase();
