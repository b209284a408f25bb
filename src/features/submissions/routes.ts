import type { AnyForm } from "./form.ts";

/** The public pages of a form, in any language: its own and the private one of its senders. */
export function formPages({ addresses, pages }: AnyForm): { path: string; file: string }[] {
  const status =
    addresses.status === undefined || pages.status === undefined
      ? []
      : [{ path: `${addresses.status}/:token`, file: pages.status }];
  return [{ path: addresses.page, file: pages.page }, ...status];
}
