/** A mail as its reader sees it. */
export interface ParsedMail {
  /** Decoded, by name in lower case, in their order. */
  headers: [name: string, value: string][];
  header(name: string): string | undefined;
  text: string;
  html: string;
}

/** Takes a mail of one text and one HTML part apart (RFC 5322, 2045, 2047), strictly enough for what we send. */
export function parsedMail(source: string): ParsedMail {
  const { headers, body } = split(source);
  const header = (name: string) => headers.find(([known]) => known === name)?.[1];
  const boundary = /boundary="([^"]+)"/.exec(header("content-type") ?? "")?.[1];
  if (boundary === undefined) throw new Error("no multipart mail");
  const parts = body.split(`--${boundary}`).slice(1, -1).map(parsedPart);
  const part = (type: string) => parts.find((one) => one.type.startsWith(type))?.content ?? "";
  return { headers, header, text: part("text/plain"), html: part("text/html") };
}

function split(source: string): { headers: [string, string][]; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
  return { headers, body: source.slice(end + 4) };
}

function parsedPart(source: string): { type: string; content: string } {
  const { headers, body } = split(source.replace(/^\r\n/, ""));
  const header = (name: string) => headers.find(([known]) => known === name)?.[1] ?? "";
  const encoding = header("content-transfer-encoding");
  const bytes = encoding === "base64" ? Buffer.from(body, "base64") : fromQuotedPrintable(body, encoding);
  return { type: header("content-type"), content: bytes.toString("utf8").replaceAll("\r\n", "\n") };
}

function fromQuotedPrintable(text: string, encoding: string): Buffer {
  if (encoding !== "quoted-printable") return Buffer.from(text, "utf8");
  return bytesOf(text.replace(/=\r\n/g, ""));
}

function bytesOf(escaped: string): Buffer {
  const text = escaped.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, "latin1");
}

/** Decodes the encoded words of a header's value: RFC 2047. */
export function decodedWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?");
  const words = /(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi;
  return joined.replace(words, (run) =>
    Buffer.concat([...run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(wordBytes)).toString(),
  );
}

function wordBytes([, encoding = "", text = ""]: RegExpExecArray): Buffer {
  return encoding.toLowerCase() === "b" ? Buffer.from(text, "base64") : bytesOf(text.replaceAll("_", " "));
}
