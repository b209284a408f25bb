import { Section } from "#ui/dashboard/forms/section.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { InTheWay } from "../import-outcome.ts";
import { transferTexts } from "../texts.ts";
import type { ToldImport } from "../told-import.ts";
import { ImportForm } from "./import-form.tsx";
import { ImportTold } from "./import-told.tsx";
import { InTheWayList } from "./in-the-way-list.tsx";
import { useImport } from "./use-import.ts";

/**
 * The import: a form where it is possible, else what is in its way.
 * @param told what became of an import that was sent without script
 */
export function ImportSection({ inTheWay, told }: { inTheWay: InTheWay | undefined; told: ToldImport | undefined }) {
  const { transfer } = useTexts(transferTexts);
  const work = useImport(told);
  const isDone = work.told?.kind === "done";
  return (
    <Section title={transfer.import.title} lead={transfer.import.lead}>
      <ImportTold told={work.told} />
      {inTheWay === undefined || work.progress !== undefined ? (
        // Once it was done, it is empty again.
        <ImportForm key={String(isDone)} work={work} />
      ) : (
        !isDone && work.told?.kind !== "in-the-way" && <InTheWayList inTheWay={inTheWay} />
      )}
    </Section>
  );
}
