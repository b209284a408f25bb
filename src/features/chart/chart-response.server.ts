import { inlineStyles, policyHash } from "#platform/http/assets.server.ts";
import { filePolicy } from "#platform/http/security-headers.server.ts";

/** Returns a chart as an SVG response whose policy allows only its own styles. @param cacheControl header value */
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
