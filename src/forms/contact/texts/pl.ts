import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Formularz kontaktowy",
  accept: "Akceptuję [regulamin]",
  sent: "Wiadomość została wysłana.",
};

export const mails: typeof en.mails = {
  confirmation: {
    subject: "{{reference}}: otrzymaliśmy Państwa wiadomość",
    heading: "Otrzymaliśmy Państwa wiadomość",
    received:
      "dziękujemy za wiadomość wysłaną przez formularz kontaktowy na naszej stronie. Jej numer referencyjny to {{reference}}.",
    next: "Zapoznamy się z jej treścią i odpowiemy na ten adres e-mail. Aby uzupełnić wiadomość, prosimy odpowiedzieć na niniejszy e-mail, pozostawiając numer referencyjny w temacie.",
    mistake:
      "Jeżeli nie pisali Państwo do nas, ktoś omyłkowo podał ten adres. W takim przypadku nie trzeba podejmować żadnych działań.",
  },
  notice: {
    // The name in brackets: after "od" it would have to be inflected.
    subject: "{{reference}}: wiadomość ({{name}})",
    heading: "Wiadomość z formularza kontaktowego",
    message: "Treść wiadomości",
  },
};
