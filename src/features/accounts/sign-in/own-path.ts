const LENGTH_MAX = 500;

/**
 * Where to go after signing in, as the form sent it back: a page of the dashboard, nothing else, so that nobody is led
 * away from the site.
 */
export function ownPath(path: string | undefined): string | undefined {
  if (path === undefined || path.length > LENGTH_MAX) return undefined;
  // Dots that climb would lead out of it.
  const isOwn = /^\/dashboard(?:[/?][\w/?=&%.+-]*)?$/.test(path) && !/\/(?:\/|\.|%2e)/i.test(path);
  return isOwn ? path : undefined;
}
