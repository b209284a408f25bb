import { inlineStyles, policyHash } from "#platform/http/assets.server.ts";
import { filePolicy } from "#platform/http/security-headers.server.ts";

/** A drawn chart as a file, with the styles it holds and nothing else allowed. @param cacheControl value of `Cache-Control` */
export function chartResponse(svg: string, cacheControl: string): Response {
  const styles = inlineStyles(svg).map(policyHash);
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "content-security-policy": filePolicy(styles),
      "cache-control": cacheControl,
    },
  });
}
