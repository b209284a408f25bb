import { CONTACT_PATH, SERVICE_REQUEST_PATH } from "#pages/navigation.ts";
import { LinkButton } from "#ui/button.tsx";
import { usePage } from "#ui/site/page-context.tsx";

export interface ContactButtonProps {
  /** What the visitor does: "Describe the fault". */
  label: string;
  /** The language of the label when it is not the page's. */
  lang?: string | undefined;
  /** Id of the service that the message is about; without it the form begins empty. */
  service?: number;
  /** Whether the label speaks of a fault: the button then leads to the service request. */
  fault?: boolean;
}

/** The button that leads to the contact form, or to the service request. */
export function ContactButton({ label, lang, service, fault = false }: ContactButtonProps) {
  const { href } = usePage();
  const path = fault ? SERVICE_REQUEST_PATH : CONTACT_PATH;
  return (
    <LinkButton variant="primary" href={href(service === undefined ? path : `${path}?service=${service}`)} lang={lang}>
      {label}
    </LinkButton>
  );
}
