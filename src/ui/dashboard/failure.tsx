import { useContext } from "react";
import { isRouteErrorResponse, Link } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "../button.tsx";
import { DocumentPartsContext } from "../document-parts.ts";
import css from "./failure.module.css";
import { useStaff, useTexts } from "./staff-context.tsx";

/** Thrown for an item whose stored text is damaged: the id of the log line. */
export interface DamagedItem {
  damagedLogId: string;
}

/** Shows why a page of the dashboard failed, and how to go on. */
export function Failure({ error }: { error: unknown }) {
  const { shell, errors } = useTexts();
  const { actor } = useStaff();
  const parts = useContext(DocumentPartsContext);
  // In the browser the router's response has the status; in the document the server's has.
  const status = isRouteErrorResponse(error) ? error.status : parts.status;
  const damagedLogId = damagedLogIdOf(error);
  const { title, lead } =
    damagedLogId === undefined ? wordsOf(status, errors) : { title: errors.damagedTitle, lead: errors.damagedLead };
  const logId = damagedLogId ?? parts.failureLogId;
  return (
    <div className={`wrap ${css.failure}`}>
      <title>{fill(shell.title, { title })}</title>
      <p className="label">{status === 200 ? "" : status}</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {logId === undefined ? null : <p className="mono muted">{fill(errors.logId, { id: logId })}</p>}
      {actor === undefined ? (
        <a className={buttonClass("medium")} href="/dashboard">
          {errors.overview}
        </a>
      ) : (
        <Link className={buttonClass("medium")} to="/dashboard">
          {errors.overview}
        </Link>
      )}
    </div>
  );
}

/** Returns the id of the log line, for an item whose stored text is damaged. */
function damagedLogIdOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as Partial<DamagedItem> | null)?.damagedLogId : undefined;
}

type Errors = ReturnType<typeof useTexts>["errors"];

function wordsOf(status: number, errors: Errors): { title: string; lead: string } {
  switch (status) {
    case 403:
      return { title: errors.forbiddenTitle, lead: errors.forbiddenLead };
    case 404:
      return { title: errors.notFoundTitle, lead: errors.notFoundLead };
    case 503:
      return { title: errors.unavailableTitle, lead: errors.unavailableLead };
    default:
      return { title: errors.unexpectedTitle, lead: errors.unexpectedLead };
  }
}
