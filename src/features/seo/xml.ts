/** Escaped XML; created only by `element`. */
export class Xml {
  readonly source: string;
  constructor(name: string, attributes: XmlAttributes, content: readonly XmlContent[]) {
    const start = Object.entries(attributes).reduce(
      (tag, [key, value]) => (value === undefined ? tag : `${tag} ${key}="${escapeXml(value)}"`),
      name,
    );
    const inner = content.map((part) => (part instanceof Xml ? part.source : escapeXml(part ?? ""))).join("");
    this.source = inner === "" ? `<${start}/>` : `<${start}>${inner}</${name}>`;
  }
}

/** Attribute values are escaped; undefined ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | undefined>>;
/** Text is escaped; undefined is left out. */
export type XmlContent = Xml | string | undefined;

/** Creates an element. @param name not escaped: never pass input */
export function element(name: string, attributes: XmlAttributes, ...content: readonly XmlContent[]): Xml {
  return new Xml(name, attributes, content);
}

/** Returns the text of a whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text and removes control characters that XML does not allow; lone surrogates become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
