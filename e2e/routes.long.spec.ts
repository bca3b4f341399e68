import type { Page } from '@playwright/test';
import { boughtTicket } from './bought-ticket.ts';
import { say, site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { once } from './sweep.ts';
import { sectionTitle } from './mypage-sections.ts';

const expo = site('expo');
const city = site('city');
const town = site('hanamachi');
/** Of the demo's expo: free. */
const pass = 1;

test(
  'the pages of accounts open in all four scopes [ROUTE-014, ROUTE-015, ROUTE-016, ROUTE-017]',
  once,
  async ({ page, request, words, baseURL }) => {
    const own = `http://${town.ownDomain}:${new URL(baseURL as string).port}`;
    const { login, register, registered, reset } = words.account;
    const shared = ['/web/event/11', city.path, expo.path];
    const opens = async (on: Page, address: string, title: string): Promise<void> => {
      await on.goto(address);
      await expect(on.getByRole('heading', { level: 1 })).toHaveText(title);
      await takenOver(on);
      await expect(on).toHaveURL(address);
    };
    for (const scope of [own, ...shared]) {
      await opens(page, `${scope}/users/login`, login.title);
      await opens(page, `${scope}/users/register`, register.title);
      await opens(page, `${scope}/users/reset`, reset.title);
    }
    // Who has not registered in this browser is led to the login.
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    for (const scope of shared) await opens(page, `${scope}/users/register-complete`, registered.title);
    const other = await page.context().newPage();
    await enterAs(other, await tokensOf(request, 'tsumugi.demo', '2'), 'portal/2');
    await opens(other, `${own}/users/register-complete`, registered.title);
  },
);

test(
  'the terms and the privacy policy open in all four scopes, as each site titles them [ROUTE-018, ROUTE-019, TERMS-007]',
  once,
  async ({ page, language }) => {
    const square = site('hiroba');
    const run = site('evesta');
    const [terms, privacy] = ['titleTerms', 'titlePrivacy'] as const;
    for (const [scope, of, path, title] of [
      ['/web', square, 'terms', terms],
      ['/web', square, 'privacy-policy', privacy],
      ['/web/event/41', run, 'terms', terms],
      ['/web/event/41', run, 'privacy-policy', privacy],
      [city.path, city, 'terms', terms],
      [city.path, city, 'privacy-policy', privacy],
      [expo.path, expo, 'terms', terms],
      ['/web/portal/0/event/41', run, 'privacy-policy', privacy],
    ] as const) {
      await page.goto(`${scope}/users/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(of.file.terms?.[title], language));
      await expect(page.locator('main .hb-rich-text')).not.toBeEmpty();
    }
  },
);

test(
  'every part of my page and the tickets of a content open to a member at an event; a portal has no favourites and no talks [ROUTE-024, ROUTE-025, ROUTE-026, ROUTE-028, ROUTE-029, ROUTE-030, ROUTE-031, ROUTE-032, ROUTE-033, ROUTE-034, ROUTE-035, ROUTE-036, ROUTE-041]',
  once,
  async ({ page, request, words, language, troubles }) => {
    // Not the member of the ticket journeys: a member may take five passes.
    const member = await tokensOf(request, 'invited.demo');
    const ticket = await boughtTicket(request, member, pass);
    await enterAs(page, member);
    const title = page.getByRole('heading', { level: 1 });
    const parts = [
      ['badge', sectionTitle('badge', language)],
      ['business-appointment', sectionTitle('businessAppointment', language)],
      ['credit-card', sectionTitle('creditCard', language)],
      ['login-info', sectionTitle('loginInfo', language)],
      ['member-profile', sectionTitle('memberProfile', language)],
      ['my-folder', sectionTitle('myFolder', language)],
      ['my-ticket', sectionTitle('myTicket', language)],
      ['profile', sectionTitle('profile', language)],
      ['ticket-charge', sectionTitle('ticketCharge', language)],
      ['unsubscribe', words.account.unsubscribe.title],
    ] as const;
    for (const [part, name] of parts) {
      await page.goto(`${expo.path}/users/mypage/${part}`);
      await expect(title).toHaveText(name);
      expect(pathOf(page)).toBe(`${expo.path}/users/mypage/${part}`);
    }
    await page.goto(`${expo.path}/users/my-ticket/60`);
    await expect(page.locator(`main a[href="${ticket.path}"]`)).toBeVisible();
    await page.goto('/web/event/11/users/mypage/business-appointment');
    await expect(title).toHaveText(sectionTitle('businessAppointment', language));

    troubles.expect(/status( of)? 404/);
    for (const part of ['business-appointment', 'favorite']) {
      const answer = await page.goto(`${city.path}/users/mypage/${part}`);
      expect(answer?.status()).toBe(404);
      await expect(title).toHaveText(words.error.title);
      expect(pathOf(page)).toBe(`${city.path}/users/mypage/${part}`);
    }
  },
);

test(
  'an event opens without its portal, and numbers and codes that the address cannot have lead to the error page [ROUTE-053, ROUTE-061, ROUTE-062, ROUTE-064, ROUTE-065]',
  once,
  async ({ page, language, words }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/web/event/11');
    await expect(title).toHaveText(say(expo.file.overview?.name, language));
    for (const [path, errorPage] of [
      ['/web/portal/abc', '/web/error'],
      ['/web/portal/-1', '/web/error'],
      ['/web/event/-1', '/web/error'],
      ['/web/event/abc/module/information/10', '/web/error'],
      ['/web/portal/1/event/x', '/web/portal/1/error'],
      ['/web/event/11/module/booth/200/x', '/web/event/11/error'],
      [`${expo.path}/module/booth/200/-1`, `${expo.path}/error`],
      ['/web/portal/1/module/coupon/1', '/web/portal/1/error'],
    ] as const) {
      await page.goto(path);
      await expect(page, path).toHaveURL(errorPage);
      await expect(title).toHaveText(words.error.title);
    }
  },
);
