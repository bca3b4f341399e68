import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPage } from './match-page.ts';
import { type PageDefinition, pages, previewPage } from './page.ts';
import { scopes } from './scope.ts';
import { formatSitePath, parseSitePath, sharedHost } from './site-path.ts';

const all: readonly PageDefinition[] = pages;
const fill = (path: string): string =>
  path.replace(/:(\w+)\??/g, (_, name: string) => ({ moduleCode: 'booth', token: 'tok', type: 'list' })[name] ?? '7');
const found = (rest: string, scope: (typeof scopes)[number] = 'event') => {
  const match = matchPage(scope, rest);
  return match && { page: match.definition.name, ...match.params };
};
/** The addresses of a page in a scope, and the page found at each of them. */
const ids = { none: {}, event: { eventId: 5 }, portal: { portalId: 3 }, portalEvent: { portalId: 3, eventId: 5 } };

describe('every family of the route table', () => {
  const inScope = (scope: (typeof scopes)[number]): void => {
    for (const page of all) {
      const rest = fill(page.path);
      const parsed = parseSitePath(sharedHost, formatSitePath(sharedHost, { ...ids[scope], rest }));
      expect(parsed).toMatchObject({ kind: 'site', scope, address: { ...ids[scope], rest } });
      const name = matchPage(scope, rest)?.definition.name;
      if (page.notInScopes?.includes(scope)) expect(name).toBeUndefined();
      else expect(name).toBe(page.name);
    }
  };
  test('exists without a prefix [ROUTE-004]', () => inScope('none'));
  test('exists below /event/{eventId} [ROUTE-005]', () => inScope('event'));
  test('exists below /portal/{portalId} [ROUTE-006]', () => inScope('portal'));
  test('exists below /portal/{portalId}/event/{eventId} [ROUTE-007]', () => inScope('portalEvent'));
});

const everywhere = (rest: string, page: string): void => {
  for (const scope of scopes) expect(matchPage(scope, rest)?.definition.name).toBe(page);
};

describe('the my page subpage', () => {
  test('badge exists in every scope [ROUTE-024]', () => everywhere('users/mypage/badge', 'badge'));
  test('credit-card exists in every scope [ROUTE-026]', () => everywhere('users/mypage/credit-card', 'creditCard'));
  test('login-info exists in every scope [ROUTE-028]', () => everywhere('users/mypage/login-info', 'loginInfo'));
  test('member-profile exists in every scope [ROUTE-029]', () =>
    everywhere('users/mypage/member-profile', 'memberProfile'));
  test('my-folder exists in every scope [ROUTE-030]', () => everywhere('users/mypage/my-folder', 'myFolder'));
  test('my-ticket exists in every scope [ROUTE-031]', () => everywhere('users/mypage/my-ticket', 'myTicket'));
  test('profile exists in every scope [ROUTE-032]', () => everywhere('users/mypage/profile', 'profile'));
  test('ticket-charge exists in every scope [ROUTE-033]', () =>
    everywhere('users/mypage/ticket-charge', 'ticketCharge'));
  test('unsubscribe exists in every scope [ROUTE-034]', () => everywhere('users/mypage/unsubscribe', 'unsubscribe'));

  test.each([
    ['business-appointment', 'businessAppointment'],
    ['favorite', 'favorite'],
  ])('%s exists everywhere except at a portal alone [ROUTE-025, ROUTE-027, ROUTE-035, ROUTE-036]', (path, page) => {
    for (const scope of ['none', 'event', 'portalEvent'] as const) {
      expect(found(`users/mypage/${path}`, scope)).toEqual({ page });
    }
    expect(found(`users/mypage/${path}`, 'portal')).toBeUndefined();
  });
});

describe('the page of a ticket content', () => {
  test('detail exists in every scope [ROUTE-038]', () => everywhere('module/ticket/3/detail', 'ticketDetail'));
  test('payment exists in every scope [ROUTE-039]', () => everywhere('module/ticket/3/payment', 'ticketPayment'));
  test('purchased-ticket exists in every scope [ROUTE-040]', () =>
    everywhere('module/ticket/3/purchased-ticket', 'ticketPurchased'));
  test('detail of my tickets exists in every scope [ROUTE-042]', () =>
    everywhere('users/my-ticket/3/detail', 'myTicketDetail'));
  test('payment of my tickets exists in every scope [ROUTE-043]', () =>
    everywhere('users/my-ticket/3/payment', 'myTicketPayment'));
  test('purchased-ticket of my tickets exists in every scope [ROUTE-044]', () =>
    everywhere('users/my-ticket/3/purchased-ticket', 'myTicketPurchased'));
});

test('a timetable is found without its content too [ROUTE-046]', () => {
  everywhere('module/timetable', 'timetable');
  expect(found('module/timetable/8')).toEqual({ page: 'timetable', contentId: '8' });
});

describe('a parameter', () => {
  /** The parameters of a path. Each shorter form leaves out one parameter and those that follow it in its row. */
  const shortened = (path: string): string[] => {
    const segments = path.split('/');
    return segments.flatMap((segment, at) => {
      if (!segment.startsWith(':')) return [];
      const rowEnd = segments.findIndex((other, index) => index > at && !other.startsWith(':'));
      return [[...segments.slice(0, at), ...(rowEnd === -1 ? [] : segments.slice(rowEnd))].join('/')];
    });
  };

  test('may be left out at any place: the page is found without it [ROUTE-008]', () => {
    for (const page of [...all, previewPage]) {
      const scope = page === previewPage ? 'none' : 'portalEvent';
      for (const path of shortened(page.path)) expect([path, found(fill(path), scope)?.page]).not.toContain(undefined);
    }
    expect(found('module')).toEqual({ page: 'moduleList' });
    expect(found('module/booth')).toEqual({ page: 'moduleList', moduleCode: 'booth' });
    expect(found('module/ticket')).toEqual({ page: 'ticketList' });
    expect(found('module/ticket/payment')).toEqual({ page: 'ticketPayment' });
    expect(found('module/live_chat/contact')).toEqual({ page: 'liveChatContact' });
    expect(found('users/my-ticket')).toEqual({ page: 'myTicketContent' });
    expect(found('users/report')).toEqual({ page: 'report' });
    expect(found('preview/portal/event/2/module/booth/3', 'none')).toEqual({
      page: 'preview',
      eventId: '2',
      moduleCode: 'booth',
      contentId: '3',
    });
  });

  test('is decoded; a broken encoding stays as it is', () => {
    expect(found('users/a%2Fb/report')).toEqual({ page: 'report', token: 'a/b' });
    expect(found('users/%E3%81%82%/report')).toEqual({ page: 'report', token: '%E3%81%82%' });
  });

  test('type and typeId follow a detail [ROUTE-052]', () => {
    expect(found('module/booth/3/4/category/9')).toEqual({
      page: 'moduleTyped',
      moduleCode: 'booth',
      contentId: '3',
      detailId: '4',
      type: 'category',
      typeId: '9',
    });
    expect(found('module/booth/3/4')).toEqual({
      page: 'moduleDetail',
      moduleCode: 'booth',
      contentId: '3',
      detailId: '4',
    });
  });
});

test('the page with a name of its own comes before the generic one', () => {
  expect(found('module/ticket/3')).toEqual({ page: 'ticketList', contentId: '3' });
  expect(found('module/ticket/contentId/3')).toEqual({ page: 'ticketListAlias', contentId: '3' });
  expect(found('module/live_chat/3')).toEqual({ page: 'liveChat', contentId: '3' });
  expect(found('module/ticket/3/4')).toMatchObject({ page: 'moduleDetail', moduleCode: 'ticket' });
});

test('the preview lies outside the scopes', () => {
  const rest = fill(previewPage.path);
  expect(found(rest, 'none')?.page).toBe('preview');
  for (const scope of ['event', 'portal', 'portalEvent'] as const) expect(found(rest, scope)).toBeUndefined();
});

test('any other path is no page, and never throws', () => {
  for (const rest of ['nope', 'users', 'users//report', 'module//3', 'error/x', 'verify/1', 'module/a/1/2/t/3/4']) {
    expect(found(rest)).toBeUndefined();
  }
  const part = fc.oneof(fc.constantFrom('module', 'users', 'mypage', 'ticket', 'preview', '7', '', '%'), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...scopes), fc.array(part, { maxLength: 12 }), (scope, parts) => {
      const match = matchPage(scope, parts.join('/'));
      expect(match === undefined || match.definition.name.length > 0).toBe(true);
    }),
  );
});
