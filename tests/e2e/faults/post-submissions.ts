import { createHash, randomBytes, randomUUID } from "node:crypto";

/** A submission that the site has thanked for. */
export interface Acknowledged {
  reference: string;
  /** Of the file, for an application. */
  sha256?: string;
}

/** A small PDF that differs each time, so that no two are taken for one. */
function newPdf(): Buffer {
  const filler = randomBytes(20_000).toString("hex").replaceAll(/.{60}/g, "%$&\n");
  const body = `%PDF-1.4\n${filler}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`;
  const start = Buffer.byteLength(body);
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

async function post(url: string, path: string, body: FormData | URLSearchParams): Promise<string | undefined> {
  const answer = await fetch(url + path, { method: "POST", body, headers: { origin: url } }).catch(() => undefined);
  if (answer === undefined) return undefined;
  const text = await answer.text().catch(() => "");
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text || "{}") as { reference?: string }).reference;
}

/** Sends one contact message. @returns undefined when the site was gone before it had thanked */
export async function postMessage(url: string): Promise<Acknowledged | undefined> {
  const email = `${randomUUID()}@example.com`;
  const fields = {
    firstName: "Fault",
    lastName: "Test",
    email,
    emailConfirm: email,
    message: email,
    termsAccepted: "on",
  };
  const reference = await post(url, "/api/contact", new URLSearchParams(fields));
  return reference === undefined ? undefined : { reference };
}

/** Sends one application. @returns undefined when the site was gone before it had thanked */
export async function postApplication(url: string): Promise<Acknowledged | undefined> {
  const pdf = newPdf();
  const form = new FormData();
  form.set("cv", new File([new Uint8Array(pdf)], "cv.pdf", { type: "application/pdf" }));
  form.set("firstName", "Fault");
  form.set("lastName", "Test");
  form.set("email", `${randomUUID()}@example.com`);
  const reference = await post(url, "/api/upload-cv/", form);
  return reference === undefined ? undefined : { reference, sha256: createHash("sha256").update(pdf).digest("hex") };
}
