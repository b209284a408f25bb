import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { type Problem, problemsOfSeverity } from "../../problems.ts";
import { publishingTexts } from "../../texts.ts";
import { ProblemList } from "./problem-list.tsx";
import css from "./publish-dialog.module.css";

/** The state of the check of a draft. */
export type Checked =
  | { kind: "checking" }
  | { kind: "checked"; problems: readonly Problem[] }
  | { kind: "failed"; isSignedOut: boolean };

interface CheckReportProps {
  checked: Checked;
  onGo: (path: string) => void;
  onRetry: () => void;
}

/** The problems of a draft, by severity. */
export function CheckReport({ checked, onGo, onRetry }: CheckReportProps) {
  const { editor, parts } = useTexts(publishingTexts);
  const { check: words } = editor;
  if (checked.kind === "checking") return <p role="status">{words.checking}</p>;
  if (checked.kind === "failed") {
    return (
      <Notice kind="failed">
        <p>{checked.isSignedOut ? parts.signedOut : words.failed}</p>
        <Button variant="small" onClick={onRetry}>
          {words.retry}
        </Button>
      </Notice>
    );
  }
  if (checked.problems.length === 0) return <Notice kind="done">{words.nothing}</Notice>;
  return (
    <div className={css.report}>
      {(["refused", "incomplete", "advice"] as const).map((severity) => {
        const problems = problemsOfSeverity(severity, checked.problems);
        if (problems.length === 0) return null;
        return (
          <section key={severity} className={severity === "advice" ? css.advice : css.blocking}>
            <h3>{words[severity]}</h3>
            <ProblemList problems={problems} onGo={onGo} />
          </section>
        );
      })}
    </div>
  );
}
