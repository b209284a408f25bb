/** An XML element: its name, its attributes, and texts or elements inside. Texts are escaped when it is written. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly (XmlElement | string)[];
}

/** Characters that XML 1.0 does not allow at all, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Writes an element as XML text. */
export function writeXml({ name, attributes = {}, children = [] }: XmlElement): string {
  const inTag = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = children.map((child) => (typeof child === "string" ? escapeXml(child) : writeXml(child)));
  return `<${name}${inTag.join("")}>${inside.join("")}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
