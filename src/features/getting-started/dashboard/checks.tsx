import { accountsTexts } from "#features/accounts/texts.ts";
import { healthTexts } from "#features/health/texts.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { listText, sizeText } from "#ui/dashboard/amounts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import { BACKUP_DAYS } from "../first-days.ts";
import { firstDaysTexts } from "../texts.ts";
import css from "./check.module.css";
import { Check, type CheckProps } from "./check.tsx";

/** The company's facts. */
export function CompanyCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(firstDaysTexts, settingsTexts);
  const { settings, firstDays } = texts;
  const facts = state.facts.map((fact) => settings.exampleFacts[fact]);
  return (
    <Check day="company" state={state} mend={{ to: "/dashboard/settings", words: settings.title }}>
      <p>
        {facts.length === 0
          ? firstDays.company.done
          : fill(settings.stillExample, { facts: listText(facts, language) })}
      </p>
    </Check>
  );
}

/** The address that the site calls its own. */
export function AddressCheck({ state }: CheckProps) {
  const { address } = useTexts(firstDaysTexts).firstDays;
  const [before, after] = address.state.split("{{address}}");
  return (
    <Check day="address" state={state}>
      <p>
        {before}
        <code>{state.publicUrl}</code>
        {after}
      </p>
      {state.left.includes("address") ? <p>{address.mend}</p> : null}
    </Check>
  );
}

/** The last backup. */
export function BackupCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(firstDaysTexts, healthTexts);
  const { backup } = texts.firstDays;
  const last = state.backup;
  const isOpen = state.left.includes("backup");
  return (
    <Check day="backup" state={state} mend={{ to: "/dashboard/health", words: texts.health.title }}>
      {last === undefined ? null : (
        <p>{fill(backup.last, { time: timeText(last.at, language), size: sizeText(last.bytes, language) })}</p>
      )}
      {isOpen ? (
        <p>
          {last === undefined ? backup.none : fill(backup.old, { days: BACKUP_DAYS })}{" "}
          <code className={css.command}>npm run backup</code>
        </p>
      ) : null}
    </Check>
  );
}

/** Admins who sign in with a password alone. */
export function SecondFactorCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(firstDaysTexts, accountsTexts);
  const { secondFactor } = texts.firstDays;
  const names = listText(state.withoutSecondFactor, language);
  return (
    <Check day="secondFactor" state={state} mend={{ to: "/dashboard/staff", words: texts.staffAccounts.title }}>
      <p>{names === "" ? secondFactor.done : fill(secondFactor.left, { names })}</p>
    </Check>
  );
}

/** How many admins there are. */
export function SecondAdminCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(firstDaysTexts);
  const { secondAdmin } = texts.firstDays;
  const { admins: count } = state;
  return (
    <Check day="secondAdmin" state={state} mend={{ to: "/dashboard/staff#invite", words: secondAdmin.mend }}>
      <p>{fill(plural(language, secondAdmin.state, count), { count })}</p>
    </Check>
  );
}
