import { fill } from "#i18n/dashboard/texts.ts";
import { Notice } from "#ui/notice.tsx";
import { useStaff } from "../../layout/staff-context.tsx";
import { clockText } from "../../parts/times.ts";
import type { Keeping } from "./draft-keeper.ts";

/** When what was typed was kept last. It changes every few seconds and is not read out. */
export function KeptNote({ keeping, place }: { keeping: Keeping; place: string | undefined }) {
  const { texts, language } = useStaff();
  if (keeping.kind !== "kept") return null;
  return (
    <p className={`mono muted ${place}`} suppressHydrationWarning>
      {fill(texts.editor.autosave.kept, { time: clockText(keeping.at, language) })}
    </p>
  );
}

/** Says that the server does not take what is typed, as long as it does not. */
export function NotKeptNotice({ keeping }: { keeping: Keeping }) {
  const { autosave } = useStaff().texts.editor;
  return keeping.kind === "failed" ? <Notice kind="failed">{autosave.failed}</Notice> : null;
}
