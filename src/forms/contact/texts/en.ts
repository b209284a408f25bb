export const site = {
  formName: "Contact form",
  accept: "I accept the [terms and conditions]",
  sent: "Message successfully sent!",
};
