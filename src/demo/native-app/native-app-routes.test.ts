import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestContext } from '../../../test/request-context.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';
import { toolLanguages } from '../page/tool-language.ts';
import { nativeAppPage, nativeAppPath } from './native-app-page.ts';
import { createNativeAppRoutes } from './native-app-routes.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const get = (path: string) =>
  createNativeAppRoutes({ site: site.hiroba.features.site, contextOf: () => requestContext() }).request(path);

describe('the page that plays the app', () => {
  test('has a script of its own', async () => {
    for (const [end, type] of [
      ['', 'text/html'],
      ['.js', 'text/javascript'],
    ]) {
      const { status, headers } = await get(`${nativeAppPath}${end}`);
      expect([end, status, headers.get('content-type')?.split(';')[0]]).toEqual([end, 200, type]);
    }
  });

  test('offers the sites whose members can log in', async () => {
    const html = await (await get(nativeAppPath)).text();
    expect(html).toContain('<option value="1/11" data-path="/web/portal/1/event/11">ものづくり共創EXPO</option>');
    const enabled = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, ids]) => ids as string);
    for (const { portalId, eventId } of site.hiroba.features.site.directory.all()) {
      const one = await site.hiroba.features.site.store.site({ portalId, eventId });
      const ids = eventId === undefined ? `${portalId}` : `${portalId}/${eventId}`;
      expect([ids, enabled.includes(ids)]).toEqual([ids, one?.document.login?.isEnabled === true]);
    }
  });

  test('runs only its own code, frames only this host, and cannot be framed', async () => {
    const { headers } = await get(nativeAppPath);
    const policy = headers.get('content-security-policy');
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('speaks both languages, and shows the titles of sites as text', () => {
    const pages = toolLanguages.map((language) => nativeAppPage(language, []));
    expect(new Set(pages).size).toBe(toolLanguages.length);
    const html = nativeAppPage('eng', [{ title: '<b>Fair</b>', path: '/web/"', ids: '1' }]);
    expect(html).toContain('&lt;b&gt;Fair&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });
});
