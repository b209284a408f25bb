import { Form } from "react-router";
import controls from "#features/publishing/dashboard/list/list-controls.module.css";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AuditPage } from "../audit.server.ts";
import type { AuditChoices } from "../audit-actions.ts";
import { ADDRESS_MAX, type AuditQuery, isFiltered, SITE_ITSELF, SUBJECT_MAX } from "../audit-query.ts";
import css from "./audit-filters.module.css";
import { useAuditWords } from "./audit-words.ts";
import { Choice } from "./choice.tsx";
import { wordsOf } from "./words-of.ts";

interface AuditFiltersProps {
  query: AuditQuery;
  choices: AuditChoices;
  people: AuditPage["people"];
}

/** Form with the filters. Sent as POST so that names never appear in URLs or logs. */
export function AuditFilters({ query, choices, people }: AuditFiltersProps) {
  const audit = useAuditWords();
  const groups = choices.groups.map(({ id, actions, form }) => {
    return { id, actions, label: form === undefined ? wordsOf(audit.groups, id) : wordsOf(audit.kinds, form) };
  });
  return (
    <search aria-label={audit.filters}>
      <details className={css.fold} open={isFiltered(query)}>
        <summary>
          <Icon name="search" />
          {audit.filters}
        </summary>
        {/* A way back or a link changes what was asked for: the fields begin anew then. */}
        <Form
          method="post"
          action="/dashboard/audit"
          className={`${controls.controls} ${css.filters}`}
          key={JSON.stringify(query)}
        >
          <Choice name="person" label={audit.person} chosen={query.person}>
            <option value="">{audit.anyone}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={SITE_ITSELF}>{audit.who.site}</option>
          </Choice>
          <Choice name="act" label={audit.action} chosen={query.act}>
            <option value="">{audit.anything}</option>
            {groups.map(({ id, actions, label }) => (
              <optgroup key={id} label={label}>
                <option value={id}>{fill(audit.wholeGroup, { group: label })}</option>
                {actions.map((action) => (
                  <option key={action} value={action}>
                    {wordsOf(audit.actions, action)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Choice>
          <Choice name="kind" label={audit.kind} chosen={query.kind}>
            <option value="">{audit.anyKind}</option>
            {choices.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {wordsOf(audit.kinds, kind)}
              </option>
            ))}
          </Choice>
          <Text name="subject" label={audit.subject} value={query.subject} max={SUBJECT_MAX} />
          <Text name="from" label={audit.from} value={query.from} type="date" />
          <Text name="until" label={audit.until} value={query.until} type="date" />
          <Text name="address" label={audit.address} value={query.address} max={ADDRESS_MAX} />
          <button type="submit" className={buttonClass("medium")}>
            {audit.show}
          </button>
        </Form>
      </details>
    </search>
  );
}

interface TextProps {
  name: string;
  label: string;
  value: string | undefined;
  type?: "text" | "date";
  max?: number;
}

function Text({ name, label, value, type = "text", max }: TextProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        maxLength={max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
