// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { SiteHeader } from '#web/ui/frame/site-header.tsx';
import { inEvent } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { ticketsLink } from './navigation-model.tsx';
import { navigationTexts } from './navigation-texts.ts';

const { mypage } = siteInit();
const context = (isShowMyTicket: boolean, more = {}) =>
  pageContext({ init: siteInit({ mypage: { ...mypage, isShowMyTicket } }), ...more });

async function show(isMember: boolean, at = context(true), current = '/web/portal/1', isStaff = false) {
  await navigationTexts.load('jpn');
  const tickets = ticketsLink(at, navigationTexts.of('jpn'), { isMember, isStaff }, current);
  await renderScreen(<SiteHeader site={{ name: '広場', href: '/web/portal/1' }} tickets={tickets} />, []);
  return screen.queryByRole('link', { name: 'マイチケット' });
}

describe('my tickets in the header', () => {
  test('lead a member to those of the portal, or of the event [LAYOUT-023]', async () => {
    expect((await show(true))?.getAttribute('href')).toBe('/web/portal/1/users/mypage/my-ticket');
    document.body.replaceChildren();
    expect((await show(true, context(true, inEvent)))?.getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/my-ticket',
    );
  });

  test('are the reception for staff at an event, where their own tickets are one press further', async () => {
    await show(true, context(true, inEvent), '/web/portal/1/event/11', true);
    const link = screen.getByRole('link', { name: '受付' });
    // With words beside its sign, which is not that of the tickets.
    expect(link.matches('[data-named]')).toBe(true);
    const signOf = (one: Element | null) => one?.querySelector('path')?.getAttribute('d');
    const sign = signOf(link);
    expect(sign).toBeTruthy();
    expect(link.getAttribute('href')).toBe('/web/portal/1/event/11/users/mypage/my-ticket?reception=1');
    document.body.replaceChildren();
    expect((await show(true, context(true), '/web/portal/1', true))?.getAttribute('href')).toBe(
      '/web/portal/1/users/mypage/my-ticket',
    );
    const own = screen.getByRole('link', { name: 'マイチケット' });
    expect([own.matches('[data-named]'), signOf(own) === sign]).toEqual([false, false]);
  });

  test('are no link for a visitor, for whom only their place is kept [LAYOUT-023]', async () => {
    expect(await show(false)).toBeNull();
    const place = document.querySelector('.hb-header-tickets');
    expect([place?.tagName, place?.getAttribute('aria-hidden'), place?.textContent]).toEqual([
      'SPAN',
      'true',
      'マイチケット',
    ]);
  });

  test('are not there where the site shows none [LAYOUT-023, MYPAGE-004]', async () => {
    expect(await show(true, context(false))).toBeNull();
    expect(document.querySelector('.hb-header-tickets')).toBeNull();
  });

  test.each([
    ['/web/portal/1/users/mypage/my-ticket', 'page'],
    ['/web/portal/1/users/mypage', null],
  ])('are marked at %s as %s [LAYOUT-023]', async (path, mark) => {
    expect((await show(true, undefined, path))?.getAttribute('aria-current')).toBe(mark);
  });

  test.each(languageCodes)('are called in %s as their page is [LAYOUT-023]', async (language) => {
    await navigationTexts.load(language);
    const { default: page } = (await import(`../../my-ticket/web/texts/${language}.ts`)) as {
      default: { title: string };
    };
    expect(navigationTexts.of(language).myTickets).toBe(page.title);
  });
});
