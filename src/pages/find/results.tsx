import { createContext, type ReactNode, use } from "react";
import { equipmentTexts } from "#collections/equipment/texts.ts";
import { kindOf } from "#collections/projects/projects.ts";
import { shortTitleOf } from "#collections/services/services.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { NO_BREAK_SPACE } from "#platform/i18n/typography.ts";
import { LinkButton } from "#ui/button.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { Picture } from "#ui/picture.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { ServicePhone } from "#ui/site/service-phone.tsx";
import type { Found } from "./found.server.ts";
import { type Reason, soughtIn, soughtWords } from "./reasons.ts";
import { requestPath } from "./request-path.ts";
import css from "./results.module.css";
import { findTexts } from "./texts.ts";

/** The outcome of a search; empty without one. */
export interface Outcome {
  q?: string;
  found?: Found;
  /** Seconds until the next search is allowed, where there were too many. */
  wait?: number;
}

/** The words of the search, folded; none before a search. */
const Sought = createContext<readonly string[]>([]);

/** Shows a text with the words that match the search marked. */
function Marked({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { word, index } of soughtIn(text, use(Sought))) {
    parts.push(text.slice(from, index), <mark key={index}>{word}</mark>);
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}

/** What a search has found, in groups; nothing without a search. The live search replaces it. */
export function Results({ q = "", found, wait }: Outcome) {
  return (
    <Sought value={soughtWords(q)}>
      <div id="results" className={css.results}>
        {wait === undefined ? null : <TooMany wait={wait} />}
        {found === undefined ? null : found.count === 0 ? <Nothing q={q} /> : <Groups found={found} />}
      </div>
    </Sought>
  );
}

function TooMany({ wait }: { wait: number }) {
  const { t } = usePage(findTexts);
  return (
    <p className="lead">
      {t("tooMany")} {t("tooManyAdvice", { count: wait })}
    </p>
  );
}

function Nothing({ q }: { q: string }) {
  const { t, href } = usePage(findTexts);
  return (
    <div className={css.nothing}>
      <h2 data-found="">{t("nothing", { q })}</h2>
      <p>{t("nothingAdvice")}</p>
      <p className={css.ways}>
        <LinkButton variant="primary" href={href(requestPath({ description: q }))}>
          {t("nav.requestService")}
        </LinkButton>
        <ServicePhone />
      </p>
    </div>
  );
}

function Groups({ found: { makers, services, products, projects, count } }: { found: Found }) {
  const { t } = usePage(findTexts);
  return (
    <>
      <p className="mono muted" data-found="">
        {t("findFound", { count })}
      </p>
      <Group id="serviced" title={t("serviced")}>
        {makers.map((maker) => (
          <Maker key={maker.entry.id} {...maker} />
        ))}
      </Group>
      <ServiceGroup services={services} />
      <Group id="found-products" title={t("nav.products")}>
        {products.map(({ entry: { id, text, img, orderCode }, reason }) => (
          <Entry
            key={id}
            path={`/products/${id}`}
            picture={img}
            text={text}
            lang={text.languageOf?.productType}
            line={[orderCode, text.productType].filter(Boolean).join(" · ")}
            reason={reason}
          />
        ))}
      </Group>
      <Group id="found-projects" title={t("nav.projects")}>
        {projects.map(({ entry: { id, text, img }, reason }) => {
          const { kind, field } = kindOf(text);
          return (
            <Entry
              key={id}
              path={`/projects/${id}`}
              picture={img}
              text={text}
              lang={text.languageOf?.[field]}
              line={kind}
              reason={reason}
            />
          );
        })}
      </Group>
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  /** What leads to places in the list. */
  nav?: ReactNode;
  children: readonly ReactNode[];
}

/** A group of results with their number; nothing without any. */
export function Group({ id, title, nav, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="mono muted">{children.length}</span>
      </h2>
      {nav}
      <ul>{children}</ul>
    </section>
  );
}

export function ServiceGroup({ services }: Pick<Found, "services">) {
  const { t } = usePage();
  return (
    <Group id="found-services" title={t("nav.services")}>
      {services.map(({ entry, reason }) => (
        <Entry
          key={entry.id}
          path={`/services/${entry.id}`}
          text={entry.text}
          title={shortTitleOf(entry)}
          line={entry.text.summary}
          reason={reason}
        />
      ))}
    </Group>
  );
}

/** A maker, what is done, and its families, each of which leads to a request for service: those named, or all. */
function Maker({ entry: { id, text, work }, reason, families, isNamed, model: asked }: Found["makers"][number]) {
  const { t, href, langOf } = usePage(findTexts, equipmentTexts);
  const request = (name: string) => href(requestPath({ maker: text.title, model: name }));
  const unlisted = isNamed ? "" : asked;
  const [only] = isNamed && families.length === 1 ? families : [];
  const model = only?.name ?? unlisted;
  const listed = (
    <p className="label" id={`listed-${id}`}>
      {t("listed")}
    </p>
  );
  return (
    <li className={css.maker}>
      <div>
        <h3>
          <Marked text={text.title} />
          <ForeignMark text={text} short />
        </h3>
        <p className={`muted ${css.field}`}>
          {work.map((one) => t(`work.${one}`)).join(", ")}
          {text.field === "" ? null : (
            <>
              {" · "}
              <span lang={langOf(text)}>
                <Marked text={text.field} />
              </span>
            </>
          )}
        </p>
        <ReasonLine reason={reason} text={text} />
      </div>
      <div>
        <div className={css.request}>
          {unlisted === "" ? listed : <p className="muted">{t("notListed", { model: unlisted })}</p>}
          <MoreLink href={request(model)} label={t("nav.requestService")} about={`${text.title} ${model}`.trim()} />
        </div>
        {unlisted === "" ? null : listed}
        <ul className={isNamed ? undefined : css.listed} aria-labelledby={`listed-${id}`}>
          {families.map(({ name, detail }) => (
            <li key={name}>
              <a href={request(name)}>
                <Marked text={name} />
              </a>
              {isNamed ? (
                <span className="muted" lang={langOf(text)}>
                  {" "}
                  <Marked text={detail} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

interface EntryProps {
  path: string;
  /** Path of a picture, which shows nothing that the title does not say. */
  picture?: string;
  text: { title: string; language: Language };
  /** The name in links, where it is another than the title. */
  title?: string;
  /** The language of the line below where it is another than that of the title. */
  lang?: Language | undefined;
  /** The line below. */
  line: string | undefined;
  reason: Reason | undefined;
}

/** An entry with a page of its own. */
function Entry({ path, picture, text, title = text.title, lang, line = "", reason }: EntryProps) {
  const { href, versioned, langOf } = usePage();
  return (
    <li className={css.entry} lang={langOf(text)}>
      {picture === undefined ? null : <Picture src={picture} alt="" versioned={versioned} sizes="7.5rem" />}
      <h3>
        <a href={href(path)}>
          <Marked text={title} />
          <ForeignMark text={text} short />
        </a>
      </h3>
      <p className="muted" lang={lang}>
        <Marked text={line} />
      </p>
      <ReasonLine reason={reason} text={text} />
    </li>
  );
}

/** Why a result is one, in the words of its entry: in another language, where they are not in that of the result. */
function ReasonLine({ reason, text }: { reason: Reason | undefined; text: { language: Language } }) {
  if (reason === undefined) return null;
  const own = <Marked text={reason.text} />;
  if (reason.language === text.language) return <p className={css.sentence}>{own}</p>;
  return (
    <p className={css.sentence}>
      <span lang={reason.language}>{own}</span>
      {NO_BREAK_SPACE}
      <ForeignMark text={reason} short />
    </p>
  );
}
