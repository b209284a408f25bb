import { data } from "react-router";
import type { FormAnswer } from "./form-answer.ts";

/** The arguments of a route's client action that are used here. */
interface ClientActionArgs {
  request: Request;
  serverAction(): Promise<unknown>;
}

/** Sends the form to the server. Without a response, the form shows an error, and its input stays. */
export async function clientAction({ request, serverAction }: ClientActionArgs): Promise<unknown> {
  const intent = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` throws a TypeError without a connection; anything else is a response.
    if (!(error instanceof TypeError)) throw error;
    // A failure status, so that the router does not revalidate the page.
    return data<FormAnswer>({ kind: "failed", reason: "offline", intent }, 503);
  }
}
