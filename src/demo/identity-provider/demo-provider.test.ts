import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlLang } from '#kernel/language.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';
import { visitProvider } from '../../../test/identity-visit.ts';
import { createLog } from '#server/log/log.ts';
import { type ToolLanguage, toolLanguages } from '../page/tool-language.ts';
import { demoProviderTexts } from './demo-provider-texts.ts';
import { demoPeople } from './demo-people.ts';
import { createDemoProvider } from './demo-provider.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const api = '/web_api/v2/';
const start = async (headers: Record<string, string> = {}) => {
  const response = await site.get(`${api}identity/openid/authorize/1/13`, headers);
  return ((await response.json()) as { data: { url: string; browser_key: string } }).data;
};
const pathOf = (url: string): string => url.replace(/^http:\/\/[^/]+/, '');
/** The first page of a login. */
async function firstPage(language: ToolLanguage): Promise<Response> {
  const gone = await site.get(pathOf((await start({ language })).url), { accept: 'text/html' });
  const cookie = gone.headers.getSetCookie().map((one) => one.split(';')[0]);
  return site.get(pathOf(gone.headers.get('location') ?? ''), { cookie: cookie.join('; ') });
}

describe('the identity provider of the demo', () => {
  test('describes itself at its well-known address, for every host that visitors use [AUTH-015]', async () => {
    for (const host of ['hiroba.test', 'hanamachi.localhost:3000', '127.0.0.1:8080']) {
      const response = await site.get('/dev/idp/.well-known/openid-configuration', { host });
      expect(await response.json()).toMatchObject({
        issuer: `http://${host}/dev/idp`,
        authorization_endpoint: `http://${host}/dev/idp/auth`,
        token_endpoint: `http://${host}/dev/idp/token`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      });
    }
  });

  test('has https addresses behind a proxy that speaks https', async () => {
    const log = createLog(
      'error',
      () => {},
      () => 0,
    );
    const demo = createDemoProvider({ log });
    const response = await demo.fetch(
      new Request('https://events.example.jp/dev/idp/.well-known/openid-configuration'),
    );
    expect(await response.json()).toMatchObject({
      issuer: 'https://events.example.jp/dev/idp',
      token_endpoint: 'https://events.example.jp/dev/idp/token',
    });
  });

  test('ignores headers about hosts', async () => {
    const forwarded = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const response = await site.get('/dev/idp/.well-known/openid-configuration', forwarded);
    expect(await response.text()).not.toContain('evil.example');
  });

  test.each(toolLanguages)(
    'asks in %s who logs in, without a script and with nothing from another host',
    async (language) => {
      const response = await firstPage(language);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${htmlLang[language]}">`);
      const texts = demoProviderTexts[language];
      for (const said of [texts.chooseTitle, texts.note, texts.cancel]) expect(html).toContain(said);
      for (const person of demoPeople) expect(html).toContain(person.name[language]);
      expect(html).not.toMatch(/<script|style=|https?:\/\//);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('asks again who logs in when the same browser comes back [AUTH-010]', async () => {
    const cookies = new Map<string, string>();
    for (const person of ['minami', 'hanako', 'minami', undefined, 'daichi']) {
      const { callback } = await visitProvider(site, await start(), { ...(person && { person }), cookies });
      expect(new URL(callback).searchParams.has('code')).toBe(person !== undefined);
    }
  });

  test('refuses a person it does not know, and asks again', async () => {
    const html = await (await firstPage('jpn')).text();
    expect(html).toContain('value="minami"');
    await expect(visitProvider(site, await start(), { person: 'root' })).rejects.toThrow(/no way to confirm/);
  });

  test('accepts only this server as a client, only its callbacks, and only the code flow with PKCE', async () => {
    const { url } = await start();
    const changed: [string, string][] = [
      ['redirect_uri', 'https://evil.example/'],
      ['redirect_uri', 'http://hiroba.test/web/identity/callback/other'],
      ['client_id', 'stranger'],
    ];
    for (const [name, value] of changed) {
      const address = new URL(url);
      address.searchParams.set(name, value);
      const response = await site.get(address.pathname + address.search, { accept: 'text/html' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(await response.text()).toContain(demoProviderTexts.jpn.failedTitle);
    }
    const plain = new URL(url);
    plain.searchParams.delete('code_challenge');
    plain.searchParams.delete('code_challenge_method');
    const response = await site.get(plain.pathname + plain.search, { accept: 'text/html' });
    expect(response.headers.get('location')).toContain('error=invalid_request');
  });

  test('says on a page that the login has expired or began in another browser', async () => {
    const gone = await site.get(pathOf((await start()).url), { accept: 'text/html' });
    const page = pathOf(gone.headers.get('location') ?? '');
    for (const path of [page, '/dev/idp/interaction/unknown']) {
      const response = await site.get(path, { 'accept-language': 'en' });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(demoProviderTexts.eng.failedTitle);
    }
    const posted = await site.post(`${page}/login`, new URLSearchParams({ person: 'minami' }));
    expect(posted.status).toBe(400);
    expect(site.logged).toEqual([]);
  });

  test('is not there without the demo: no page and no login', async () => {
    const earnest = await startTestSite({ isDemo: false });
    for (const path of ['/dev/idp/.well-known/openid-configuration', '/dev/idp/auth']) {
      expect((await earnest.get(path)).status).toBe(404);
    }
    expect((await earnest.get(`${api}identity/openid/authorize/1/13`)).status).toBe(503);
    await earnest.close();
  });
});
