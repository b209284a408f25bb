import { type FocusEvent, Fragment, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { accountsTexts } from "#features/accounts/texts.ts";
import { auditTexts } from "#features/audit/texts.ts";
import { backupTexts } from "#features/backup/texts.ts";
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
  const { shell } = useStaff().texts;
  const groups = useGroups();
  const menu = useClosedOnMove();
  return (
    <>
      <nav className={`wrap ${css.wide}`} aria-label={shell.navigation}>
        <ul className={css.entries}>
          <Work />
          {groups.map((group) => (
            <Menu key={group.name} {...group} />
          ))}
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
            {groups.map(({ name, entries }) => (
              <Fragment key={name}>
                <li className={`label ${css.group}`}>{name}</li>
                {entries.map((entry) => (
                  <Entry key={entry.to} {...entry} />
                ))}
              </Fragment>
            ))}
          </ul>
          <ul className={`${css.entries} ${css.own}`}>
            <Own />
          </ul>
        </nav>
      </details>
    </>
  );
}

/** The overview, and what people send. */
function Work() {
  const forms = useForms();
  const { texts, actor } = useStaff();
  return (
    <>
      <Entry to="/dashboard" name={texts.shell.overview} />
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

interface Target {
  to: string;
  name: string;
}

/** Entries in groups: content with pages of its own, lists with that of searches, and administration for admins. */
function useGroups(): { name: string; entries: Target[] }[] {
  const collections = useCollections();
  const { texts, actor } = useStaff(
    publishingTexts,
    finderTexts,
    settingsTexts,
    accountsTexts,
    personTexts,
    transferTexts,
    auditTexts,
    backupTexts,
    healthTexts,
    gettingStartedTexts,
  );
  const { shell } = texts;
  const entriesOf = (group?: "lists") =>
    collections
      .filter(({ menu }) => menu === group)
      .map(({ addresses, words }) => ({ to: `/dashboard/${addresses.dashboard}`, name: words.name }));
  const content = [
    ...entriesOf(),
    { to: "/dashboard/pages", name: texts.pages.title },
    { to: "/dashboard/pictures", name: shell.pictures },
  ];
  const lists = [...entriesOf("lists"), { to: "/dashboard/searches", name: texts.searches.title }];
  const administration = ADMINISTRATION.map(({ to, area }) => ({ to, name: texts[area].title }));
  return [
    { name: shell.content, entries: content },
    { name: shell.lists, entries: lists },
    ...(actor?.role === "admin" ? [{ name: shell.administration, entries: administration }] : []),
  ];
}

/** A menu of entries, marked on their pages. */
function Menu({ name, entries }: { name: string; entries: readonly Target[] }) {
  const { pathname } = useLocation();
  const menu = useClosedOnMove();
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const isHere = entries.some(({ to }) => pathname.startsWith(to));
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
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </ul>
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
  { to: "/dashboard/backups", area: "backups" },
  { to: "/dashboard/health", area: "health" },
  { to: "/dashboard/first-days", area: "gettingStarted" },
] as const;

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

function Entry({ to, name }: Target) {
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
