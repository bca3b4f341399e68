import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityEvent, identitySite } from '../../../../test/identity-site.ts';
import type { Choice } from '../../../../test/identity-visit.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';

const { site, get, begin, visit, comeBack, exchange, prove, connect, counts } = identitySite();

const minute = 60_000;

describe('a login that goes wrong leaves nothing behind and says so', () => {
  const nothing = { members: 0, identities: 0, proofs: 0 };

  test.each<[string, Choice]>([
    ['the choice of a person', {}],
    ['what the site would be told', { person: 'minami', allows: false }],
  ])('cancelled at %s [AUTH-015]', async (_, choice) => {
    expect(await prove(choice)).toMatchObject({
      status: 403,
      message: '「ひろばID」でのログインを中止しました。',
      reason: 'cancelled',
    });
    expect(await counts()).toEqual(nothing);
    expect(site().logged).toEqual([]);
  });

  test('a visitor who comes back after ten minutes, or uses the proof after fifteen', async () => {
    const gone = await visit(await begin(), { person: 'minami' });
    site().setNow(testNow + 10 * minute);
    const late = await comeBack(gone);
    expect(late).toEqual({ path: '/web/portal/1/event/13/users/login', key: 'late' });
    expect(await exchange(late.key, gone.browserKey)).toMatchObject({ status: 410 });

    site().setNow(testNow);
    const slow = await visit(await begin(), { person: 'minami' });
    const { key } = await comeBack(slow);
    site().setNow(testNow + 10 * minute);
    expect(await exchange(key, slow.browserKey)).toMatchObject({ status: 410 });

    site().setNow(testNow);
    const { access_token: token } = (await prove({ person: 'minami' })).data;
    site().setNow(testNow + 15 * minute);
    expect(await connect(token)).toMatchObject({ status: 410 });
    expect(await counts()).toMatchObject({ members: 0, identities: 0 });
  });

  test('a return in another browser, which leaves the attempt good in the right one', async () => {
    const attacker = await visit(await begin(), { person: 'minami' });
    const { key } = await comeBack(attacker);
    const victim = await begin();
    for (const browserKey of [victim.browser_key, '', 'x'.repeat(200)]) {
      expect(await exchange(key, browserKey)).toMatchObject({
        status: 403,
        message: expect.stringContaining('別のブラウザー'),
      });
    }
    expect(await counts()).toEqual(nothing);
    expect((await exchange(key, attacker.browserKey)).status).toBe(200);
  });

  test('a callback, a key and a proof that were used already', async () => {
    const gone = await visit(await begin(), { person: 'minami' });
    const first = await comeBack(gone);
    // A double press opens the login twice: the newer key counts.
    const { key } = await comeBack(gone);
    expect(await exchange(first.key, gone.browserKey)).toMatchObject({ status: 410 });
    const { access_token: token } = (await exchange(key, gone.browserKey)).data;
    expect(await exchange(key, gone.browserKey)).toMatchObject({ status: 410 });
    expect((await comeBack(gone)).key).toBe('late');
    expect((await connect(token)).status).toBe(200);
    expect(await connect(token)).toMatchObject({ status: 410 });
  });

  test('a code of another visitor’s login, put into one’s own', async () => {
    const theirs = new URL((await visit(await begin(), { person: 'minami' })).callback);
    const own = await visit(await begin(), { person: 'daichi' });
    const mixed = new URL(own.callback);
    mixed.searchParams.set('code', theirs.searchParams.get('code') as string);
    const { key } = await comeBack({ callback: mixed.href });
    expect((await exchange(key, own.browserKey)).status).toBe(410);
    expect(await counts()).toEqual(nothing);
  });

  test('an answer in the name of another provider', async () => {
    const gone = await visit(await begin(), { person: 'minami' });
    const mixed = new URL(gone.callback);
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(await exchange((await comeBack({ callback: mixed.href })).key, gone.browserKey)).toMatchObject({
      status: 403,
      message: expect.stringContaining('確認できなかった'),
    });
    expect(site().logged.splice(0)).toEqual([expect.stringContaining('notGenuine')]);
  });

  test('a provider that does not answer, and a provider that the organiser has replaced meanwhile', async () => {
    const issuer = (to: string) =>
      site().database.pool.query("update identity_provider set issuer = $1 where method = 'OpenId'", [to]);
    // No server listens on this port, which is for discarded packets.
    await issuer('http://127.0.0.1:9');
    expect(await get(`identity/openid/authorize/${identityEvent}`)).toMatchObject({
      status: 503,
      message: '「ひろばID」に接続できません。しばらくしてから、もう一度お試しください。',
    });
    expect(site().logged.splice(0)).toEqual([expect.stringContaining('unavailable')]);
    await issuer('demo');
    const gone = await visit(await begin(), { person: 'minami' });
    const proof = await prove({ person: 'minami' });
    const { key } = await comeBack(gone);
    await issuer('https://id.example.jp');
    expect(await exchange(key, gone.browserKey)).toMatchObject({ status: 410 });
    expect(await connect(proof.data.access_token)).toMatchObject({ status: 410 });
    await issuer('demo');
    expect(await counts()).toMatchObject({ members: 0, identities: 0 });
  });

  test('a callback that belongs to no attempt leads to a login page of this host [AUTH-015]', async () => {
    const asked: [string, string][] = [
      ['', '/web/users/login'],
      ['?state=nonsense', '/web/users/login'],
      ['?state=x.event-13', '/web/portal/1/event/13/users/login'],
      ['?state=x.event-999', '/web/users/login'],
      ['?state=//evil.example/.portal-1', '/web/portal/1/users/login'],
      [`?state=${'x'.repeat(5_000)}.event-13`, '/web/portal/1/event/13/users/login'],
      ['?error=access_denied&error_description=%3Cscript%3E&state=x.portal-2', '/web/portal/2/users/login'],
    ];
    for (const [query, path] of asked) {
      expect(await comeBack({ callback: `http://hiroba.test/web/identity/callback${query}` })).toEqual({
        path,
        key: 'late',
      });
    }
    // An own domain serves its own site only.
    expect(await comeBack({ callback: 'http://hanamachi.localhost/identity/callback?state=x.event-13' })).toEqual({
      path: '/users/login',
      key: 'late',
    });
  });

  test('every callback leads to a page of this host [AUTH-015]', async () => {
    const word = fc.constantFrom(
      'state',
      '=',
      '&',
      '/',
      '//',
      '\\',
      '.',
      '@',
      '#',
      '%2F',
      '.event-13',
      '.portal-2',
      'http:',
      'evil.example',
      '\n',
    );
    const query = fc
      .array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((words) => words.join(''));
    const host = fc.constantFrom('hiroba.test', 'hanamachi.localhost:3000', 'unknown.test');
    await fc.assert(
      fc.asyncProperty(query, host, async (text, seen) => {
        const base = seen.startsWith('hanamachi') ? '' : '/web';
        const address = new URL(`http://${seen}${base}/identity/callback?state=${text}`);
        const response = await site().get(address.pathname + address.search, { host: seen });
        const location = response.headers.get('location') ?? '';
        expect(location).toMatch(/^\/(?!\/).*\/users\/login#identity=late$|^\/users\/login#identity=late$/);
        expect(new URL(location, address).origin).toBe(address.origin);
      }),
      { numRuns: 60 },
    );
  });

  test('a method that the site does not offer, and an unknown one', async () => {
    expect(await get(`identity/bnid/authorize/${identityEvent}`)).toMatchObject({
      status: 403,
      message: 'このサイトでは「BNID」でのログインをご利用いただけません。',
    });
    expect(await get(`identity/openid/authorize/0`)).toMatchObject({ status: 403 });
    expect(await get(`identity/google/authorize/${identityEvent}`)).toMatchObject({ status: 404 });
    expect(await get('identity/openid/authorize/1/404')).toMatchObject({ status: 404 });
    expect(await exchange('late', '')).toMatchObject({ status: 410, message: expect.stringContaining('はじめから') });
  });

  test('too many starts from one address, in the language of the visitor', async () => {
    const here = { context: { now: testNow, clientAddress: '' } };
    await useUpTries(site().database, 'identityBegun', here, ['address'], 1);
    await begin();
    expect(await get(`identity/openid/authorize/${identityEvent}`, { language: 'eng' })).toMatchObject({
      status: 429,
      message: expect.stringContaining('10 minutes'),
    });
    site().setNow(testNow + 10 * minute);
    expect((await begin()).url).toContain('/dev/idp/auth');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\tb', ''])(
    'a link to %j is ignored',
    async (link) => {
      const gone = await visit(await begin(`?link=${encodeURIComponent(link)}`), { person: 'minami' });
      expect((await comeBack(gone)).path).toBe('/web/portal/1/event/13/users/login');
    },
  );
});
