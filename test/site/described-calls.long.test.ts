import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '#app/openapi/describe-api.ts';
import type { AnswerDescription, OpenApiDocument, Operation } from '#app/openapi/document.ts';
import { readFeaturesOfCalls } from '#app/openapi/feature-of-call.ts';
import { sampleCalls } from '../all-samples.ts';
import { callsOf } from '../generated-calls.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { schemaProblems } from '../schema-problems.ts';

/** The checks that Schemathesis makes of every call, over all operations of the visitors and of the log. */
const callsOfEach = 24;
/** The same calls every time: a fault that is found is found again. */
const seed = 20_261_130;
/** A poll that waits for news would hold the test for half a minute. */
const waits = /\bisBrief(=0|":false)/;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

let calls: MemberCalls;
let described: OpenApiDocument;
beforeAll(async () => {
  calls = await memberCalls();
  const features = await readFeaturesOfCalls();
  const endpoints = calls.site.hiroba.features.endpoints.map(({ endpoint }) => endpoint);
  described = JSON.parse(JSON.stringify(describeApi(endpoints, version, (call) => features.get(call) ?? '')));
});
afterAll(() => calls.close());

const resolve = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], described);

/** The checks of one answer: no fault of the server, a status and a form that are described, `Allow` beside a 405. */
async function faultsOf(operation: Operation, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const said = await response.text();
  const faults: string[] = [];
  if (status === 500) faults.push('a fault of the server');
  if (status === 405 && !headers.has('allow')) faults.push('405 without Allow');
  const found = operation.responses[status];
  if (found === undefined) return [...faults, `undescribed status ${status}`];
  const { content = {} } = ('$ref' in found ? resolve(found.$ref) : found) as AnswerDescription;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const schema = Object.entries(content).find(([kind]) => kind.split(';')[0] === type)?.[1].schema;
  if (schema === undefined) return [...faults, `undescribed type ${type} of ${status}`];
  if (type !== 'application/json') return faults;
  const shapes = schemaProblems(JSON.parse(said), schema as never, resolve as never);
  return [...faults, ...shapes.slice(0, 2).map((one) => `shape of ${status}: ${one}`)];
}

async function faultsAs(sent: Record<string, string>): Promise<{ faults: string[]; made: number }> {
  const faults = new Map<string, string>();
  let made = 0;
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const method of ['get', 'post'] as const) {
      const operation = methods[method];
      if (operation === undefined) continue;
      const { ids = {} } = sampleCalls[operation.operationId.replace(/Without\w+Id$/, '')] ?? {};
      const known = { portalId: 1, eventId: 11, ...ids };
      const generated = callsOf(path, method, operation, { schemaOf: resolve as never, known });
      for (const call of fc.sample(generated, { numRuns: callsOfEach, seed })) {
        const { address, body, ...rest } = call;
        if (body !== undefined && waits.test(body)) continue;
        const request = new Request(new URL(address, 'http://hiroba.test'), {
          method: rest.method,
          headers: { host: 'hiroba.test', ...rest.headers, ...sent },
          ...(body !== undefined && { body }),
        });
        const response = await calls.site.hiroba.fetch(request);
        made += 1;
        for (const fault of await faultsOf(operation, response)) {
          faults.set(`${operation.operationId}: ${fault}`, `${address} ${body?.slice(0, 200) ?? ''}`);
        }
      }
      for (const other of ['PUT', 'PATCH', 'DELETE', 'TRACEX']) {
        const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name as 'portalId'] ?? 'x'));
        const asked = new Request(new URL(address, 'http://hiroba.test'), {
          method: other,
          headers: { host: 'hiroba.test' },
        });
        const response = await calls.site.hiroba.fetch(asked);
        made += 1;
        if (response.status !== 405 || !response.headers.has('allow'))
          faults.set(`${operation.operationId}: ${other} is answered ${response.status}`, address);
      }
    }
  }
  return { faults: [...faults].map(([fault, example]) => `${fault} | ${example}`), made };
}

describe('calls made from the description alone are answered as it says', () => {
  test('for nobody in particular', async () => {
    const { faults, made } = await faultsAs({});
    expect(made).toBeGreaterThan(5_000);
    expect(faults).toEqual([]);
  });

  test('for a member', async () => {
    const { accessToken } = await calls.logIn('hanako.demo');
    const { faults } = await faultsAs({ 'access-token': accessToken });
    expect(faults).toEqual([]);
  });

  test('for somebody whose token is unknown', async () => {
    const { faults } = await faultsAs({ 'access-token': 'x'.repeat(43) });
    expect(faults).toEqual([]);
  });

  test('and an answer of another kind would be found', async () => {
    const operation = described.paths['/web_api/v2/account_refreshment/{portalId}']!.post!;
    const found = (status: number, body: object): Promise<string[]> =>
      faultsOf(operation, Response.json(body, { status }));
    expect(await found(500, { message: 'x' })).toEqual(['a fault of the server']);
    expect(await found(405, { message: 'x' })).toEqual(['405 without Allow']);
    expect(await found(418, {})).toEqual(['undescribed status 418']);
    expect(await found(422, { message: 'x' })).toEqual(['shape of 422: $.errors is missing']);
    expect(await found(200, { data: { accessToken: 1, refreshToken: 'x' } })).toEqual([
      'shape of 200: $.data.accessToken is 1 and not string',
    ]);
  });
});
