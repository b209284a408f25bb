import { data } from "react-router";
import { EXPECTED_FAILURES, failureId } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";

/**
 * Reads the fields of a dashboard form.
 * @param fieldsMax of a form with more fields than others
 * @throws a response with its status for another content type or a body that is too large: for any other failure of a
 * data request the router answers 500
 */
export async function readFields(request: Request, fieldsMax?: number): Promise<Record<string, string>> {
  try {
    return (await readForm(request, fieldsMax === undefined ? {} : { fieldsMax })).fields;
  } catch (error) {
    const failure = failureId(error);
    if (failure === undefined || EXPECTED_FAILURES[failure].reported) throw error;
    throw data(null, { status: EXPECTED_FAILURES[failure].status });
  }
}
