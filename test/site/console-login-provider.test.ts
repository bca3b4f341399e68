import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readChanges } from '#features/editor/contract/changes.ts';
import {
  offerLoginProvider,
  readLoginProvider,
  saveLoginProvider,
  tryLoginProvider,
} from '#features/identity/contract/provider.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'portal-1' };
const secret = 'a secret of the provider';
const wish = {
  issuer: 'https://id.example.jp',
  clientId: 'hanamachi',
  clientSecret: secret,
  trustsMail: true,
  isOffered: true,
};
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'portal/1', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const read = async () => (await owner.call(readLoginProvider, { params })).data;
const save = (provider: unknown, at = params) =>
  owner.call(saveLoginProvider, { params: at, body: { provider } as never });
const stored = async (version: 'draft' | 'published') =>
  site.database.kysely
    .selectFrom('identity_provider')
    .select(['method', 'issuer', 'client_id', 'client_secret', 'trusts_mail'])
    .where('realm_key', '=', 'portal/1')
    .where('version', '=', version)
    .where('client_id', '=', 'hanamachi')
    .execute();
const login = async () => {
  const { data } = await owner.call(editor.readPart, { params, query: { part: 'settings' } });
  return (data.value as { login: Record<string, unknown> }).login;
};

test('an owner sets the provider of the draft; its secret is stored, and nothing shows it', async () => {
  const name = { jpn: '花町ID', eng: 'Hanamachi ID' };
  const { status, data } = await save({ ...wish, name });
  expect(status).toBe(200);
  const shown = {
    issuer: wish.issuer,
    clientId: 'hanamachi',
    hasSecret: true,
    trustsMail: true,
    isOffered: true,
    name,
  };
  expect(data).toMatchObject({ portal: null, provider: shown, hasDemo: false });
  expect(data.redirects[0]).toBe('http://hiroba.test/web/identity/callback');
  expect(await read()).toEqual(data);
  expect(await stored('draft')).toMatchObject([{ client_secret: secret, trusts_mail: true }]);
  expect(await login()).toMatchObject({ authName: name });

  const log = await owner.call(readSiteLog, { params });
  const part = await owner.call(editor.readPart, { params, query: { part: 'settings' } });
  for (const told of [data, await read(), log.data, part.data]) expect(JSON.stringify(told)).not.toContain(secret);
  expect(JSON.stringify(log.data)).toContain('provider.changed');
});

test('it counts once it is published', async () => {
  expect(await stored('published')).toEqual([]);
  const { data: changes } = await owner.call(readChanges, { params });
  const [change] = changes.changes.filter(({ path }) => path[0] === 'identity');
  expect(change).toMatchObject({ part: 'settings', after: { text: 'https://id.example.jp (hanamachi)' } });
  expect(JSON.stringify(changes)).not.toContain(secret);
  expect((await owner.call(editor.publishSite, { params, body: {} })).status).toBe(200);
  expect(await stored('published')).toEqual(await stored('draft'));
  expect((await owner.call(readChanges, { params })).data.total).toBe(0);
});

test('a secret that is left out stays for the same client alone, and goes by a press', async () => {
  const { clientSecret: _, ...kept } = wish;
  expect((await save(kept)).data.provider?.hasSecret).toBe(true);
  expect((await save({ ...kept, issuer: 'https://other.example.jp' })).data.provider?.hasSecret).toBe(false);
  expect((await save(wish)).data.provider?.hasSecret).toBe(true);
  expect((await save({ ...kept, clientSecret: null })).data.provider?.hasSecret).toBe(false);
});

test.each([
  ['a call by http', { ...wish, issuer: 'http://id.example.jp' }],
  ['an address with a query', { ...wish, issuer: 'https://id.example.jp/?a=1' }],
  ['no address', { ...wish, issuer: '' }],
  ['no client', { ...wish, clientId: ' ' }],
  ['the provider of a demo', { ...wish, issuer: 'demo' }],
  ['this machine', { ...wish, issuer: 'https://localhost:8443' }],
  ['the services of a cloud', { ...wish, issuer: 'https://169.254.169.254/latest' }],
  ['a local network', { ...wish, issuer: 'https://192.168.0.1' }],
  ['this machine in IPv6', { ...wish, issuer: 'https://[::ffff:127.0.0.1]' }],
  ['a name that is no text', { ...wish, name: { jpn: 7 } }],
])('%s is refused, and nothing changes', async (_, provider) => {
  const before = await read();
  expect((await save(provider)).status).toBe(422);
  expect(await read()).toEqual(before);
});

test('a portal that does not offer its provider keeps it for its events', async () => {
  const { data } = await save({ ...wish, isOffered: false });
  expect(data.provider).toMatchObject({ issuer: wish.issuer, isOffered: false });
  expect(await login()).not.toHaveProperty('authMethod');
});

test('an event that uses the accounts of its portal offers its provider or not, and learns nothing of it', async () => {
  const at = { site: 'event-11' };
  const offer = (isOffered: boolean) => owner.call(offerLoginProvider, { params: at, body: { isOffered } });
  const shown = { issuer: '', clientId: '', hasSecret: true };
  expect((await offer(true)).data).toMatchObject({ portal: 'portal-1', provider: { ...shown, isOffered: true } });
  expect((await offer(false)).data).toMatchObject({ portal: 'portal-1', provider: { ...shown, isOffered: false } });
  expect((await save(wish, at)).status).toBe(409);
});

test('without a provider the login page offers accounts of Hiroba alone, and there is none to try', async () => {
  const { data } = await save(null);
  expect(data.provider).toBeNull();
  expect(await login()).not.toHaveProperty('authMethod');
  expect(await stored('draft')).toEqual([]);
  expect((await owner.call(tryLoginProvider, { params, body: {} })).status).toBe(404);
  const none = await owner.call(offerLoginProvider, { params: { site: 'event-11' }, body: { isOffered: true } });
  expect(none.status).toBe(404);
});
