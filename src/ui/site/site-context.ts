import type { RouterContextProvider } from "react-router";
import { pageLifeContext, servicesContext } from "#platform/http/site-context.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";

/** Returns what a public page's loader needs: the services, the language of the URL and the path without it. */
export function siteContext(context: Readonly<RouterContextProvider>, request: Request) {
  const services = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const company = () => services.company(context.get(pageLifeContext));
  const navigation = () => services.navigation(context.get(pageLifeContext));
  const address = splitLocalizedPath(pathname);
  const menu = () => services.menu(address.language, context.get(pageLifeContext));
  const identity = () => services.identity(address.language, context.get(pageLifeContext));
  const announcement = () => services.announcement(address.language, context.get(pageLifeContext));
  const figures = () => services.figures(address.language, context.get(pageLifeContext));
  const retention = () => services.retention(context.get(pageLifeContext));
  return {
    ...services,
    company,
    announcement,
    figures,
    navigation,
    menu,
    identity,
    retention,
    ...address,
    searchParams,
  };
}
