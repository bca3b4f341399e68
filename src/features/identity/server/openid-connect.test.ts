import { describe, expect, test, vi } from 'vitest';
import { forgingProvider, type Forgery } from '../../../../test/forging-provider.ts';
import { createOpenIdConnect, type ProviderSetting } from './openid-connect.ts';

const redirectUri = 'https://events.example.jp/web/identity/callback';
const setting: ProviderSetting = { issuer: 'https://id.example.jp', clientId: 'hiroba', clientSecret: 'a secret' };
const departure = {
  redirectUri,
  state: 'the state',
  nonce: 'the nonce',
  codeVerifier: 'v'.repeat(64),
  language: 'eng',
} as const;

function withProvider(provider: Partial<ProviderSetting> = {}) {
  let now = 0;
  const other = forgingProvider(provider.issuer);
  const openId = createOpenIdConnect({ clock: () => now, demo: undefined, fetch: other.fetch });
  const whole = { ...setting, ...provider };
  const leave = async (): Promise<URL> => {
    const address = new URL(await openId.addressOf(whole, departure));
    other.expect(address.searchParams.get('code_challenge') ?? '', address.searchParams.get('nonce') ?? '');
    return address;
  };
  return {
    other,
    leave,
    turn: (to: number) => {
      now = to;
    },
    arrive: (answer = '?code=c&state=the+state') => openId.personOf(whole, { ...departure, answer }),
    async visit(forgery: Forgery = {}) {
      other.forge(forgery);
      await leave();
      return this.arrive();
    },
  };
}

describe('a login by OpenID Connect', () => {
  test('goes to the provider with PKCE, state, nonce and the visitor’s language [AUTH-015]', async () => {
    const { leave } = withProvider();
    const address = await leave();
    expect(address.origin + address.pathname).toBe('https://id.example.jp/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'hiroba',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      state: 'the state',
      nonce: 'the nonce',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    expect(address.href).not.toContain(departure.codeVerifier);
  });

  test('authenticates the way the provider wants: by a header, in the form, or by PKCE alone', async () => {
    const basic = withProvider();
    await basic.visit();
    expect(basic.other.token?.authorization).toBe(`Basic ${Buffer.from('hiroba:a+secret').toString('base64')}`);
    expect(basic.other.token?.form.get('code_verifier')).toBe(departure.codeVerifier);
    expect(basic.other.token?.form.get('redirect_uri')).toBe(redirectUri);

    const byPost = withProvider();
    await byPost.visit({ metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } });
    expect(byPost.other.token?.authorization).toBeNull();
    expect(byPost.other.token?.form.get('client_secret')).toBe('a secret');

    const open = withProvider({ clientSecret: null });
    await open.visit();
    expect(open.other.token?.authorization).toBeNull();
    expect(open.other.token?.form.get('client_secret')).toBeNull();
  });

  test.each<[string, Forgery, string | null]>([
    ['in the ID token', { claims: { email: 'a@example.jp', email_verified: true } }, 'a@example.jp'],
    ['at the userinfo endpoint', { userinfo: { email: 'a@example.jp', email_verified: true } }, 'a@example.jp'],
    ['verified as a text', { claims: { email: 'a@example.jp', email_verified: 'true' } }, 'a@example.jp'],
    ['written full-width', { claims: { email: ' ａ＠example.jp ', email_verified: true } }, 'a@example.jp'],
    ['not verified', { claims: { email: 'a@example.jp', email_verified: false } }, null],
    ['without a word on its verification', { claims: { email: 'a@example.jp' } }, null],
    ['whose flag is not true', { claims: { email: 'a@example.jp', email_verified: 1 } }, null],
    ['that is malformed', { claims: { email: '<b>', email_verified: true } }, null],
    ['missing', {}, null],
  ])('takes a mail address %s for %j → %j', async (_, forgery, mail) => {
    expect(await withProvider().visit(forgery)).toEqual({ subject: 'somebody', mail });
  });

  test('asks for a provider’s metadata once an hour', async () => {
    const { other, leave, turn } = withProvider();
    const discoveries = () => other.asked.filter((path) => path.includes('well-known')).length;
    await Promise.all([leave(), leave(), leave()]);
    expect(discoveries()).toBe(1);
    turn(59 * 60_000);
    await leave();
    expect(discoveries()).toBe(1);
    turn(60 * 60_000);
    await leave();
    expect(discoveries()).toBe(2);
    // The provider does not answer any more: the older metadata counts.
    turn(120 * 60_000);
    other.forge({ answers: { 'openid-configuration': () => new Response('', { status: 503 }) } });
    expect((await leave()).pathname).toBe('/auth');
    expect(discoveries()).toBe(3);
  });

  test('asks again after a failure', async () => {
    const { other, leave } = withProvider();
    other.forge({ answers: { 'openid-configuration': () => new Response('', { status: 503 }) } });
    await expect(leave()).rejects.toMatchObject({ kind: 'unavailable' });
    other.forge({});
    expect((await leave()).pathname).toBe('/auth');
  });
});

describe('an answer of a provider is not trusted', () => {
  const past = Math.floor(Date.now() / 1000) - 3_600;

  test.each<[string, Forgery]>([
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for another client', { claims: { aud: 'other' } }],
    ['for several clients, without saying which', { claims: { aud: ['hiroba', 'other'], azp: 'other' } }],
    ['in another issuer’s name', { claims: { iss: 'https://evil.example' } }],
    ['when it has expired', { claims: { exp: past, iat: past - 300 } }],
    ['signed by a stranger', { isForeignKey: true }],
    ['without a signature', { isUnsigned: true }],
    ['with a key of the client’s own making', { header: { alg: 'HS256' } }],
    ['about nobody', { claims: { sub: '' } }],
    ['about a subject that is too long', { claims: { sub: 'x'.repeat(256) } }],
    ['about one with control characters', { claims: { sub: 'a\u0000b' } }],
    [
      'when the userinfo is another subject’s',
      { userinfo: { sub: 'somebody else', email: 'a@example.jp', email_verified: true } },
    ],
  ])('%s [AUTH-015]', async (_, forgery) => {
    await expect(withProvider().visit(forgery)).rejects.toMatchObject({ kind: 'notGenuine' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['the metadata of another issuer', { issuer: 'https://evil.example' }],
  ])('%s', async (_, metadata) => {
    const { other, leave } = withProvider();
    other.forge({ metadata });
    await expect(leave()).rejects.toMatchObject({ kind: 'notGenuine' });
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['login_required', 'refused'],
    ['invalid_scope', 'refused'],
    ['server_error', 'unavailable'],
    ['temporarily_unavailable', 'unavailable'],
  ])('an answer with the error %s is %s', async (error, kind) => {
    const { leave, arrive } = withProvider();
    await leave();
    await expect(arrive(`?error=${error}&state=the+state`)).rejects.toMatchObject({ kind });
  });

  test.each(['', '?state=the+state', '?code=a&code=b&state=the+state', '?code=&state=the+state'])(
    'an answer of %j without one code',
    async (answer) => {
      const { leave, arrive } = withProvider();
      await leave();
      await expect(arrive(answer)).rejects.toMatchObject({ name: 'ProviderProblem' });
    },
  );

  test('a code with another verifier has expired', async () => {
    const { other, leave, arrive } = withProvider();
    await leave();
    other.expect('another challenge', 'the nonce');
    await expect(arrive()).rejects.toMatchObject({ kind: 'tooLate' });
  });
});

describe('a provider that fails', () => {
  const json = (value: unknown, status = 200) => Response.json(value, { status });

  test.each<[string, Forgery['answers'], string]>([
    ['answers 500 for a token', { '/token': () => new Response('', { status: 500 }) }, 'unavailable'],
    ['answers a page for a token', { '/token': () => new Response('<html>') }, 'unavailable'],
    ['says in JSON that it fails', { '/token': () => json({ error: 'server_error' }, 503) }, 'unavailable'],
    ['does not know this client', { '/token': () => json({ error: 'invalid_client' }, 401) }, 'refused'],
    ['hangs up', { '/token': () => Promise.reject(new TypeError('fetch failed')) }, 'unavailable'],
    ['sends us elsewhere', { '/token': () => Response.redirect('https://evil.example/', 302) }, 'unavailable'],
    ['has lost its keys', { '/jwks': () => new Response('', { status: 404 }) }, 'unavailable'],
  ])('%s [AUTH-015]', async (_, answers, kind) => {
    await expect(withProvider().visit({ answers })).rejects.toMatchObject({ kind });
  });

  test('gets five seconds to answer', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    await withProvider().visit();
    expect(waits.mock.calls.length).toBeGreaterThan(2);
    expect(new Set(waits.mock.calls.map(([ms]) => ms))).toEqual(new Set([5_000]));
  });

  test.each([
    ['by http', 'http://id.example.jp/token'],
    ['to this machine', 'https://localhost/token'],
    ['to this machine by number', 'https://127.0.0.1/token'],
    ['to this machine in IPv6', 'https://[::1]/token'],
    ['to the services of the cloud', 'https://169.254.169.254/token'],
    ['into a local network', 'https://192.168.0.1/token'],
    ['there in an address of IPv6', 'https://[64:ff9b::192.168.0.1]/token'],
  ])('may not send a visitor %s', async (_, address) => {
    const provider = withProvider();
    await expect(provider.visit({ metadata: { token_endpoint: address } })).rejects.toMatchObject({
      name: 'ProviderProblem',
    });
    expect(provider.other.token).toBeUndefined();
  });

  test('may use http on this machine only, and only in the demo', async () => {
    const here = { ...setting, issuer: 'http://localhost:9000' };
    const { fetch } = forgingProvider(here.issuer);
    const earnest = createOpenIdConnect({ clock: () => 0, demo: undefined, fetch });
    await expect(earnest.addressOf(here, departure)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(earnest.addressOf({ ...here, issuer: 'demo' }, departure)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    const demo = {
      issuer: () => '',
      client: () => Promise.reject(new Error('not asked')),
      fetch: () => Promise.reject(new Error('not asked')),
    };
    const inDemo = createOpenIdConnect({ clock: () => 0, demo, fetch });
    expect(await inDemo.addressOf(here, departure)).toContain('http://localhost:9000/auth?');
  });
});

describe('a try of a provider', () => {
  const answer = (status: number, error: string) => () => Response.json({ error }, { status });
  const everyCode = () => Response.json({ access_token: 'x', token_type: 'bearer' });
  const tried = async (forgery: Forgery, provider: Partial<ProviderSetting> = {}) => {
    const other = forgingProvider(provider.issuer);
    other.forge(forgery);
    const openId = createOpenIdConnect({ clock: () => 0, demo: undefined, fetch: other.fetch });
    return { found: await openId.tryOut({ ...setting, ...provider }, redirectUri), other };
  };

  test.each<[string, Forgery, object]>([
    ['refuses the code alone', { answers: { '/token': answer(400, 'invalid_grant') } }, { client: 'right' }],
    ['does not know the client', { answers: { '/token': answer(401, 'invalid_client') } }, { client: 'wrong' }],
    ['lets the client do nothing', { answers: { '/token': answer(400, 'unauthorized_client') } }, { client: 'wrong' }],
    ['says something else', { answers: { '/token': answer(400, 'invalid_request') } }, { client: 'unknown' }],
    ['says nothing', { answers: { '/token': () => new Response('', { status: 503 }) } }, { client: 'unknown' }],
    ['takes every code', { answers: { '/token': everyCode } }, { client: 'unknown' }],
  ])('tells of one that %s', async (_, forgery, found) => {
    expect((await tried(forgery)).found).toEqual({ isReached: true, ...found });
  });

  test('shows the secret to the provider alone, with a code that is none', async () => {
    const { other } = await tried({});
    expect(other.token?.authorization).toBe(`Basic ${Buffer.from('hiroba:a+secret').toString('base64')}`);
    expect(other.token?.form.get('code')).toBe('none');
  });

  test.each<[string, Forgery]>([
    ['is not there', { answers: { 'openid-configuration': () => new Response('', { status: 404 }) } }],
    ['names another issuer', { metadata: { issuer: 'https://other.example.jp' } }],
    ['has no page to log in', { metadata: { authorization_endpoint: undefined } }],
  ])('tells of one that %s', async (_, forgery) => {
    expect((await tried(forgery)).found).toEqual({ isReached: false, client: 'unknown' });
  });

  test('asks nobody by http, nor a machine of this network that the provider names', async () => {
    expect((await tried({}, { issuer: 'http://localhost:9000' })).found.isReached).toBe(false);
    const { found, other } = await tried({ metadata: { token_endpoint: 'https://127.0.0.1/token' } });
    expect([found.client, other.token]).toEqual(['unknown', undefined]);
  });
});
