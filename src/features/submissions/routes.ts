import { isPrivatePath } from "#platform/http/private-path.server.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import { LANGUAGE_SEGMENTS } from "#platform/i18n/localized-urls.ts";
import { filesOf, laterFilesOf } from "./fields.ts";
import type { AnyForm } from "./form.ts";

interface FormRoute {
  path: string;
  file: string;
}

/** Returns the routes of a form's public pages, without language: its own, its text version and the private page. */
export function formPages({ addresses, pages, textVersion }: AnyForm): FormRoute[] {
  const status =
    pages.status === undefined
      ? []
      : [{ path: `${pages.status.address}/:token`, file: "features/submissions/status-page/page.tsx" }];
  for (const { path } of status) {
    if (!isPrivatePath(`/${path}`)) throw new Error(`${path} must lie below "status/": what follows would be logged`);
  }
  const text =
    textVersion === true ? [{ path: `${addresses.page}.txt`, file: "features/submissions/text-version/file.ts" }] : [];
  return [{ path: addresses.page, file: pages.page }, ...text, ...status];
}

/** Returns the routes, without language, by which files of a form follow: below its private page. */
export function formUploads({ fields, pages: { status } }: AnyForm): FormRoute[] {
  if (status === undefined) return [];
  return laterFilesOf(fields).map(([field]) => ({
    path: `${status.address}/:token/${field}`,
    file: "features/submissions/api/receive-files.ts",
  }));
}

/** Returns the API route of a form. Its id equals its path. */
export function formCall({ addresses }: AnyForm): FormRoute & { id: string } {
  const path = `api/${addresses.api}`;
  return { path, file: "features/submissions/api/receive.ts", id: path };
}

/** Returns the body limits of forms by route id. */
export function formHandles(forms: readonly AnyForm[]): ReadonlyMap<string, RouteHandle> {
  const handles = new Map<string, RouteHandle>();
  for (const form of forms) {
    const uploads = formUploads(form).map(({ path }) => path);
    const { status } = form.pages;
    // The private page takes files from browsers without script.
    const paths = [form.addresses.page, ...uploads, ...(uploads.length > 0 ? [`${status?.address}/:token`] : [])];
    const pages = ["", ...LANGUAGE_SEGMENTS].flatMap((segment) =>
      paths.map((path) => [segment, path].filter(Boolean).join("/")),
    );
    for (const id of [formCall(form).id, ...pages]) handles.set(id, { body: form.body });
  }
  return handles;
}

/** Returns the routes of a form's inbox. */
export function inboxPages({ addresses, textVersion, letters }: AnyForm): FormRoute[] {
  const path = `dashboard/${addresses.dashboard}`;
  return [
    { path, file: "features/submissions/dashboard/list-page.tsx" },
    ...(textVersion === true ? [{ path: `${path}/new`, file: "features/submissions/dashboard/new-page.tsx" }] : []),
    ...(letters === undefined
      ? []
      : [{ path: `${path}/answers`, file: "features/submissions/dashboard/answers-page.tsx" }]),
    { path: `${path}/:id`, file: "features/submissions/dashboard/page.tsx" },
  ];
}

/** Returns the download routes of a form: files of submissions, and the CSV export. */
export function inboxFiles({ addresses, csv, fields }: AnyForm): FormRoute[] {
  return [
    ...filesOf(fields).map(([field, { several }]) => ({
      path: `dashboard/${addresses.dashboard}/:id/${field}${several === undefined ? "" : "/:position"}`,
      file: "features/submissions/dashboard/file.ts",
    })),
    { path: `dashboard/export/${csv}`, file: "features/transfer/dashboard/submissions.ts" },
  ];
}
