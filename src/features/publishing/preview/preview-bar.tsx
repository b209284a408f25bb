import { usePage } from "#ui/site/page-context.tsx";
import css from "./preview-bar.module.css";
import { SHOWS, type Show } from "./preview-data.ts";

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
