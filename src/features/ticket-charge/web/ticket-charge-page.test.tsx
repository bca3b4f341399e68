// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { madeFile, openedFiles } from '../../../../test/opened-files.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { ChargeRowAnswer } from '../contract.ts';
import type { ListedCharge } from './charge-calls.ts';
import jpn from '../texts/jpn.ts';
import { load, Page, texts } from './ticket-charge-page.tsx';

let opened: ReturnType<typeof openedFiles>;
beforeEach(() => {
  opened = openedFiles();
});

const row = (ticketChargeId: number, more: Partial<ChargeRowAnswer> = {}): ChargeRowAnswer => ({
  ticketChargeId,
  orderId: `order-${ticketChargeId}`,
  contentId: 80,
  chargedAt: '2026-11-20T10:00:00+09:00',
  title: `入場券${ticketChargeId}`,
  number: 2,
  amount: 2000,
  refundedAmount: 0,
  refundDueAmount: 0,
  paymentMethod: 'CreditCard',
  paymentStatus: 'Sale',
  paymentUnderway: null,
  addressee: '蒼井商事 御中',
  documentDownloads: { isReceipt: false },
  isInvoice: false,
  receiptUntil: null,
  ...more,
});
const pdf = madeFile('領収書_1.pdf');

async function open(
  rows: ChargeRowAnswer[],
  downloadReceipt: (call: MadeCall) => { data: unknown } | Error = () => pdf,
  language: LanguageCode = 'jpn',
  personal: object = {},
) {
  const { api, calls } = fakeApi({ downloadReceipt });
  const data = { rows, page: 1, pages: 1 };
  const access = { personal, isLoggedIn: true, reload: () => Promise.resolve() };
  await renderScreen(
    <PersonalProvider value={access}>
      <Page data={data} />
    </PersonalProvider>,
    texts,
    pageContext({ api, language, ...inEvent }),
  );
  return calls;
}
const ask = (title = '入場券1'): void =>
  void fireEvent.click(screen.getByRole('button', { name: `「${title}」の領収書を発行` }));
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: /宛名/ });
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: '発行してダウンロード' }));

describe('the page of purchases', () => {
  test('loads the page of the list that the address names [CHARGE-003]', async () => {
    const { api, calls } = fakeApi({ listTicketCharges: () => ({ data: { rows: [row(1)] }, total: 21, lastPage: 2 }) });
    const args = { params: {}, query: new URLSearchParams('page=2') };
    expect(await load(pageContext({ api, ...inEvent }), args)).toEqual({ rows: [row(1)], page: 2, pages: 2 });
    expect(calls).toMatchObject([{ params: { portalId: 1, eventId: 11 }, query: { page: 2 } }]);
  });

  test('shows a table with a row for each purchase [CHARGE-001]', async () => {
    await open([row(1), row(2, { paymentMethod: 'Bank', paymentStatus: 'Waiting' }), row(3, { refundedAmount: 300 })]);
    const table = screen.getByRole('table', { name: '購入したチケット' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['日付', '内容', 'お支払い方法', '金額', '領収書']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toMatch(
      /2026\.11\.20 10:00.*入場券1.*2枚.*order-1.*クレジットカード.*支払い済み.*2,000円/,
    );
    expect(rows[1]?.textContent).toMatch(/銀行振込.*お支払い待ち.*お支払いの確認後に発行できます/);
    expect(rows[2]?.textContent).toMatch(/うち300円を返金済み/);
  });

  test.each<[Partial<ChargeRowAnswer>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ refundedAmount: 300 }, 'うち300円を返金済み', undefined],
    [{ refundedAmount: 300, refundDueAmount: 300 }, undefined, 'うち300円を返金予定'],
    [{ refundedAmount: 1000, refundDueAmount: 300 }, 'うち700円を返金済み', 'うち300円を返金予定'],
  ])('shows for a row with %j what is refunded and what is still owed [CHARGE-004]', async (more, done, due) => {
    await open([row(1, more)]);
    expect(screen.queryByText(/返金済み/)?.textContent).toBe(done);
    expect(screen.queryByText(/返金予定/)?.textContent).toBe(due);
  });

  test('links each paid purchase to its order, and each unpaid one to its payment', async () => {
    await open([row(1), row(2, { paymentStatus: 'Waiting' }), row(3, { paymentStatus: 'Fail' })]);
    const path = '/web/portal/1/event/11/users/my-ticket/80';
    expect(screen.getAllByRole('link', { name: /^order-/ }).map((link) => link.getAttribute('href'))).toEqual([
      `${path}/purchased-ticket?order=order-1`,
      `${path}/payment?order=order-2`,
      `${path}/payment?order=order-3`,
    ]);
  });

  test.each([
    ['checking', 'お支払いを確認中'],
    ['authenticating', '本人認証待ち'],
  ] as const)('shows that a payment is %s, and does not ask the member to pay', async (paymentUnderway, how) => {
    await open([row(1, { paymentStatus: 'Waiting', paymentUnderway })]);
    expect(screen.getByText(how)).toBeTruthy();
    expect(screen.queryByText('お支払い待ち')).toBeNull();
  });

  test('offers each receipt once, and says which were issued and which do not exist [CHARGE-006]', async () => {
    await open([
      row(1),
      row(2, { documentDownloads: { isReceipt: true } }),
      row(3, { amount: 0, paymentMethod: 'Free' }),
    ]);
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell').at(-1)?.textContent);
    // Each cell begins with the name of its column, which only a phone shows.
    expect(cells).toEqual(['領収書を発行', '発行済み', 'なし'].map((said) => `領収書${said}`));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('tells a member who has bought nothing that there are no purchases yet', async () => {
    await open([]);
    expect(screen.getByText('購入履歴はまだありません')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the receipt dialog', () => {
  test("fills in the order's addressee, sends what the member typed, and saves the file [CHARGE-005, CHARGE-007]", async () => {
    const calls = await open([row(1)]);
    ask();
    expect(field().value).toBe('蒼井商事 御中');
    fireEvent.change(field(), { target: { value: '蒼井商事 山田様' } });
    send();
    await screen.findByText(jpn.done);
    expect(calls).toMatchObject([
      { params: { portalId: 1, eventId: 11, ticketChargeId: 1 }, query: { addressee: '蒼井商事 山田様' } },
    ]);
    expect(opened).toEqual([{ name: '領収書_1.pdf', path: '/web_api/v2/handout/read/k' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['of the profile, where the order has none', { addressee: '' }, '山田 太郎 様'],
    ['of the order before that of the profile', {}, '蒼井商事 御中'],
  ])('begins with the name %s [CHARGE-008]', async (_, more, name) => {
    await open([row(1, more)], undefined, 'jpn', {
      shareProfile: [
        {
          answerMethod: 'NAME',
          selectorValue: Object.entries({ last_name: '山田', first_name: '太郎' }).map(([key, value]) => ({
            key,
            value,
          })),
        },
      ],
    });
    ask();
    expect(field().value).toBe(name);
  });

  test.each([
    [' ', '宛名を入力してください。'],
    ['あ'.repeat(61), '宛名は60文字以内で入力してください。'],
  ])('does not send the addressee %j, and says why at the field', async (typed, words) => {
    const calls = await open([row(1)]);
    ask();
    fireEvent.change(field(), { target: { value: typed } });
    send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  test('shows at the field which letters the server cannot print, and keeps what the member typed', async () => {
    const said = '印刷できない文字が含まれています。';
    await open([row(1)], () => new CallError(422, 'x', { addressee: [said] }));
    ask();
    fireEvent.change(field(), { target: { value: '한국' } });
    send();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(field().value).toBe('한국');
    expect(opened).toEqual([]);
  });

  test.each([new CallError(500, '処理できませんでした。'), new TypeError('broken')])(
    'says that the PDF cannot be downloaded, and keeps what the member typed: %s [ERROR-034]',
    async (failure) => {
      await open([row(1)], () => failure);
      ask();
      fireEvent.change(field(), { target: { value: '蒼井商事' } });
      send();
      expect(await screen.findByText(jpn.pdfDownloadFailed)).toBeTruthy();
      expect(field().value).toBe('蒼井商事');
      expect(opened).toEqual([]);
    },
  );

  test('says when the receipt was given meanwhile [CHARGE-005]', async () => {
    await open([row(1)], () => new CallError(409, 'この領収書は発行済みです。'));
    ask();
    send();
    await waitFor(() => expect(screen.getByText('この領収書は発行済みです。')).toBeTruthy());
    expect(opened).toEqual([]);
  });
});

describe('the page of purchases at a portal', () => {
  const event = {
    portalId: 1,
    eventId: 11,
    ownDomain: null,
    name: '共創EXPO',
    startDate: null,
    endDate: null,
    isWithdrawn: false,
  };
  const openPortal = async (rows: ListedCharge[], downloadPortalReceipt = () => ({ data: pdf })) => {
    const { api, calls } = fakeApi({ downloadPortalReceipt });
    await renderScreen(<Page data={{ rows, page: 1, pages: 2 }} />, texts, pageContext({ api }));
    return calls;
  };

  test('loads the purchases of all events [MYPAGE-011]', async () => {
    const { api, calls } = fakeApi({ listPortalCharges: () => ({ data: { rows: [] }, total: 0, lastPage: 1 }) });
    await load(pageContext({ api }), { params: {}, query: new URLSearchParams() });
    expect(calls).toMatchObject([{ params: { portalId: 1 }, query: { page: 1 } }]);
  });

  test('names the event of each and leads to its order there, an unpaid one to its payment [MYPAGE-011]', async () => {
    const away = { ...event, eventId: 12, ownDomain: 'yakai.test', name: '夜会' };
    await openPortal([
      { ...row(1), event, givesReceipts: true },
      { ...row(2, { paymentStatus: 'Waiting' }), event, givesReceipts: true },
      { ...row(3), event: away, givesReceipts: true },
    ]);
    const [, first, , third] = screen.getAllByRole('row');
    expect([first?.textContent, third?.textContent]).toEqual([
      expect.stringContaining('共創EXPO'),
      expect.stringContaining('夜会'),
    ]);
    const path = '/web/portal/1/event/11/users/my-ticket/80';
    expect(screen.getAllByRole('link', { name: /^order-/ }).map((link) => link.getAttribute('href'))).toEqual([
      `${path}/purchased-ticket?order=order-1`,
      `${path}/payment?order=order-2`,
      expect.stringMatching(/^\/\/yakai\.test(:\d+)?\/users\/my-ticket\/80\/purchased-ticket\?order=order-3$/),
    ]);
    expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toBe(
      '/web/portal/1/users/mypage/ticket-charge?page=2',
    );
  });

  test('gives a receipt there, and sends to the organiser who issues none [CHARGE-005, MYPAGE-011]', async () => {
    const calls = await openPortal([
      { ...row(1), event, givesReceipts: true },
      { ...row(2), event, givesReceipts: false },
    ]);
    expect(screen.getByText('領収書は主催者にお問い合わせください')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /領収書を発行/ })).toHaveLength(1);
    ask();
    send();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toMatchObject([{ params: { portalId: 1, ticketChargeId: 1 } }]);
  });
});
