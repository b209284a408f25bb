import { Link } from "react-router";
import { accountsTexts } from "#features/accounts/texts.ts";
import { backupTexts } from "#features/backup/texts.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { listText, sizeText } from "#ui/amounts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { BACKUP_DAYS } from "../getting-started.ts";
import { gettingStartedTexts } from "../texts.ts";
import css from "./check.module.css";
import { Check, type CheckProps } from "./check.tsx";

/** The company's facts. */
export function CompanyCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(gettingStartedTexts, settingsTexts);
  const { settings, gettingStarted } = texts;
  const facts = state.facts.map((fact) => settings.exampleFacts[fact]);
  return (
    <Check step="company" state={state} mend={{ to: "/dashboard/settings", words: settings.title }}>
      <p>
        {facts.length === 0
          ? gettingStarted.company.done
          : fill(settings.stillExample, { facts: listText(facts, language) })}
      </p>
      {state.emptyFacts.length === 0 ? null : (
        <>
          <p className="muted">{gettingStarted.company.optional}</p>
          <ul className={css.optional}>
            {state.emptyFacts.map(({ place, path, facts: empty }) => (
              <li key={path} className="muted">
                <Link to={`/dashboard/${path}`}>{place}</Link>: {empty.join("; ")}
              </li>
            ))}
          </ul>
        </>
      )}
    </Check>
  );
}

/** The company's legal identity, and its privacy notice. */
export function LegalCheck({ state }: CheckProps) {
  const { settings, gettingStarted } = useTexts(gettingStartedTexts, settingsTexts);
  const empty = state.emptyLegal.map((field) => settings.fields[field]);
  return (
    <Check step="legal" state={state} mend={{ to: "/dashboard/settings#legal", words: settings.parts.legal }}>
      <p>
        {empty.length === 0 ? gettingStarted.legal.done : fill(gettingStarted.legal.left, { fields: empty.join("; ") })}
      </p>
      <p className="muted">{gettingStarted.legal.privacy}</p>
    </Check>
  );
}

/** The site's public address. */
export function AddressCheck({ state }: CheckProps) {
  const { address } = useTexts(gettingStartedTexts).gettingStarted;
  const [before, after] = address.state.split("{{address}}");
  return (
    <Check step="address" state={state}>
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
  const { language, texts } = useStaff(gettingStartedTexts, backupTexts);
  const { backup } = texts.gettingStarted;
  const last = state.backup;
  const isOpen = state.left.includes("backup");
  return (
    <Check step="backup" state={state} mend={{ to: "/dashboard/backups", words: texts.backups.title }}>
      {last === undefined ? null : (
        <p>{fill(backup.last, { time: timeText(last.at, language), size: sizeText(last.bytes, language) })}</p>
      )}
      {isOpen ? <p>{last === undefined ? backup.none : fill(backup.old, { days: BACKUP_DAYS })}</p> : null}
    </Check>
  );
}

/** Admins without a second factor. */
export function SecondFactorCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(gettingStartedTexts, accountsTexts);
  const { secondFactor } = texts.gettingStarted;
  const names = listText(state.withoutSecondFactor, language);
  return (
    <Check step="secondFactor" state={state} mend={{ to: "/dashboard/staff", words: texts.staffAccounts.title }}>
      <p>{names === "" ? secondFactor.done : fill(secondFactor.left, { names })}</p>
    </Check>
  );
}

/** Number of admins. */
export function SecondAdminCheck({ state }: CheckProps) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const { secondAdmin } = texts.gettingStarted;
  const { admins: count } = state;
  return (
    <Check step="secondAdmin" state={state} mend={{ to: "/dashboard/staff#invite", words: secondAdmin.mend }}>
      <p>{fill(plural(language, secondAdmin.state, count), { count })}</p>
    </Check>
  );
}
