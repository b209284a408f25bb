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

/**
 * The makers below their initials, each with its field or else its first family and leading to a search for it, and the
 * services; after the results, it is hidden while there are some.
 */
export function FindIndex({ makers, services }: Listed) {
  const { t, href, langOf } = usePage(findTexts);
  return (
    <div className={`${results.results} ${css.index}`}>
      <Group id="serviced" title={t("serviced")}>
        {groupsOf(makers).map(({ initial, named, isSecond }) => (
          <li key={named[0]?.id} className={css.initial} data-second={isSecond ? "" : undefined} data-initial={initial}>
            <ul>
              {named.map(({ id, text }) => {
                const field = text.field || text.families.map(namedLine)[0]?.detail;
                return (
                  <li key={id} className={results.entry}>
                    <h3>
                      <a href={href(`${FIND_PATH}?${new URLSearchParams({ q: text.title })}`)}>{text.title}</a>
                    </h3>
                    {field ? (
                      <p className={`muted ${results.field}`} lang={langOf(text)}>
                        {field}
                        <ForeignMark text={text} />
                      </p>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </Group>
      <ServiceGroup services={services.map((entry) => ({ entry, reason: undefined }))} />
    </div>
  );
}

/** The most makers of a letter that stay together in a column. */
const TOGETHER = 4;

/** Returns makers by their initials: those of a letter that has many in halves, between which a column can end. */
function groupsOf(makers: Listed["makers"]): { initial: string; named: Listed["makers"]; isSecond: boolean }[] {
  const byInitial = Map.groupBy(makers, ({ text }) => initialOf(text.title));
  return Array.from(byInitial).flatMap(([initial, named]) => {
    const size = named.length > TOGETHER ? Math.ceil(named.length / 2) : named.length;
    return [named.slice(0, size), named.slice(size)].flatMap((part, index) =>
      part.length === 0 ? [] : [{ initial, named: part, isSecond: index === 1 }],
    );
  });
}

/** Returns the letter below which a name is listed: "O" for "Ørsted". */
const initialOf = (name: string): string => fold(name).charAt(0).toUpperCase();
