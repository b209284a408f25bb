import { useState } from "react";
import { Link, useNavigation } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { listPath, useCollection, useListTitle } from "../collections.ts";
import { Changes } from "./changes.tsx";
import type { HistoryData } from "./history-data.ts";
import css from "./item-history.module.css";
import { RestoreNotice } from "./restore-notice.tsx";
import { useRestore } from "./use-restore.ts";
import { VersionTable } from "./version-table.tsx";

/** An item's versions: author and time of each, a comparison of two, and a button to restore one. */
export function ItemHistory({ history: shown }: { history: HistoryData }) {
  const texts = useTexts(publishingTexts);
  const { history, list } = texts;
  const { kind, id, title } = shown;
  const titleLanguage = title === "" ? undefined : shown.titleLanguage;
  const collection = useCollection(kind);
  const form = `/dashboard/${collection.addresses.dashboard}/${id}`;
  const name = collection.page === undefined ? title : collection.words.name;
  const [asked, setAsked] = useState<number>();
  const { result, busy, restore } = useRestore(shown);
  const waiting = useNavigation().state === "loading" || busy;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead
        title={history.title}
        way={[
          { title: texts.shell.overview, to: "/dashboard" },
          { title: useListTitle(kind), to: listPath(collection) },
          { title: name === "" ? list.untitled : name, to: form, titleLanguage },
        ]}
      >
        <Link className={buttonClass("medium")} to={form}>
          {history.edit}
        </Link>
      </PageHead>
      <p className={`muted ${css.lead}`}>{history.lead}</p>
      <RestoreNotice result={result} />
      <div className={css.two} aria-busy={waiting}>
        <VersionTable history={shown} onRestore={setAsked} />
        <Changes history={shown} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={fill(history.restoreTitle, { version: asked ?? "" })}
        confirm={history.restoreButton}
        destructive={false}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) restore(asked);
        }}
      >
        <p>{history.restoreLead}</p>
      </ConfirmDialog>
    </div>
  );
}
