import { type AnyPage, defaultPage, readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formCameBack, formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { findSubject, SUBJECT_PARAMETERS } from "#forms/contact/subject.ts";
import { contactWords } from "#forms/contact/words.ts";
import { cacheableBy, parametersIn } from "#platform/http/cacheable.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { organization } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { contactPage } from "./contact.ts";
import { ContactBody } from "./contact-body.tsx";

// Not cached with a subject: the parameters take any number.
export const handle = cacheableBy((given) => parametersIn(given, ["sent", ...SUBJECT_PARAMETERS]), SUBJECT_PARAMETERS);
export const headers = formHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const read = <P extends AnyPage>(page: P) =>
    readPage(storage, page, language).catch((error: unknown) => {
      if (failureId(error) === undefined || !context.get(formCameBack)) throw error;
      return defaultPage(page, language);
    });
  return {
    text: await read(contactPage),
    form: await read(contactWords),
    about: await findSubject(storage, searchParams, language),
    sent: sentReference(contact, searchParams),
  };
}

/** Handles the form without script: redirects to a page that can be reloaded, or shows the errors. */
export function action(args: Route.ActionArgs) {
  return receiveForm(contact, args, "/contact");
}

export default function ContactPage({ loaderData: { text, form, about, sent }, actionData }: Route.ComponentProps) {
  const page = usePage();
  const { language, company, withFigures } = page;
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={title} description={description} shareImage={`/share/${language}/contact.png`} />
      {company === undefined ? null : <StructuredData thing={organization(company, page)} />}
      <ContactBody text={text} form={form} about={about} sent={sent} answer={actionData} />
      <BrowserScript form="contact" />
    </>
  );
}
