import type { Step } from "#platform/http/site-request.server.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import type { Services } from "#platform/services.server.ts";
import { iconName, otherCopy } from "#ui/picture-paths.ts";

/**
 * Returns the step that redirects /favicon.ico to the uploaded icon, for clients that read no page. Without one, the
 * file of the release is sent.
 */
export function uploadedFavicon(
  { identity }: Pick<Services, "identity">,
  common: Readonly<Record<string, string>>,
): Step {
  return async ({ method, url = "" }, response) => {
    if ((method !== "GET" && method !== "HEAD") || url.split("?", 1)[0] !== "/favicon.ico") return false;
    const { icon } = await identity(FALLBACK_LANGUAGE);
    if (icon === undefined) return false;
    const location = otherCopy(icon, iconName(192));
    response.writeHead(302, { ...common, location, "cache-control": "no-cache" }).end();
    return true;
  };
}
