import { Form, Link, redirect, useRevalidator } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { pictureTexts } from "../texts.ts";
import type { Route } from "./+types/list-page";
import { libraryAddress } from "./library-address.ts";
import grid from "./library-grid.module.css";
import { type LibraryPage, readLibraryPage } from "./library-page.ts";
import { LibrarySearch } from "./library-search.tsx";
import css from "./list-page.module.css";
import { PagesLinks } from "./pages-links.tsx";
import { PhotoFacts } from "./photo-card.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadZone } from "./upload-zone.tsx";

/** Loads one page of the library. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await staffContext(args);
  const { actor, inbox, searchParams } = staff;
  const search = searchParams.get("search") ?? "";
  const q = inbox.decryptSearch(actor, search);
  const found = await readLibraryPage(staff, { q, page: searchParams.get("page") });
  return { ...found, search: q === "" ? "" : search, removed: searchParams.has("removed") };
}

/**
 * Redirects a search to its address, where the text is encrypted. The picker of the editor sends `picker` and gets the
 * page of the library itself.
 */
export async function action(args: Route.ActionArgs) {
  const staff = await staffContext(args);
  const { q = "", page, picker } = await readFields(args.request);
  if (picker !== undefined) return readLibraryPage(staff, { q, page });
  return redirect(libraryAddress(staff.inbox.encryptSearch(staff.actor, { readableBy: "editor" }, q)), 303);
}

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  const { texts, language } = useStaff(pictureTexts);
  const { pictures: t } = texts;
  const { revalidate } = useRevalidator();
  const { q, search, page, photos, total, drawings, removed } = loaderData;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={t.title} way={[{ title: texts.shell.overview, to: "/dashboard" }]} />
      {removed ? (
        <Notice kind="done">
          <p>{t.removed}</p>
        </Notice>
      ) : null}
      <p>{t.lead}</p>
      <UploadZone onStored={() => void revalidate()} />
      <search>
        <Form method="post" action="/dashboard/pictures">
          <LibrarySearch q={q} />
        </Form>
      </search>
      <section className={css.part}>
        <Heading words={t.photos} count={total} />
        {total === 0 ? <p>{q === "" ? t.none : t.noMatch}</p> : null}
        <ul className={grid.grid}>
          {photos.map((photo) => (
            <li key={photo.key}>
              <Link className={grid.card} to={`/dashboard/pictures/${photo.key}`}>
                <PhotoFacts photo={photo} />
              </Link>
            </li>
          ))}
        </ul>
        <PagesLinks search={search} page={page} total={total} />
      </section>
      <Drawings drawings={drawings} language={language} />
    </div>
  );
}

function Drawings({ drawings, language }: Pick<LibraryPage, "drawings"> & { language: Language }) {
  const { pictures: t } = useStaff(pictureTexts).texts;
  return (
    <section className={css.part}>
      <Heading words={t.drawings} count={drawings.length} />
      <ul className={grid.grid}>
        {drawings.map(({ path, alt }) => (
          <li key={path} className={grid.card}>
            <Thumbnail path={path} alt="" />
            <span>{alt[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Heading({ words, count }: { words: string; count: number }) {
  return (
    <h2>
      {words} <span className="mono muted">{count}</span>
    </h2>
  );
}
