import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { payPayoutOf } from '#features/bank/server/change-payouts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { createMailing } from '#server/mail/mailing.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { type Death, type DyingWork, dyingNow, dyingSite, marks, progressOf, remainsOf } from './dying-work.ts';
import { noSecrets } from './refund-account.ts';
import { pagelessHiroba } from './pageless-hiroba.ts';

/**
 * A process of its own for tests: a server that takes up the work that waits in the database of an address or a data
 * folder, and kills itself by SIGKILL at the moment that it was told, or works to the end. It says each unit that is
 * done. `bare`: its statements are in no transactions, on purpose wrong.
 */
const [where = '', told = ''] = process.argv.slice(2);
const { work, death } = JSON.parse(told) as { work: DyingWork; death?: Death };
const isAddress = where.startsWith('postgres://');
const turnMs = 5_000;
/** More than any of the work takes: what was lost would be waited for without end. */
const turnsMax = 400;

if (death !== undefined) dieAt(death);
const database = await openDatabase({ dataFolder: where, ...(isAddress && { databaseUrl: where }) });
let now = dyingNow;
const clock = () => now;
const hiroba = await pagelessHiroba({
  database,
  dataFolder: where,
  clock,
  isDemo: false,
  publicUrl: 'https://hiroba.test',
});
// It is killed, most times.
flushCompileCache();
// As a server begins, which takes up what the one before has left.
await hiroba.features.begin();
await hiroba.jobs.start();
let said = 0;
const over = new AbortController();
/** Says what is done while it is done: a turn may take long. */
const saying = (async () => {
  while (!over.signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const done = await progressOf(database, work);
    for (; said < done; said += 1) console.log(`done ${said + 1}`);
    // oxlint-disable-next-line no-await-in-loop
    await wait(20);
  }
})();
if (work === 'payout') await pressPaid();
for (let turn = 0, rests = false; !rests && turn < turnsMax; turn += 1) {
  // oxlint-disable-next-line no-await-in-loop -- one turn of the clock after the other
  await hiroba.jobs.runDue();
  // oxlint-disable-next-line no-await-in-loop
  rests = (await remainsOf(database, work)) === 0;
  now += turnMs;
}
await hiroba.jobs.stop();
over.abort();
await saying;
console.log('finished');
process.stdin.resume();
process.stdin.once('end', () => {
  void database.close().then(() => process.exit(0));
});

/** An organiser presses that the file was paid. */
async function pressPaid(): Promise<void> {
  const { directory, store } = hiroba.features.site;
  const site = await store.site(directory.named(dyingSite)!);
  const jobs = createJobs(database, { clock, log: createLog('error', () => {}, clock) });
  const mail = createMailing({ ...readMailSettings({}), database, jobs, clock });
  const services = { database, mail, site: hiroba.features.site, publicUrl: undefined, secrets: noSecrets };
  const changer = { operator: { operatorId: 1, name: 'Aoi' }, context: { requestId: 'dying', now } };
  const { payout_id } = await database.kysely.selectFrom('payout').select('payout_id').executeTakeFirstOrThrow();
  const asked = { siteKey: dyingSite, changer };
  await payPayoutOf(services, site, asked, payout_id).catch((error: unknown) => {
    // Another server was faster.
    if (!(error instanceof Refusal)) throw error;
  });
}

function dieAt({ at, moment, mark = marks[work], isBare = false }: Death): void {
  const sent = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const marked = new WeakSet<object>();
  let met = 0;
  const die = (): never => {
    process.kill(process.pid, 'SIGKILL');
    throw new Error('It is dead.');
  };
  async function query(this: pg.Client, ...given: unknown[]): Promise<unknown> {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    if (isBare && /^(?:begin|commit|rollback)$/.test(text)) return Reflect.apply(sent, this, ['select 1']);
    const answer = await (Reflect.apply(sent, this, given) as Promise<unknown>);
    if (text.includes(mark)) {
      met += 1;
      if (met === at && moment === 'middle') die();
      if (met === at) marked.add(this);
    } else if (text === 'commit' && marked.has(this)) die();
    return answer;
  }
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // What does not answer with a promise, such as a listener, is none of the work.
    const isPlain = typeof given.at(-1) !== 'function' && (typeof given[0] === 'string' || isStatement(given[0]));
    return isPlain ? Reflect.apply(query, this, given) : Reflect.apply(sent, this, given);
  } as typeof pg.Client.prototype.query;
}

function isStatement(one: unknown): boolean {
  return typeof one === 'object' && one !== null && 'text' in one && !('submit' in one);
}
