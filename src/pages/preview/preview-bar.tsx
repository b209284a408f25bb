import { usePage } from "#ui/site/page-context.tsx";
import css from "./preview-bar.module.css";
import { previewTexts } from "./texts.ts";

/** Views of a preview: the page, its cards, or a shared link. */
export const SHOWS = ["page", "cards", "share"] as const;

export type Show = (typeof SHOWS)[number];

/** Marks the page as a preview, and links to its other views. */
export function PreviewBar({ show, shows = SHOWS }: { show: Show; shows?: readonly Show[] }) {
  const { t } = usePage(previewTexts);
  return (
    <div className={css.bar}>
      <div className="wrap">
        <p>
          <b>{t("title")}</b> {t("text")}
        </p>
        <nav aria-label={t("title")}>
          <ul>
            {shows.map((other) => (
              <li key={other}>
                <a href={`?show=${other}`} aria-current={other === show ? "page" : undefined}>
                  {t(other)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
