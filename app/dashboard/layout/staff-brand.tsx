import css from "./staff-brand.module.css";
import { useStaff } from "./staff-context.tsx";

/** The mark and the company's name; leads to the website. */
export function StaffBrand() {
  const { company } = useStaff();
  return (
    <a className={css.brand} href="/">
      <svg viewBox="0 0 56 32" aria-hidden="true">
        <path d="M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54" />
      </svg>
      <span>
        {company.shortName}
        <b>{company.name.slice(company.shortName.length)}</b>
      </span>
    </a>
  );
}
