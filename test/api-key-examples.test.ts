import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiKey } from '#features/operator/contract/api-keys.ts';
import { operatorAt, setUpApp } from './console-operators.ts';
import { sellTicket } from './sell-ticket.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

const text = readFileSync(join(import.meta.dirname, '../docs/api-keys.md'), 'utf8');

interface Example {
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A curl command of the page: its headers, its body and its address. */
function readCurl(command: string): Example {
  const headers = [...command.matchAll(/-H "([^":]+): ([^"]+)"/g)].map(([, name, value]) => [
    name!.toLowerCase(),
    value!,
  ]);
  const body = /-d '([^']+)'/.exec(command)?.[1];
  const address = /https:\/\/events\.example\.jp(\/[^\s"]+)/.exec(command)?.[1];
  if (address === undefined || !command.startsWith('curl ')) throw new Error(`Not understood: ${command}`);
  return { address, headers: Object.fromEntries(headers) as Record<string, string>, body };
}

const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command]) => readCurl(command!));

let site: TestSite;
let key: string;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  await sellTicket(site.database, null);
  const owner = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(owner);
  const body = { name: 'Docs', role: 'sales', isProven: true, days: 7 } as const;
  ({ key } = (await owner.call(makeApiKey, { params: { site: 'event-11' }, body })).data);
});
afterAll(() => site.close());

const call = ({ address, headers, body }: Example) =>
  site.hiroba.fetch(
    new Request(`http://hiroba.test${address}`, {
      headers: {
        host: 'hiroba.test',
        ...headers,
        authorization: (headers['authorization'] ?? '').replace('$HIROBA_KEY', key),
      },
      ...(body !== undefined && { method: 'POST', body }),
    }),
  );

test('the page about API keys has examples', () => {
  expect(examples.length).toBeGreaterThan(4);
});

test.each(examples.map((example) => [example.body === undefined ? 'GET' : 'POST', example.address, example] as const))(
  'an example of the page about API keys works as it stands: %s %s',
  async (_method, _address, example) => {
    const response = await call(example);
    const said = await response.text();
    expect([response.status, said]).toEqual([200, expect.stringContaining('"data"')]);
    // A file is fetched by the path that was answered.
    const path = /"path":"([^"]+)"/.exec(said)?.[1];
    if (path === undefined) return;
    const file = await call({ ...example, address: path, body: undefined });
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(',')]);
  },
);
