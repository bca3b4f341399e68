// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { fakeApi } from '../../../../test/fake-api.ts';
import { lotteryApplication, myTicket, ticketOfEachStatus } from '../../../../test/my-tickets.ts';
import {
  eventLabel as label,
  noPortalTickets,
  ticketsAt as at,
  ticketsOfAll as joined,
} from '../../../../test/portal-tickets.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { PortalTickets } from '../contract.ts';
import * as page from './my-ticket-page.tsx';

const init = siteInit({
  modules: [
    {
      ...moduleEntry('event_search', { contentId: 40 }),
      scope: 'portal',
      sort: 1,
      visible: true,
      onHome: true,
      isConsoleUserOnly: false,
    },
  ],
});
const show = (portal: PortalTickets, { language = 'jpn', path }: { language?: LanguageCode; path?: string } = {}) =>
  renderScreen(<page.Page data={{ portal }} />, page.texts, pageContext({ init, language }), path);
const {
  unpaid_ticket: unpaid = myTicket(),
  active = myTicket(),
  used = myTicket(),
  before = myTicket(),
} = ticketOfEachStatus();
const eventsShown = () =>
  screen.getAllByRole('region').map((one) => within(one).getByRole('heading', { level: 2 }).textContent);

test('a portal reads the tickets of all its events by one call [MYPAGE-011]', async () => {
  const { api, calls } = fakeApi({ listPortalTickets: () => ({ data: noPortalTickets }) });
  const loaded = await page.load(pageContext({ api }), { params: {}, query: new URLSearchParams() });
  expect(loaded).toEqual({ portal: noPortalTickets });
  expect(calls).toMatchObject([{ name: 'listPortalTickets', params: { portalId: 1 } }]);
});

test('tickets stand below the names of their events, first what needs an action, whatever its event [MYPAGE-011, TICKET-061]', async () => {
  await show(
    joined(
      at(label(11), { purchasedTickets: [before, active] }),
      at(label(12), { unpaidTickets: [unpaid], purchasedTickets: [used] }),
    ),
  );
  expect(eventsShown()).toEqual(['催し12', '催し11', '催し12']);
  const chips = screen.getAllByRole('article').map((card) => card.querySelector('.hb-chip')?.textContent);
  expect(chips).toEqual(['未払い', '利用可能', '利用期間前', '使用済み']);
  expect(screen.getAllByText('12月16日（水）10:00〜12月18日（金）17:00')).toHaveLength(3);
});

test('each card leads to its ticket in the site of its event, also on another domain [MYPAGE-011]', async () => {
  const underway = { ...unpaid, paymentUnderway: 'checking' as const };
  const own = label(12, { ownDomain: 'yakai.test' });
  await show(
    joined(
      at(label(11), { purchasedTickets: [active], unprocessedTickets: [lotteryApplication()] }),
      at(own, { unpaidTickets: [underway] }),
    ),
  );
  const hrefs = screen
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringMatching(/^\/\/yakai\.test(:\d+)?\/users\/my-ticket\/100\/payment\?order=ORDER1$/),
    '/web/portal/1/event/11/users/my-ticket/100/detail?ticket=9',
    '/web/portal/1/event/11/users/my-ticket/100/detail?ticket=21',
  ]);
});

test('a code that only its event shows makes a won ticket usable, and is not asked for [MYPAGE-011]', async () => {
  await show(at(label(11), { purchasedTickets: [{ ...active, code: 'AB12-CD34-EF56' }] }));
  const [card] = screen.getAllByRole('article');
  expect(card?.querySelector('.hb-chip')?.textContent).toBe('利用可能');
  expect(card?.textContent).not.toContain('AB12');
});

test('the filters find tickets of all events [MYPAGE-011, TICKET-078]', async () => {
  await show(
    joined(at(label(11), { purchasedTickets: [active, used] }), at(label(12), { purchasedTickets: [before] })),
  );
  const filters = screen.getByRole('group', { name: 'チケットの絞り込み' });
  expect(
    within(filters)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['すべて33件', '利用可能11件', '使用済み11件', '利用期間前11件']);
  fireEvent.click(within(filters).getByRole('button', { name: /利用期間前/ }));
  expect(eventsShown()).toEqual(['催し12']);
});

test('the name of an event leads to its home, unless that has closed [MYPAGE-011]', async () => {
  await show(
    joined(
      at(label(11), { purchasedTickets: [active] }),
      at(label(12, { isWithdrawn: true }), { purchasedTickets: [used] }),
    ),
  );
  expect(screen.getByRole('link', { name: '催し11' }).getAttribute('href')).toBe('/web/portal/1/event/11');
  expect(screen.queryByRole('link', { name: '催し12' })).toBeNull();
  expect(screen.getByText('サイトの公開は終了')).toBeTruthy();
});

test('a member without tickets is led to the search of events [MYPAGE-011]', async () => {
  await show(noPortalTickets);
  expect(screen.getByRole('link', { name: 'イベントを探す' }).getAttribute('href')).toBe(
    '/web/portal/1/module/event_search/40',
  );
});

test('samples of a draft are marked and lead nowhere [TICKET-103, MYPAGE-011]', async () => {
  await show({ ...at(label(0, { name: '【見本】イベント' }), { purchasedTickets: [active] }), isSample: true });
  const [card] = screen.getAllByRole('article');
  expect(card?.querySelector('.hb-chip')?.textContent).toBe('サンプル');
  expect(screen.queryByRole('link', { name: /【見本】|一般/ })).toBeNull();
});

test.each(languageCodes)('a portal has its words in %s [MYPAGE-011]', async (language) => {
  const purchasedTickets = Object.values(ticketOfEachStatus());
  await show(at(label(11, { isWithdrawn: true }), { purchasedTickets, unprocessedTickets: [lotteryApplication()] }), {
    language,
  });
  expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
});
