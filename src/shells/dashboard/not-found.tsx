import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import type { Route } from "./+types/not-found";

/** Any other path below /dashboard: the dashboard's 404 page for signed-in staff. */
export async function loader(args: Route.LoaderArgs) {
  await staffContext(args);
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
