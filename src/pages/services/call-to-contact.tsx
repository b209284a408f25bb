import { ClosingCall } from "#ui/site/closing-call.tsx";
import { ContactButton, type ContactButtonProps } from "./contact-button.tsx";

interface CallToContactProps {
  heading: string;
  text: string;
  /** The language of both when it is not the page's. */
  lang?: string | undefined;
  /** The button to the contact form. */
  button: ContactButtonProps;
}

/** The call to contact that ends a page of the services. */
export function CallToContact({ button, ...words }: CallToContactProps) {
  return (
    <ClosingCall {...words}>
      <ContactButton {...button} />
    </ClosingCall>
  );
}
