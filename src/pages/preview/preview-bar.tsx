import { usePage } from "#ui/site/page-context.tsx";
import css from "./preview-bar.module.css";
import { previewTexts } from "./texts.ts";

/** What a preview may show: the page, its cards, or what a shared link looks like. */
export const SHOWS = ["page", "cards", "share"] as const;

export type Show = (typeof SHOWS)[number];

/** Says that this is a preview, and leads to what else of it there is to see. */
export function PreviewBar({ show }: { show: Show }) {
  const { t } = usePage(previewTexts);
  return (
    <div className={css.bar}>
      <div className="wrap">
        <p>
          <b>{t("title")}</b> {t("text")}
        </p>
        <nav aria-label={t("title")}>
          <ul>
            {SHOWS.map((other) => (
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
