// node e2e/make-demo-world.ts <folder>: a data folder with the demo world, for the servers of journeys to copy.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldSites } from '#app/world-sites.ts';
import { prepareDemo } from '#demo/demo.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { storedWidths } from '#server/uploads/media-reader.ts';
import { pagelessHiroba } from '../test/pageless-hiroba.ts';

const [, , dataFolder = ''] = process.argv;
const database = await openDatabase({ dataFolder });
await migrate(database);
await prepareDemo(database, { worldSites, dataFolder, say: console.log });
const hiroba = await pagelessHiroba({ database, dataFolder });
await hiroba.buyDemoTickets?.();
await database.close();

// An empty AVIF stands for one that is not worth keeping. Making them all is half a minute of work for the server of the
// journeys, which compare no pixels; the pictures that journeys bring have theirs.
const uploads = join(dataFolder, 'uploads');
const pictures = readdirSync(uploads).flatMap((file) => /^[0-9a-f]{64}(?=\.source\.)/.exec(file)?.[0] ?? []);
for (const picture of pictures) {
  for (const width of ['', ...storedWidths.map((one) => `-${one}`)]) {
    writeFileSync(join(uploads, `${picture}${width}.avif`), '');
  }
}
