import * as v from 'valibot';
import { openDatabase } from '#server/database/open-database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';

/** A process of its own for tests: opens the data folder, sends jobs and says which one it begins; none ever ends. */
const [dataFolder = '', label = 'job', count = '0'] = process.argv.slice(2);

const database = await openDatabase({ dataFolder });
const log = createLog('warn', (line) => process.stderr.write(`${line}\n`), Date.now);
const jobs = createJobs(database, { clock: Date.now, log });
const kind = jobs.define(
  'note',
  v.custom<{ label: string; number: number }>(() => true),
  ({ number }) => {
    console.log(`begins ${number}`);
    return new Promise(() => {});
  },
  { atOnce: 1 },
);
for (let number = 1; number <= Number(count); number += 1) await kind.send({ label, number });
await jobs.start();
process.stdin.resume();
