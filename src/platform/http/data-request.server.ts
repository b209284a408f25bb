const SUFFIX = ".data";

/** The URL that a dashboard page fetches on client-side navigation: "/dashboard/news.data". Public pages do not. */
const DATA_PATH = /^\/(?:dashboard|sign-in)(?:\/.*)?\.data$/;

/** Returns whether a URL is the router's own request for a page's data. */
export function isDataRequest({ pathname }: Pick<URL, "pathname">): boolean {
  return DATA_PATH.test(pathname);
}

/** Returns the URL of the page whose data is requested; any other URL unchanged. */
export function withoutDataSuffix(url: URL): URL {
  if (!isDataRequest(url)) return url;
  const page = new URL(url);
  page.pathname = page.pathname.slice(0, -SUFFIX.length);
  return page;
}
