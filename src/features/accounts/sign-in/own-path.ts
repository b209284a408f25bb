const LENGTH_MAX = 500;

/**
 * Returns the path to open after signing in, as sent by the form. Only pages of the dashboard are allowed, so that no
 * link leads away from the site.
 */
export function ownPath(path: string | undefined): string | undefined {
  if (path === undefined || path.length > LENGTH_MAX) return undefined;
  // Dot segments could leave the dashboard.
  const isOwn = /^\/dashboard(?:[/?][\w/?=&%.+-]*)?$/.test(path) && !/\/(?:\/|\.|%2e)/i.test(path);
  return isOwn ? path : undefined;
}
