import { describe, expect, test } from 'vitest';
import { type Layout, layouts, type PageName, pages } from '#kernel/page.ts';
import { layoutFrames, layoutOf } from './frame-of.ts';

const pagesOf = (layout: Layout): PageName[] => pages.filter((page) => page.layout === layout).map(({ name }) => name);

describe('a layout of its own', () => {
  test('exists for the home [LAYOUT-004]', () => expect(pagesOf('home')).toEqual(['home']));
  test('exists for the login and its neighbours [LAYOUT-005]', () =>
    expect(pagesOf('login')).toEqual(['login', 'register', 'registerComplete', 'reset']));
  test('exists for purchased tickets [LAYOUT-006]', () =>
    expect(pagesOf('purchasedTicket')).toEqual(['ticketPurchased', 'ticketPurchasedAlias', 'myTicketPurchased']));
  // The board on a wall and staff at a gate have as little around it: no tab leads away from a queue.
  test('exists for a report [LAYOUT-007]', () => expect(pagesOf('report')).toEqual(['reception', 'board', 'report']));
  test('exists for receiving a transfer [LAYOUT-008]', () =>
    expect(pagesOf('transferReceive')).toEqual(['transferReceive']));
  test('exists for the passcode [LAYOUT-009]', () => expect(pagesOf('verify')).toEqual(['verify']));
  test('exists for the preview [LAYOUT-010]', () => expect(layoutOf('preview')).toBe('preview'));
});

test('every page has its layout, and every layout its frame', () => {
  for (const page of pages) expect(layoutOf(page.name)).toBe(page.layout);
  expect(layoutOf('notFound')).toBe('error');
  expect(Object.keys(layoutFrames)).toEqual([...layouts]);
});

test('every layout has a footer; the narrow ones leave the organiser’s navigation out [LAYOUT-011]', () => {
  const wide = ['default', 'home', 'mypage', 'liveChat', 'liveChatContact', 'purchasedTicket', 'preview', 'error'];
  for (const layout of layouts) {
    expect([layout, layoutFrames[layout].footer]).toEqual([layout, true]);
    expect([layout, layoutFrames[layout].navigation]).toEqual([layout, wide.includes(layout)]);
    expect([layout, layoutFrames[layout].focus]).toEqual([layout, !wide.includes(layout) && layout !== 'report']);
  }
});

test('the default, home, my page and live chat layouts wait before they leave the loading state [BOOT-022]', () => {
  const waiting = layouts.filter((layout) => layoutFrames[layout].delaysReady);
  expect(waiting).toEqual(['default', 'home', 'mypage', 'liveChat', 'liveChatContact']);
});
