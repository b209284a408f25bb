import { redirect } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { noteFailure, type ResourceArgs } from "#platform/http/note-failure.ts";
import type { StagedContent } from "../content-transfer.server.ts";
import type { ImportStep } from "../import-outcome.ts";
import { type ImportLine, type ImportResult, importResultAddress, LINES_TYPE } from "../import-result.ts";

/**
 * Imports a file. The page's script gets the progress as JSON lines; a form sent without script is redirected to a page
 * with the result.
 */
export async function importAnswer(args: ResourceArgs, staged: StagedContent): Promise<Response> {
  const { headers } = args.request;
  if (headers.get("accept")?.includes(LINES_TYPE) === true) return lines((onStep) => outcome(args, staged, onStep));
  return redirect(importResultAddress(await outcome(args, staged, () => {})), 303);
}

async function outcome(
  args: ResourceArgs,
  staged: StagedContent,
  onStep: (step: ImportStep) => void,
): Promise<ImportResult> {
  try {
    return await staged.import(onStep);
  } catch (error) {
    const { logId } = noteFailure(error, args);
    const failure = failureId(error);
    const reason = failure === "storage-unavailable" || failure === "storage-full" ? failure : "unexpected";
    return { kind: "failed", reason, id: logId };
  }
}

/** Returns a streamed response with a line per step. The work continues when the client disconnects. */
function lines(work: (onStep: (step: ImportStep) => void) => Promise<ImportResult>): Response {
  const encoder = new TextEncoder();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const writeLine = (line: ImportLine) => {
        if (isRead) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      void work(writeLine).then((result) => {
        writeLine({ result });
        if (isRead) controller.close();
      });
    },
    cancel() {
      isRead = false;
    },
  });
  // `x-accel-buffering` asks proxies not to buffer the response.
  const headers = { "content-type": LINES_TYPE, "cache-control": "no-store", "x-accel-buffering": "no" };
  return new Response(body, { headers });
}
