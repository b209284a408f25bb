import { SERVICE_REQUEST_PATH } from "#pages/navigation.ts";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { ContactButton, type ContactButtonProps } from "./contact-button.tsx";
import css from "./service-side.module.css";
import type { ServicesText } from "./services.ts";

interface ServiceSideProps {
  /** Id of the service on whose page this is. */
  current: number;
  words: Pick<ServicesText, "askHeading" | "askText">;
  button: ContactButtonProps;
}

/** Beside the text of a service: a panel with a link to the contact form. */
export function ServiceSide({ current, words, button }: ServiceSideProps) {
  const { t, href } = usePage();
  return (
    <aside className={columns.side}>
      <div className={css.panel}>
        <h2>{words.askHeading}</h2>
        <p className="muted">{words.askText}</p>
        <ContactButton {...button} />
        {button.fault ? null : (
          <p className={css.request}>
            <a href={href(`${SERVICE_REQUEST_PATH}?service=${current}`)}>{t("nav.requestService")}</a>
          </p>
        )}
      </div>
    </aside>
  );
}
