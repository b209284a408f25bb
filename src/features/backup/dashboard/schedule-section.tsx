import { useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { TIME_ZONE } from "#platform/i18n/time-zone.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Checkbox, TextField } from "#ui/field.tsx";
import type { BackupsState } from "../backups.server.ts";
import { backupTexts } from "../texts.ts";

/** The time shown before one is set. */
const SUGGESTED_TIME = "03:00";

/** The form of the nightly backup. */
export function ScheduleSection({ schedule, fingerprint }: Pick<BackupsState, "schedule" | "fingerprint">) {
  const { backups } = useStaff(backupTexts).texts;
  const answers = useAnswers("schedule");
  const { answer, errorOf } = answers;
  // Without script, the page is rendered again with what was sent.
  const [typed] = useState(answer?.kind === "refused" ? answer.typed : undefined);
  const isOn = typed === undefined ? schedule.time !== "" : typed.nightly === "on";
  const time = typed?.time ?? (schedule.time === "" ? SUGGESTED_TIME : schedule.time);
  return (
    <Section title={backups.nightly} lead={backups.nightlyLead} anchor="schedule">
      <AnswerNotice answer={answer} done={backups.done} />
      <PartForm answers={answers} intent="schedule" submit={backups.save} variant="submit">
        <input type="hidden" name="print" value={fingerprint} />
        <Checkbox field={{ id: "backup-nightly", name: "nightly", optional: "" }} defaultChecked={isOn}>
          {backups.nightlyOn}
        </Checkbox>
        <TextField
          field={{
            ...{ id: "backup-time", name: "time", label: backups.time, error: errorOf("schedule", "time") },
            hint: fill(backups.timeHint, { zone: TIME_ZONE }),
          }}
          type="time"
          defaultValue={time}
        />
        <TextField
          field={{
            ...{ id: "backup-keep", name: "keep", label: backups.keep, error: errorOf("schedule", "keep") },
            hint: backups.keepHint,
          }}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.keep ?? String(schedule.keep)}
        />
      </PartForm>
    </Section>
  );
}
