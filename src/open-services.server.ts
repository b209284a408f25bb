import "#platform/i18n/native-texts.ts";
import { companyContent, formerCompanyContent } from "#collections/company-content.server.ts";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { provideFirstAccount } from "#features/accounts/first-account.server.ts";
import { openAccounts } from "#features/accounts/open-accounts.server.ts";
import { createPasswords } from "#features/accounts/passwords.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { backupBeforeMigration } from "#features/backup/backup-before-migration.server.ts";

import { namingBackup } from "#features/backup/backup-to-restore.server.ts";

import { openBackups } from "#features/backup/open-backups.server.ts";

import { removeUnfinishedWork } from "#features/backup/unfinished-work.server.ts";
import { chartDrawer } from "#features/chart/chart-drawer.server.ts";
import { createFinder } from "#features/finder/finder.server.ts";
import { rememberPublicExamples } from "#features/getting-started/remember-examples.server.ts";
import { checkHealth } from "#features/health/check-health.server.ts";
import type { Health } from "#features/health/health.server.ts";
import { NOTICE_EVERY_MS, noticeConcerns } from "#features/health/health-notices.server.ts";
import { openSiteAdministration } from "#features/health/open-site-administration.server.ts";
import { recentMeasures } from "#features/health/recent.server.ts";
import { createDecoders } from "#features/media-library/decode/decoders.server.ts";
import { openPictures } from "#features/media-library/open-pictures.server.ts";
import { startDelivery } from "#features/outbox/delivery.server.ts";
import { rememberMailWords } from "#features/outbox/mail-words.server.ts";
import { openPersonalData } from "#features/personal-data/open-personal-data.server.ts";
import { eraseExpired } from "#features/personal-data/retention-job.server.ts";
import { listCallHandles } from "#features/publishing/api/list-handles.ts";
import { createPublishing } from "#features/publishing/create-publishing.server.ts";
import { expiryReminder } from "#features/publishing/expiry-job.server.ts";
import { hasPublicFile } from "#features/publishing/has-public-file.server.ts";
import { linkAlive } from "#features/publishing/link-alive.server.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { itemTitles } from "#features/publishing/storage/item-titles.server.ts";
import { linkStoredLabels } from "#features/publishing/storage/labels.server.ts";
import { openSiteSettings } from "#features/settings/open-site-settings.server.ts";
import { rememberCompany, rememberNavigation, rememberRetention } from "#features/settings/remember.server.ts";
import { seedNotifications } from "#features/settings/seed-notifications.server.ts";
import { fileAdder } from "#features/submissions/add-files.server.ts";
import { cleanUpFiles, startCleanUp } from "#features/submissions/clean-up.server.ts";
import { PHOTO_DECODERS, photoDecoder } from "#features/submissions/decode-photo.server.ts";
import { documentVersions } from "#features/submissions/document-versions.server.ts";
import { inspectFile } from "#features/submissions/inspect/inspect-file.server.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { createLimits } from "#features/submissions/limits.server.ts";
import { oldMails, waitingReminder } from "#features/submissions/mail-jobs.server.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import { countUploads } from "#features/submissions/open-uploads.server.ts";
import { openOutgoing } from "#features/submissions/outgoing.server.ts";
import { ownSubmissions } from "#features/submissions/own-submissions.server.ts";
import { receiver } from "#features/submissions/receive.server.ts";
import { formHandles } from "#features/submissions/routes.ts";
import { openExports } from "#features/transfer/open-exports.server.ts";
import { publishNewExamples } from "#features/transfer/publish-new-examples.server.ts";
import { forms } from "#forms/index.ts";
import { rememberAnnouncement } from "#pages/announcement.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { rememberIdentity } from "#pages/identity.server.ts";
import { pagePaths } from "#pages/index.ts";
import { rememberMenu } from "#pages/menu.server.ts";
import { unfilledFacts } from "#pages/unfilled-facts.server.ts";
import { childTurns } from "#platform/child-turns.server.ts";
import type { Config } from "#platform/config.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { sessionSecret } from "#platform/crypto/session-secret.server.ts";
import { scanWithClamd } from "#platform/files/clamd.server.ts";
import { createFileStore } from "#platform/files/create-file-store.server.ts";
import { limitConcurrency } from "#platform/files/limit-concurrency.server.ts";
import { openStoredFiles } from "#platform/files/open-stored-files.server.ts";
import type { Assets } from "#platform/http/assets.server.ts";
import { watchProxies } from "#platform/http/proxy-watch.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { startDailyJobs } from "#platform/jobs/daily.server.ts";
import { startSchedule } from "#platform/jobs/schedule.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { siteCounts } from "#platform/metrics/site-counts.server.ts";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import type { ServiceParts, Services } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues } from "#ui/site/company/figures-in-texts.ts";
import { mailContentOf } from "./mail-content-of.server.ts";
import { openStorage } from "./storage.server.ts";

const INSPECTIONS_AT_ONCE = 2;
/** Interval of the checks for submissions that are due, ms. */
const DESK_EVERY_MS = 30_000;
/** Interval of the checks for backups that are due, ms. */
const BACKUPS_EVERY_MS = 30_000;
/** Writes of one account through the API. */
const API_WRITES_A_MINUTE = 60;
/** Questions of one address for suggested names: with script, each change of such a field is one. */
const SUGGESTIONS_A_MINUTE = 60;

/**
 * Loads the packages that forms and mails need. Neither a start nor the first form waits for them; later, an upgrade
 * may replace them on disk while this process runs.
 */
const loadPackages = () =>
  Promise.all([import("@fastify/busboy"), import("nodemailer"), import("rate-limiter-flexible"), import("yauzl")]);

/** Paths that always exist, without language. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...pagePaths,
  ...collections.flatMap(({ addresses, pages }) => (pages.feed === undefined ? [] : `/${addresses.site}.xml`)),
]);

/** The services of a site, and its background work. */
export interface OpenServices {
  services: Services;
  /** Checks the site for the metrics. */
  checkHealth(): Promise<Health>;
  /** Registers a listener for changes of public content by this process; the request that published waits for it. */
  onPublished(listener: () => Promise<void>): void;
  /**
   * Runs the daily jobs that are due, cleans up, and loads what a start does not need; timers run the jobs from then
   * on. `endWork` waits for work in progress.
   */
  startJobs(): Promise<void>;
  /** Ends mail delivery and jobs; mails not yet sent stay in the outbox. Takes up to 11 seconds. */
  endWork(): Promise<void>;
  /** Ends the work, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, publishes the examples on a first start, recovers from a killed process, and creates all
 * services. Mail is delivered from here on.
 * @param passwords how the accounts hash passwords
 * @param counts counts what happens, for the metrics and the health page
 * @throws ExpectedError `storage-unavailable` when the database cannot be reached
 */
export async function openServices(
  config: Config,
  assets: Assets,
  log: Log,
  passwords = createPasswords(),
  counts = siteCounts(),
): Promise<OpenServices> {
  const { publicUrl, databaseUrl, dataDir, backupDir, clamd } = config;
  const backUp = backupBeforeMigration(config, log);
  const storage = await openStorage(config, log, undefined, forms, backUp, counts.database).catch(
    async (error: unknown) => Promise.reject(await namingBackup(error, config)),
  );
  const stored = await openStoredFiles(storage.publishing.rows, config).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const content = { ...companyContent, ...formerCompanyContent(await storage.company.formerStatistics()) };
  for (const collection of await publishCompanyContent(storage.publishing, content))
    log.info({ collection }, "company content published");
  if (await publishExamples(storage)) log.info("example content published");
  const added = await publishNewExamples(storage);
  if (added.length > 0) log.info({ collections: added }, "example content of new collections published");
  await seedNotifications({ storage, mail: config.mail, log });
  const secret = await sessionSecret(config);
  const encrypter = createEncrypter(secret);
  const audit = openAudit({ storage, log, encrypter });
  const files = await createFileStore(stored, dataDir, "files", log);
  const tidyFiles = () => cleanUpFiles({ storage, files, backupDir, log });
  const removeLeft = () => removeUnfinishedWork(dataDir, backupDir, Date.now());
  await tidyFiles();
  const turns = childTurns();
  const pictures = await openPictures(stored, dataDir, storage, log, turns);
  await linkStoredLabels(storage.publishing.rows, log, storage.publishing.collections, pictures.altOf);
  const company = rememberCompany(storage);
  const retention = rememberRetention(storage, forms);
  const figures = rememberFigures(storage);
  const pagesOfMails = [letters, ...forms.flatMap(({ words }) => words ?? [])];
  const words = rememberMailWords(storage, pagesOfMails, { company, figures, retention });
  const delivery = startDelivery({
    outbox: storage.outbox,
    leases: storage.leases,
    mail: config.mail,
    contentOf: mailContentOf,
    notifications: storage.settings.notifications,
    company,
    words,
    publicUrl,
    decryptToken: encrypter.decrypt,
    log,
  });
  const limits = createLimits({ rateLimits: config.rateLimits, databaseUrl, secret });
  const scan = async (path: string) =>
    clamd === undefined
      ? "unscanned"
      : scanWithClamd(clamd, path, { unscanned: (reason) => log.warn({ reason }, "a file was stored unscanned") });
  const entries = Object.fromEntries(collections.map(({ name }) => [name, storage.collection(name).titles]));
  const photoDecoders = createDecoders(turns, PHOTO_DECODERS);
  const receiving = {
    namedFiles: (keys: readonly string[]) => storage.namedFiles("files", keys),
    files,
    limits,
    log,
    beginUpload: countUploads(),
    inspect: limitConcurrency(INSPECTIONS_AT_ONCE, inspectFile),
    scan,
    decodePhoto: photoDecoder(photoDecoders, log),
    secret,
  };
  const receive = receiver({
    ...receiving,
    store: (form, submission, arrival) => storage.submissions.of(form).store(submission, arrival),
    documents: (form, language) => documentVersions(storage, form.documents ?? [], language),
    isPublished: async (collection, id) => (await storage.collection(collection).find(id, "en")) !== undefined,
    entries,
    minFillSeconds: config.minFillSeconds,
    publicUrl,
    encrypter,
    onStored: delivery.wake,
  });
  const staff = openAccounts({
    ...{ store: storage.accounts, audit, config, secret, encrypter, log, passwords },
    onMail: delivery.wake,
    refusedByReason: counts.refusedSignIns,
  });
  await provideFirstAccount({ store: storage.accounts, config, encrypter, log });
  let publishedListener = async () => {};
  const onPublished: ServiceParts["onPublished"] = async (change) => {
    try {
      await publishedListener();
    } catch (err) {
      log.error({ err, ...change }, "pages could not be refreshed after a change; this is retried");
    }
  };
  const isAlive = linkAlive({
    ...storage.publishing,
    isPage: (path) => ALWAYS.has(path),
    subpages: ["careers/apply"],
    pictures,
    publicUrl,
    hasFile: (path) => hasPublicFile(assets.folder, path),
  });
  const values = async (language: Language) =>
    textValues((await company()) ?? exampleCompany, (await figures(language)).values, await retention(), language);
  const publishing = createPublishing({
    ...storage.publishing,
    site: { pictures, linkAlive: isAlive, values },
    log,
    onPublished,
  });
  const schedule = startSchedule("planned publications and withdrawals", publishing.applyDue, log);
  const finder = createFinder({ storage, collections, log });
  const proxyWatch = watchProxies(config.trustedProxies, log);
  const parts: ServiceParts = {
    ...{ config, log, counts, storage, files, pictures, audit, encrypter, proxyWatch },
    onMail: delivery.wake,
    onPublished,
  };
  const recent = recentMeasures(counts);
  const healthParts = { ...parts, recent };
  const inbox = openInbox({ ...parts, figures }, entries);
  const desk = startSchedule("submissions that are due", inbox.applyDue, log, DESK_EVERY_MS);
  const notices = startSchedule(
    "problems of the site",
    (now) => noticeConcerns(healthParts, now),
    log,
    NOTICE_EVERY_MS,
  );
  const backups = openBackups({ ...parts, accounts: staff.accounts });
  const nightly = startSchedule("backups that are due", backups.startDue, log, BACKUPS_EVERY_MS);
  const jobs = startDailyJobs({
    storage,
    log,
    jobs: [
      waitingReminder(inbox),
      oldMails(storage),
      expiryReminder(parts),
      { name: "retention", run: (now) => eraseExpired({ storage, files, backupDir, log }, now) },
      { name: "empty-searches", run: finder.eraseOld },
      { name: "accounts", run: (now) => storage.accounts.eraseExpired(now).then(storage.truncateWal) },
    ],
  });
  const cleanUp = startCleanUp([tidyFiles, storage.purgeErased, pictures.recover, removeLeft], log);
  const endWork = async () => {
    const active = [cleanUp, jobs, delivery, schedule, desk, finder, notices, nightly, backups];
    await Promise.all(active.map((part) => part.stop()));
  };
  return {
    services: {
      config,
      log,
      storage,
      collections: storage.publishing.collections.all,
      pages: pagePaths,
      references: (to, ids, language) => itemTitles(storage.publishing.rows, to, ids, language),
      files,
      forms,
      routeHandles: new Map([...formHandles(forms), ...listCallHandles(storage.publishing.collections.all)]),
      submissions: {
        receive,
        addFiles: fileAdder({ ...receiving, storeOf: storage.submissions.of }),
        ...ownSubmissions({ storage, files, backupDir, log, publicUrl, entries, limits, onMail: delivery.wake }),
      },
      accounts: staff.accounts,
      apiExample: `/api/${news.addresses.api}`,
      pictures,
      publishing,
      inbox,
      personalData: openPersonalData(parts),
      exports: await openExports(parts, entries),
      settings: openSiteSettings(parts),
      administration: openSiteAdministration({
        ...healthParts,
        values,
        emptyFacts: (language) => unfilledFacts(storage, language),
      }),
      audit,
      backups,
      proxyWatch,
      apiWrites: createMinuteLimit(API_WRITES_A_MINUTE),
      suggestionCalls: createMinuteLimit(SUGGESTIONS_A_MINUTE),
      finder,
      assets,
      drawChart: chartDrawer(turns),
      company,
      announcement: rememberAnnouncement(storage, isAlive),
      figures,
      retention,
      navigation: rememberNavigation(storage),
      menu: rememberMenu(storage, isAlive),
      publicExamples: rememberPublicExamples(storage, log),
      identity: rememberIdentity(storage, { company, figures, retention }),
      outgoing: openOutgoing({ forms, publicUrl, company, words }),
    },
    checkHealth: () => checkHealth(healthParts, Date.now()),
    onPublished(listener) {
      publishedListener = listener;
    },
    async startJobs() {
      const indexing = finder.refresh();
      const loading = loadPackages().catch((err) => log.error({ err }, "a package cannot be loaded"));
      await jobs.runNow();
      // Also rewrites the database file for what an earlier process erased and did not rewrite.
      await cleanUp.runNow();
      await Promise.all([loading, indexing]);
    },
    endWork,
    async close() {
      await endWork();
      await limits.close();
      await staff.close();
      await pictures.close();
      await photoDecoders.close();
      await storage.close();
    },
  };
}
