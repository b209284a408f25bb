import { EDIT_LINK } from "../../edit-link.ts";
import { recall } from "./remember.ts";

/** Adds a link to the editor of the page for staff. The dashboard checks who follows it. */
export function editLink(): void {
  const [text, lang] = recall(EDIT_LINK)?.split("|") ?? [];
  if (!text || /^\/(?:dashboard|sign-in|(?:\w\w\/)?preview)\b/.test(location.pathname)) return;
  const link = document.createElement("a");
  link.href = `/dashboard/edit?path=${encodeURIComponent(location.pathname)}`;
  link.textContent = text;
  if (lang) link.lang = lang;
  // Only staff see it: its style costs the pages nothing. On narrow screens it follows the footer and covers nothing.
  const place = matchMedia("(min-width:60rem)").matches
    ? "position:fixed;left:1rem;bottom:1rem;z-index:9"
    : "display:block";
  link.style.cssText = `${place};padding:.625rem .875rem;background:var(--ink);color:var(--white);border-radius:2px`;
  const show = () => document.body.append(link);
  addEventListener("beforeprint", () => link.remove());
  addEventListener("afterprint", show);
  show();
}
