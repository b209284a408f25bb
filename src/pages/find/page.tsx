import { data } from "react-router";
import { visitorContext } from "#platform/http/site-context.ts";
import { fold } from "#platform/i18n/fold.ts";
import { LinkButton } from "#ui/button.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { siteContext } from "#ui/site/site-context.ts";
import { SERVICE_REQUEST_PATH } from "../navigation.ts";
import type { Route } from "./+types/page";
import css from "./find.module.css";
import { FindForm } from "./find-form.tsx";
import { FindIndex } from "./find-index.tsx";
import { findAll, type Listed, listAll } from "./found.server.ts";
import { type Outcome, Results } from "./results.tsx";
import { findTexts } from "./texts.ts";

/** Returns the search of an address; empty without letters and digits. */
function readQuery(parameters: URLSearchParams): string {
  const q = (parameters.get("q") ?? "").slice(0, QUERY_MAX).toWellFormed().trim();
  return fold(q) === "" ? "" : q;
}

/** What the page shows: the outcome of a search, or what can be found. */
type Loaded = Outcome & { listed?: Listed };

// A search is counted for the visitor's address, and not cached.
export const handle = {
  cache: {
    search(given: URLSearchParams) {
      const q = readQuery(given);
      return q === "" ? "" : `?${new URLSearchParams({ q })}`;
    },
    endless: ["q"],
    byVisitor: true,
  },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = siteContext(context, request);
  const q = readQuery(services.searchParams);
  if (q === "") return data<Loaded>({ listed: await listAll(services, services.language) });
  const wait = await services.finder.admit(context.get(visitorContext).address);
  if (wait !== undefined) {
    const headers = { "retry-after": String(wait) };
    return data<Loaded>({ q, wait }, { status: 429, headers });
  }
  // The script that searches while typing fetches this page; a visitor opens it as a document.
  const isTyping = request.headers.get("sec-fetch-dest") === "empty";
  return data<Loaded>({ q, found: await findAll(services, q, services.language, isTyping) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The finder: equipment that is serviced, services, products and projects, found by words in any language. */
export default function FindPage({ loaderData: { listed, ...outcome } }: Route.ComponentProps) {
  const { t, href, language } = usePage(findTexts);
  const title = t("findTitle");
  return (
    <>
      <PageHead
        title={title}
        description={t("findDescription")}
        shareImage={`/share/${language}/services.png`}
        search={outcome.q === undefined ? "" : `?${new URLSearchParams({ q: outcome.q })}`}
        hidden={outcome.q !== undefined}
      />
      <div className={outcome.q === undefined ? css.banner : `${css.banner} ${css.searched}`}>
        <DrawingBanner
          title={title}
          lead={outcome.q === undefined ? t("findLead") : undefined}
          crumbs={[{ title }]}
          drawing="/drawings/banner-find.svg"
        />
      </div>
      <div className={`wrap ${css.find}`}>
        <FindForm q={outcome.q} variant="primary" />
        <Results {...outcome} />
        {listed === undefined ? null : <FindIndex {...listed} />}
      </div>
      {outcome.wait !== undefined || outcome.found?.count === 0 ? null : (
        <ClosingCall heading={t("callHeading")} text={t("nothingAdvice")}>
          <LinkButton variant="primary" href={href(SERVICE_REQUEST_PATH)}>
            {t("nav.requestService")}
          </LinkButton>
        </ClosingCall>
      )}
    </>
  );
}
