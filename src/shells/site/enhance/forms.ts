import { contactForm } from "#forms/contact/enhance-form.ts";
import { applicationForm } from "#forms/job-application/enhance-form.ts";

/*
 * The script of the pages with a form. Each form is complete without it: the server checks and answers with a page.
 * It adds checking when a field is left, sending in place, the dialog, dropping of files and the progress of uploads.
 */
for (const [name, enhance] of Object.entries({ contact: contactForm, application: applicationForm })) {
  const form = document.querySelector<HTMLFormElement>(`form[data-form=${name}]`);
  if (form !== null) enhance(form);
}
