/** The form by which visitors ask for service. */
const REQUEST_PATH = "/service-request";

/** Values that the form starts with. */
interface Prefilled {
  maker?: string;
  model?: string;
  description?: string;
}

/** Returns the path of the form, with values by the names of its fields. */
export function requestPath(fields: Prefilled): string {
  const parameters = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  return parameters.size === 0 ? REQUEST_PATH : `${REQUEST_PATH}?${parameters}`;
}
