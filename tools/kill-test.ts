import { parseArgs } from "node:util";
import { killDuringMigration } from "./kill-test/during-migration.ts";
import { killUnderLoad } from "./kill-test/under-load.ts";

/*
 * Kills the built site (`npm run build`) with SIGKILL, restarts it, and checks that nothing is lost: under load,
 * everything that it had confirmed; during the migration of a database of release 1, all its content. It exits with 1
 * when something is lost, duplicated or incomplete.
 */
const USAGE = `node tools/kill-test.ts [--kills N [--filled N] | --migration-kills N [--times N]] [--database-url URL]

--kills           how often it is killed under load, 20 unless told
--filled          submissions of each form and news that it has before, so many of each; 200 unless told
--migration-kills how often it is killed while it migrates
--times           the database of release 1 has its messages so often, and a fifth as often its entries and
                  applications; 2,000 unless told
--database-url    an empty PostgreSQL database; SQLite unless told. Copies are made beside it`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "20" },
      filled: { type: "string", default: "200" },
      "database-url": { type: "string" },
      "migration-kills": { type: "string" },
      times: { type: "string", default: "2000" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return true;
  }
  const databaseUrl = values["database-url"];
  if (values["migration-kills"] === undefined) {
    const { kills, filled } = values;
    return killUnderLoad({ kills: Number(kills), filled: Number(filled), databaseUrl, say });
  }
  const kills = Number(values["migration-kills"]);
  return killDuringMigration({ kills, databaseUrl, times: Number(values.times), say });
}

process.exitCode = (await main()) ? 0 : 1;
