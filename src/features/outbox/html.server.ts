/** Safe markup; created only by `html`. */
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

/** Escapes a text for element content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function sourceOf(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  return value instanceof Html ? value.source : value.map(({ source }) => source).join("");
}

/** Template tag for markup: strings are escaped, markup made by `html` is inserted unchanged. */
export function html(markup: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(sourceOf)));
}
