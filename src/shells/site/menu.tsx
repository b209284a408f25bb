import { FIND_PATH, furtherNavigation, linkTo, SERVICE_REQUEST_PATH } from "#pages/navigation.ts";
import { textIn } from "#platform/i18n/languages.ts";
import { Icon } from "#ui/icon.tsx";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainEntries } from "./main-entries.tsx";
import css from "./menu.module.css";
import { shellTexts } from "./texts.ts";

export const MENU_ID = "menu";

/**
 * The menu of narrow screens: a native popover, closed by its button, the backdrop or Escape; one section is open at a
 * time.
 */
export function Menu() {
  const page = usePage(shellTexts);
  const { t, href, company, language } = page;
  const phone = company === undefined ? undefined : servicePhone(company);
  const label = phone && textIn(phone.label, language);
  return (
    <div id={MENU_ID} popover="auto" className={css.menu}>
      <div className={css.bar}>
        <Brand />
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t("closeMenu")}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t("menu")}>
        <MainEntries group="menu-section" className={css.entry} />
      </nav>
      <a className={css.phone} href={href(SERVICE_REQUEST_PATH)}>
        {t("nav.requestService")}
      </a>
      <div className={css.side}>
        <a href={href(FIND_PATH)}>{t("labels.search")}</a>
        {furtherNavigation(page).map((entry) => (
          <a key={entry.path} {...linkTo(entry, page)}>
            {entry.title}
          </a>
        ))}
        <LanguageSwitch />
      </div>
      {phone === undefined || label === undefined ? null : (
        <a className={css.phone} href={telephoneUri(phone.number)}>
          <Icon name="phone" />
          <span lang={label.language === language ? undefined : label.language}>
            {label.text}
            <b>{phone.number}</b>
          </span>
        </a>
      )}
    </div>
  );
}
