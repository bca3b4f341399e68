import { describe, expect, test } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { mayLoad } from '#kernel/layout-modules.ts';
import { moduleCodesOf, siteTypes } from '#kernel/module-code.ts';
import {
  layouts,
  type PageDefinition,
  type PageName,
  type PageParams,
  pageNamed,
  pages,
  previewPage,
} from '#kernel/page.ts';
import { moduleEntry, siteInit } from '../../test/site-init.ts';
import { eventInit } from '../../test/test-personal.ts';
import { decidePage } from './page-decision.ts';
import type { MypageFlag } from '#features/mypage/rules/mypage-flags.ts';
import { areParametersValid, isContentThere, type Visitor } from './page-facts.ts';

const event = (more: Partial<SiteInit> = {}): SiteInit =>
  siteInit({
    siteType: 'event',
    modules: [moduleEntry('information', 3), moduleEntry('category', 4), moduleEntry('information', 5)],
    ...more,
  });

const decide = (name: PageName, params: PageParams = {}, init = event(), isOpen = true, visitor: Visitor = 'member') =>
  decidePage(name, pageNamed(name), params, init, isOpen, visitor);

describe('an address of a module', () => {
  test.each<[PageName, PageParams, string]>([
    ['moduleList', { moduleCode: 'information', contentId: '3' }, 'show'],
    ['moduleList', { moduleCode: 'information' }, 'show'],
    ['moduleDetail', { moduleCode: 'information', contentId: '3', detailId: '1' }, 'show'],
    [
      'moduleTyped',
      { moduleCode: 'information', contentId: '3', detailId: '1', type: 'category', typeId: '2' },
      'show',
    ],
    // No screen in this version: said so.
    ['moduleList', { moduleCode: 'category', contentId: '4' }, 'notAvailable'],
    // Nor is there a page of its details.
    ['moduleDetail', { moduleCode: 'category', contentId: '4', detailId: '1' }, 'unknown'],
  ])('%s with %o is decided: %s', (name, params, decision) => {
    expect(decide(name, params)).toBe(decision);
  });

  test('is shown in a layout that loads its module, and in no other [ROUTE-073]', () => {
    const sale = event({ modules: [moduleEntry('ticket', 7)] });
    const params = { contentId: '7' };
    expect(decide('ticketPurchased', params, sale)).toBe('show');
    for (const layout of layouts) {
      const decision = decidePage('ticketPurchased', { ...pageNamed('ticketPurchased'), layout }, params, sale, true);
      expect([layout, decision === 'error']).toEqual([layout, !mayLoad(layout, 'event', 'ticket')]);
    }
  });

  test.each<[string, PageParams]>([
    ['a content that is not there', { moduleCode: 'information', contentId: '99' }],
    ['a content of another module', { moduleCode: 'booth', contentId: '3' }],
    ['a module the site does not have', { moduleCode: 'coupon' }],
    ['no module', {}],
  ])('with %s leads to the error page [BOOT-014]', (_, params) => {
    expect(decide('moduleList', params)).toBe('error');
    expect(decide('moduleDetail', { ...params, detailId: '1' })).toBe('error');
  });

  test.each<[PageName, string, string]>([
    ['ticketList', 'ticket', 'show'],
    ['ticketPaymentAlias', 'ticket', 'show'],
    ['myTicketContent', 'ticket', 'show'],
    ['timetable', 'timetable', 'show'],
    ['liveChatContact', 'live_chat', 'show'],
  ])('%s is found only if the site has that content of its module %s [BOOT-014]', (name, code, decision) => {
    const with_ = event({ modules: [moduleEntry(code, 7)] });
    expect(decide(name, { contentId: '7' }, with_)).toBe(decision);
    expect(decide(name, {}, with_)).toBe(decision);
    expect(decide(name, { contentId: '3' }, with_)).toBe('error');
    expect(decide(name, { contentId: '7' }, event())).toBe('error');
  });

  test('is shown only if the site has the module [LAYOUT-019]', () => {
    const without = event({ modules: [moduleEntry('category', 4)] });
    expect(decide('moduleList', { moduleCode: 'information', contentId: '3' }, without)).toBe('error');
  });
});

describe('a parameter that is not valid leads to the error page', () => {
  test.each(['abc', '-1', '1.5', '99999999999', ''])('the content %s [ROUTE-063]', (contentId) => {
    expect(decide('moduleList', { moduleCode: 'information', contentId })).toBe('error');
    expect(decide('ticketList', { contentId })).toBe('error');
  });

  test.each(['abc', '-1', '1.5', '99999999999', ''])('the detail %s [ROUTE-064]', (detailId) => {
    expect(decide('moduleDetail', { moduleCode: 'information', contentId: '3', detailId })).toBe('error');
  });

  test('a module code of another type of site [ROUTE-065]', () => {
    const params = (moduleCode: string) => ({ moduleCode, contentId: '1' });
    const with_ = (siteType: SiteInit['siteType'], code: string) =>
      siteInit({ siteType, modules: [moduleEntry(code, 1)] });
    expect(decide('moduleList', params('coupon'), with_('portal', 'coupon'))).toBe('error');
    expect(decide('moduleList', params('event_search'), with_('event', 'event_search'))).toBe('error');
    expect(decide('moduleList', params('information'), with_('evesta', 'information'))).toBe('error');
    expect(decide('moduleList', params('nonsense'), with_('event', 'information'))).toBe('error');
    // A page for one module is a page of the sites that may have it.
    expect(decide('ticketList', { contentId: '1' }, with_('portal', 'ticket'))).toBe('error');
    expect(decide('timetable', {}, with_('portal', 'timetable'))).toBe('error');
    for (const siteType of siteTypes) {
      for (const moduleCode of moduleCodesOf[siteType]) {
        expect(areParametersValid(pageNamed('moduleList'), params(moduleCode), { siteType })).toBe(true);
      }
    }
  });

  test('even before the doors of the site are checked', () => {
    const locked = event({ isLocked: true });
    expect(decide('moduleList', { moduleCode: 'information', contentId: 'x' }, locked, false)).toBe('error');
  });
});

describe('a guarded subpage of my page', () => {
  const guarded = pages.flatMap(({ name, guard }: PageDefinition) =>
    guard === undefined || guard === 'myBag' ? [] : [{ name: name as PageName, guard }],
  );
  const { mypage } = siteInit();
  const on: Record<MypageFlag, Partial<SiteInit['mypage']>> = {
    myFolder: { myFolder: { isEnable: true } },
    creditCard: { isShowCreditCard: true },
    badge: { badges: { enableUserPrint: true } },
    myTicket: { isShowMyTicket: true },
    favorite: { favorite: { isEnable: true } },
    businessAppointment: { businessAppointment: { commonContent: { enable: true } } },
    ticketCharge: { ticketCharge: { isEnable: true } },
  };

  test('there are seven', () => {
    expect(guarded.map(({ guard }) => guard).sort()).toEqual(Object.keys(on).sort());
  });

  test.each(guarded.map(({ name, guard }) => [name, guard] as const))(
    '%s leads to the error page unless its own flag is on',
    (name, guard) => {
      expect(decide(name)).toBe('error');
      expect(decide(name, {}, event({ mypage: { ...mypage, ...on[guard] } }))).not.toBe('error');
      const others = Object.entries(on).filter(([flag]) => flag !== guard);
      const rest = Object.assign({}, ...others.map(([, value]) => value)) as Partial<SiteInit['mypage']>;
      expect(decide(name, {}, event({ mypage: { ...mypage, ...rest } }))).toBe('error');
    },
  );
});

describe('the pages of my bag', () => {
  const bag = { client: { ...siteInit().client, enableMyBag: true } };
  const inBag = (more: object) => event({ ...bag, event: eventInit({ enableMyBag: true }), ...more });
  test('lead to the error page unless the flags of client and event are both on [BAG-020]', () => {
    expect(decide('report', { token: 'a' }, inBag({}))).toBe('show');
    expect(decide('reportEdit', { token: 'a' }, inBag({}))).toBe('show');
    for (const off of [{ client: siteInit().client }, { event: eventInit() }, { event: undefined }]) {
      expect(decide('report', { token: 'a' }, inBag(off))).toBe('error');
      expect(decide('reportEdit', { token: 'a' }, inBag(off))).toBe('error');
    }
  });
});

describe('before the doors of a site are passed', () => {
  const locked = event({ isLocked: true, usePasscodeLock: true });
  test.each<PageName>(['home', 'moduleList', 'moduleDetail', 'mypage', 'ticketList'])(
    '%s is the neutral shell',
    (name) => {
      const params = name === 'mypage' ? {} : { moduleCode: 'information', contentId: '3' };
      expect(decide(name, params, locked, false)).toBe('shell');
    },
  );

  test.each<PageName>(['verify', 'error', 'terms', 'privacyPolicy'])('%s is shown', (name) => {
    expect(decide(name, {}, locked, false)).toBe('show');
  });

  test.each<PageName>(['login', 'register', 'registerComplete', 'reset'])('%s is shown when the login is', (name) => {
    expect(decide(name, {}, locked, false)).toBe('notAvailable');
    const withLogin = event({ ...locked, login: { ...locked.login, isEnabled: true } });
    expect(decide(name, {}, withLogin, false)).toBe('show');
  });
});

test('an unknown address shows the page for unknown addresses, before and behind the doors', () => {
  expect(decidePage('notFound', undefined, {}, event(), true)).toBe('show');
  expect(decidePage('notFound', undefined, {}, event(), false)).toBe('show');
});

test('a preview needs an access token [ACCESS-033]', () => {
  expect(decidePage('preview', previewPage, {}, event(), true, 'visitor')).toBe('error');
  expect(decidePage('preview', previewPage, {}, event(), true, 'unknown')).toBe('shell');
  expect(decidePage('preview', previewPage, {}, event(), false, 'member')).toBe('shell');
  const params = { portalId: '1', eventId: '7', moduleCode: 'information', contentId: '3', detailId: '1' };
  expect(decidePage('preview', previewPage, params, event(), true, 'member')).toBe('show');
  for (const wrong of [{ contentId: '99' }, { moduleCode: 'nonsense' }, { detailId: 'x' }, { eventId: 'x' }]) {
    expect(decidePage('preview', previewPage, { ...params, ...wrong }, event(), true, 'member')).toBe('error');
  }
});

describe('a page for members', () => {
  const { login } = siteInit();
  const lock = (isOn: boolean, detail = true, detailIds: number[] | null = null) =>
    event({
      login: { ...login, isEnabled: isOn, lock: [{ contentId: 3, detailSetting: { isEnabled: detail, detailIds } }] },
    });
  const module = { moduleCode: 'information', contentId: '3' };

  test.each<[string, PageName, PageParams, SiteInit, boolean]>([
    ['my page', 'mypage', {}, event(), true],
    ['a subpage of my page', 'loginInfo', {}, event(), true],
    ['a locked content', 'moduleList', module, lock(true), true],
    ['a detail of it', 'moduleDetail', { ...module, detailId: '1' }, lock(true), true],
    ['another content', 'moduleList', { ...module, contentId: '5' }, lock(true), false],
    ['a lock that is off', 'moduleList', module, lock(true, false), false],
    ['a detail with a lock of its own', 'moduleDetail', { ...module, detailId: '1' }, lock(true, true, [1]), true],
    ['a detail beside it', 'moduleDetail', { ...module, detailId: '2' }, lock(true, true, [1]), false],
    ['a lock without a login', 'moduleList', module, lock(false), false],
    ['the login itself', 'login', {}, lock(true), false],
  ])(
    '%s leads a visitor to the login as its lock says [ACCESS-023, ACCESS-024, ACCESS-025, ACCESS-026, ACCESS-027, AUTH-007]',
    (_, name, params, init, isFor) => {
      expect(decide(name, params, init, true, 'visitor') === 'login').toBe(isFor);
      expect(decide(name, params, init, true, 'unknown') === 'shell').toBe(isFor);
      expect(['show', 'notAvailable']).toContain(decide(name, params, init, true, 'member'));
    },
  );
});

test('a site without a passcode asks for none', () => {
  expect(decide('verify')).toBe('notAvailable');
  expect(decide('verify', {}, event({ usePasscodeLock: true }))).toBe('show');
});

describe('a withdrawn site', () => {
  const withdrawn = event({ isWithdrawn: true, modules: [moduleEntry('ticket', 7)] });

  test.each<[PageName, PageParams, Visitor, string]>([
    ['home', {}, 'visitor', 'withdrawn'],
    ['verify', {}, 'visitor', 'withdrawn'],
    ['moduleList', { moduleCode: 'information', contentId: '3' }, 'unknown', 'withdrawn'],
    ['moduleList', { moduleCode: 'nonsense' }, 'unknown', 'withdrawn'],
    ['ticketList', { contentId: '7' }, 'member', 'withdrawn'],
    ['ticketPurchased', { contentId: '7' }, 'visitor', 'show'],
    ['ticketPayment', { contentId: '7' }, 'member', 'show'],
    ['myTicketDetail', { contentId: '7' }, 'member', 'show'],
    ['myTicketDetail', { contentId: '7' }, 'visitor', 'login'],
    ['mypage', {}, 'member', 'show'],
    ['privacyPolicy', {}, 'visitor', 'show'],
    ['error', {}, 'visitor', 'show'],
  ])('decides %s with %o for a %s: %s', (name, params, visitor, decision) => {
    expect(decide(name, params, withdrawn, true, visitor)).toBe(decision);
  });

  test('says that it is withdrawn at the addresses of its contents too', () => {
    expect(isContentThere({ contentId: '3' }, withdrawn)).toBe(true);
    expect(isContentThere({ contentId: '99' }, event())).toBe(false);
    expect(isContentThere({ contentId: '3' }, event())).toBe(true);
    expect(isContentThere({}, event())).toBe(true);
  });
});
