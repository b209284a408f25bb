import { FIND_PATH, SERVICE_REQUEST_PATH } from "#pages/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { Brand } from "./brand.tsx";
import css from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainEntries } from "./main-entries.tsx";
import { MENU_ID, Menu } from "./menu.tsx";
import { shellTexts } from "./texts.ts";

/**
 * The header of every page: brand, main navigation with its two dropdowns, search, languages, theme, service
 * phone, menu button.
 */
export function Header() {
  const { t, href, company } = usePage(shellTexts);
  const phone = company === undefined ? undefined : servicePhone(company);
  return (
    <header className={css.top}>
      <a className={css.skip} href="#main">
        {t("skip")}
      </a>
      <div className={`wrap ${css.bar}`}>
        <Brand />
        <nav className={css.nav} aria-label={t("main")}>
          <MainEntries group="nav" className={css.entry} dropdown />
        </nav>
        <div className={css.tools}>
          <a className={css.request} href={href(SERVICE_REQUEST_PATH)}>
            {t("nav.requestService")}
          </a>
          <form className={css.find} action={href(FIND_PATH)}>
            <Icon name="search" />
            <input name="q" type="search" aria-label={t("labels.search")} maxLength={QUERY_MAX} />
          </form>
          <LanguageSwitch />
          <div className={css.tool} title={t("theme")} data-themes="" hidden>
            <Icon name="night" />
            <select aria-label={t("theme")}>
              <option value="day">{t("day")}</option>
              <option value="dusk">{t("dusk")}</option>
              <option value="night">{t("night")}</option>
            </select>
          </div>
          {phone === undefined ? null : (
            <a
              className={`${css.tool} ${css.narrow}`}
              href={telephoneUri(phone.number)}
              aria-label={t("call", { number: phone.number })}
            >
              <Icon name="phone" />
            </a>
          )}
          <button
            type="button"
            className={`${css.tool} ${css.narrow}`}
            popoverTarget={MENU_ID}
            aria-label={t("openMenu")}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Menu />
    </header>
  );
}
