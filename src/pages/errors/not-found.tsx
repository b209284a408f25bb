import { data } from "react-router";

/** Any other path: 404 in the site's look. */
export function loader() {
  throw data(undefined, { status: 404 });
}

export default function NotFound() {
  return null;
}
