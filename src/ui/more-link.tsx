import { Icon } from "./icon.tsx";
import css from "./more-link.module.css";

/**
 * A quiet link with an arrow: "Read more", "See more".
 * @param about the subject, for screen readers only
 */
export function MoreLink({ href, label, about }: { href: string; label: string; about?: string }) {
  return (
    <a className={css.more} href={href}>
      <span className={css.word}>
        {label}
        {about === undefined ? null : <span className="hidden"> {about}</span>}
      </span>
      <Icon name="arrow" />
    </a>
  );
}
