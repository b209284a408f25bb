import { ExpectedError, failureId } from "./errors.server.ts";

/** Maximum depth of nesting: far more than any call of the site needs. */
const DEPTH_MAX = 64;

const malformed = (cause?: unknown) => new ExpectedError("bad-request", "The body is not JSON.", { cause });

/**
 * Reads a request's body as JSON. The route sets its size limit (`handle.body`).
 * @throws ExpectedError `unsupported-body` for another content type, `bad-request` for invalid JSON or UTF-8 or too
 * deep nesting, or the failure of the body
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new ExpectedError("unsupported-body", "Send JSON with Content-Type: application/json.");
  }
  const text = await textOf(request);
  if (isTooDeep(text)) throw malformed();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(error);
  }
}

async function textOf(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  } catch (error) {
    throw failureId(error) === undefined ? malformed(error) : error;
  }
}

/** Checks the nesting of brackets, so that code that recurses into the value is safe. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
