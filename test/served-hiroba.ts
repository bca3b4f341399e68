import { flushCompileCache } from 'node:module';
import { listen, ownAddress } from '#app/server/http-server.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { pagelessHiroba } from './pageless-hiroba.ts';

/**
 * A process of its own for tests: Hiroba as it is served, with its jobs and its sandbox gateway, but for its pages, which
 * need a build. Time goes on when it is told so: then it does what is due, and answers how long it has been.
 */
const [databaseUrl = '', jobs = ''] = process.argv.slice(2);
const dataFolder = '/nowhere';
let aheadMs = 0;
const clock = () => Date.now() + aheadMs;

const database = await openDatabase({ databaseUrl, dataFolder }, { onProblem: () => {} });
const hiroba = await pagelessHiroba({ database, dataFolder, clock });
if (jobs !== '') {
  await hiroba.features.begin();
  await hiroba.jobs.start();
}
const server = await listen(hiroba, 0, '127.0.0.1');
hiroba.listensAt(ownAddress(server));
hiroba.sandbox?.start();
// It is killed, most times.
flushCompileCache();
process.send?.({ address: ownAddress(server) });

process.on('message', ({ passMs }: { passMs: number }) => {
  aheadMs += passMs;
  const work = async (): Promise<void> => {
    await hiroba.sandbox?.deliver();
    await hiroba.jobs.runDue();
  };
  work().then(
    () => process.send?.({ aheadMs }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
