import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { type ESTree, parseSync, Visitor } from "vite";

/** A regular expression of the source. */
export interface SourceExpression {
  /** File, and the number of its line: "src/platform/i18n/fold.ts:27". */
  place: string;
  pattern: string;
  flags: string;
}

/** Values of the names that only a call of a function knows: by file and name. */
export type KnownValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FOLDERS = ["src"];

/**
 * Collects the regular expressions of everything that runs on the server or in the browser, from the syntax tree:
 * literals, and `RegExp` as it is called with a text. Tests are left out.
 * @throws Error for a text that cannot be computed from the source and `known`
 */
export async function sourceExpressions(known: KnownValues): Promise<SourceExpression[]> {
  const files = await Array.fromAsync(glob(FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`)));
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(file, "utf8"), known[file] ?? {}));
}

/** Collects the regular expressions of one file. @param values of names that the file itself gives no text */
export function expressionsIn(file: string, source: string, values: Readonly<Record<string, string>>) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts = new Map<string, ESTree.Expression>();
  const found: SourceExpression[] = [];
  const add = (node: ESTree.Node, pattern: string, flags: string) =>
    found.push({ place: `${file}:${source.slice(0, node.start).split("\n").length}`, pattern, flags });
  const textOf = (node: ESTree.Node | null | undefined): string => {
    if (node?.type === "Literal" && ["string", "number"].includes(typeof node.value)) return String(node.value);
    if (node?.type === "TemplateLiteral") return joined(node, (quasi) => quasi.value.cooked ?? "");
    if (node?.type === "TaggedTemplateExpression" && source.slice(node.tag.start, node.tag.end) === "String.raw") {
      return joined(node.quasi, (quasi) => quasi.value.raw);
    }
    const text = node?.type === "Identifier" ? (values[node.name] ?? texts.get(node.name)) : undefined;
    if (node === null || node === undefined || text === undefined) {
      throw new Error(`${file}: the text of ${node ? source.slice(node.start, node.end) : "RegExp()"} is not known`);
    }
    return typeof text === "string" ? text : textOf(text);
  };
  const joined = ({ quasis, expressions }: ESTree.TemplateLiteral, text: (quasi: ESTree.TemplateElement) => string) =>
    quasis.map((quasi, i) => text(quasi) + (i < expressions.length ? textOf(expressions[i]) : "")).join("");
  const call = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [pattern, flags] = node.arguments;
    add(node, textOf(pattern), flags === undefined ? "" : textOf(flags));
  };
  const variable = ({ id, init }: ESTree.VariableDeclarator) => {
    if (id.type === "Identifier" && init) texts.set(id.name, init);
  };
  const literal = (node: ESTree.Node) => {
    if ("regex" in node) add(node, node.regex.pattern, node.regex.flags);
  };
  new Visitor({
    VariableDeclarator: variable,
    Literal: literal,
    NewExpression: call,
    CallExpression: call,
  }).visit(program);
  return found;
}
