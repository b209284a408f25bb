import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import css from "./closing-call.module.css";
import { servicePhone, telephoneUri } from "./company/contact-lines.ts";
import { usePage } from "./page-context.tsx";

interface ClosingCallProps {
  heading: string;
  /** A sentence, or other content. */
  text: ReactNode;
  /** The language of both when it is not the page's. */
  lang?: string | undefined;
  /** Whether the service phone is beside the button. */
  withPhone?: boolean;
  /** The button to a form. */
  children: ReactNode;
}

/** The call to action at the end of a page: a question, a sentence or other content, a button and the service phone. */
export function ClosingCall({ heading, text, lang, withPhone = true, children }: ClosingCallProps) {
  const { company } = usePage();
  const phone = company === undefined || !withPhone ? undefined : servicePhone(company)?.number;
  return (
    <section className={css.call} aria-labelledby="call">
      <div className={`wrap grid ${css.inner}`}>
        <h2 id="call" lang={lang}>
          {heading}
        </h2>
        <div className={css.ways}>
          {typeof text === "string" ? (
            <p className="lead" lang={lang}>
              {text}
            </p>
          ) : (
            text
          )}
          <p className={css.actions}>
            {children}
            {phone === undefined ? null : (
              <a className={css.phone} href={telephoneUri(phone)}>
                <Icon name="phone" />
                {phone}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
