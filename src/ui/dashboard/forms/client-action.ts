import { data } from "react-router";
import type { FormAnswer } from "./form-answer.ts";

/** What a route's action in the browser is given, as far as this one looks. */
interface ClientActionArgs {
  request: Request;
  serverAction(): Promise<unknown>;
}

/** Asks the server. When no answer comes, that is told beside the form, and what was typed stays. */
export async function clientAction({ request, serverAction }: ClientActionArgs): Promise<unknown> {
  const intent = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws without a connection; anything else is an answer.
    if (!(error instanceof TypeError)) throw error;
    // With the status of a failure, so that nothing else of the page is asked for anew.
    return data<FormAnswer>({ kind: "failed", reason: "offline", intent }, 503);
  }
}
