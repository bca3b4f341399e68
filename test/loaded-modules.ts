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
const { createHiroba } = await import('#app/server/create-hiroba.ts');
const { openDatabase } = await import('#server/database/open-database.ts');
const { createLog } = await import('#server/log/log.ts');
const { readMailSettings } = await import('#server/mail/mail-settings.ts');

const [dataFolder = '', mode = '', ...paths] = process.argv.slice(2);
const database = await openDatabase({ dataFolder });
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
  isDemo: mode === 'demo',
  mail: readMailSettings({}),
  renderer: { render: noPage, renderDocument: noPage, script: '', styleSheets: [], preloadsFor: () => [] },
});
const statuses: number[] = [];
for (const path of paths) {
  const response = await hiroba.fetch(new Request(`http://hiroba.test${path}`));
  await response.arrayBuffer();
  statuses.push(response.status);
}
await database.close();
process.send?.({ statuses, loaded: [...loaded] }, () => process.exit());
