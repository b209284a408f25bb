import { type ReactNode, useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { forgetCopies } from "../items/editor/local-copy.ts";
import css from "./frame.module.css";
import { NightSwitch } from "./night-switch.tsx";
import { StaffBrand } from "./staff-brand.tsx";
import { useStaff, useTexts } from "./staff-context.tsx";

/** What stands around every page of the dashboard; before signing in the page stands alone. */
export function Frame({ children }: { children: ReactNode }) {
  const { actor } = useStaff();
  if (actor === undefined) {
    return (
      <main id="main" className={css.main}>
        {children}
      </main>
    );
  }
  return (
    <>
      <Head />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}

function Head() {
  const { shell } = useTexts();
  return (
    <header className={css.top}>
      <a className={css.skip} href="#main">
        {shell.skip}
      </a>
      <div className={`wrap ${css.bar}`}>
        <StaffBrand />
        <span className={`label ${css.staff}`}>{shell.staff}</span>
        <div className={css.tools}>
          <NightSwitch />
          {/* A document again: the browser forgets what it knew of the dashboard. */}
          <Form method="post" action="/dashboard" reloadDocument onSubmit={forgetCopies}>
            <button type="submit" name="intent" value="sign-out" className={buttonClass("small")}>
              {shell.logOut}
            </button>
          </Form>
        </div>
      </div>
      <Navigation />
    </header>
  );
}

function Navigation() {
  const { shell } = useTexts();
  const { actor } = useStaff();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that opens closes the menu that led to it.
  useEffect(() => {
    if (menu.current !== null) menu.current.open = false;
  }, [pathname]);
  const entries = [
    ["/dashboard", shell.overview],
    ["/dashboard/news", shell.news],
    ["/dashboard/projects", shell.projects],
    ["/dashboard/products", shell.products],
    ["/dashboard/offers", shell.offers],
    ["/dashboard/pictures", shell.pictures],
    ["/dashboard/account", shell.account],
    ...(actor?.role === "admin" ? [["/dashboard/staff", shell.accounts] as const] : []),
  ] as const;
  const links = (
    <ul className={css.entries}>
      {entries.map(([to, name]) => (
        <li key={to}>
          <NavLink to={to} end={to === "/dashboard"}>
            {name}
          </NavLink>
        </li>
      ))}
      <li>
        <a href="/">{shell.website}</a>
      </li>
    </ul>
  );
  return (
    <>
      <nav className={`wrap ${css.wide}`} aria-label={shell.navigation}>
        {links}
      </nav>
      <details className={`wrap ${css.narrow}`} ref={menu}>
        <summary>
          <Icon name="menu" />
          {shell.menu}
        </summary>
        <nav aria-label={shell.navigation}>{links}</nav>
      </details>
    </>
  );
}
