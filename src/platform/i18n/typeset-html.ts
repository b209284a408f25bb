import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages.ts";
import { preventBreaksAtHyphens, typeset } from "./typography.ts";

/** Elements whose text is code, a value that a form sends, or the title of a window. */
const UNCHANGED = new Set(["script", "style", "title", "textarea", "option", "pre", "code"]);
/** Links whose text is copied: an e-mail address, a telephone number. */
const ADDRESS = / href="(?:mailto|tel):/;
const LANGUAGE = / lang="([^"]*)"/;

/**
 * Typesets the text of a rendered document, each element in its language. Attributes stay as they are, and so does the
 * text of scripts, styles, titles, typed values, code, and links to e-mail addresses and telephone numbers. In forms only
 * paragraphs get word joiners: other texts are the names of controls, by which people and programs call them.
 * @param html as React renders it: elements are closed or end with "/>", and attributes contain no ">"
 */
export function typesetHtml(html: string): string {
  /** The language of each open element; undefined where the text stays unchanged. */
  const open: (Language | undefined)[] = [];
  let language: Language | undefined = FALLBACK_LANGUAGE;
  let isForm = false;
  let isParagraph = false;
  let result = "";
  let at = 0;
  while (at < html.length) {
    const tagAt = html.indexOf("<", at);
    const textEnd = tagAt === -1 ? html.length : tagAt;
    if (textEnd > at) {
      const text = html.slice(at, textEnd);
      if (language === undefined) result += text;
      else if (isForm && !isParagraph) result += typeset(text, language);
      else result += preventBreaksAtHyphens(typeset(text, language));
    }
    if (tagAt === -1) break;
    const tagEnd = html.indexOf(">", tagAt);
    at = tagEnd === -1 ? html.length : tagEnd + 1;
    const tag = html.slice(tagAt, at);
    result += tag;
    if (tag.startsWith("</")) {
      if (tag === "</form>") isForm = false;
      if (tag === "</p>") isParagraph = false;
      language = open.pop();
    } else if (!tag.startsWith("<!") && !tag.endsWith("/>")) {
      const name = /^<([\w-]+)/.exec(tag)?.[1] ?? "";
      open.push(language);
      if (name === "form") isForm = true;
      if (name === "p") isParagraph = true;
      if (UNCHANGED.has(name) || ADDRESS.test(tag)) language = undefined;
      else language &&= ofTag(tag) ?? language;
      // Scripts and styles may contain "<".
      if (name === "script" || name === "style") {
        const end = html.indexOf(`</${name}>`, at);
        const contentEnd = end === -1 ? html.length : end;
        result += html.slice(at, contentEnd);
        at = contentEnd;
      }
    }
  }
  return result;
}

/** Returns the language that a tag sets, if it is one of the site. */
function ofTag(tag: string): Language | undefined {
  const code = LANGUAGE.exec(tag)?.[1];
  return isLanguage(code) ? code : undefined;
}
