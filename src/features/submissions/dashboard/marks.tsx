import { dayText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { InboxEntry } from "../inbox.server.ts";
import { useInboxTexts } from "./inbox-form.tsx";
import css from "./marks.module.css";

interface MarksProps {
  submission: Pick<InboxEntry, "lateDays" | "spam"> &
    Partial<Pick<InboxEntry, "waitingUntil" | "returnedAt" | "filesAdded" | "writtenAt">>;
}

/**
 * Marks a submission that is overdue, waits until a day, has come back from waiting, has got files or a message, or is
 * suspected spam.
 */
export function Marks({ submission: { lateDays, spam, waitingUntil, returnedAt, filesAdded, writtenAt } }: MarksProps) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const late = returnedAt === undefined ? lateDays : undefined;
  return (
    <>
      {waitingUntil === undefined ? null : (
        <span className={`mono ${css.waiting}`}>{fill(t.waitingUntil, { day: dayText(waitingUntil, language) })}</span>
      )}
      {writtenAt === undefined ? null : <span className={`mono ${css.late}`}>{t.thread.newMessage}</span>}
      {returnedAt === undefined || writtenAt !== undefined ? null : (
        <span className={`mono ${css.late}`}>{fill(t.returned, { day: dayText(returnedAt, language) })}</span>
      )}
      {late === undefined ? null : (
        <span className={`mono ${css.late}`}>{fill(plural(language, t.late, late), { count: late })}</span>
      )}
      {filesAdded ? <span className="mono">{t.filesAdded}</span> : null}
      {spam ? <span className={`mono ${css.spam}`}>{t.spam}</span> : null}
    </>
  );
}
