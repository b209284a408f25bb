import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { PICTURES_A_PAGE } from "../picture-limits.ts";
import { pictureTexts } from "../texts.ts";
import css from "./list-page.module.css";

/** Buttons for the other pages of the library, inside the dialog; nothing when there is only one. */
export function PickerPages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { pictures: t } = useTexts(pictureTexts);
  const pages = Math.ceil(total / PICTURES_A_PAGE);
  if (pages <= 1) return null;
  return (
    <div className={css.pages}>
      <Button variant="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span className="mono muted">{fill(t.page, { page, pages })}</span>
      <Button variant="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </div>
  );
}
