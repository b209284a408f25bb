import css from "./brand.module.css";

interface BrandMarkProps {
  href: string;
  name: string;
  /** The emphasised beginning of the name. */
  shortName: string;
}

/** The logo, a sine that becomes a square wave, and the company's name. */
export function BrandMark({ href, name, shortName }: BrandMarkProps) {
  return (
    <a className={css.brand} href={href}>
      <svg viewBox="0 0 56 32" aria-hidden="true">
        <path d="M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54" />
      </svg>
      <span>
        {shortName}
        <b>{name.slice(shortName.length)}</b>
      </span>
    </a>
  );
}
