// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unbroken } from '#kernel/said-date.ts';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { lotteryApplication, myTicket, myTickets, ticketOfEachStatus } from '../../../../test/my-tickets.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import { madeFile, openedFiles } from '../../../../test/opened-files.ts';
import type { MyTickets } from '../contract.ts';
import { head, load, Page, texts } from './my-ticket-detail-page.tsx';

const { mypage } = siteInit();
const init = siteInit({
  siteType: 'event',
  event: eventInit(),
  mypage: { ...mypage, isShowMyTicket: true, ticketCharge: { isEnable: true } },
});
const cancelTerms = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };
type Answers = Record<string, (call: MadeCall) => { data: unknown } | Error>;

async function open(
  tickets: MyTickets,
  {
    ticketId = 1,
    answers = {},
    isStaff = false,
    language = 'jpn',
  }: { ticketId?: number; answers?: Answers; isStaff?: boolean; language?: (typeof languageCodes)[number] } = {},
): Promise<MadeCall[]> {
  const { api, calls } = fakeApi(answers);
  const personal = testPersonal({ userdata: { ...testPersonal().userdata, isStaff } });
  await renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn: true, reload: () => Promise.resolve() }}>
      <Page data={{ tickets, contentId: 100, ticketId }} />
    </PersonalProvider>,
    texts,
    pageContext({ ...inEvent, init, api, language }),
  );
  // These parts of the page load after the ticket.
  await act(() => vi.dynamicImportSettled());
  return calls;
}
const held = (ticket = myTicket()): MyTickets => myTickets({ purchasedTickets: [ticket] });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string): void =>
  void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true });
});

describe('the page of a ticket', () => {
  test('is titled with the name of the ticket, and without one as the list is', async () => {
    const tickets = held();
    const context = pageContext({ ...inEvent, init });
    await open(tickets);
    const name = screen.getByRole('heading', { level: 1 }).textContent;
    expect(head({ tickets, contentId: 100, ticketId: 1 }, context)).toEqual({ title: name });
    expect(head({ tickets: held(), contentId: 100, ticketId: 2 }, context)).toEqual({ title: 'マイチケット' });
  });

  test('does not say what a gift has cost', async () => {
    await open(held(myTicket({ isPurchaser: false, transferStatus: 'TRANSFERRED', price: 0 })));
    const labels = [...document.querySelectorAll('.hb-ticket-facts dt')].map((row) => row.textContent);
    expect(labels).toContain('お名前');
    expect(labels).not.toContain('料金');
    expect(document.body.textContent).not.toContain('円');
  });

  test('names the companion on the companion’s ticket, as the gate does', async () => {
    await open(held(myTicket({ holderName: '鈴木 蓮' })));
    expect(screen.getByText('鈴木 蓮')).toBeTruthy();
    expect(screen.queryByText('汐見 花子')).toBeNull();
  });

  test('finds the ticket by the number in the address', async () => {
    const { api } = fakeApi({ listMyTickets: () => ({ data: held() }) });
    const context = pageContext({ ...inEvent, api });
    const data = await load(context, { params: { contentId: '100' }, query: new URLSearchParams('ticket=7') });
    expect(data).toMatchObject({ contentId: 100, ticketId: 7 });
  });

  test('shows the title, holder, day and price, and the code large on white [TICKET-123]', async () => {
    const tickets = held(
      myTicket({
        ticketMultiplePriceId: 2,
        snapshot: { multiplePrices: [{ ticketMultiplePriceId: 2, name: '学生', price: 3_000, isPay: true }] },
      }),
    );
    await open({ ...tickets, usedTicketDiscountCodes: [{ purchasedTicketId: 1, code: 'HAYAWARI' }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('一般チケット');
    const rows = [...document.querySelectorAll('.hb-ticket-facts dd')].map((row) => row.textContent);
    expect(rows).toEqual([
      unbroken('2026年11月1日（日）〜11月30日（月）'),
      '汐見国際展示場',
      '学生',
      '汐見 花子',
      '3,000円',
      'HAYAWARI',
    ]);
    expect(screen.getByRole('img', { name: 'チケットのQRコード' }).closest('.hb-light')).not.toBeNull();
    expect(screen.getByText('AB12-CD34-EF56')).toBeTruthy();
  });

  test('shows the picture of the event, where it is and the way there, and whose it is beside the large code', async () => {
    const cover = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: '' };
    const event = eventInit();
    const overview = { ...event.overview, cover, placeAddress: '汐見市臨海町3-1' };
    const tickets = held(myTicket());
    await renderScreen(
      <PersonalProvider value={{ personal: testPersonal(), isLoggedIn: true, reload: () => Promise.resolve() }}>
        <Page data={{ tickets, contentId: 100, ticketId: 1 }} />
      </PersonalProvider>,
      texts,
      pageContext({ ...inEvent, init: siteInit({ siteType: 'event', event: { ...event, overview } }) }),
    );
    expect(document.querySelector('.hb-ticket-band')?.getAttribute('src')).toContain(cover.path);
    expect(screen.getByText('汐見国際展示場 汐見市臨海町3-1')).toBeTruthy();
    const way = screen.getByRole('link', { name: '会場への道順' });
    expect(new URL(way.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
      '汐見国際展示場 汐見市臨海町3-1',
    );
    fireEvent.click(screen.getByRole('button', { name: '全画面で表示' }));
    expect(document.querySelector('.hb-ticket-full .hb-ticket-whose')?.textContent).toBe('汐見 花子');
  });

  test('says first when an application is drawn, and says so no more once it is', async () => {
    await open(myTickets({ unprocessedTickets: [lotteryApplication()] }), { ticketId: 21 });
    const facts = () =>
      [...document.querySelectorAll('.hb-ticket-facts .hb-ticket-rows > *')].map((row) => row.textContent);
    expect(facts()[0]).toBe(`抽選日時${unbroken('2026年11月25日（水）12:00')}`);
    const [won] = lotteryApplication().tickets;
    document.body.replaceChildren();
    await open(held({ ...myTicket(), ...won, lotteryStatus: 'SUCCESS' }), { ticketId: 21 });
    expect(facts().join()).not.toContain('抽選日時');
  });

  test('shows the code before the facts, and fills the screen with it when it is pressed', async () => {
    await open(held(myTicket()));
    const code = screen.getByRole('img', { name: 'チケットのQRコード' });
    const facts = document.querySelector('.hb-ticket-facts') as Element;
    expect(code.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '全画面で表示' }));
    const full = screen.getByRole('dialog', { name: '一般チケット' });
    expect(within(full).getByRole('img', { name: 'チケットのQRコード' })).toBeTruthy();
    expect(within(full).getByText('AB12-CD34-EF56')).toBeTruthy();
    fireEvent.click(within(full).getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names the organiser’s app for an external code, and has no code for a check-in by hand [TICKET-104]', async () => {
    await open(held(myTicket({ snapshot: { enableExternalQr: true } })));
    expect(screen.queryByRole('img', { name: 'チケットのQRコード' })).toBeNull();
    expect(screen.getByText(/主催者のアプリに表示されます/)).toBeTruthy();
    await open(held(myTicket({ snapshot: { checkinMethod: 'MANUAL' } })));
    expect(screen.getByText(/QRコードはありません/)).toBeTruthy();
  });

  test('links to the organiser’s page with the external code, when the organiser names one [TICKET-018]', async () => {
    const externalQr = { name: 'しおみパス', url: 'https://pass.example.jp/qr' };
    await open(held(myTicket({ snapshot: { enableExternalQr: true, externalQr } })));
    const link = screen.getByRole('link', { name: externalQr.name });
    expect(link.getAttribute('href')).toBe(externalQr.url);
    expect(link.parentElement?.textContent).toMatch(/^QRコードはしおみパスに表示されます。/);
    await open(held(myTicket({ snapshot: { enableExternalQr: true, externalQr: { ...externalQr, url: null } } })));
    expect(screen.getByText(/^QRコードはしおみパスに表示されます。/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: externalQr.name })).toHaveLength(1);
  });

  test('keeps the screen on while the code is shown, where the browser can', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open(held(myTicket({ checkinCount: 1 })));
    expect(request).not.toHaveBeenCalled();
    await open(held());
    expect(request).toHaveBeenCalledWith('screen');
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('says that a ticket is not there any more, and leads to the list', async () => {
    await open(held(), { ticketId: 99 });
    expect(screen.getByText('チケットが見つかりません')).toBeTruthy();
  });

  test('marks a ticket of a preview as a sample without actions [TICKET-103]', async () => {
    await open({ ...held(), isSample: true });
    expect(screen.getByText('サンプル')).toBeTruthy();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['全画面で表示']);
  });

  test('leads from an unpaid ticket to its payment, its order and the member’s payments', async () => {
    await open(myTickets({ unpaidTickets: [myTicket({ isUnpaidTicket: true, paymentStatus: 'Waiting' })] }));
    const path = '/web/portal/1/event/11/users/my-ticket/100';
    expect(screen.getByRole('link', { name: '支払いに進む' }).getAttribute('href')).toBe(
      `${path}/payment?order=ORDER1`,
    );
    expect(screen.getByRole('link', { name: '購入内容を見る' }).getAttribute('href')).toBe(
      `${path}/purchased-ticket?order=ORDER1`,
    );
    expect(screen.queryByRole('link', { name: '支払い履歴・領収書' })).toBeNull();
  });

  test('says until when an unpaid ticket is held, without a call for its order [TICKET-109]', async () => {
    const unpaid = { isUnpaidTicket: true, paymentMethod: 'ConvenienceStore', paymentStatus: 'Waiting' } as const;
    const ticket = myTicket({ ...unpaid, payBy: '2026-11-23T10:00:00+09:00', snapshot: cancelTerms });
    const calls = await open(myTickets({ unpaidTickets: [ticket] }));
    expect(screen.getByText('お支払い期限').nextElementSibling?.textContent).toBe(
      '2026年11月23日（月）10:00（日本時間）',
    );
    expect(calls).toEqual([]);
    // The order runs out by itself. A cancel period would look like a second deadline, and a wrong one.
    expect(screen.queryByText(/受付期間/)).toBeNull();
    expect(screen.getByText(/期限が過ぎると自動的に無効/)).toBeTruthy();
  });

  test('gives a paid ticket a cancel period and no deadline [TICKET-109]', async () => {
    await open(held(myTicket({ snapshot: cancelTerms })));
    expect(screen.getByText(/受付期間/)).toBeTruthy();
    expect(screen.queryByText('お支払い期限')).toBeNull();
  });

  test('offers the ticket as a calendar file', async () => {
    const opened = openedFiles();
    const calls = await open(held(), { answers: { keepFile: () => madeFile('ticket.ics') } });
    press('カレンダーに追加');
    await waitFor(() => expect(opened).toMatchObject([{ name: 'ticket.ics' }]));
    expect(calls.at(-1)?.body).toMatchObject({
      name: 'ticket',
      type: 'ics',
      content: expect.stringContaining('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20261201') as string,
    });
  });
});

describe('a transfer', () => {
  const running = {
    transferStatus: 'TRANSFERRING',
    transferUrl: 'https://hiroba.test/web/portal/1/event/11/users/transfer-receive?code=abc',
    transferExpiresAt: '2026-11-22T10:00:00+09:00',
  } as const;

  test('is confirmed in a dialog and then made [TRANSFER-001, TRANSFER-003]', async () => {
    const calls = await open(held(), { answers: { transferTicket: () => ({ data: {} }) } });
    press('チケットを譲渡する');
    expect(calls).toEqual([]);
    confirm('リンクを作成する');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toMatchObject([
      { name: 'transferTicket', params: { portalId: 1, eventId: 11, contentId: 100 }, body: { purchasedTicketId: 1 } },
    ]);
  });

  test('shows its link and its deadline, and no code for the gate, while it is valid [TRANSFER-007, TRANSFER-008]', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    await open(held(myTicket(running)));
    expect(screen.getByDisplayValue(running.transferUrl)).toBeTruthy();
    expect(screen.getByText('有効期限：2026年11月22日（日）10:00（日本時間）')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'チケットのQRコード' })).toBeNull();
    press('リンクをコピー');
    await screen.findByRole('button', { name: 'コピーしました' });
    expect(copied).toEqual([running.transferUrl]);
  });

  test('opens the share sheet of the device, where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await open(held(myTicket(running)));
    fireEvent.click(await screen.findByRole('button', { name: '共有する' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: running.transferUrl }));
    Reflect.deleteProperty(navigator, 'share');
  });

  test('can be cancelled, and the page says so [TRANSFER-004]', async () => {
    const calls = await open(held(myTicket(running)), { answers: { cancelTransfer: () => ({ data: {} }) } });
    press('譲渡を取り消す');
    confirm('譲渡を取り消す');
    expect(await screen.findByText('譲渡を取り消しました。')).toBeTruthy();
    expect(calls).toMatchObject([{ name: 'cancelTransfer', body: { purchasedTicketId: 1 } }]);
  });

  test('can be returned to the purchaser by the recipient [TRANSFER-005]', async () => {
    const received = myTicket({ isPurchaser: false, transferStatus: 'TRANSFERRED' });
    const calls = await open(held(received), { answers: { returnTicket: () => ({ data: {} }) } });
    expect(screen.queryByRole('link', { name: '購入内容を見る' })).toBeNull();
    press('チケットを返す');
    confirm('チケットを返す');
    expect(await screen.findByText('チケットを購入者に返しました。')).toBeTruthy();
    expect(calls).toMatchObject([{ name: 'returnTicket', body: { purchasedTicketId: 1 } }]);
  });

  test('that somebody received can be read by its giver, without its code and without actions', async () => {
    const gone = { code: '', qrString: null, holderName: '', transferStatus: 'TRANSFERRED' } as const;
    const given = { ...myTicket({ ...gone, snapshot: cancelTerms }), receivedAt: '2026-11-19T18:00:00+09:00' };
    await open(myTickets({ passedOnTickets: [given] }));
    expect(screen.getByText('譲渡したチケットです。受け取った方だけが入場に使えます。')).toBeTruthy();
    expect(screen.getByText(`${unbroken('2026年11月19日（木）18:00')}に、受け取りが完了しました。`)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'チケットのQRコード' })).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('heading', { name: '譲渡' })).toBeNull();
    expect(screen.getByText('譲渡したチケットはキャンセルできません。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '購入内容を見る' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '会場までの道順' })).toBeNull();
  });

  test('says after it ran out that the holder still has the ticket, and can be made again [TRANSFER-008]', async () => {
    await open(held(myTicket({ ...running, transferExpiresAt: '2026-11-20T09:59:59+09:00' })));
    expect(screen.getByText('リンクの有効期限が切れました。チケットはお手元にあります。')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'チケットを譲渡する' })).toBeTruthy();
  });

  test('shows the server’s refusal in the dialog, which stays open', async () => {
    await open(held(), { answers: { transferTicket: () => new CallError(409, 'チェックイン済みです。') } });
    press('チケットを譲渡する');
    confirm('リンクを作成する');
    expect((await screen.findByRole('alert')).textContent).toBe('チェックイン済みです。');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

test.each(languageCodes)('every status has a text in %s', async (language) => {
  for (const ticket of Object.values(ticketOfEachStatus())) {
    const answers = { readLotteryDraw: () => new CallError(404, 'x') };
    await open(held(ticket), { ticketId: ticket.id, language, answers });
  }
  expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
});

describe('the tickets of one order', () => {
  const two = (): MyTickets =>
    myTickets({
      purchasedTickets: [
        myTicket(),
        myTicket({ id: 2, code: 'ZZ22-ZZ22-ZZ22', holderName: '森 太郎', qrString: 'ZZ22-ZZ22-ZZ22.secret' }),
      ],
    });

  test('are turned through in the full screen by the arrow keys, by buttons and by a swipe, each with its holder', async () => {
    await open(two());
    press('全画面で表示');
    const full = within(screen.getByRole('dialog'));
    expect(full.getByText('汐見 花子')).toBeTruthy();
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect(full.getByText('森 太郎')).toBeTruthy();
    expect(full.getByText('ZZ22-ZZ22-ZZ22')).toBeTruthy();
    // There is none after the last.
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect(full.getByText('2枚中 2枚目')).toBeTruthy();
    fireEvent.click(full.getByRole('button', { name: '前のチケット' }));
    expect(full.getByText('汐見 花子')).toBeTruthy();
    const code = document.querySelector('.hb-ticket-full-code')!;
    fireEvent.touchStart(code, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(code, { changedTouches: [{ clientX: 200, clientY: 110 }] });
    expect(full.getByText('森 太郎')).toBeTruthy();
    // A scroll is no turn.
    fireEvent.touchStart(code, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchEnd(code, { changedTouches: [{ clientX: 160, clientY: 300 }] });
    expect(full.getByText('森 太郎')).toBeTruthy();
  });

  test('say which of them is shown; one alone says nothing', async () => {
    await open(two(), { ticketId: 2 });
    expect(screen.getByText('2枚中 2枚目')).toBeTruthy();
    expect(screen.getByRole('button', { name: '次のチケット' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('a ticket alone has no ways to others', async () => {
    await open(held());
    expect(screen.queryByRole('button', { name: '次のチケット' })).toBeNull();
  });
});
