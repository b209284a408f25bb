import { join } from "node:path";
import { provideFirstAccount } from "./accounts/first-account.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import { openApplicants } from "./applicants/open-applicants.ts";
import type { Assets } from "./assets.ts";
import { auditedAccounts } from "./audit/audited-accounts.ts";
import { auditedPictures } from "./audit/audited-pictures.ts";
import { auditedPublishing } from "./audit/audited-publishing.ts";
import { openAudit } from "./audit/open-audit.ts";
import { removeLeftBehind } from "./backup/left-behind.ts";
import { chartDrawer } from "./chart/chart-drawer.ts";
import type { Config } from "./config.ts";
import { openExports } from "./exports/open-exports.ts";
import { atMost } from "./files/at-most.ts";
import { scanWithClamd } from "./files/clamd.ts";
import { diskStore } from "./files/disk-store.ts";
import { inspectCv } from "./files/inspect-cv.ts";
import { openHouse } from "./house/open-house.ts";
import { watchProxies } from "./http/proxy-watch.ts";
import { openPictures } from "./images/open-pictures.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import { startDailyJobs } from "./jobs/daily.ts";
import { oldMails, waitingReminder } from "./jobs/mail-jobs.ts";
import { eraseExpired } from "./jobs/retention-job.ts";
import { startTidyingUp, tidyUp } from "./jobs/tidy-up.ts";
import type { Log } from "./log.ts";
import { startDelivery } from "./mail/delivery.ts";
import { sealer } from "./mail/seal.ts";
import { openPersonalData } from "./personal-data/open-personal-data.ts";
import { publishExamples } from "./publish-examples.ts";
import { createPublishing } from "./publishing/create-publishing.ts";
import { hasPublicFile } from "./publishing/has-public-file.ts";
import { linkAlive } from "./publishing/link-alive.ts";
import { startSchedule } from "./publishing/start-schedule.ts";
import { createWriteLimit } from "./publishing/write-limit.ts";
import type { ServiceParts } from "./service-parts.ts";
import { rememberCompany, rememberNavigation, type Services } from "./services.ts";
import { sessionSecret } from "./session-secret.ts";
import { openSiteSettings } from "./site-settings/open-site-settings.ts";
import { seedNotifications } from "./site-settings/seed-notifications.ts";
import { openStorage } from "./storage/storage.ts";
import { createLimits } from "./submissions/limits.ts";
import { createSubmissions } from "./submissions/submissions.ts";

const INSPECTIONS_AT_ONCE = 2;

/** The services of a site, with what runs beside its requests. */
export interface OpenServices {
  services: Services;
  /** Has `listener` called after this process has changed what visitors see; whoever published waits for it. */
  onPublished(listener: () => Promise<void>): void;
  /** Runs the daily jobs that are due, then tidies up; timers do from then on. `endWork` waits for what is under way. */
  startJobs(): Promise<void>;
  /** Ends mail delivery and jobs; what is still to be sent waits in the outbox. Takes up to 11 seconds. */
  endWork(): Promise<void>;
  /** Ends the work too, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, publishes the examples on a first start, puts right what a killed process left, and makes all
 * services. Mail is delivered from here on.
 * @throws ExpectedError `storage-unavailable` when the database cannot be reached
 */
export async function openServices(config: Config, assets: Assets, log: Log): Promise<OpenServices> {
  const { publicUrl, databaseUrl, dataDir, backupDir, clamd } = config;
  const storage = await openStorage(config, log);
  if (await publishExamples(storage)) log.info("example content published");
  await seedNotifications({ storage, mail: config.mail, log });
  const secret = await sessionSecret(config);
  const seals = sealer(secret);
  const audit = openAudit({ storage, log, seals });
  const files = await diskStore(join(dataDir, "files"), log);
  const tidyFiles = () => tidyUp({ storage, files, backupDir, log });
  const removeLeft = () => removeLeftBehind(dataDir, backupDir, Date.now());
  await tidyFiles();
  const pictures = await openPictures(dataDir, storage, log);
  const company = rememberCompany(storage);
  const delivery = startDelivery({
    outbox: storage.outbox,
    leases: storage.leases,
    mail: config.mail,
    notifications: storage.settings.notifications,
    company,
    publicUrl,
    openToken: seals.open,
    log,
  });
  const limits = createLimits({ rateLimits: config.rateLimits, databaseUrl, secret });
  const scan = async (path: string) =>
    clamd === undefined
      ? "unscanned"
      : scanWithClamd(clamd, path, { unscanned: (reason) => log.warn({ reason }, "a CV was kept unscanned") });
  const submissions = createSubmissions({
    storage,
    files,
    backupDir,
    limits,
    log,
    secret,
    minFillSeconds: config.minFillSeconds,
    publicUrl,
    inspect: atMost(INSPECTIONS_AT_ONCE, inspectCv),
    scan,
    sealer: seals,
    onKept: delivery.wake,
  });
  const staff = openAccounts({
    ...{ store: storage.accounts, config, secret, sealer: seals, log },
    onMail: delivery.wake,
  });
  const recorded = auditedAccounts(staff.accounts, audit, storage.accounts.users);
  const first = await provideFirstAccount({ store: storage.accounts, config, sealer: seals, log });
  if (first !== undefined) {
    await audit.noteDone(undefined, "account-made", { subject: { kind: "account", name: first } });
  }
  let publishedListener = async () => {};
  const publishing = createPublishing({
    ...storage.publishing,
    site: {
      pictures,
      linkAlive: linkAlive({
        rows: storage.publishing.rows,
        pictures,
        publicUrl,
        hasFile: (path) => hasPublicFile(assets.folder, path),
      }),
    },
    log,
    onPublished: () => publishedListener(),
  });
  const recordedPublishing = auditedPublishing(publishing, audit);
  const schedule = startSchedule(recordedPublishing, log);
  const proxyWatch = watchProxies(config.trustedProxies, log);
  const parts: ServiceParts = {
    ...{ config, log, storage, files, pictures, publishing, audit, seals, proxyWatch },
    onMail: delivery.wake,
    onPublished: () => publishedListener(),
  };
  const inbox = openInbox(parts);
  const jobs = startDailyJobs({
    storage,
    log,
    jobs: [
      waitingReminder(inbox),
      oldMails(storage),
      { name: "retention", run: (now) => eraseExpired({ storage, files, backupDir, log }, now) },
      { name: "accounts", run: (now) => storage.accounts.eraseExpired(now).then(storage.emptyLog) },
    ],
  });
  const tidying = startTidyingUp([tidyFiles, storage.forgetErased, pictures.recover, removeLeft], log);
  const endWork = async () => {
    await Promise.all([tidying.stop(), jobs.stop(), delivery.stop(), schedule.stop()]);
  };
  return {
    services: {
      config,
      log,
      storage,
      files,
      submissions,
      accounts: recorded.accounts,
      pictures: auditedPictures(pictures, audit),
      publishing: recordedPublishing,
      inbox,
      applicants: openApplicants(parts),
      personalData: openPersonalData(parts),
      exports: await openExports(parts),
      settings: openSiteSettings(parts),
      house: openHouse(parts),
      audit,
      proxyWatch,
      apiWrites: createWriteLimit(),
      assets,
      drawChart: chartDrawer(),
      company,
      navigation: rememberNavigation(storage),
    },
    onPublished(listener) {
      publishedListener = listener;
    },
    // What an earlier process erased and had no time to rewrite the database file for is done here too.
    startJobs: () => jobs.look().then(tidying.look),
    endWork,
    async close() {
      await endWork();
      await limits.close();
      await recorded.end();
      await staff.close();
      await pictures.close();
      await storage.close();
    },
  };
}
