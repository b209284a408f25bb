import { type ReactNode, useId, useRef, useState } from "react";
import { clockText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { localTimeOf, momentOf, TIME_ZONE } from "#platform/i18n/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import field from "#ui/field.module.css";
import { FieldError } from "#ui/field-error.tsx";
import { publishingTexts } from "../../texts.ts";
import css from "./publish-dialog.module.css";
import { Switch } from "./switch.tsx";
import type { Plan } from "./use-saving.ts";

interface PublishTimeProps {
  planned: Plan;
  /** Whether problems prevent publishing. */
  isDisabled: boolean;
  onPublish: (plan: Plan) => void;
}

const localOrEmpty = (at: number | undefined) => (at === undefined ? "" : localTimeOf(at));

/** Chooses when the item is published, now or later, and when it is withdrawn. */
export function PublishTime({ planned, isDisabled, onPublish }: PublishTimeProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { check: words, publish } = texts.editor;
  const [when, setWhen] = useState<"now" | "later">(planned.publishAt === undefined ? "now" : "later");
  const [from, setFrom] = useState(localOrEmpty(planned.publishAt));
  const [until, setUntil] = useState(localOrEmpty(planned.withdrawAt));
  const [error, setError] = useState<"past" | "timeMissing">();
  const times = useRef<HTMLElement>(null);
  const go = () => {
    const plan = { publishAt: when === "now" ? undefined : momentOf(from), withdrawAt: momentOf(until) };
    const wrong = when === "later" && plan.publishAt === undefined ? "timeMissing" : isPast(plan) ? "past" : undefined;
    setError(wrong);
    if (wrong === undefined) onPublish(plan);
    // The button is seen while the fields may be out of sight.
    else setTimeout(() => times.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  return (
    <>
      <section className={css.time} ref={times}>
        <h3>{words.when}</h3>
        <Switch
          label={words.when}
          options={(["now", "later"] as const).map((value) => ({ value, label: words[value] }))}
          value={when}
          onChange={setWhen}
        />
        <div className={css.times}>
          {when === "later" ? <TimeField label={words.from} value={from} onChange={setFrom} error={error} /> : null}
          <TimeField
            label={
              <>
                {words.until} <span className={field.optional}>({texts.parts.optional})</span>
              </>
            }
            value={until}
            onChange={setUntil}
            error={when === "now" ? error : undefined}
          />
        </div>
        <p className="muted">{fill(words.zone, { zone: TIME_ZONE, time: clockText(Date.now(), language) })}</p>
      </section>
      <div className={css.go}>
        <Button variant="primary" disabled={isDisabled} onClick={go}>
          {when === "now" ? publish : words.schedule}
        </Button>
      </div>
    </>
  );
}

/** Returns whether a plan is in the past, or its end before its beginning. */
function isPast({ publishAt, withdrawAt }: Plan): boolean {
  const beginning = publishAt ?? Date.now();
  return beginning < Date.now() - 60_000 || (withdrawAt !== undefined && withdrawAt <= beginning);
}

interface TimeFieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error: "past" | "timeMissing" | undefined;
}

function TimeField({ label, value, onChange, error }: TimeFieldProps) {
  const { check } = useStaff(publishingTexts).texts.editor;
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={id} error={error && check[error]} />
    </div>
  );
}
