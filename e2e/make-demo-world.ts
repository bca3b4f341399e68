// node e2e/make-demo-world.ts <folder>: a data folder with the demo world, for the servers of journeys to copy.
import { createHiroba } from '#app/server/create-hiroba.ts';
import { worldSites } from '#app/world-sites.ts';
import { prepareDemo } from '#demo/demo.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createLog } from '#server/log/log.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';

const [, , dataFolder = ''] = process.argv;
const database = await openDatabase({ dataFolder });
await migrate(database);
await prepareDemo(database, { worldSites, dataFolder, say: console.log });
const noPage = (): never => {
  throw new Error('This server has no pages.');
};
const hiroba = await createHiroba({
  database,
  dataFolder,
  buildFolder: dataFolder,
  clock: Date.now,
  random: Math.random,
  log: createLog('error', (line) => process.stderr.write(line), Date.now),
  trustProxy: false,
  logHost: '',
  isDevelopment: false,
  isDemo: true,
  mail: readMailSettings({}),
  renderer: { render: noPage, renderDocument: noPage, script: '', styleSheets: [], preloadsFor: () => [] },
});
await hiroba.buyDemoTickets?.();
await database.close();
