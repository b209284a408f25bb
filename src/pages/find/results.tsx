import { createContext, type ReactNode, use } from "react";
import { equipmentTexts } from "#collections/equipment/texts.ts";
import { kindOf } from "#collections/projects/projects.ts";
import { shortTitleOf } from "#collections/services/services.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
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
          {t("request")}
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
        {products.map(({ entry: { id, text, img }, reason }) => (
          <Entry
            key={id}
            path={`/products/${id}`}
            picture={img}
            text={text}
            lang={text.languageOf?.productType}
            line={text.productType}
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

/** A group of results; nothing without any. */
export function Group({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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

/** A maker, what is done, and the requests for service of its families. */
function Maker({ entry: { id, text, work }, reason, families, isNamed, model }: Found["makers"][number]) {
  const { t, href, langOf } = usePage(findTexts, equipmentTexts);
  const request = (name: string) => href(requestPath({ maker: text.title, model: name }));
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
          <ForeignMark text={text} />
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
      {isNamed ? (
        <ul>
          {families.map(({ name, detail }) => (
            <li key={name} className={css.family}>
              <p>
                <b>
                  <Marked text={name} />
                </b>{" "}
                <span className="muted" lang={langOf(text)}>
                  <Marked text={detail} />
                </span>
              </p>
              <RequestLink href={request(name)} about={`${text.title} ${name}`} />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <div className={css.family}>
            {model === "" ? listed : <p className="muted">{t("notListed", { model })}</p>}
            <RequestLink href={request(model)} about={`${text.title} ${model}`.trim()} />
          </div>
          {model === "" ? null : listed}
          <ul className={css.listed} aria-labelledby={`listed-${id}`}>
            {families.map(({ name }) => (
              <li key={name}>
                <a href={request(name)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** The way to an engineer. @param about what is repaired, for screen readers */
function RequestLink({ href, about }: { href: string; about: string }) {
  const { t } = usePage(findTexts);
  return <MoreLink href={href} label={t("request")} about={about} />;
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
    <li className={picture === undefined ? css.entry : `${css.entry} ${css.pictured}`} lang={langOf(text)}>
      {picture === undefined ? null : <Picture src={picture} alt="" versioned={versioned} sizes="7.5rem" />}
      <h3>
        <a href={href(path)}>
          <Marked text={title} />
          <ForeignMark text={text} />
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
      <span className={css.code}>{LANGUAGES[reason.language].short}</span>
    </p>
  );
}
