/** Markup that may stand in a mail as it is: only `html` makes it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes a text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function sourceOf(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  return value instanceof Html ? value.source : value.map(({ source }) => source).join("");
}

/** Markup as a template literal: each text in it is escaped, markup made by `html` is taken over. */
export function html(markup: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(sourceOf)));
}
