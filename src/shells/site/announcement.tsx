import { linkTo } from "#pages/navigation.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./strip.module.css";
import { shellTexts } from "./texts.ts";

/** What the company announces today, below the header; nothing on other days. */
export function AnnouncementStrip() {
  const page = usePage(shellTexts);
  const { announcement } = page;
  if (announcement === undefined) return null;
  const { text, link } = announcement;
  return (
    <aside className={css.strip} aria-label={page.t("announced")}>
      <p lang={page.langOf(announcement)}>
        {text}
        <ForeignMark text={announcement} />
        {link === undefined ? null : (
          <>
            {" "}
            <a {...linkTo(link, page)}>{link.title}</a>
          </>
        )}
      </p>
    </aside>
  );
}
