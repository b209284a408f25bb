import type { Language } from "#platform/i18n/languages.ts";
import { Icon } from "../icon.tsx";
import { ForeignMark } from "./foreign-mark.tsx";
import css from "./item-neighbours.module.css";
import { usePage } from "./page-context.tsx";

interface Neighbour {
  id: number;
  text: { title: string; language: Language };
}

/** Links at the end of an item: to the older one left, to the newer one right; to the list where there is none. */
export function ItemNeighbours({
  folder,
  title,
  labels,
  older,
  newer,
}: {
  /** Path of the list without language: "/news". */
  folder: string;
  /** Title of the list. */
  title: string;
  labels: { previous: string; next: string; all: string };
  older: Neighbour | undefined;
  newer: Neighbour | undefined;
}) {
  const { href } = usePage();
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={`wrap ${css.beside}`} aria-label={title}>
      {older === undefined ? (
        <a href={href(folder)}>
          <Icon name="left" />
          <span className="mono muted">{title}</span>
          <b>{labels.all}</b>
        </a>
      ) : (
        <a href={href(`${folder}/${older.id}`)} rel="prev">
          <Icon name="left" />
          <span className="mono muted">{labels.previous}</span>
          <Title text={older.text} />
        </a>
      )}
      {newer === undefined ? (
        <a href={href(folder)} className={css.forward}>
          <span className="mono muted">{title}</span>
          <b>{labels.all}</b>
          <Icon name="arrow" />
        </a>
      ) : (
        <a href={href(`${folder}/${newer.id}`)} rel="next" className={css.forward}>
          <span className="mono muted">{labels.next}</span>
          <Title text={newer.text} />
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

function Title({ text }: Pick<Neighbour, "text">) {
  const { langOf } = usePage();
  return (
    <b lang={langOf(text)}>
      {text.title}
      <ForeignMark text={text} />
    </b>
  );
}
