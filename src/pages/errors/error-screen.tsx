import { useContext } from "react";
import { defaultPage } from "#features/publishing/read-page.ts";
import type { GoneSuggestions } from "#features/publishing/throw-absent.ts";
import { LinkButton } from "#ui/button.tsx";
import { DocumentPartsContext } from "#ui/document-parts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { ServicePhone } from "#ui/site/service-phone.tsx";
import linkStyles from "#ui/site/side-links.css?url";
import { SideLinks } from "#ui/site/side-links.tsx";
import { FIND_PATH } from "../navigation.ts";
import errorStyles from "./error-screen.css?url";
import { ErrorWords } from "./error-words.ts";
import { errorsPage } from "./errors.ts";
import { errorTexts } from "./texts.ts";
import { UNEXPECTED, wordingOf } from "./wording.ts";

/** URLs of the style sheets of an error page, which no other page contains. */
export const errorSheets = [errorStyles, linkStyles];

/** The status whose text asks to phone. */
const STORAGE_FULL = 507;

interface ErrorScreenProps {
  /** HTTP status of the page. */
  status: number;
  /** The page's own text: "News article not found.", "This job offer is closed" */
  message?: string | undefined;
  /** Links to alternatives, where there are any. */
  instead?: GoneSuggestions | undefined;
  /** Id of the log line of an internal failure. */
  logId?: string | undefined;
}

/**
 * The error page with the drawing of an open switch: what the status means and what to do. 404 and 410 have their own
 * text, others the log id.
 */
export function ErrorScreen({ status, message, instead, logId }: ErrorScreenProps) {
  const { t, href, language, withFigures } = usePage(errorTexts);
  const words = useContext(ErrorWords) ?? defaultPage(errorsPage, language);
  const notFound = status === 404;
  const wording = wordingOf(status);
  const sentence = wording.lead === "unavailableLead" ? t(wording.lead) : words[wording.lead];
  const { title, lead } = withFigures({
    title: (notFound || status === 410 ? message : undefined) ?? words[wording.title],
    lead: instead?.lead ?? (wording === UNEXPECTED ? message : undefined) ?? sentence,
  });
  return (
    <section className="error-screen">
      {import.meta.env.PROD ? null : errorSheets.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
      <PageHead title={title} description={lead} hidden />
      <div className="wrap">
        <p className="label">{t("status", { status })}</p>
        <h1 className={message === undefined && notFound ? "error-short" : undefined}>{title}</h1>
        <p className="lead">{lead}</p>
        {status === STORAGE_FULL ? <ServicePhone /> : null}
        {logId === undefined ? null : <p className="mono muted">{t("logId", { id: logId })}</p>}
        {instead === undefined ? null : (
          <div className="error-instead">
            <SideLinks
              title={instead.title}
              links={instead.links.map(({ path, ...link }) => ({ ...link, href: href(path) }))}
            />
          </div>
        )}
        <p className="error-ways">
          <LinkButton variant="primary" href={href("/")}>
            {t("home")}
          </LinkButton>
          <a href={href(FIND_PATH)}>{t("labels.search")}</a>
        </p>
      </div>
      <div className="error-line">
        <OpenSwitch src={notFound ? "/drawings/banner-open-404.svg" : "/drawings/banner-open.svg"} />
      </div>
    </section>
  );
}

/**
 * The drawing, within the document: as a file it would be the last part of the first view to arrive. It has rules of its
 * own, since those of `Drawing` would be in every page, whose layout contains this one.
 */
function OpenSwitch({ src }: { src: string }) {
  const { t, versioned } = usePage(errorTexts);
  const inline = useContext(DocumentPartsContext).drawing(src);
  if (inline === undefined) return <img src={versioned(src)} alt={t("drawingAlt")} width={480} height={192} />;
  return (
    <svg
      viewBox={inline.viewBox}
      role="img"
      aria-label={t("drawingAlt")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are from a file of the build.
      dangerouslySetInnerHTML={{ __html: inline.shapes }}
    />
  );
}
