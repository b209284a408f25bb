import {
  acceptance,
  area,
  email,
  emailAgain,
  formFields,
  personName,
  type Submitted,
} from "#features/submissions/fields.ts";

/** Fields of the contact form. Length limits: section 9 of the specification; that of the message is ours. */
export const contactFields = formFields({
  firstName: personName({ max: 20, missing: "firstNameRequired" }),
  lastName: personName({ max: 30, missing: "lastNameRequired" }),
  email: email(50),
  emailConfirm: emailAgain("email", 50),
  message: area({ max: 5000, missing: "messageRequired" }),
  termsAccepted: acceptance("termsRequired"),
});

/** A message as it is stored. */
export type ContactMessage = Submitted<typeof contactFields>;
