import { usePage } from "../page/page-context.tsx";
import css from "./brand.module.css";

/** The mark, a sine that becomes a square wave, and the company's name; leads home. */
export function Brand() {
  const { href, company } = usePage();
  const name = company?.name ?? "";
  const bold = company?.shortName ?? "";
  return (
    <a className={css.brand} href={href("/")}>
      <svg viewBox="0 0 56 32" aria-hidden="true">
        <path d="M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54" />
      </svg>
      <span>
        {bold}
        <b>{name.slice(bold.length)}</b>
      </span>
    </a>
  );
}
