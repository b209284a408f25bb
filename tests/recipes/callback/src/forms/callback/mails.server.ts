import { layOut } from "#features/outbox/layout.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { formatFileSize } from "#features/outbox/values.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { fill } from "#platform/i18n/texts.ts";
import { callbackTexts } from "./texts.ts";

export const callbackMails: MailTemplates = {
  /** Sends the company a request, with the number to call. The files are never attached. */
  notice(mail, { company, publicUrl }) {
    const { language, reference, form, submission } = mail;
    const { values, files } = submission;
    const texts = callbackTexts.mails(language).notice;
    const sender = senderOf(form, values);
    const sent = files.map(
      ({ field, name, size, scan }) =>
        [
          field === "report" ? texts.report : texts.photo,
          `${plainLine(name)} (${formatFileSize(size, language)}), ${texts.scans[scan]}`,
        ] as const,
    );
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference, name: subjectName(sender.name) }),
      heading: texts.heading,
      parts: [
        {
          kind: "facts",
          facts: [
            ...submissionFacts(mail),
            ...senderFacts(sender, language),
            [texts.phone, plainLine(values.phone ?? "")],
            [texts.time, plainLine(values.time ?? "")],
            ...sent,
          ],
        },
        { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard/callbacks` },
      ],
    });
  },

  /** Reports to the company that nobody is to call any more; it contains nothing personal. */
  withdrawn(mail, { company }) {
    const { language, reference } = mail;
    const texts = callbackTexts.mails(language).withdrawn;
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference }),
      heading: texts.heading,
      parts: [
        { kind: "facts", facts: submissionFacts(mail) },
        { kind: "paragraph", text: texts.erased },
      ],
    });
  },
};
