import { services } from "#content/services/services.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { Brand } from "./brand.tsx";
import css from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MENU_ID, Menu } from "./menu.tsx";
import { isCurrent, mainNavigation } from "./navigation.ts";

/** The head of every page: brand, main navigation with its two dropdowns, languages, night switch, burger. */
export function Header() {
  const { t, href, path, language } = usePage();
  return (
    <header className={css.top}>
      <a className={css.skip} href="#main">
        {t("site.skip")}
      </a>
      <div className={`wrap ${css.bar}`}>
        <Brand />
        <nav className={css.nav} aria-label={t("nav.main")}>
          {mainNavigation(services, language).map((entry) =>
            entry.children === undefined ? (
              <a key={entry.path} href={href(entry.path)} aria-current={isCurrent(entry, path) ? "page" : undefined}>
                {t(entry.label)}
              </a>
            ) : (
              <details key={entry.path} name="nav" data-drop="">
                <summary aria-current={isCurrent(entry, path) ? "true" : undefined}>
                  {t(entry.label)}
                  <Icon name="chevron" />
                </summary>
                <ul>
                  {entry.children.map((child) => (
                    <li key={child.path}>
                      <a href={href(child.path)} aria-current={child.path === path ? "page" : undefined}>
                        <span className="mono">{child.number}</span>
                        {child.title ?? t(child.label ?? "nav.home")}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ),
          )}
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
