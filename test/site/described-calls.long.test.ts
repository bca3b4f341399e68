import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { sampleCalls } from '../all-samples.ts';
import { callsOf } from '../generated-calls.ts';
import { type CallTrial, tryDescribedCalls } from '../described-calls.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';

/** The checks that Schemathesis makes of every call, over all operations of the visitors and of the log. */
const callsOfEach = 24;
/** The same calls every time: a fault that is found is found again. */
const seed = 20_261_130;
/** A poll that waits for news would hold the test for half a minute. */
const waits = /\bisBrief(=0|":false)/;

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

async function tried(sent: Readonly<Record<string, string>>): Promise<CallTrial> {
  const trial = await tryDescribedCalls(calls.site.hiroba, () => sent);
  for (const call of trial.callsBelow('/').filter(({ path }) => !path.startsWith(consoleApiPrefix))) {
    const { path, operation } = call;
    const { ids = {} } = sampleCalls[operation.operationId.replace(/Without\w+Id$/, '')] ?? {};
    const known = { portalId: 1, eventId: 11, ...ids };
    const generated = callsOf(call, { schemaOf: trial.schemaOf, known });
    for (const request of fc.sample(generated, { numRuns: callsOfEach, seed })) {
      if (!waits.test(String(request.body))) await trial.make(call, request, 'generated');
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name as 'portalId'] ?? 1));
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACEX']) {
      await trial.make(call, { address, method, headers: {} }, method, ({ status }) =>
        status === 405 ? undefined : `${method} is answered ${status}`,
      );
    }
  }
  return trial;
}

describe('calls made from the description alone are answered as it says', () => {
  test('for nobody in particular', async () => {
    const trial = await tried({});
    expect(trial.made()).toBeGreaterThan(5_000);
    expect(trial.faults()).toEqual([]);
  });

  test('for a member', async () => {
    const { accessToken } = await calls.logIn('hanako.demo');
    expect((await tried({ 'access-token': accessToken })).faults()).toEqual([]);
  });

  test('for somebody whose token is unknown', async () => {
    expect((await tried({ 'access-token': 'x'.repeat(43) })).faults()).toEqual([]);
  });

  test('and an answer of another kind would be found', async () => {
    const trial = await tryDescribedCalls(calls.site.hiroba);
    const call = trial
      .callsBelow('/web_api/v2/account_refreshment/')
      .find(({ method, path }) => method === 'post' && path.endsWith('/{portalId}'))!;
    const found = (status: number, body: object): string[] =>
      trial.faultsOf(call.operation, Response.json(body, { status }), JSON.stringify(body));
    expect(found(500, { message: 'x' })).toEqual(['a fault of the server']);
    expect(found(405, { message: 'x' })).toEqual(['405 without Allow']);
    expect(found(418, {})).toEqual(['undescribed status 418']);
    expect(found(422, { message: 'x' })).toEqual(['shape of 422: $.errors is missing']);
    expect(found(200, { data: { accessToken: 1, refreshToken: 'x' } })).toEqual([
      'shape of 200: $.data.accessToken is 1 and not string',
    ]);
  });
});
