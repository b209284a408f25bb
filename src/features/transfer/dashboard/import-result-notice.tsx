import { useEffect, useRef } from "react";
import { refusalText } from "#features/media-library/refusal-reasons.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { CONTENT_MAX_MEGABYTES } from "../import-limits.ts";
import type { ContentCounts } from "../import-outcome.ts";
import type { ImportResult } from "../import-result.ts";
import { transferTexts } from "../texts.ts";
import { ImportBlockerList } from "./import-blocker-list.tsx";
import css from "./import-result-notice.module.css";

/** Shows the result of an import and takes the focus. */
export function ImportResultNotice({ result }: { result: ImportResult | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== undefined) notice.current?.focus();
  }, [result]);
  if (result === undefined) return null;
  return (
    <Notice ref={notice} kind={result.kind === "done" ? "done" : "failed"}>
      <Words result={result} />
    </Notice>
  );
}

function Words({ result }: { result: ImportResult }) {
  const { import: texts } = useTexts(transferTexts).transfer;
  switch (result.kind) {
    case "done":
      return <Done counts={result.counts} />;
    case "refused":
      return <Refused result={result} />;
    case "in-the-way":
      return <ImportBlockerList inTheWay={result.inTheWay} />;
    case "failed":
      return <Failed result={result} />;
    case "signed-out":
      return <p>{texts.signedOut}</p>;
    default:
      return <p>{texts[result.kind]}</p>;
  }
}

function Done({ counts }: { counts: ContentCounts }) {
  const { language, texts } = useStaff(transferTexts);
  const { done, seeSite, ...words } = texts.transfer.import;
  const counted = (name: keyof ContentCounts) =>
    fill(plural(language, words[name], counts[name]), { count: counts[name] });
  const all = { items: counted("items"), pictures: counted("pictures"), documents: counted("documents") };
  return (
    <>
      <p>{fill(done, all)}</p>
      <p>
        <a href="/">{seeSite}</a>
      </p>
    </>
  );
}

function Refused({ result: { reason, place, detail, file } }: { result: ImportResult & { kind: "refused" } }) {
  const { language, texts } = useStaff(transferTexts);
  const { line, record, refused, refusals } = texts.transfer.import;
  return (
    <>
      <p>{refused}</p>
      <dl className={css.reason}>
        <dt className="mono">
          {"line" in place ? fill(line, { number: place.line }) : fill(record, { number: place.record })}
        </dt>
        <dd>
          {refusals[reason]} {detail === undefined || detail === "" ? null : <code>{detail}</code>}
          {file === undefined ? null : <p>{refusalText(file, language)}</p>}
        </dd>
      </dl>
    </>
  );
}

function Failed({ result: { reason, id } }: { result: ImportResult & { kind: "failed" } }) {
  const { transfer, accountForms, errors } = useTexts(transferTexts);
  if (reason === "storage-unavailable" || reason === "storage-full") return <p>{accountForms.reasons[reason]}</p>;
  return (
    <>
      <p>{fill(transfer.import.failures[reason], { megabytes: CONTENT_MAX_MEGABYTES })}</p>
      {id === undefined ? null : <p className="mono">{fill(errors.logId, { id })}</p>}
    </>
  );
}
