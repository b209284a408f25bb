import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { accountsTexts } from "#features/accounts/texts.ts";
import { auditTexts } from "#features/audit/texts.ts";
import { finderTexts } from "#features/finder/texts.ts";
import { gettingStartedTexts } from "#features/getting-started/texts.ts";
import { healthTexts } from "#features/health/texts.ts";
import { personTexts } from "#features/personal-data/texts.ts";
import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { transferTexts } from "#features/transfer/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import css from "./navigation.module.css";

/** The dashboard's navigation: in a row on wide screens, behind a button on a phone. */
export function Navigation() {
  const { texts, actor } = useStaff();
  const { shell } = texts;
  const menu = useClosedOnMove();
  return (
    <>
      <nav className={`wrap ${css.wide}`} aria-label={shell.navigation}>
        <ul className={css.entries}>
          <Work />
          <Lists />
          <Administration />
        </ul>
      </nav>
      <details className={`wrap ${css.narrow}`} ref={menu}>
        <summary>
          <Icon name="menu" />
          {shell.menu}
          <Late />
        </summary>
        <nav aria-label={shell.navigation}>
          <ul className={css.entries}>
            <Work />
            <li className={`label ${css.group}`}>{shell.lists}</li>
            <ListEntries />
            {actor?.role === "admin" ? <li className={`label ${css.group}`}>{shell.administration}</li> : null}
            <AdministrationEntries />
          </ul>
          <ul className={`${css.entries} ${css.own}`}>
            <Own />
          </ul>
        </nav>
      </details>
    </>
  );
}

/** Entries for daily work. */
function Work() {
  const collections = useCollections();
  const forms = useForms();
  const { texts, actor } = useStaff(publishingTexts);
  const { shell } = texts;
  return (
    <>
      <Entry to="/dashboard" name={shell.overview} />
      {forms
        .filter(({ readableBy }) => readableBy === "editor" || actor?.role === "admin")
        .map((form) => (
          <li key={form.name}>
            <NavLink to={`/dashboard/${form.dashboard}`}>
              {form.texts.title}
              {form.waiting === undefined ? null : <Late />}
            </NavLink>
          </li>
        ))}
      {collections
        .filter(({ menu }) => menu === undefined)
        .map(({ name, addresses, words }) => (
          <Entry key={name} to={`/dashboard/${addresses.dashboard}`} name={words.name} />
        ))}
      <Entry to="/dashboard/pages" name={texts.pages.title} />
      <Entry to="/dashboard/pictures" name={shell.pictures} />
    </>
  );
}

/** The badge stays small: larger numbers are shown as "99+". */
const BADGE_MAX = 99;

/** Number of overdue messages; nothing when there are none. */
function Late() {
  const { texts, language, late } = useStaff();
  if (late === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{late > BADGE_MAX ? `${BADGE_MAX}+` : late}</span>
      <span className="hidden">{fill(plural(language, texts.shell.late, late), { count: late })}</span>
    </span>
  );
}

/** Lists that collections choose from, and that of searches, in a menu. */
function Lists() {
  const { shell } = useStaff().texts;
  const paths = useLists().map(({ to }) => to);
  return (
    <Group name={shell.lists} paths={paths}>
      <ListEntries />
    </Group>
  );
}

function useLists() {
  const { texts } = useStaff(finderTexts);
  const lists = useCollections().filter(({ menu }) => menu === "lists");
  return [
    ...lists.map(({ addresses, words }) => ({ to: `/dashboard/${addresses.dashboard}`, name: words.name })),
    { to: "/dashboard/searches", name: texts.searches.title },
  ];
}

function ListEntries() {
  return useLists().map(({ to, name }) => <Entry key={to} to={to} name={name} />);
}

/** Entries for admins, in a menu. */
function Administration() {
  const { texts, actor } = useStaff();
  if (actor?.role !== "admin") return null;
  return (
    <Group name={texts.shell.administration} paths={ADMINISTRATION.map(({ to }) => to)}>
      <AdministrationEntries />
    </Group>
  );
}

/** A menu of entries. @param paths where its entries lead: on one of these pages it is marked */
function Group({ name, paths, children }: { name: string; paths: readonly string[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const menu = useClosedOnMove();
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const isHere = paths.some((path) => pathname.startsWith(path));
  return (
    <li>
      <details
        className={css.menu}
        ref={menu}
        onBlur={closeOutside}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape" || !currentTarget.open) return;
          currentTarget.open = false;
          currentTarget.querySelector("summary")?.focus();
        }}
      >
        <summary className={isHere ? css.current : undefined}>
          {name}
          <Icon name="chevron" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}

const ADMINISTRATION = [
  { to: "/dashboard/settings", area: "settings" },
  { to: "/dashboard/staff", area: "staffAccounts" },
  { to: "/dashboard/person", area: "person" },
  { to: "/dashboard/export", area: "transfer" },
  { to: "/dashboard/audit", area: "audit" },
  { to: "/dashboard/health", area: "health" },
  { to: "/dashboard/first-days", area: "gettingStarted" },
] as const;

function AdministrationEntries() {
  const { texts, actor } = useStaff(
    settingsTexts,
    accountsTexts,
    personTexts,
    transferTexts,
    auditTexts,
    healthTexts,
    gettingStartedTexts,
  );
  if (actor?.role !== "admin") return null;
  return ADMINISTRATION.map(({ to, area }) => <Entry key={to} to={to} name={texts[area].title} />);
}

/** The own account, and the link to the website: in the bar above on wide screens, at the end of the menu on others. */
export function Own() {
  const { shell } = useStaff().texts;
  return (
    <>
      <Entry to="/dashboard/account" name={shell.account} />
      <li>
        <a href="/">{shell.website}</a>
      </li>
    </>
  );
}

function Entry({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <NavLink to={to} end={to === "/dashboard"}>
        {name}
      </NavLink>
    </li>
  );
}

/** A menu that closes when the page it links to opens. */
function useClosedOnMove() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that opens closes the menu that led to it.
  useEffect(() => {
    if (menu.current !== null) menu.current.open = false;
  }, [pathname]);
  return menu;
}
