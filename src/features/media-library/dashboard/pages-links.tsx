import { Link } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { PICTURES_A_PAGE } from "../picture-limits.ts";
import { pictureTexts } from "../texts.ts";
import { libraryAddress } from "./library-address.ts";
import css from "./list-page.module.css";

/** Links to the other pages of the library; nothing when there is only one. */
export function PagesLinks({ search, page, total }: { search: string; page: number; total: number }) {
  const { pictures: t } = useTexts(pictureTexts);
  const pages = Math.ceil(total / PICTURES_A_PAGE);
  if (pages <= 1) return null;
  return (
    <nav className={css.pages} aria-label={t.photos}>
      {page > 1 ? (
        <Link to={libraryAddress(search, Math.min(page - 1, pages))} rel="prev">
          {t.previous}
        </Link>
      ) : null}
      <span className="mono muted">{fill(t.page, { page, pages })}</span>
      {page < pages ? (
        <Link to={libraryAddress(search, page + 1)} rel="next">
          {t.next}
        </Link>
      ) : null}
    </nav>
  );
}
