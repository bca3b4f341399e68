// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { madeFile, openedFiles } from '../../../../test/opened-files.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { ChargeRowAnswer } from '../contract.ts';
import { Page, texts } from './ticket-charge-page.tsx';

const issued: ChargeRowAnswer = {
  ticketChargeId: 1,
  orderId: 'order-1',
  contentId: 80,
  chargedAt: '2026-11-20T10:00:00+09:00',
  title: '入場券1',
  number: 2,
  amount: 2000,
  refundedAmount: 0,
  refundDueAmount: 0,
  paymentMethod: 'CreditCard',
  paymentStatus: 'Sale',
  paymentUnderway: null,
  addressee: '蒼井商事 御中',
  documentDownloads: { isReceipt: true },
  isInvoice: false,
  receiptUntil: '2026-11-21T10:00:00+09:00',
};

async function open(
  row: Partial<ChargeRowAnswer> = {},
  readIssuedReceipt: () => { data: unknown } | Error = () => madeFile('領収書_1.pdf'),
) {
  const { api, calls } = fakeApi({ readIssuedReceipt });
  await renderScreen(
    <PersonalProvider value={{ personal: {}, isLoggedIn: true, reload: () => Promise.resolve() }}>
      <Page data={{ rows: [{ ...issued, ...row }], page: 1, pages: 1 }} />
    </PersonalProvider>,
    texts,
    pageContext({ api, ...inEvent }),
  );
  return calls;
}
const again = (): void =>
  void fireEvent.click(screen.getByRole('button', { name: '「入場券1」の領収書をもう一度ダウンロード' }));

test('a receipt that was issued can be had again for a day, because the first download may have been lost [CHARGE-005]', async () => {
  const opened = openedFiles();
  const calls = await open();
  expect(screen.getByText(/11月21日（土）10:00.*まで/)).toBeTruthy();
  again();
  await waitFor(() => expect(opened).toEqual([{ name: '領収書_1.pdf', path: '/web_api/v2/handout/read/k' }]));
  expect(calls).toMatchObject([{ name: 'readIssuedReceipt', params: { ticketChargeId: 1 } }]);
});

test('a receipt that cannot be had again says what the server says', async () => {
  const opened = openedFiles();
  await open({}, () => new CallError(410, '期間は過ぎました。'));
  again();
  expect(await screen.findByText('期間は過ぎました。')).toBeTruthy();
  expect(opened).toEqual([]);
});

test.each([null, '2026-11-20T09:59:00+09:00'])(
  'a receipt is not offered again when its time is over: %s [CHARGE-006]',
  async (receiptUntil) => {
    await open({ receiptUntil });
    expect(screen.getByText('発行済み')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
