import { useEffect, useRef } from "react";
import { Form } from "react-router";
import css from "#features/publishing/dashboard/list/list-controls.module.css";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { INBOX_OWNERS, type InboxQuery } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";

/** Search and owner. What is typed is sent as a form, so that no name stands in an address. */
export function InboxControls({ query, q }: { query: InboxQuery; q: string }) {
  const { inbox: t } = useTexts(submissionTexts);
  const search = useRef<HTMLInputElement>(null);
  // A way back or a link changes what was asked for; what is being typed stays otherwise.
  useEffect(() => {
    if (search.current !== null) search.current.value = q;
  }, [q]);
  return (
    <search>
      <Form method="post" action="/dashboard/messages" className={css.controls} preventScrollReset>
        <input type="hidden" name="intent" value="search" />
        <input type="hidden" name="state" value={query.view} />
        <div className={css.text}>
          <label htmlFor="q">{t.search}</label>
          <input ref={search} id="q" name="q" type="search" defaultValue={q} maxLength={QUERY_MAX} autoComplete="off" />
        </div>
        <div className={css.choice}>
          <label htmlFor="owner">{t.owner}</label>
          <select id="owner" name="owner" key={query.owner} defaultValue={query.owner}>
            {INBOX_OWNERS.map((owner) => (
              <option key={owner} value={owner}>
                {t.owners[owner]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass("medium")}>
          {t.show}
        </button>
      </Form>
    </search>
  );
}
