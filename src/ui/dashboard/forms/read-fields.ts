import { data } from "react-router";
import { EXPECTED_FAILURES, failureId } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";

/**
 * Reads the fields of a form that one of the dashboard's pages sends.
 * @throws an answer with its status for what is no such form or too large: the router gives any other failure of a data
 * request 500, whoever is to blame
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  try {
    return (await readForm(request)).fields;
  } catch (error) {
    const failure = failureId(error);
    if (failure === undefined || EXPECTED_FAILURES[failure].reported) throw error;
    throw data(null, { status: EXPECTED_FAILURES[failure].status });
  }
}
