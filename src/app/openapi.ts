// npm run openapi: writes build/openapi.json from the contracts of the features.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openInMemory } from '#server/database/embedded/open-in-memory.ts';
import { createPayments } from '#features/payment/server.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { createSecretBox } from '#server/secret-box.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { describeApi } from './openapi/describe-api.ts';
import { readFeaturesOfCalls } from './openapi/feature-of-call.ts';
import { createServerFeatures } from './server/server-features.ts';
import { version } from './version.ts';

const root = dirname(dirname(import.meta.dirname));
const database = await openInMemory();
const uploads = createUploads({ database, dataFolder: tmpdir() });
const log = createLog('warn', () => {}, Date.now);
const { endpoints, consoleCalls } = createServerFeatures({
  database,
  clock: Date.now,
  uploads,
  secrets: createSecretBox(tmpdir()),
  isDemo: false,
  random: Math.random,
  // No call is made: only the contracts are read.
  mail: { send: () => Promise.reject(new Error('No mail is sent.')) },
  payments: createPayments({ database, clock: Date.now, log, gateways: [] }),
  jobs: createJobs(database, { clock: Date.now, log }),
  log,
  publicUrl: undefined,
  lacks: [],
  channelFolder: tmpdir(),
  channel() {
    throw new Error('Nobody listens.');
  },
});
const features = await readFeaturesOfCalls();
const document = describeApi(
  endpoints.map(({ endpoint }) => endpoint),
  version,
  (call) => features.get(call) ?? '',
  consoleCalls.map(({ endpoint }) => endpoint),
);
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
console.log(`build/openapi.json: ${Object.keys(document.paths).length} paths`);
await database.close();
