import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import * as operator from '#features/operator/contract.ts';
import { proofSubject } from '#features/operator/rules/proof-subject.ts';
import type { ConsoleEndpoint, ConsoleProof } from '#kernel/console/console-endpoint.ts';
import { operatorRoles, type OperatorRole, rightsOfRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

/** Two events of one portal, and one of another. */
const [own, sibling] = ['event-12', 'event-14'];
let site: TestSite;
let calls: ConsoleEndpoint[];
const browsers = new Map<OperatorRole, ConsoleClient>();

beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  calls = [...site.hiroba.consoleApi.endpoints];
  for (const role of operatorRoles) browsers.set(role, await operatorAt(site, 'event/12', role));
});
afterAll(() => site.close());

/** A call with parameters that are good or not: whoever may not make it learns nothing of that. */
const paramsOf = ({ path }: ConsoleEndpoint, name: string) => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+Id)\}/g)].map(([, id]) => [id, 999_999])),
  orderNumber: 'NONE',
  refundNumber: 'NONE-1',
  token: 'NONE',
  site: name,
});
const asked = (endpoint: ConsoleEndpoint, name: string) => ({ params: paramsOf(endpoint, name), endpoint }) as never;
const isOfSite = ({ path }: ConsoleEndpoint): boolean => path.includes('{site}');
const answerOf = async (client: ConsoleClient, endpoint: ConsoleEndpoint, name: string): Promise<number> =>
  (await client.call(endpoint, asked(endpoint, name))).status;

/** The event sells tickets for money: its publication waits for a second factor, as no other call without one does. */
const proofOf = ({ name, proof }: ConsoleEndpoint): ConsoleProof | undefined =>
  name === 'publishFromConsole' ? 'secondFactor' : proof;

describe('every call of the console', () => {
  test('is one of a few or names a site, and there are some of each', () => {
    expect(calls.filter(isOfSite).length).toBeGreaterThan(7);
    const open = calls.filter(({ may }) => may === 'anyone').map(({ path }) => path);
    expect(open.sort()).toEqual([
      'link/look',
      'link/passkey',
      'link/use',
      'mail/look',
      'mail/use',
      'password/use',
      'reset/use',
      'session',
      'sign-in',
      'sign-in/demo',
      'sign-in/forgotten',
      'sign-in/passkey',
      'sign-in/passkey/begin',
      'sign-in/recovery-code',
      'sign-out',
    ]);
  });

  test('answers 401 to whoever is not signed in', async () => {
    for (const endpoint of calls.filter(({ may }) => may !== 'anyone')) {
      expect([endpoint.name, await answerOf(consoleClient(site), endpoint, own)]).toEqual([endpoint.name, 401]);
    }
  });

  test.each(operatorRoles)(
    'lets %s do what the role may once they have proved it, and answers 403 to the rest',
    async (role) => {
      const allowed: readonly string[] = rightsOfRole[role];
      const browser = browsers.get(role)!;
      const answers = async (): Promise<Map<ConsoleEndpoint, string>> => {
        const all = new Map<ConsoleEndpoint, string>();
        for (const endpoint of calls.filter(isOfSite)) {
          const { status, reason } = await browser.call(endpoint, asked(endpoint, own));
          expect([endpoint.name, status < 500]).toEqual([endpoint.name, true]);
          all.set(endpoint, status === 403 ? (reason ?? 'no right') : 'allowed');
        }
        return all;
      };
      const expected = (said: Partial<Record<ConsoleProof, string>>) =>
        new Map(
          calls
            .filter(isOfSite)
            .map((one) => [
              one,
              one.may === 'anyRight' || allowed.includes(one.may)
                ? (said[proofOf(one) ?? 'recentIfAny'] ?? 'allowed')
                : 'no right',
            ]),
        );
      expect(await answers()).toEqual(expected({ secondFactor: 'secondFactor', recent: 'secondFactor' }));
      await setUpApp(browser);
      expect(await answers()).toEqual(expected({}));
      site.setNow(testNow + 10 * 60_000);
      expect(await answers()).toEqual(expected({ recent: 'stepUp' }));
      site.setNow(testNow);
    },
  );

  test('of a role, of personal data, or of a secret asks for a second factor', () => {
    // Their addresses are personal data.
    const ofGuests = ['listGuestsOfSite', 'inviteGuestsToSite', 'mailGuestsOfSite', 'removeGuestOfSite'];
    // They reach many people, and what they do cannot be taken back.
    const ofMany = ['makeAttendeeFile', 'makeOrderFile', 'sendMailing', 'resumeMailing', 'makePayout'];
    const ofOrders = calls.filter(({ may, name }) => may === 'sell' && !ofMany.includes(name)).map(({ name }) => name);
    const proofs = new Map(calls.map((one) => [one.name, one.proof]));
    for (const name of [
      'listOperators',
      'listInvitations',
      'listAllOperators',
      'readSiteLog',
      'readConsoleLog',
      'listPeopleOfLog',
      ...ofGuests,
      ...ofOrders,
    ]) {
      expect([name, proofs.get(name)]).toEqual([name, 'secondFactor']);
    }
    // It has the passcode of the site, and everybody who comes.
    for (const name of ['exportDraft', ...ofMany]) expect([name, proofs.get(name)]).toEqual([name, 'recent']);
    for (const { name, may, method, proof } of calls) {
      if (name === 'exportDraft' || ofGuests.includes(name)) continue;
      // Whoever sees that it goes wrong does not wait.
      if (name === 'stopCallingOff') continue;
      // It sends nothing, and shows nobody but whom the list names.
      if (name === 'checkExhibitors') continue;
      if (may === 'govern' && method === 'POST') expect([name, proof]).toEqual([name, 'recent']);
      // A draft never waits for a second factor.
      if (may === 'see' || may === 'edit') expect([name, proof]).toEqual([name, undefined]);
    }
  });

  test('that asks for a proof says of what it is', () => {
    const silent = calls.filter((one) => proofOf(one) !== undefined && proofSubject(one.path) === undefined);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test.each(operatorRoles)('answers %s 404 at a sibling, as at a site that does not exist', async (role) => {
    for (const endpoint of calls.filter(isOfSite)) {
      for (const name of [sibling, 'event-999', 'portal-1', 'portal-0', 'event-012', 'event-x', '..']) {
        const found = [endpoint.name, name, await answerOf(browsers.get(role)!, endpoint, name)];
        expect(found).toEqual([endpoint.name, name, 404]);
      }
    }
  });

  test('with a change comes from a page of the console: no form, no other content, no other origin', async () => {
    const browser = browsers.get('owner')!;
    const changes = calls.filter(({ method }) => method === 'POST');
    const wrong = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'console-call': '' },
    ];
    for (const endpoint of changes) {
      for (const headers of wrong) {
        const given = { params: paramsOf(endpoint, own), headers } as never;
        const { status } = await browser.call(endpoint, given);
        expect([endpoint.name, headers, status >= 400 && status < 500]).toEqual([endpoint.name, headers, true]);
      }
    }
    expect((await browser.call(operator.readSession)).data.operator).not.toBeNull();
  });

  test('is not there on the own domain of a site', async () => {
    const { own_domain: domain } = await site.database.kysely
      .selectFrom('site')
      .select('own_domain')
      .where('own_domain', 'is not', null)
      .executeTakeFirstOrThrow();
    for (const path of ['/console/', '/console/api/session', '/console/assets/x.js']) {
      expect([path, (await site.get(path, { host: domain! })).status]).toEqual([path, 404]);
    }
  });
});

test('the frame of a preview shows the draft of its site alone, for half an hour, and nothing of a member', async () => {
  const { data } = await browsers.get('reader')!.call(editor.openPreview, { params: { site: own } });
  const [path, token = ''] = data.path.split('?isDraft=true&access_token=');
  expect(path).toBe('/web/portal/1/event/12');
  const draftOf = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await site.get(`/web_api/v2/${address}`, {
      'access-token': token,
      'preview-agent': 'previewer',
      ...headers,
    });
    return answer.status;
  };
  expect(await draftOf('preview_booth/1/12')).toBe(200);
  expect(await draftOf('preview_booth/1/14')).toBe(403);
  expect(await draftOf('preview_booth/1')).toBe(403);
  // Beside the draft the token is nobody's.
  expect(await draftOf('personal/1/12', { 'preview-agent': '' })).toBe(552);
  const grants = site.database.kysely.updateTable('operator_grant').where('role', '=', 'reader');
  await grants.set({ suspended_at: new Date(testNow) }).execute();
  expect(await draftOf('preview_booth/1/12')).toBe(552);
  await grants.set({ suspended_at: null }).execute();
  expect(await draftOf('preview_booth/1/12')).toBe(200);
  site.setNow(testNow + 30 * 60_000);
  expect(await draftOf('preview_booth/1/12')).toBe(552);
  site.setNow(testNow);
});

describe('an operator', () => {
  test('finds no sibling in any list or search', async () => {
    for (const role of operatorRoles) {
      const all = await browsers.get(role)!.call(editor.listSites);
      expect(all.data.sites.map((one) => one.site)).toEqual([own]);
      expect(all.data.mayMake).toBe(false);
      const none = await browsers.get(role)!.call(editor.listSites, { query: { search: '夜会' } });
      expect(none.data.sites).toEqual([]);
    }
  });

  test('of a portal has its events, and none of another portal', async () => {
    const browser = await operatorAt(site, 'portal/1', 'editor');
    const { data } = await browser.call(editor.listSites);
    const names = data.sites.map((one) => one.site);
    expect(names).toEqual(expect.arrayContaining(['portal-1', 'event-12', 'event-14']));
    const rows = await site.database.kysely.selectFrom('site').select(['site_key', 'portal_id']).execute();
    const expected = rows.filter((row) => row.portal_id === 1).map((row) => row.site_key.replace('/', '-'));
    expect(names.sort()).toEqual(expected.sort());
  });

  test('of a portal makes events there, and neither elsewhere nor alone', async () => {
    const browser = await operatorAt(site, 'portal/1', 'editor', 'maker@example.jp');
    const body = {
      template: 'party',
      language: 'jpn',
      name: '会',
      startDate: '2027-02-06 19:00',
      endDate: '2027-02-06 22:00',
    };
    const make = (portal?: string) =>
      browser.call(editor.makeSite, { body: { ...body, language: 'jpn', ...(portal && { portal }) } });
    const { data: offered } = await browser.call(editor.listPortals);
    expect(offered).toMatchObject({ portals: [{ site: 'portal-1' }], mayStandAlone: false });
    expect((await browser.call(editor.listSites)).data.mayMake).toBe(true);
    const made = await make('portal-1');
    const shown = await browser.call(editor.readOutline, { params: { site: made.data.site } });
    expect(shown.data.path).toMatch(/^\/web\/portal\/1\/event\/\d+$/);
    expect([(await make()).status, (await make('portal-2')).status, (await make('portal-99')).status]).toEqual([
      403, 404, 404,
    ]);
  });

  test('who is suspended, signs out or loses the grant gets nothing from the next call on', async () => {
    const browser = await operatorAt(site, 'event/12', 'editor', 'leaving@example.jp');
    const call = () => browser.call(editor.readOutline, { params: { site: own } });
    const { kysely } = site.database;
    const who = kysely.updateTable('operator').where('mail', '=', 'leaving@example.jp');
    expect((await call()).status).toBe(200);
    await who.set({ suspended_at: new Date(testNow) }).execute();
    expect((await call()).status).toBe(401);
    const signIn = { body: { mail: 'leaving@example.jp', password: operatorPassword } };
    expect((await browser.call(operator.signIn, signIn)).status).toBe(422);
    await who.set({ suspended_at: null }).execute();
    expect((await call()).status).toBe(200);
    const cookie = browser.cookie();
    await browser.call(operator.signOut);
    browser.keep(cookie);
    expect((await call()).status).toBe(401);
    await browser.call(operator.signIn, signIn);
    expect(browser.cookie()).not.toBe(cookie);
    expect((await call()).status).toBe(200);
    await kysely.deleteFrom('operator_grant').where('site_key', '=', 'event/12').where('role', '=', 'editor').execute();
    expect((await call()).status).toBe(404);
  });

  test('gets a new cookie at each sign-in, which scripts cannot read and other sites do not send', async () => {
    const answer = await site.post(
      '/console/api/sign-in',
      JSON.stringify({ mail: 'owner.event-12@example.jp', password: operatorPassword }),
      {
        origin: 'http://hiroba.test',
        'content-type': 'application/json',
        'console-call': '1',
      },
    );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^hiroba-console=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
  });

  test('who is unknown, and a wrong password, get the same answer, and after twenty tries of an account none', async () => {
    const browser = consoleClient(site);
    const attempt = async (mail: string) => browser.call(operator.signIn, { body: { mail, password: 'wrong' } });
    const [known, unknown] = [await attempt('reader.event-12@example.jp'), await attempt('nobody@example.jp')];
    expect(known).toEqual(unknown);
    expect(known.status).toBe(422);
    for (let tries = 1; tries < 20; tries += 1) await attempt('reader.event-12@example.jp');
    expect((await attempt('reader.event-12@example.jp')).status).toBe(429);
  });

  test('is forgotten by the browser twelve hours after the last call', async () => {
    const browser = browsers.get('sales')!;
    const call = async () => (await browser.call(editor.listSites)).status;
    site.setNow(testNow + 11 * 3_600_000);
    expect(await call()).toBe(200);
    site.setNow(testNow + 22 * 3_600_000);
    expect(await call()).toBe(200);
    site.setNow(testNow + 34.1 * 3_600_000);
    expect(await call()).toBe(401);
    site.setNow(testNow);
  });
});
