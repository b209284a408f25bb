import css from "./brand.module.css";
import { Logo } from "./logo.tsx";

interface BrandMarkProps {
  href: string;
  name: string;
  /** The emphasised beginning of the name. */
  shortName: string;
  /** Path of an uploaded logo. */
  logo?: string | undefined;
}

/** A link with the uploaded logo; without one, with a sine that becomes a square wave, and the company's name. */
export function BrandMark({ href, name, shortName, logo }: BrandMarkProps) {
  return (
    <a className={css.brand} href={href}>
      {logo === undefined ? (
        <>
          <svg viewBox="0 0 56 32" aria-hidden="true">
            <path d="M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54" />
          </svg>
          <span>
            {shortName}
            <b>{name.slice(shortName.length)}</b>
          </span>
        </>
      ) : (
        <Logo path={logo} alt={name} />
      )}
    </a>
  );
}
