import { staffContext } from "#features/accounts/staff.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { transferTexts } from "../texts.ts";
import { readTold } from "../told-import.ts";
import type { Route } from "./+types/page";
import { DownloadSection } from "./download-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** What keeps an import out, and what the last one came to if it was sent without script; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, exports, searchParams } = await staffContext(args, "admin");
  return { inTheWay: await exports.inTheWay(actor), told: readTold(searchParams) };
}

export default function ExportPage({ loaderData: { inTheWay, told } }: Route.ComponentProps) {
  const { transfer } = useTexts(transferTexts);
  return (
    <div className="wrap">
      <PageHead title={transfer.title} />
      <DownloadSection path="/dashboard/export/messages.csv" texts={transfer.messages} note={transfer.personal} />
      <DownloadSection
        path="/dashboard/export/applications.csv"
        texts={transfer.applications}
        note={transfer.personal}
      />
      <DownloadSection
        path="/dashboard/export/content.json"
        texts={transfer.content}
        note={
          <>
            {transfer.content.backup} <code>npm run backup</code>
          </>
        }
      />
      <ImportSection inTheWay={inTheWay} told={told} />
    </div>
  );
}
