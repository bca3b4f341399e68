import { registerHooks } from 'node:module';

/**
 * A process of its own for tests: Hiroba with or without the demo, which visits the addresses of the demo's tools, and
 * tells their answers and every module that was loaded by then.
 */
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    loaded.add(url);
    return next(url, context);
  },
});
const { openDatabase } = await import('#server/database/open-database.ts');
const { pagelessHiroba } = await import('./pageless-hiroba.ts');

const [dataFolder = '', mode = '', ...paths] = process.argv.slice(2);
const database = await openDatabase({ dataFolder });
const hiroba = await pagelessHiroba({ database, dataFolder, isDemo: mode === 'demo' });
const statuses: number[] = [];
for (const path of paths) {
  const response = await hiroba.fetch(new Request(`http://hiroba.test${path}`));
  await response.arrayBuffer();
  statuses.push(response.status);
}
await database.close();
process.send?.({ statuses, loaded: [...loaded] }, () => process.exit());
