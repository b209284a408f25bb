import { type ReactNode, useEffect } from "react";
import { Form, Link } from "react-router";
import { forgetCopies } from "#features/publishing/dashboard/editor/local-copy.ts";
import { buttonClass } from "#ui/button.tsx";
import { LeaveGuard } from "#ui/dashboard/leave-guard.tsx";
import { StaffBrand } from "#ui/dashboard/staff-brand.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { EDIT_LINK } from "../edit-link.ts";
import "./theme.css";
import css from "./frame.module.css";
import { Navigation, Own } from "./navigation.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The frame of every dashboard page; pages before signing in have none. */
export function Frame({ children }: { children: ReactNode }) {
  const { actor, texts, language } = useStaff();
  const editText = actor === undefined ? undefined : `${texts.shell.editPage}|${language}`;
  useEffect(() => setEditLink(editText), [editText]);
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
      <LeaveGuard />
    </>
  );
}

function Head() {
  const { shell, search } = useTexts();
  return (
    <header className={css.top}>
      <a className={css.skip} href="#main">
        {shell.skip}
      </a>
      <div className={`wrap ${css.bar}`}>
        <StaffBrand />
        <span className={`label ${css.staff}`}>{shell.staff}</span>
        <div className={css.tools}>
          <ul className={css.own}>
            <Own />
          </ul>
          <Link to="/dashboard/search" className={css.search} aria-label={search.title} title={search.title}>
            <Icon name="search" />
          </Link>
          <ThemeSwitch />
          {/* A full document load, so that the browser drops the dashboard's state. */}
          <Form
            method="post"
            action="/dashboard"
            reloadDocument
            onSubmit={() => {
              forgetCopies();
              setEditLink(undefined);
            }}
          >
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

/** Stores the text of the link that the site's pages show to staff; undefined removes it. */
function setEditLink(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(EDIT_LINK);
    else localStorage.setItem(EDIT_LINK, text);
  } catch {
    // The browser forbids local storage: the site's pages have no such link.
  }
}
