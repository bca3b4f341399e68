import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attendees from '#features/attendees/contract.ts';
import * as editor from '#features/editor/contract.ts';
import { readOverview } from '#features/editor/contract/overview.ts';
import * as keys from '#features/operator/contract/api-keys.ts';
import * as log from '#features/operator/contract/log.ts';
import * as people from '#features/operator/contract/people.ts';
import * as operator from '#features/operator/contract.ts';
import { apiKeyRoles, apiKeysMax, dayMs } from '#features/operator/rules/api-key.ts';
import { consoleApiPrefix, type ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import type { BodyInputOf } from '#kernel/endpoint.ts';
import { rightsOfRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const own = { site: 'event-12' };
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'event/12', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const wish = { name: '会計ソフト', role: 'reader', days: 30 } as const;
const make = (body: Partial<BodyInputOf<typeof keys.makeApiKey>> = {}, from = owner) =>
  from.call(keys.makeApiKey, { params: own, body: { ...wish, ...body } });
const listed = async () => (await owner.call(keys.listApiKeys, { params: own })).data.keys;
const end = (keyId: number, from = owner) => from.call(keys.endApiKey, { params: { ...own, keyId }, body: {} });

/** A program with a key: no cookie, no page, no header of the console. */
const program = async (key: string, endpoint: { path: string; method: string }, body?: object, at = 'event-12') => {
  const path = endpoint.path.replace('{site}', at).replaceAll(/\{\w+\}/g, '999999');
  const response = await site.hiroba.fetch(
    new Request(`http://hiroba.test${consoleApiPrefix}${path}`, {
      method: endpoint.method,
      headers: {
        host: 'hiroba.test',
        language: 'eng',
        authorization: `Bearer ${key}`,
        ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(endpoint.method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, ...(text.startsWith('{') ? (JSON.parse(text) as { message?: string }) : {}) };
};

describe('an API key', () => {
  test('is shown once, stored as a hash, and calls as its role may, without a cookie and without a page', async () => {
    const { data, status } = await make();
    expect(status).toBe(200);
    expect(data.key).toMatch(/^hiroba_[\w-]{43}$/);
    const rows = await site.database.kysely.selectFrom('operator_api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(data.key.slice(7));
    expect((await program(data.key, readOverview)).status).toBe(200);
    expect(JSON.stringify(await listed())).not.toContain(data.key.slice(7));
    const [entry] = await listed();
    expect(entry).toMatchObject({ name: '会計ソフト', role: 'reader', isProven: false, state: 'works' });
    expect(entry?.usedAt).toBe(new Date(testNow).toISOString());
    await end(data.keyId);
  });

  test.each(apiKeyRoles)('of a %s is allowed what the role may, at this site alone', async (role) => {
    const calls: readonly ConsoleEndpoint[] = [...site.hiroba.consoleApi.endpoints];
    for (const isProven of [false, true]) {
      const { data } = await make({ role, isProven });
      const allowed: readonly string[] = rightsOfRole[role];
      // A program calls as often as a hall would not: the limit is another test's.
      site.setNow(testNow + (isProven ? 120_000 : 60_000));
      for (const endpoint of calls.filter(({ may }) => may !== 'anyone')) {
        const { status } = await program(data.key, endpoint);
        const isOfSite = endpoint.path.includes('{site}');
        const mayCall = isOfSite && (endpoint.may === 'anyRight' || allowed.includes(endpoint.may));
        // It opens pages for as long as a browser is signed in.
        const isOfBrowser = endpoint.name === 'viewSiteFromConsole';
        // The event sells tickets for money.
        const asksProof = endpoint.proof !== undefined || endpoint.name === 'publishFromConsole';
        const isRefused = !mayCall || isOfBrowser || (asksProof && !isProven);
        expect([endpoint.name, status === 403]).toEqual([endpoint.name, isRefused]);
        expect([endpoint.name, status < 500]).toEqual([endpoint.name, true]);
      }
      for (const at of ['event-14', 'event-999', 'portal-1']) {
        expect([at, (await program(data.key, readOverview, undefined, at)).status]).toEqual([at, 404]);
      }
      site.setNow(testNow);
      await end(data.keyId);
    }
  });

  test('that may not, is told why, and what it cannot reach', async () => {
    const { data } = await make({ role: 'sales' });
    expect((await program(data.key, attendees.listAttendees)).message).toBe(
      'This API key reaches neither personal data nor money.',
    );
    expect((await program(data.key, operator.readSession)).status).toBe(200);
    expect((await program(data.key, editor.listSites)).message).toBe('An API key cannot do this. Use the console.');
    await end(data.keyId);
  });

  test('stands for nobody else: where a header names one, no cookie counts', async () => {
    const cookie = owner.cookie();
    const headers = { host: 'hiroba.test', cookie, authorization: 'Bearer hiroba_guessed', language: 'eng' };
    const path = `http://hiroba.test${consoleApiPrefix}sites/event-12/overview`;
    const refused = await site.hiroba.fetch(new Request(path, { headers }));
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      message: 'This API key does not work. It was ended, it has expired, or its maker is no longer an owner.',
    });
  });

  test('is over when it is ended, at its end, and when its maker is no owner any more; and says so in the list', async () => {
    const stateOf = async (keyId: number) => (await listed()).find((one) => one.keyId === keyId)?.state;
    const [ended, expired] = [(await make()).data, (await make({ days: 7 })).data];
    await end(ended.keyId);
    expect((await program(ended.key, readOverview)).status).toBe(401);
    expect((await end(ended.keyId)).status).toBe(404);
    expect(await stateOf(ended.keyId)).toBe('ended');
    site.setNow(testNow + 7 * dayMs - 1);
    expect((await program(expired.key, readOverview)).status).toBe(200);
    site.setNow(testNow + 7 * dayMs);
    expect((await program(expired.key, readOverview)).status).toBe(401);
    site.setNow(testNow);

    const other = await operatorAt(site, 'event/12', 'owner', 'leaves@example.jp');
    await setUpApp(other);
    const { data } = await make({}, other);
    expect((await program(data.key, readOverview)).status).toBe(200);
    const grants = (await owner.call(people.listPeople, { params: own })).data.people;
    const grantId = grants.find(({ mail }) => mail === 'leaves@example.jp')!.grants[0]!.grantId;
    await owner.call(people.changeGrant, { params: { ...own, grantId }, body: { role: 'editor' } });
    expect((await program(data.key, readOverview)).status).toBe(401);
    expect(await stateOf(data.keyId)).toBe('makerLeft');
    await owner.call(people.changeGrant, { params: { ...own, grantId }, body: { role: 'owner' } });
    await owner.call(people.suspendGrant, { params: { ...own, grantId }, body: { isSuspended: true } });
    expect((await program(data.key, readOverview)).status).toBe(401);
    await end(data.keyId);
  });

  test('names itself in the log, for what it does and for what it looks at', async () => {
    const { data } = await make({ name: 'CRM', role: 'sales', isProven: true });
    await sellTicket(site.database, null, { siteKey: 'event/12' });
    expect((await program(data.key, attendees.listAttendees)).status).toBe(200);
    await end(data.keyId);
    const { entries } = (await owner.call(log.readSiteLog, { params: own, query: {} })).data;
    expect(entries.slice(0, 3).map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ['apiKey.ended', 'owner'],
      ['looked.attendees', 'API: CRM'],
      ['apiKey.made', 'owner'],
    ]);
    expect(entries.find(({ action }) => action === 'looked.attendees')?.details).toMatchObject({ apiKey: data.keyId });
  });

  test('needs a name, and a site has so many at most, also when two owners make the last one at once', async () => {
    expect((await make({ name: '  ' })).errors).toHaveProperty('name');
    expect((await make({ name: 'x'.repeat(61) })).status).toBe(422);
    expect((await make({ days: 366 as never })).status).toBe(422);
    expect((await make({ role: 'owner' as never })).status).toBe(422);
    const before = (await listed()).filter(({ state }) => state === 'works').length;
    for (let count = before; count < apiKeysMax - 1; count += 1) expect((await make()).status).toBe(200);
    const statuses = await Promise.all([make(), make()]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const { keyId, state } of await listed()) if (state === 'works') await end(keyId);
  });

  test('waits after 600 calls in a minute, and no other key waits with it', async () => {
    const [busy, calm] = [(await make()).data, (await make()).data];
    let last = 200;
    for (let call = 0; call < 601 && last === 200; call += 1) {
      last = (await program(busy.key, readOverview)).status;
    }
    expect(last).toBe(429);
    expect((await program(calm.key, readOverview)).status).toBe(200);
    site.setNow(testNow + 60_001);
    expect((await program(busy.key, readOverview)).status).toBe(200);
    site.setNow(testNow);
    for (const { keyId } of [busy, calm]) await end(keyId);
  });

  test('ends with a leaving browser no session: a sign-out of its maker leaves it as it is', async () => {
    const other = consoleClient(site);
    other.keep(owner.cookie());
    const { data } = await make();
    await other.call(operator.signOut, {});
    expect((await program(data.key, readOverview)).status).toBe(200);
  });
});
