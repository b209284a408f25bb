import { Icon } from "#ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { Brand } from "./brand.tsx";
import css from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainEntries } from "./main-entries.tsx";
import { MENU_ID, Menu } from "./menu.tsx";

/** The head of every page: brand, main navigation with its two dropdowns, languages, night switch, burger. */
export function Header() {
  const { t } = usePage();
  return (
    <header className={css.top}>
      <a className={css.skip} href="#main">
        {t("site.skip")}
      </a>
      <div className={`wrap ${css.bar}`}>
        <Brand />
        <nav className={css.nav} aria-label={t("nav.main")}>
          <MainEntries group="nav" className={css.entry} dropdown />
        </nav>
        <div className={css.tools}>
          <LanguageSwitch />
          <button
            type="button"
            className={css.tool}
            data-night=""
            aria-label={t("nav.night")}
            title={t("nav.night")}
            hidden
          >
            <Icon name="night" />
          </button>
          <button
            type="button"
            className={`${css.tool} ${css.burger}`}
            popoverTarget={MENU_ID}
            aria-label={t("nav.openMenu")}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Menu />
    </header>
  );
}
