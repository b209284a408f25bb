import { usePage } from "#ui/site/page-context.tsx";
import css from "./preview-bar.module.css";

/** What a preview may show: the page, its cards, or what a shared link looks like. */
export const SHOWS = ["page", "cards", "share"] as const;

export type Show = (typeof SHOWS)[number];

/** Says that this is a preview, and leads to what else of it there is to see. */
export function PreviewBar({ show }: { show: Show }) {
  const { t } = usePage();
  return (
    <div className={css.bar}>
      <div className="wrap">
        <p>
          <b>{t("preview.title")}</b> {t("preview.text")}
        </p>
        <nav aria-label={t("preview.title")}>
          <ul>
            {SHOWS.map((other) => (
              <li key={other}>
                <a href={`?show=${other}`} aria-current={other === show ? "page" : undefined}>
                  {t(`preview.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
