/** Scripts and styles that a page may use: hashes, never 'unsafe-inline'. */
export interface PolicySources {
  /** `sha256-…` of each inline style. */
  styles?: readonly string[];
  /** `sha256-…` of each inline script. */
  scripts?: readonly string[];
  /** For this response alone, for the router's own inline scripts. */
  nonce?: string;
  /** A dashboard page: it shows previews in a frame, and pictures before they are uploaded. */
  staff?: boolean;
  /** A preview: a page of the dashboard shows it in a frame. */
  framed?: boolean;
  /** It shows other pages of this site in frames. */
  frames?: boolean;
}

const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join("");

/** Returns the content security policy of a page: nothing by default, nothing from other origins. */
export function contentSecurityPolicy({ styles, scripts, nonce, staff, framed, frames }: PolicySources = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}${nonce === undefined ? "" : ` 'nonce-${nonce}'`}`,
    `style-src 'self'${quoted(styles)}`,
    staff === true ? "img-src 'self' blob:" : "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...(staff === true || frames === true ? ["frame-src 'self'"] : []),
    framed === true ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Returns the policy of files: they load nothing except the styles inside a drawing. */
export function filePolicy(styles: readonly string[] = []): string {
  return `default-src 'none'; style-src${styles.length === 0 ? " 'none'" : quoted(styles)}; frame-ancestors 'none'`;
}

/**
 * Returns the headers of every response. @param hsts the value of `Strict-Transport-Security`, for a site with an https
 * address
 */
export function securityHeaders(hsts: string | undefined): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(hsts === undefined ? {} : { "strict-transport-security": hsts }),
  };
}

/** Returns those of `securityHeaders` that apply to a file: the others apply to documents. */
export function fileHeaders(common: Readonly<Record<string, string>>): Record<string, string> {
  const { "cross-origin-opener-policy": _opener, "permissions-policy": _permissions, ...rest } = common;
  return rest;
}
