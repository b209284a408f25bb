import { Icon } from "#ui/icon.tsx";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./call-to-contact.module.css";
import { ContactButton, type ContactButtonProps } from "./contact-button.tsx";

interface CallToContactProps {
  heading: string;
  text: string;
  /** The language of both when it is not the page's. */
  lang?: string | undefined;
  /** The button to the contact form. */
  button: ContactButtonProps;
}

/** The call to action at the end of a page: a question, one sentence, the contact button and the service phone. */
export function CallToContact({ heading, text, lang, button }: CallToContactProps) {
  const { company } = usePage();
  const phone = company === undefined ? undefined : servicePhone(company)?.number;
  return (
    <section className={css.call} aria-labelledby="call">
      <div className={`wrap grid ${css.inner}`}>
        <h2 id="call" lang={lang}>
          {heading}
        </h2>
        <div className={css.ways}>
          <p className="lead" lang={lang}>
            {text}
          </p>
          <p className={css.actions}>
            <ContactButton {...button} />
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
