import { staffContext } from "#features/accounts/staff.ts";
import { inboxTexts } from "#features/submissions/inbox-texts.ts";
import { shownTexts } from "#platform/i18n/texts.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { readImportResult } from "../import-result.ts";
import { transferTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { DownloadSection } from "./download-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** Loads what prevents an import, and the result of one sent without script. For admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, exports, forms, collections, searchParams } = await staffContext(args, "admin");
  const tables = forms.map(({ csv, texts }) => ({ csv, folder: texts.folder }));
  return {
    tables,
    inTheWay: await exports.inTheWay(actor),
    result: readImportResult(searchParams, [...collections, ...forms]),
  };
}

export default function ExportPage({ loaderData: { tables, inTheWay, result } }: Route.ComponentProps) {
  const { texts, language } = useStaff(transferTexts);
  const { transfer } = texts;
  return (
    <div className="wrap">
      <PageHead title={transfer.title} />
      {tables.map(({ csv, folder }) => (
        <DownloadSection
          key={csv}
          path={`/dashboard/export/${csv}`}
          texts={inboxTexts(folder, language, shownTexts).csv}
          note={transfer.personal}
        />
      ))}
      <DownloadSection
        path="/dashboard/export/content.json"
        texts={transfer.content}
        note={
          <>
            {transfer.content.backup} <code>npm run backup</code>
          </>
        }
      />
      <ImportSection inTheWay={inTheWay} result={result} />
    </div>
  );
}
