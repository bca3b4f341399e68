// A process of its own that publishes sites one after the other, each in its transaction, as `hiroba publish` does.
import { publishSite } from '#features/site/server/publish.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openAsGuest } from '#server/guests/open-as-guest.ts';
import { told } from '#server/realtime/hints.ts';

export interface Published {
  count: number;
  failed: number;
  ms: number;
}

const [dataFolder = '', databaseUrl = '', first = '0', count = '0'] = process.argv.slice(2);
const database =
  databaseUrl === ''
    ? ((await openAsGuest(dataFolder)) ?? (await openDatabase({ dataFolder })))
    : await openDatabase({ databaseUrl, dataFolder });
process.on('disconnect', () => process.exit());
process.once('message', () => void publishAll());
process.send?.('ready');

async function publishAll(): Promise<void> {
  const started = performance.now();
  let failed = 0;
  for (let number = 0; number < Number(count); number += 1) {
    await publishSite(database, `event/${Number(first) + number}`).catch((error: unknown) => {
      failed += 1;
      if (failed === 1) console.error(error);
    });
  }
  await told(database);
  process.send?.({ count: Number(count), failed, ms: performance.now() - started } satisfies Published);
}
