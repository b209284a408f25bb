/** What a request for service starts with. */
interface Prefilled {
  maker?: string;
  model?: string;
  description?: string;
}

/** Returns the path of the request for service, with fields filled in. */
export function requestPath(fields: Prefilled): string {
  const parameters = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  return parameters.size === 0 ? "/service-request" : `/service-request?${parameters}`;
}
