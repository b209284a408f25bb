import { EDIT_LINK } from "../../edit-link.ts";
import { recall } from "./remember.ts";

/** Adds a link to the editor of the page for staff. The dashboard checks who follows it. */
export function editLink(): void {
  const text = recall(EDIT_LINK);
  if (!text || /^\/(?:dashboard|sign-in|(?:\w\w\/)?preview)\b/.test(location.pathname)) return;
  const link = document.createElement("a");
  link.href = `/dashboard/edit?path=${encodeURIComponent(location.pathname)}`;
  link.textContent = text;
  // Only staff see it: its style costs the pages nothing.
  link.style.cssText =
    "position:fixed;left:1rem;bottom:1rem;z-index:9;padding:.625rem .875rem;background:var(--ink);color:var(--white);border-radius:2px";
  document.body.append(link);
}
