import { addressLines } from "./company/contact-lines.ts";
import { usePage } from "./page-context.tsx";

/** The company's postal address in two lines. */
export function PostalAddress() {
  const { company, language } = usePage();
  if (company === undefined) return null;
  const [street, town] = addressLines(company, language);
  return (
    <>
      {street}
      <br />
      {town}
    </>
  );
}
