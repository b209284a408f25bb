import { Section } from "#ui/dashboard/forms/section.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { ImportBlockers } from "../import-outcome.ts";
import type { ImportResult } from "../import-result.ts";
import { transferTexts } from "../texts.ts";
import { ImportBlockerList } from "./import-blocker-list.tsx";
import { ImportForm } from "./import-form.tsx";
import { ImportResultNotice } from "./import-result-notice.tsx";
import { useImport } from "./use-import.ts";

/**
 * Shows the import form, or what prevents an import.
 * @param result of an import sent without script
 */
export function ImportSection({
  inTheWay,
  result,
}: {
  inTheWay: ImportBlockers | undefined;
  result: ImportResult | undefined;
}) {
  const { transfer } = useTexts(transferTexts);
  const work = useImport(result);
  const isDone = work.result?.kind === "done";
  return (
    <Section title={transfer.import.title} lead={transfer.import.lead}>
      <ImportResultNotice result={work.result} />
      {inTheWay === undefined || work.progress !== undefined ? (
        // Cleared after a successful import.
        <ImportForm key={String(isDone)} work={work} />
      ) : (
        !isDone && work.result?.kind !== "in-the-way" && <ImportBlockerList inTheWay={inTheWay} />
      )}
    </Section>
  );
}
