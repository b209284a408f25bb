import { redirect } from "react-router";
import { answerForm, type Handler } from "#features/accounts/forms/answer-form.ts";
import { staffContext } from "#features/accounts/staff.ts";
import { readInboxQuery } from "#features/submissions/inbox-query.ts";
import { fold } from "#platform/i18n/fold.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { Route } from "./+types/page";
import { Results, type SearchResults } from "./results.tsx";
import css from "./search.module.css";
import { SearchField } from "./search-field.tsx";

/** Results shown of each kind. */
const SHOWN = 10;

/** Searches everything that the account may see; nothing without a search. */
export async function loader(args: Route.LoaderArgs): Promise<{ q: string; results: SearchResults | undefined }> {
  const { actor, publishing, inbox, forms, pictures, accounts, searchParams } = await staffContext(args);
  const isAdmin = actor.role === "admin";
  const encrypted = readSearch(searchParams);
  const q = inbox.decryptSearch(actor, encrypted);
  if (q === "") return { q, results: undefined };
  const entries = await publishing.search(actor, q, SHOWN);
  const submissions = [];
  for (const form of forms.filter(({ readableBy }) => readableBy === "editor" || isAdmin)) {
    const query = { ...readInboxQuery(new URLSearchParams(), form), view: "everywhere", search: encrypted };
    const { submissions: found } = await inbox.list(actor, form, query);
    if (found.length > 0)
      submissions.push({ form: form.name, found: found.slice(0, SHOWN), cut: found.length > SHOWN });
  }
  const people = isAdmin ? (await accounts.staff(actor)).filter(named(q)) : [];
  const photos = await pictures.list(actor, { q, page: 1 });
  return {
    q,
    results: {
      ...entries,
      submissions,
      search: encrypted,
      people: {
        found: people.slice(0, SHOWN).map(({ id, name, username }) => ({ id, name, username })),
        cut: people.length > SHOWN,
      },
      pictures: {
        found: photos.items.slice(0, SHOWN).map(({ key, path, name, alt }) => ({ key, path, name, alt })),
        cut: photos.total > SHOWN,
      },
    },
  };
}

/** Returns the encrypted search of an address; empty for a malformed one. */
function readSearch(parameters: URLSearchParams): string {
  const search = parameters.get("search") ?? "";
  return SEARCH.test(search) ? search : "";
}

const SEARCH = /^[\w-]{0,1000}$/;

/** Returns whether an account's name, username or e-mail address contains a text. */
const named =
  (q: string) =>
  ({ name, username, email = "" }: { name: string; username: string; email: string | undefined }) =>
    fold(`${name} ${username} ${email}`).includes(fold(q));

/** Redirects to an address with the search encrypted, so that URLs and logs contain no names. */
const search: Handler = async ({ actor, inbox, fields: { q = "" } }) => {
  const encrypted = inbox.encryptSearch(actor, { readableBy: "editor" }, q);
  throw redirect(`/dashboard/search${encrypted === "" ? "" : `?search=${encrypted}`}`, 303);
};

export const action = (args: Route.ActionArgs) => answerForm(args, { search });

export default function SearchPage({ loaderData: { q, results } }: Route.ComponentProps) {
  const { shell, search: t } = useTexts();
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={t.title} way={[{ title: shell.overview, to: "/dashboard" }]} />
      <SearchField q={q} />
      {results === undefined ? <p className="muted">{t.lead}</p> : <Results results={results} q={q} />}
    </div>
  );
}
