const SUFFIX = ".data";

/** What the dashboard's pages ask for while they go on in the browser: "/dashboard/news.data". No other page does. */
const DATA_PATH = /^\/(?:dashboard|sign-in)(?:\/.*)?\.data$/;

/** Says whether an address is the router's own request for a page's data. */
export function isDataRequest({ pathname }: Pick<URL, "pathname">): boolean {
  return DATA_PATH.test(pathname);
}

/** The address of the page whose data is asked for; any other address as it is. */
export function withoutDataSuffix(url: URL): URL {
  if (!isDataRequest(url)) return url;
  const page = new URL(url);
  page.pathname = page.pathname.slice(0, -SUFFIX.length);
  return page;
}
