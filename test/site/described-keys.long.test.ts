import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as keys from '#features/operator/contract/api-keys.ts';
import { type ApiKeyRole, apiKeyRoles } from '#features/operator/rules/api-key.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { triedEdges } from '../call-edges.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { tryDescribedCalls } from '../described-calls.ts';
import { callsOf } from '../generated-calls.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const site = 'event-11';
const seed = 20_261_130;
let running: TestSite;
let owner: ConsoleClient;
const tables: string[] = [];
beforeAll(async () => {
  running = await startTestSite();
  owner = await operatorAt(running, 'event/11', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(async () => {
  await running.close();
  // The run of long tests shows what was tried.
  process.stdout.write(`\n${tables.join('\n\n')}\n`);
});

const mayCall = (description: string, role: ApiKeyRole): boolean =>
  new RegExp(`roles: [a-z, ]*\\b${role}\\b`).test(description);

test.each(apiKeyRoles)('a program with the key of a %s is answered as the calls are described', async (role) => {
  const { data } = await owner.call(keys.makeApiKey, {
    params: { site },
    body: { name: role, role, days: 7, isProven: true },
  });
  const trial = await tryDescribedCalls(running.hiroba, () => ({ authorization: `Bearer ${data.key}` }));
  const described = trial.callsBelow(consoleApiPrefix).filter(({ operation }) => mayCall(operation.description, role));
  for (const call of described) {
    const generated = callsOf(call, { schemaOf: trial.schemaOf, known: { site } });
    for (const sent of fc.sample(generated, { numRuns: 6, seed })) await trial.make(call, sent, 'generated');
  }
  await triedEdges(trial, described, { site }, running.setNow);
  tables.push(`key of a ${role}\n${trial.table()}`);
  expect(described.length).toBeGreaterThan(5);
  expect(trial.faults()).toEqual([]);
});
