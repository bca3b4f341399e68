import { openDatabase } from '#server/database/open-database.ts';

/** A process of its own for tests: opens the data folder, writes rows one commit each and says every number. */
const [dataFolder = '', label = 'writer', count = '0'] = process.argv.slice(2);

try {
  const database = await openDatabase({ dataFolder });
  console.log('open');
  for (let number = 1; number <= Number(count); number += 1) {
    const row = { log_check_key: crypto.randomUUID(), page: label, detail_id: number };
    await database.kysely.insertInto('access_log').values(row).execute();
    console.log(String(number));
  }
  process.stdin.resume();
  process.stdin.once('end', () => {
    void database.close().then(() => process.exit(0));
  });
} catch (error) {
  process.stdout.write(`${(error as Error).name}: ${(error as Error).message}\n`, () => process.exit(1));
}
