import type { Request } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { demoPassword, stored } from './member.ts';
import { once } from './sweep.ts';

const expo = site('expo');
const city = site('city');

test(
  'every call goes to the host of the page with the headers of its visitor, and of a member who logs in and returns to the home [ACCESS-049, AUTH-008, AUTH-021, HTTP-001, HTTP-003, HTTP-006, HTTP-007, HTTP-008, HTTP-010, HTTP-011, HTTP-016]',
  once,
  async ({ page, open, baseURL }) => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request);
    });
    /** What the calls since the last time have said in a header. */
    const said = async (name: string): Promise<(string | null)[]> => {
      const calls = asked.filter((one) => one.url().includes(apiPrefix));
      return [...new Set(await Promise.all(calls.map((one) => one.headerValue(name))))];
    };

    await open(expo.path);
    const token = (await stored(page, 'anonymousToken')) ?? '';
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const news = `${expo.path}/module/information/10`;
    await page.locator(`main .hb-section-more[href="${news}"]`).click();
    await expect(page).toHaveURL(news);
    await page.reload();
    await takenOver(page);
    await page.locator('main .hb-card-link').first().click();
    await expect(page).toHaveURL(/10\/\d+$/);
    expect(await stored(page, 'anonymousToken')).toBe(token);
    expect(await said('anonymous-token')).toEqual([token]);
    expect(await said('accept')).toEqual(['application/json']);
    expect(await said('language')).toEqual(['jpn']);
    expect(await said('app-type')).toEqual(['Event']);
    expect(await said('device')).toEqual(['sp']);
    expect(await said('access-token')).toEqual([null]);

    asked.length = 0;
    await open(`${city.path}/users/login?language=eng`);
    const login = page.locator('main form');
    await login.getByRole('textbox').first().fill('hanako.demo');
    await login.locator('input[type=password]').fill(demoPassword);
    const sent = page.waitForRequest(/\/authentication\/1$/);
    await login.locator('button[type=submit]').click();
    await expect(page).toHaveURL(city.path);
    expect((await sent).method()).toBe('POST');
    expect(await (await sent).headerValue('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toMatchObject({
      login_id: 'hanako.demo',
      password: demoPassword,
    });
    await expect(page.locator('.hb-header-account')).toHaveAttribute('href', /mypage$/);
    expect(await (await sent).headerValue('language')).toBe('eng');
    expect(await said('app-type')).toEqual(['Portal']);
    expect(await said('access-token')).toEqual([null, await stored(page, 'accessToken')]);

    // The log host and the static data of a site are no calls.
    const elsewhere = asked.map((one) => new URL(one.url())).filter(({ pathname }) => !pathname.startsWith(apiPrefix));
    expect(elsewhere.filter(({ pathname }) => !/^\/v1\/log\/|\/seo\.json$/.test(pathname))).toEqual([]);
    expect([...new Set(asked.map((one) => new URL(one.url()).origin))]).toEqual([baseURL]);
  },
);
