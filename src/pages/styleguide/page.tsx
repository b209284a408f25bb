import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { ButtonSpecimens } from "./button-specimens.tsx";
import { CardSpecimens } from "./card-specimens.tsx";
import { Colours } from "./colours.tsx";
import { FormSpecimens } from "./form-specimens.tsx";
import css from "./guide.module.css";
import { GuideSection } from "./guide-section.tsx";
import { IconSpecimens } from "./icon-specimens.tsx";
import { ItemSpecimens } from "./item-specimens.tsx";
import { ListSpecimens } from "./list-specimens.tsx";
import { PageHeadSpecimens } from "./page-head-specimens.tsx";
import { PictureSpecimens } from "./picture-specimens.tsx";
import { SectionSpecimens } from "./section-specimens.tsx";
import { SpaceSteps } from "./space-steps.tsx";
import { StateSpecimens } from "./state-specimens.tsx";
import { TypeRoles } from "./type-roles.tsx";

export const handle = cacheable();

const LEAD =
  "Every part of this site in every state, by day, at dusk and at night: the list in the head of the page switches.";

const SECTIONS = [
  {
    id: "colours",
    title: "Colours",
    lead: "Orange marks only what is live. Names are those of app.css.",
    Part: Colours,
  },
  { id: "type", title: "Type", lead: "One variable sans; a mono for labels, dates and numbers only.", Part: TypeRoles },
  { id: "space", title: "Space", lead: "Six steps, twelve columns, one margin.", Part: SpaceSteps },
  {
    id: "buttons",
    title: "Buttons",
    lead: "One primary button in a view. At night only outlines.",
    Part: ButtonSpecimens,
  },
  {
    id: "forms",
    title: "Forms",
    lead: "48 px high, one border; a fault is told by border, icon and words.",
    Part: FormSpecimens,
  },
  { id: "icons", title: "Links and icons", lead: "A grid of 24, a stroke of 1.5, words beside.", Part: IconSpecimens },
  { id: "pictures", title: "Pictures", lead: "Fixed proportions; the horizon lies near 70 %.", Part: PictureSpecimens },
  { id: "page-heads", title: "Heads", lead: "How pages and sections begin.", Part: PageHeadSpecimens },
  { id: "cards", title: "Cards", lead: "Pictures touch, words stand below.", Part: CardSpecimens },
  { id: "lists", title: "Lists", lead: "Search, pages, and the way from one to the next.", Part: ListSpecimens },
  { id: "items", title: "Items", lead: "Text, facts and links of one item's page.", Part: ItemSpecimens },
  { id: "sections", title: "Sections", lead: "Parts that stand alone on a page.", Part: SectionSpecimens },
  { id: "states", title: "States and edges", lead: "Waiting, failing, offering, ending.", Part: StateSpecimens },
];

/** The style guide, for developers: real components with sample data. Not indexed by search engines. */
export default function StyleGuidePage() {
  const { t } = usePage();
  return (
    <>
      <PageHead title="Style guide" description={LEAD} hidden />
      <DrawingBanner
        title="Style guide"
        lead={LEAD}
        crumbs={[{ title: "Style guide" }]}
        drawing="/drawings/tile-1-design.svg"
      />
      <nav className={`wrap ${css.contents}`} aria-label={t("labels.contents")}>
        <p className="label">{t("labels.contents")}</p>
        <ol>
          {SECTIONS.map(({ id, title }, i) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="mono muted">{String(i + 1).padStart(2, "0")}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {SECTIONS.map(({ id, title, lead, Part }) => (
        <GuideSection key={id} id={id} title={title} lead={lead}>
          <Part />
        </GuideSection>
      ))}
    </>
  );
}
