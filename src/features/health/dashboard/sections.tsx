import { Link } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { countText, msText, sizeText } from "#ui/amounts.ts";
import { Section } from "#ui/dashboard/forms/section.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { DiskSpace } from "../disk-space.server.ts";
import type { Concern, Health } from "../health.server.ts";
import type { Probe } from "../probe.server.ts";
import { healthTexts } from "../texts.ts";
import { Fact, Facts } from "./facts.tsx";
import { FailedMails } from "./failed-mails.tsx";

/** Counts of mails stop here. */
const COUNTED_AT_MOST = 1000;
const BACKUP_CONCERNS = ["no-backup", "backup-old", "backup-incomplete", "backup-failed"] as const;
const KINDS = { sqlite: "SQLite", postgres: "PostgreSQL" };

/** The database and the disks. */
export function DatabaseSection({ database, dataDisk, backupDisk }: Health) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  return (
    <Section title={health.database} lead={health.databaseLead}>
      <Facts>
        {database.ok ? (
          <>
            <Fact name={health.kind} state="good">
              {KINDS[database.value.kind]}
            </Fact>
            <Fact name={health.answers}>{msText(database.value.answerMs, language)}</Fact>
            <Fact name={health.size}>{sizeText(database.value.bytes, language)}</Fact>
            <Fact name={health.contentVersion}>{database.value.contentVersion}</Fact>
          </>
        ) : (
          <Silent name={health.kind} />
        )}
        <Disk name={health.dataDisk} disk={dataDisk} />
        <Disk name={health.backupDisk} disk={backupDisk} />
      </Facts>
    </Section>
  );
}

function Disk({ name, disk }: { name: string; disk: Probe<DiskSpace> }) {
  const { texts, language } = useStaff(healthTexts);
  if (!disk.ok) return <Silent name={name} />;
  const { free, total, low } = disk.value;
  const room = { free: sizeText(free, language), total: sizeText(total, language) };
  return (
    <Fact name={name} state={low ? "bad" : "good"}>
      {fill(texts.health.free, room)}
    </Fact>
  );
}

/** A component that does not respond. */
function Silent({ name }: { name: string }) {
  const { health } = useStaff(healthTexts).texts;
  return (
    <Fact name={name} state="bad">
      {health.noAnswer}
    </Fact>
  );
}

/** What the process measured in the last ten minutes. */
export function RecentSection({ recent, concerns }: Pick<Health, "recent" | "concerns">) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  // A few requests say too little to call a value good.
  const stateOf = (concern: Concern) => (concerns.includes(concern) ? "bad" : undefined);
  const time = (name: string, ms: number | undefined, concern: Concern) => {
    if (ms === undefined) return <Fact name={name}>{health.nothing}</Fact>;
    return (
      <Fact name={name} state={stateOf(concern)}>
        {Number.isFinite(ms) ? fill(health.upTo, { time: msText(ms, language) }) : health.tooLong}
      </Fact>
    );
  };
  return (
    <Section title={health.recent} lead={health.recentLead}>
      <Facts>
        <Fact name={health.requests}>{countText(recent.requests, language)}</Fact>
        <Fact name={health.failedRequests} state={stateOf("failing")}>
          {countText(recent.failed, language)}
        </Fact>
        {time(health.pageTime, recent.answerMs, "slow")}
        {time(health.waitTime, recent.databaseWaitMs, "database-slow")}
        <Fact name={health.databaseErrors}>{countText(recent.databaseErrors, language)}</Fact>
        <Fact name={health.delay} state={stateOf("event-loop")}>
          {msText(recent.eventLoopMs, language)}
        </Fact>
        <Fact name={health.refusedSignIns} state={stateOf("sign-ins")}>
          {countText(recent.refusedSignIns, language)}
        </Fact>
      </Facts>
    </Section>
  );
}

/** Who is notified of problems by e-mail. */
export function AlertsSection({ notified }: Pick<Health, "notified">) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  const count = notified.ok ? notified.value : 0;
  return (
    <Section title={health.alerts} lead={health.alertsLead}>
      <Facts>
        {notified.ok ? (
          <Fact name={health.recipients}>
            {count === 0 ? health.nobody : fill(plural(language, health.addresses, count), { count })}
          </Fact>
        ) : (
          <Silent name={health.recipients} />
        )}
      </Facts>
      <p>
        <Link to="/dashboard/settings#notifications">{health.changeAddresses}</Link>
      </p>
    </Section>
  );
}

/** The outbox with its failed mails. */
export function MailsSection({ mails, answers }: { mails: Health["mails"]; answers: Answers }) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  if (!mails.ok) {
    return (
      <Section title={health.mails} lead={health.mailsLead}>
        <Facts>
          <Silent name={health.mails} />
        </Facts>
      </Section>
    );
  }
  const { waiting, oldestWaiting, failed, list } = mails.value;
  const counted = (count: number) => (count < COUNTED_AT_MOST ? String(count) : fill(health.atLeast, { count }));
  return (
    <Section title={health.mails} lead={health.mailsLead}>
      <Facts>
        <Fact name={health.waiting}>{counted(waiting)}</Fact>
        {oldestWaiting === undefined ? null : <Fact name={health.oldest}>{timeText(oldestWaiting, language)}</Fact>}
        <Fact name={health.failed} state={failed > 0 ? "bad" : "good"}>
          {counted(failed)}
        </Fact>
      </Facts>
      <FailedMails mails={list} total={failed} answers={answers} />
    </Section>
  );
}

/** The last backup. */
export function BackupSection({ backup, concerns }: Health) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  const state = BACKUP_CONCERNS.some((concern) => concerns.includes(concern)) ? "bad" : "good";
  const last = backup.ok ? backup.value : undefined;
  return (
    <Section title={health.backup} lead={health.backupLead}>
      <Facts>
        {backup.ok ? (
          <Fact name={health.lastBackup} state={state}>
            {last === undefined ? health.never : timeText(last.at, language)}
          </Fact>
        ) : (
          <Silent name={health.lastBackup} />
        )}
        {last === undefined ? null : (
          <>
            <Fact name={health.archive}>{last.isThere ? last.name : fill(health.moved, { name: last.name })}</Fact>
            <Fact name={health.size}>{sizeText(last.bytes, language)}</Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

/** When each recurring job ran last. */
export function JobsSection({ jobs }: Pick<Health, "jobs">) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  const names: Readonly<Record<string, string>> = health.jobNames;
  return (
    <Section title={health.jobs} lead={health.jobsLead}>
      {jobs.ok && jobs.value.length === 0 ? (
        <p className="muted">{health.noJobs}</p>
      ) : (
        <Facts>
          {jobs.ok ? (
            jobs.value.map(({ name, ranAt, late }) => (
              <Fact key={name} name={Object.hasOwn(names, name) ? names[name] : name} state={late ? "bad" : "good"}>
                {timeText(ranAt, language)}
                {late ? ` · ${health.late}` : ""}
              </Fact>
            ))
          ) : (
            <Silent name={health.jobs} />
          )}
        </Facts>
      )}
    </Section>
  );
}

/** Version, memory and configuration. */
export function SiteSection({ site, concerns }: Pick<Health, "site" | "concerns">) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  const answer = (yes: boolean) => (yes ? health.yes : health.no);
  return (
    <Section title={health.site} lead={health.siteLead}>
      <Facts>
        <Fact name={health.version}>{site.version}</Fact>
        <Fact name={health.process}>{fill(health.processOn, { pid: site.pid, host: site.host })}</Fact>
        <Fact name={health.node}>{site.node}</Fact>
        <Fact name={health.since}>{timeText(site.since, language)}</Fact>
        <Fact name={health.memory} state={concerns.includes("memory") ? "bad" : "good"}>
          {fill(health.memoryOf, { used: sizeText(site.memory, language), max: sizeText(site.memoryMax, language) })}
        </Fact>
        <Fact name={health.smtp} state={site.hasSmtp ? "good" : "bad"}>
          {answer(site.hasSmtp)}
        </Fact>
        <Fact name={health.https} state={site.isHttps ? "good" : "bad"}>
          {answer(site.isHttps)}
        </Fact>
        <Fact name={health.scanner}>{answer(site.hasScanner)}</Fact>
      </Facts>
    </Section>
  );
}
