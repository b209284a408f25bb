import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { callbackTexts } from "./texts.ts";

/** Leads to the form. */
export function CallbackLink() {
  const { t, href } = usePage(callbackTexts);
  return <MoreLink href={href("/callback")} label={t("title")} />;
}
