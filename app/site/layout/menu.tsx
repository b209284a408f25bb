import { services } from "#content/services/services.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import css from "./menu.module.css";
import { isCurrent, mainNavigation, SIDE_NAVIGATION } from "./navigation.ts";

export const MENU_ID = "menu";

/** The menu of narrow screens: a native popover, closed by its button, the backdrop or Escape; one section open. */
export function Menu() {
  const { t, href, path, language } = usePage();
  return (
    <div id={MENU_ID} popover="auto" className={css.menu}>
      <div className={css.bar}>
        <Brand />
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t("nav.closeMenu")}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t("nav.menu")}>
        {mainNavigation(services, language).map((entry) =>
          entry.children === undefined ? (
            <a key={entry.path} href={href(entry.path)} aria-current={isCurrent(entry, path) ? "page" : undefined}>
              {t(entry.label)}
            </a>
          ) : (
            <details key={entry.path} name="menu-section">
              <summary>
                {t(entry.label)}
                <Icon name="chevron" />
              </summary>
              <ul>
                {entry.children.map((child) => (
                  <li key={child.path}>
                    <a href={href(child.path)} aria-current={child.path === path ? "page" : undefined}>
                      <span className="mono muted">{child.number}</span>
                      {child.title ?? t(child.label ?? "nav.home")}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ),
        )}
      </nav>
      <div className={css.side}>
        {SIDE_NAVIGATION.map((entry) => (
          <a key={entry.path} href={href(entry.path)}>
            {t(entry.label)}
          </a>
        ))}
        <LanguageSwitch />
      </div>
    </div>
  );
}
