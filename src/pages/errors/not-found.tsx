import { data } from "react-router";

/** Any other path: the site's 404 page. */
export function loader() {
  throw data(undefined, { status: 404 });
}

export default function NotFound() {
  return null;
}
