// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { testPersonal } from '../../../../test/test-personal.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import type { Coupon, CouponUse } from '../contract.ts';
import jpn from '../texts/jpn.ts';
import * as detail from './coupon-detail.tsx';
import * as list from './coupon-list.tsx';
import * as staffPage from './coupon-staff-page.tsx';
import { couponTexts } from './coupon-texts.ts';
import * as widget from './coupon-widget.tsx';

const now = Date.parse('2026-11-20T14:05:00+09:00');
const coupon = (couponId: number, more: Partial<Coupon> = {}): Coupon => ({
  couponId,
  title: `クーポン${couponId}`,
  benefit: '100円引き',
  shop: '丸せ水産',
  image: null,
  visiblePeriod: true,
  visibleStartDate: '2026-11-01',
  visibleEndDate: '2026-11-30',
  ...more,
});
const module = moduleEntry('coupon', { contentId: 80 });
const say = [couponTexts];
const sign = { color: 'pink', word: 'りんご', language: 'jpn', ownWord: 'りんご' } as const;
const used: CouponUse = { couponId: 1, usedAt: '2026-11-20T14:05:00+09:00', number: '4821', sign };
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

beforeEach(() => {
  vi.useFakeTimers({ now });
  serverClock.hear(now);
});
afterEach(() => vi.useRealTimers());

/** Time goes on, for the timers and for the clock of the server. */
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the list of coupons', () => {
  const load = async (query: string, contentId: number) => {
    const { api, calls } = fakeApi({ listCoupons: () => ({ data: [coupon(1)], total: 9, lastPage: 3 }) });
    const context = pageContext({ ...inEvent, api, now });
    const own = { ...module, contentId };
    const data = await list.load(context, own, args(query));
    const shown = await renderScreen(<list.List module={own} data={data} />, say, context);
    return { page: (calls[0] as MadeCall).query?.['page'], shown };
  };

  test('remembers its page for each content, and the address names the page [COUPON-003, LAYOUT-021]', async () => {
    window.history.replaceState(null, '', '/web/portal/1/event/11/module/coupon/80');
    const first = await load('', 80);
    expect(first.page).toBe(1);
    expect(window.location.search).toBe('?page=1');
    first.shown.unmount();
    const second = await load('page=2', 80);
    second.shown.unmount();
    expect((await load('', 81)).page).toBe(1);
    const again = await load('', 80);
    expect(again.page).toBe(2);
    expect(again.shown.container.querySelector('[rel=prev]')?.getAttribute('href')).toMatch(/page=1$/);
    expect((await load('page=1', 80)).page).toBe(1);
  });

  test('shows all of an event on one page up to twenty, unless its organiser wants fewer', async () => {
    const all = Array.from({ length: 20 }, (_, place) => coupon(place + 1));
    const { api, calls } = fakeApi({ listCoupons: () => ({ data: all, total: 20, lastPage: 1 }) });
    const context = pageContext({ ...inEvent, api, now });
    const data = await list.load(context, { ...module, contentId: 82, list: {} }, args());
    const { container } = await renderScreen(<list.List module={module} data={data} />, say, context);
    expect(container.querySelectorAll('.hb-coupon-text')).toHaveLength(20);
    expect(container.querySelector('.hb-pagination')).toBeNull();
    await list.load(context, { ...module, contentId: 82, list: { numberOfDisplayWeb: 6 } }, args());
    expect(calls.map(({ query }) => query?.['per_page'])).toEqual([20, 6]);
  });

  test('shows when a coupon was used, and shows staff a link to the word of the day', async () => {
    const personal = testPersonal({
      coupon: [{ contentId: 80, couponId: 1, usedAt: '2026-11-20T09:30:00+09:00' }],
      userdata: { ...testPersonal().userdata, isStaff: true },
    });
    const data = { coupons: [coupon(1), coupon(2)], page: 1, pages: 1 };
    const own = (
      <PersonalProvider value={{ personal, isLoggedIn: true, reload: async () => {} }}>
        <list.List module={module} data={data} />
      </PersonalProvider>
    );
    await renderScreen(own, say, pageContext({ ...inEvent, now }));
    expect(screen.getAllByText(/^使用済み/).map((mark) => mark.textContent)).toEqual(['使用済み 09:30']);
    expect(screen.getByText(jpn.staff.open).closest('a')?.getAttribute('href')).toMatch(/users\/mypage\/coupon-staff$/);
  });

  test('hides the link for staff from everybody else, and says what it will show', async () => {
    await renderScreen(<list.List module={module} data={{ coupons: [], page: 1, pages: 1 }} />, say);
    expect(screen.getByText(jpn.emptyTitle)).not.toBeNull();
    expect(screen.queryByText(jpn.staff.open)).toBeNull();
  });

  test('is not on the home if there are no coupons, and shows as many as the organiser set [LAYOUT-020, SITE-037]', async () => {
    const onHome = (data: Coupon[], settings = {}) => {
      const { api, calls } = fakeApi({ listCoupons: () => ({ data }) });
      return widget
        .load(pageContext({ ...inEvent, api }), { ...module, widget: settings })
        .then((got) => ({ got, calls }));
    };
    expect((await onHome([])).got).toBeUndefined();
    expect((await onHome([coupon(1)], { numberOfDisplay: 0 })).calls[0]?.query).toEqual({ per_page: 100 });
    expect((await onHome([coupon(1)])).calls[0]?.query).toEqual({ per_page: 6 });
  });
});

describe('a coupon', () => {
  const open = async (answers: (CouponUse | Error)[] = [used], isLoggedIn = true) => {
    const { api, calls } = fakeApi({
      consumeCoupon: () => {
        const answer = answers.shift() as CouponUse | Error;
        return answer instanceof Error ? answer : { data: answer };
      },
    });
    const reload = vi.fn<() => Promise<void>>(async () => {});
    const personal = isLoggedIn ? testPersonal() : undefined;
    const page = (
      <PersonalProvider value={{ personal, isLoggedIn, reload }}>
        <detail.Detail module={module} data={{ ...coupon(1), body: '<p>一山だけ</p>' }} />
      </PersonalProvider>
    );
    await renderScreen(page, say, pageContext({ ...inEvent, api, now }));
    return { calls, reload };
  };
  const press = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => {});
    await pass(0);
  };
  /** The white screen, ready to be confirmed. */
  const ask = async (): Promise<void> => {
    await press(jpn.use);
    await vi.waitFor(() => screen.getByText(jpn.screen.title));
    await pass(1_000);
  };

  test('leads a visitor to the login [COUPON-004]', async () => {
    await open([], false);
    const use = screen.getByRole('link', { name: jpn.loginToUse });
    expect(use.getAttribute('href')).toBe('/web/portal/1/event/11/users/login');
    expect(screen.getByText(jpn.refusals.loginRequired)).not.toBeNull();
  });

  test('is used after a second press, which is possible after a second; nothing is sent before it', async () => {
    const { calls, reload } = await open();
    await press(jpn.use);
    await vi.waitFor(() => screen.getByText(jpn.screen.title));
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: jpn.screen.confirm });
    expect([confirm.disabled, document.activeElement === confirm]).toEqual([true, false]);
    await pass(900);
    expect(confirm.disabled).toBe(true);
    await pass(100);
    expect([confirm.disabled, calls]).toEqual([false, []]);
    await press(jpn.screen.confirm);
    expect(calls).toMatchObject([{ name: 'consumeCoupon', params: { contentId: 80 }, body: { couponId: 1 } }]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is green for three minutes by the server’s clock, with everything that proves the use, and then grey', async () => {
    await open();
    await ask();
    await press(jpn.screen.confirm);
    const dialog = document.querySelector('dialog') as HTMLElement;
    serverClock.hear(now);
    await pass(12_000);
    for (const text of ['丸せ水産', '12秒前', '14:05:00 使用', '14:05:12', '4821', 'りんご', 'ピンク']) {
      expect(dialog.textContent).toContain(text);
    }
    expect(dialog.classList.contains('hb-coupon-green')).toBe(true);
    await pass(167_000);
    expect(dialog.classList.contains('hb-coupon-green')).toBe(true);
    await pass(1_000);
    expect(dialog.classList.contains('hb-coupon-grey')).toBe(true);
    expect(dialog.textContent).toContain('使用済み 14:05');
    expect(dialog.textContent).not.toContain('りんご');
  });

  test('is grey when the visitor comes back to the page', async () => {
    await open();
    await ask();
    await press(jpn.screen.confirm);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(document.querySelector('.hb-coupon-grey')).not.toBeNull();
    await press(jpn.screen.close);
    expect(screen.getByText('使用済み 14:05')).not.toBeNull();
    expect(screen.queryByRole('button', { name: jpn.use })).toBeNull();
  });

  test('sends the same key again after a lost answer, even on a screen that was opened again', async () => {
    const { calls } = await open([new CallError(status.networkError, ''), new CallError(status.failed, ''), used]);
    await ask();
    await press(jpn.screen.confirm);
    expect(screen.getByText(jpn.refusals.offline)).not.toBeNull();
    await press(jpn.screen.confirm);
    expect(screen.getByText(jpn.refusals.failure)).not.toBeNull();
    await press(jpn.screen.later);
    await ask();
    await press(jpn.screen.confirm);
    const keys = calls.map(({ body }) => body?.['key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(document.querySelector('.hb-coupon-green')).not.toBeNull();
  });

  test('that was used in another tab is grey at once and shows the time of its use [COUPON-006]', async () => {
    const details = { reason: 'couponUsed', usedAt: '2026-11-20T13:00:00+09:00' } as const;
    await open([new CallError(status.conflict, '', {}, details)]);
    await ask();
    await press(jpn.screen.confirm);
    expect(screen.getByText('このクーポンは13:00に使用済みです。')).not.toBeNull();
    expect(document.querySelector('.hb-coupon-grey')).not.toBeNull();
  });

  test.each([
    ['an expired one', new CallError(status.gone, jpn.refusals.expired), jpn.refusals.expired],
    ['an invalid one', new CallError(status.notFound, jpn.refusals.invalid), jpn.refusals.invalid],
    ['a session that has ended', new CallError(403, '', {}, { reason: 'login' }), jpn.refusals.loginRequired],
  ])('says why it cannot be used: %s [COUPON-005, COUPON-007, COUPON-008]', async (_, error, words) => {
    await open([error]);
    await ask();
    await press(jpn.screen.confirm);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(document.querySelector('.hb-coupon-green, .hb-coupon-grey')).toBeNull();
  });
});

describe('the page for staff', () => {
  const signs = (day: string, until: string) => ({
    signs: [
      {
        day,
        color: 'blue' as const,
        words: { jpn: '灯台', eng: 'Lighthouse', chi: '灯塔', zhtw: '燈塔', kor: '등대' },
      },
    ],
    until,
  });

  test('shows the sign of the day in all languages, and the next one when the day ends', async () => {
    const { api, calls } = fakeApi({
      readCouponSign: () => ({ data: signs('2026-11-21', '2026-11-22T00:00:00+09:00') }),
    });
    const data = signs('2026-11-20', '2026-11-21T00:00:00+09:00');
    await renderScreen(<staffPage.Page data={data} />, say, pageContext({ ...inEvent, api, now }));
    for (const text of ['灯台', '青', 'Lighthouse', '등대', '2026年11月20日（金）の合言葉']) {
      expect(screen.getByText(text)).not.toBeNull();
    }
    expect(calls).toEqual([]);
    await pass(Date.parse(data.until) - now + 1_000);
    expect(calls).toHaveLength(1);
    expect(screen.getByText('2026年11月21日（土）の合言葉')).not.toBeNull();
  });
});
