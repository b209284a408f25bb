import { test } from "../fixtures.ts";
import {
  correctAndRestore,
  expectPublished,
  publishWithPhoto,
  scheduleAndUnschedule,
  signInToWrite,
} from "../staff/publishing-story.ts";
import { deleteAndRestoreProject, endAllSessions, repeatProjectWithToken } from "../staff/recovery-story.ts";

/** Runs on PostgreSQL; the other tests of the dashboard run on SQLite. The last request is refused on purpose. */
test.use({ expectedErrors: [/401/] });
test.describe.configure({ timeout: 120_000 });

test("from the login form on: publish, correct, restore, schedule, delete, call with a token, end all sessions", async ({
  page,
  site,
}, { project }) => {
  const stage = { page, site };
  await signInToWrite(stage);
  const { path, ms } = await publishWithPhoto(stage);
  process.stdout.write(`${project.name}: ${Math.round(ms)} ms from Publish to the new home page\n`);
  await expectPublished(stage, path);
  await correctAndRestore(stage, path);
  await scheduleAndUnschedule(stage);
  await deleteAndRestoreProject(stage);
  await repeatProjectWithToken(stage);
  await endAllSessions(stage);
});
