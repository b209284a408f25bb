import { useId } from "react";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { pictureTexts } from "../texts.ts";
import css from "./library-search.module.css";

/** The search field of the library. The surrounding form handles it. */
export function LibrarySearch({ q }: { q: string }) {
  const { pictures: t } = useTexts(pictureTexts);
  const id = useId();
  return (
    <div className={css.search}>
      <label htmlFor={id}>{t.search}</label>
      <input key={q} id={id} name="q" type="search" defaultValue={q} maxLength={100} autoComplete="off" />
      <button type="submit" className={buttonClass("medium")}>
        {t.searchButton}
      </button>
    </div>
  );
}
