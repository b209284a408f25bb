import { isPrivatePath } from "#platform/http/private-path.server.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import { LANGUAGE_SEGMENTS } from "#platform/i18n/localized-urls.ts";
import type { AnyForm } from "./form.ts";

interface FormRoute {
  path: string;
  file: string;
}

/** The public pages of a form, in any language: its own and the private one of its senders. */
export function formPages({ addresses, pages }: AnyForm): FormRoute[] {
  const status =
    pages.status === undefined
      ? []
      : [{ path: `${pages.status.address}/:token`, file: "features/submissions/status-page/page.tsx" }];
  for (const { path } of status) {
    if (!isPrivatePath(`/${path}`)) throw new Error(`${path} must lie below "status/": what follows would be logged`);
  }
  return [{ path: addresses.page, file: pages.page }, ...status];
}

/** The JSON call of a form. Its id is its address. */
export function formCall({ addresses }: AnyForm): FormRoute & { id: string } {
  const path = `api/${addresses.api}`;
  return { path, file: "features/submissions/api/receive.ts", id: path };
}

/** Bounds of the bodies that forms take, by the ids of the routes that take them. */
export function formHandles(forms: readonly AnyForm[]): ReadonlyMap<string, RouteHandle> {
  const handles = new Map<string, RouteHandle>();
  for (const form of forms) {
    const pages = ["", ...LANGUAGE_SEGMENTS].map((segment) => [segment, form.addresses.page].filter(Boolean).join("/"));
    for (const id of [formCall(form).id, ...pages]) handles.set(id, { body: form.body });
  }
  return handles;
}

/** Pages of the dashboard for what a form has received. */
export function inboxPages({ addresses }: AnyForm): FormRoute[] {
  const path = `dashboard/${addresses.dashboard}`;
  return [
    { path, file: "features/submissions/dashboard/list-page.tsx" },
    { path: `${path}/:id`, file: "features/submissions/dashboard/page.tsx" },
  ];
}

/** What the dashboard hands out as files: those that came with submissions, and all submissions as a table. */
export function inboxFiles({ addresses, csv, fields }: AnyForm): FormRoute[] {
  const files = Object.keys(fields).filter((name) => fields[name]?.control === "file");
  return [
    ...files.map((field) => ({
      path: `dashboard/${addresses.dashboard}/:id/${field}`,
      file: "features/submissions/dashboard/file.ts",
    })),
    { path: `dashboard/export/${csv}`, file: "features/transfer/dashboard/submissions.ts" },
  ];
}
