import { Link } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { authorName } from "../authors.ts";
import type { StaffListItem } from "../publishing.server.ts";
import { publishingTexts } from "../texts.ts";
import type { Route } from "./+types/pages-page";
import { useCollection } from "./collections.ts";
import css from "./pages-page.module.css";
import { PageState } from "./parts/page-state.tsx";

/** Loads the pages whose words staff edit. */
export async function loader(args: Route.LoaderArgs) {
  const { publishing, actor } = await staffContext(args);
  return { items: await publishing.pages(actor) };
}

export default function PagesPage({ loaderData: { items } }: Route.ComponentProps) {
  const { texts } = useStaff(publishingTexts);
  const { pages, shell } = texts;
  return (
    <div className="wrap">
      <PageHead title={pages.title} way={[{ title: shell.overview, to: "/dashboard" }]} />
      <p className={`muted ${css.lead}`}>{pages.lead}</p>
      <table className={table.table}>
        <caption className="hidden">{pages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{pages.page}</th>
            <th scope="col">{pages.words}</th>
            <th scope="col">{texts.list.changed}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PageRow key={item.kind} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PageRow({ item }: { item: StaffListItem }) {
  const { language, texts } = useStaff(publishingTexts);
  const { addresses, page, words } = useCollection(item.kind);
  return (
    <tr>
      <th scope="row">
        <Link to={`/dashboard/${addresses.dashboard}/${item.id}`}>{words.name}</Link>
        {page?.path === undefined ? null : <span className="mono muted"> {localizedPath(page.path, language)}</span>}
      </th>
      <td>
        <PageState item={item} />
      </td>
      <td className="muted" suppressHydrationWarning>
        {item.updatedAt === 0
          ? ""
          : `${timeText(item.updatedAt, language)}, ${authorName(item.updatedBy, texts.history.authors)}`}
      </td>
    </tr>
  );
}
