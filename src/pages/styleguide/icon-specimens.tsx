import { homeTexts } from "#pages/home/texts.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./icon-specimens.module.css";
import { Specimen } from "./specimen.tsx";

/** Every icon and its use. */
const ICONS: Record<IconName, string> = {
  arrow: "leads on",
  left: "leads back",
  chevron: "opens below",
  close: "closes",
  menu: "opens the menu",
  night: "day, dusk, night",
  search: "search",
  eye: "shows a password",
  document: "data sheet",
  phone: "telephone",
  mail: "email",
  pin: "place",
  check: "done",
  warning: "error",
  download: "file",
  gauge: "pressing",
  clock: "not urgent",
  plus: "creates",
  more: "more to do",
  bold: "bold",
  italic: "italic",
  heading: "heading",
  subheading: "heading below",
  list: "list with dots",
  numbers: "list with numbers",
  indent: "further in",
  outdent: "further out",
  quote: "quotation",
  link: "link",
  picture: "picture",
  table: "table",
  words: "alternative text",
  bin: "remove",
  undo: "undo",
  redo: "do again",
};

/** The quiet link, and all icons in text size and button size. */
export function IconSpecimens() {
  const { t, href } = usePage(homeTexts);
  return (
    <>
      <Specimen name="MoreLink" file="src/ui/more-link.tsx" note="What there is more of is read out, not shown.">
        <div className={css.links}>
          <MoreLink href={href("/projects")} label={t("labels.seeMore")} about={t("seeProjects")} />
          <MoreLink href={href("/about")} label={t("labels.readMore")} about={t("readAbout")} />
        </div>
      </Specimen>
      <Specimen name="Icon" file="src/ui/icon.tsx" note="In the size and colour of the words beside it.">
        <ul className={css.icons}>
          {Object.entries(ICONS).map(([name, use]) => (
            <li key={name}>
              <span className={css.large}>
                <Icon name={name as IconName} />
              </span>
              <span className="mono">{name}</span>
              <span className={`muted ${css.use}`}>
                <Icon name={name as IconName} />
                {use}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
