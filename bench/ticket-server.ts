// A child process that serves Hiroba for the bench of tickets: as it is, or with a plain `SELECT … FOR UPDATE` purchase.
import { createHiroba } from '#app/server/create-hiroba.ts';
import { listen, ownAddress } from '#app/server/http-server.ts';
import { loadRenderer } from '#app/server/page-renderer.ts';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import { createLog } from '#server/log/log.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { createTakeAlone } from './plain-purchase.ts';

const [way = 'ours', dataFolder = '', databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataFolder, ...(databaseUrl === '' ? {} : { databaseUrl }) });
const buildFolder = join(import.meta.dirname, '../build');
const hiroba = await createHiroba({
  database,
  dataFolder,
  buildFolder,
  clock: Date.now,
  random: Math.random,
  log: createLog('error', (line) => process.stderr.write(`${line}\n`), Date.now),
  trustProxy: false,
  logHost: '',
  isDevelopment: false,
  isDemo: false,
  mail: readMailSettings({}),
  renderer: await loadRenderer(buildFolder),
  ...(way === 'plain' && { takePlaces: createTakeAlone }),
});
const server = await listen(hiroba, 0, '127.0.0.1');
process.send?.({ port: Number(new URL(ownAddress(server)).port) });
process.on('disconnect', () => process.exit());
