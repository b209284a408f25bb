import type { ReactNode } from "react";
import { data } from "react-router";
import { DRAFT_PARAM } from "#features/publishing/autosaves.ts";
import type { Published } from "#features/publishing/collection.ts";
import type { Previewed } from "#features/publishing/publishing.server.ts";
import { identityOf, identityPage } from "#pages/identity/identity.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services } from "#platform/services.server.ts";
import { sheetsOfFiles } from "#ui/site/entry-files.tsx";
import { PageProvider, usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { shareCard } from "#ui/site/share-image.ts";
import alone from "./alone.module.css";
import { MailPreviews, type MailPreviewsProps } from "./mail-previews.tsx";
import { PreviewBar, SHOWS, type Show } from "./preview-bar.tsx";
import css from "./preview-cards.module.css";
import { ShareCard } from "./share-card.tsx";
import { previewTexts } from "./texts.ts";

import { pageViews, type View, views } from "./views.tsx";

type AnyView = View<Previewed["page"], unknown>;

/** Returns the view of a collection or page. @throws 404 for a collection without pages */
function viewOf(kind: string): AnyView {
  const view = ({ ...views, ...pageViews } as Readonly<Record<string, AnyView>>)[kind];
  if (view === undefined) throw data(undefined, { status: 404 });
  return view;
}

/**
 * Reads the data of a preview: the entry, and the published entries or e-mails that it is shown with.
 * @param path of the preview, below which e-mails are documents; without it, they are shown as plain text only
 */
export async function previewData(
  { storage, outgoing }: Pick<Services, "storage" | "outgoing">,
  { kind, page }: Previewed,
  language: Language,
  searchParams: URLSearchParams,
  path?: string,
) {
  const draft = { page: kind, text: page.text };
  const mails = await outgoing.examples(draft, language);
  const asked = searchParams.get("show");
  return {
    kind,
    page,
    mails: mails.map(({ key, subject, text, html }) => {
      const src = html === "" || path === undefined ? undefined : mailAddress(path, key, searchParams);
      return { key, subject, text, src };
    }),
    others: await outgoing.others(draft, language),
    related: mails.length > 0 ? undefined : await viewOf(kind).related(storage, page, language),
    show: SHOWS.find((show) => show === asked) ?? "page",
    bare: searchParams.has("bare"),
    sheets: sheetsOfFiles(page),
  };
}

/** Returns the address of an e-mail as HTML, below that of its preview. */
function mailAddress(path: string, key: string, searchParams: URLSearchParams): string {
  const draft = searchParams.get(DRAFT_PARAM);
  return `${path}/mail/${key}${draft === null ? "" : `?${new URLSearchParams({ [DRAFT_PARAM]: draft })}`}`;
}

interface PreviewProps extends MailPreviewsProps {
  kind: Previewed["kind"];
  page: Previewed["page"];
  related: unknown;
  show: Show;
  /** Without the preview bar. */
  bare: boolean;
}

/** An entry as it will be on the site: its page, its cards, or a link to it. The site's identity is shown as it will be. */
export function Preview(props: PreviewProps) {
  const page = usePage();
  if (props.mails.length > 0) return <ShownMails {...props} />;
  if (props.kind !== identityPage.name) return <Shown {...props} />;
  const identity = identityOf(props.page as unknown as Published<typeof identityPage>, page.withFigures);
  return (
    <PageProvider facts={{ ...page, identity }}>
      <Shown {...props} />
    </PageProvider>
  );
}

function ShownMails({ page, mails, others, bare }: PreviewProps) {
  return (
    <>
      <PageHead title={page.text.title} description="" hidden />
      {bare ? null : <PreviewBar show="page" shows={["page"]} />}
      <MailPreviews mails={mails} others={others} />
    </>
  );
}

function Shown({ kind, page, related, show, bare }: PreviewProps) {
  const { language, identity, withFigures } = usePage();
  const view = viewOf(kind);
  const { title, description: own, shareImage } = withFigures(view.link(page, language, related));
  const description = own || identity.description;
  return (
    <>
      <PageHead title={title} description={description} hidden />
      {bare ? null : <PreviewBar show={show} />}
      {show === "page" ? view.body(page, related) : null}
      {show === "cards" ? <PreviewCards onHome={view.onHome?.(page, related)} inList={view.inList(page)} /> : null}
      {show === "share" ? (
        <ShareCard title={title} description={description} image={shareCard(shareImage, identity, language)} />
      ) : null}
    </>
  );
}

/** An entry as on the home page and in the lists, in the same widths. */
function PreviewCards({ onHome, inList }: { onHome: ReactNode; inList: ReactNode }) {
  const { t } = usePage(previewTexts);
  return (
    <div className={alone.alone}>
      <h1 className="hidden">{t("cards")}</h1>
      {onHome}
      <section className="wrap section" aria-labelledby="in-list">
        <h2 className="label" id="in-list">
          {t("inList")}
        </h2>
        <div className={css.list}>{inList}</div>
      </section>
    </div>
  );
}
