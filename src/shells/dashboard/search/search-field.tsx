import { useId } from "react";
import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import css from "./search.module.css";

/** The field that searches the whole dashboard. Sent as POST so that names never appear in URLs or logs. */
export function SearchField({ q = "" }: { q?: string }) {
  const { search } = useTexts();
  const id = useId();
  return (
    <search>
      <Form method="post" action="/dashboard/search" className={css.field}>
        <input type="hidden" name="intent" value="search" />
        <label htmlFor={id}>{search.label}</label>
        <input key={q} id={id} name="q" type="search" defaultValue={q} maxLength={QUERY_MAX} autoComplete="off" />
        <button type="submit" className={buttonClass("medium")}>
          {search.submit}
        </button>
      </Form>
    </search>
  );
}
