import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Guten Tag,",
  closing: "Mit freundlichen Grüßen",
  answerSubject: "Re: {{reference}}: Ihre Nachricht an {{company}}",
  greeting: "Guten Tag {{name}},",
  answerClosing: "Mit freundlichen Grüßen",
  quote: "Am {{time}} schrieben Sie:",
  received:
    "vielen Dank für Ihre Nachricht. Wir haben sie gelesen und prüfen Ihr Anliegen. Sobald wir mehr wissen, melden wir uns bei Ihnen.",
  typePlate:
    "vielen Dank für Ihre Nachricht. Um das Gerät einschätzen zu können, brauchen wir einige Angaben. Bitte senden Sie uns:\n\n- ein Foto des Typenschilds, auf dem Hersteller, Typ und Seriennummer lesbar sind,\n- Fotos des Geräts und seiner Anschlüsse,\n- den Wortlaut der Alarme und wann sie auftreten.",
  position:
    "vielen Dank für Ihre Nachricht. Damit wir den Einsatz planen können, nennen Sie uns bitte:\n\n- den Namen des Schiffs und die IMO-Nummer,\n- den Hafen oder die Position mit der voraussichtlichen Ankunfts- und Auslaufzeit (ETA, ETD),\n- den Schiffsagenten vor Ort mit Kontaktdaten.",
  quotation:
    "vielen Dank für Ihre Nachricht. Unser Angebot erhalten Sie in einer gesonderten E-Mail. Wenn Sie noch etwas ergänzen möchten, antworten Sie bitte auf diese E-Mail.",
  notOurs:
    "vielen Dank für Ihre Nachricht. Leider liegt Ihr Anliegen außerhalb unseres Arbeitsgebiets, sodass wir Ihnen nicht weiterhelfen können.",
};

export const mails: typeof en.mails = {
  examples: { name: "Anna Schmidt", time: "20. November 2026 um 14:05 Uhr (MEZ)" },
};

export const staff: typeof en.staff = {
  name: "E-Mails: Anrede, Grußformel und Antwortvorlagen",
  sections: {
    title: "Automatisch gesendete E-Mails",
    answerSubject: "Antworten auf Nachrichten",
    received: "Antwortvorlagen",
  },
  fields: {
    title: "Anrede",
    closing: "Grußformel",
    answerSubject: "Betreff",
    greeting: "Anrede",
    answerClosing: "Grußformel",
    quote: "Zeile über der zitierten Nachricht",
    received: "Wir prüfen das Anliegen",
    typePlate: "Bitte um Typenschilddaten und Fotos",
    position: "Bitte um Position, Hafen und ETA",
    quotation: "Angebot folgt in gesonderter E-Mail",
    notOurs: "Nicht unser Arbeitsgebiet",
  },
  hints: {
    title: "Im Polnischen und im Deutschen beginnt der Text nach der Anrede mit einem Kleinbuchstaben.",
    answerClosing: "Darunter stehen der Name der antwortenden Person und der des Unternehmens.",
  },
  placeholders: {
    reference: "Referenznummer der Nachricht",
    name: "Name aus dem Formular",
    company: "Name des Unternehmens",
    time: "Zeitpunkt der Nachricht",
  },
  mails: {
    received: "Wir prüfen das Anliegen",
    "type-plate": "Bitte um Typenschilddaten und Fotos",
    position: "Bitte um Position, Hafen und ETA",
    quotation: "Angebot folgt in gesonderter E-Mail",
    "not-ours": "Nicht unser Arbeitsgebiet",
    blank: "Leere Antwort",
  },
};
