// node e2e/make-demo-world.ts <folder>: a data folder with the demo world, for the servers of journeys to copy.
import { worldSites } from '#app/world-sites.ts';
import { prepareDemo } from '#demo/demo.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { pagelessHiroba } from '../test/pageless-hiroba.ts';

const [, , dataFolder = ''] = process.argv;
const database = await openDatabase({ dataFolder });
await migrate(database);
await prepareDemo(database, { worldSites, dataFolder, say: console.log });
const hiroba = await pagelessHiroba({ database, dataFolder });
await hiroba.buyDemoTickets?.();
await database.close();
