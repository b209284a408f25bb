import { LinkButton } from "#ui/button.tsx";
import { usePage } from "#ui/site/page-context.tsx";

export interface ContactButtonProps {
  /** What the visitor does: "Describe the fault". */
  label: string;
  /** The language of the label when it is not the page's. */
  lang?: string | undefined;
  /** Id of the service that the message is about; without it the form begins empty. */
  service?: number;
}

/** The button that leads to the contact form. */
export function ContactButton({ label, lang, service }: ContactButtonProps) {
  const { href } = usePage();
  return (
    <LinkButton
      variant="primary"
      href={href(service === undefined ? "/contact" : `/contact?service=${service}`)}
      lang={lang}
    >
      {label}
    </LinkButton>
  );
}
