import { SERVICE_REQUEST_PATH } from "../navigation.ts";

/** Values that the form starts with. */
interface Prefilled {
  maker?: string;
  model?: string;
  description?: string;
}

/** Returns the path of the form, with values by the names of its fields. */
export function requestPath(fields: Prefilled): string {
  const parameters = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  return parameters.size === 0 ? SERVICE_REQUEST_PATH : `${SERVICE_REQUEST_PATH}?${parameters}`;
}
