// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { type DifferentTicket, lotteryApplication, myTicket } from '../../../../test/my-tickets.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import type { UnprocessedTicket } from '../contract.ts';
import { texts } from './my-ticket-detail-page.tsx';
import { TicketSide } from './ticket-side.tsx';

const init = siteInit({ siteType: 'event', event: eventInit() });

interface Opened {
  ticket?: DifferentTicket;
  application?: UnprocessedTicket;
  isStaff?: boolean;
  answers?: Record<string, (call: MadeCall) => { data: unknown } | Error>;
}

async function open({ ticket, application, isStaff = false, answers = {} }: Opened = {}) {
  const { api, calls } = fakeApi(answers);
  const said: string[] = [];
  const context = pageContext({ ...inEvent, init, api });
  await renderScreen(
    <TicketSide
      ticket={application?.tickets[0] ?? myTicket(ticket)}
      application={application}
      isStaff={isStaff}
      now={context.now}
      onDone={(message) => Promise.resolve(void said.push(message))}
    />,
    texts,
    context,
  );
  return { calls, said };
}

/** Waits for the parts that load after the ticket. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

test('leads to what was bought, and from an application to what was applied for', async () => {
  await open();
  expect(screen.getByRole('link', { name: '購入内容を見る' })).toBeTruthy();
  cleanup();
  await open({ application: lotteryApplication() });
  expect(screen.getByRole('link', { name: '申し込み内容を見る' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('購入内容');
});

describe('the check-in by hand', () => {
  const atGate = {
    purchasedTicketId: 1,
    title: '一般チケット',
    code: 'AB12-CD34-EF56',
    priceName: '',
    slotName: '',
    holderName: '汐見 花子',
    affiliation: '',
    checkinCount: 0,
    lastCheckinAt: null,
    mayUndo: false,
    toCollect: 0,
    awaited: 0,
    problem: null,
  };

  test('is shown to reception staff only [ACCESS-058]', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'チェックインする' })).toBeNull();
    await open({ isStaff: true });
    expect(await screen.findByRole('button', { name: 'チェックインする' })).toBeTruthy();
  });

  test('records the entry, and waits for the money of a ticket that is paid at the venue [ACCESS-059]', async () => {
    const { calls, said } = await open({
      ticket: { snapshot: { checkinMethod: 'MANUAL' } },
      isStaff: true,
      answers: {
        lookUpTicket: () => ({ data: { ...atGate, toCollect: 3_000 } }),
        checkInTicket: () => ({ data: { ...atGate, checkinCount: 1 } }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'チェックインする' });
    expect(button.disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '3,000円を受け取りました' }));
    fireEvent.click(button);
    await waitFor(() => expect(said).toEqual(['チェックインしました']));
    expect(calls.at(-1)).toMatchObject({
      name: 'checkInTicket',
      body: { purchasedTicketId: 1, code: 'AB12-CD34-EF56.secret', collected: 3_000 },
    });
  });

  test('asks for the current sum when another sum was collected [ACCESS-059]', async () => {
    const words = '受け取る金額が3,000円から2,000円に変わりました。';
    let toCollect = 3_000;
    const { calls, said } = await open({
      isStaff: true,
      answers: {
        lookUpTicket: () => ({ data: { ...atGate, toCollect } }),
        checkInTicket: ({ body }) => {
          toCollect = 2_000;
          const { collected } = body as { collected: number };
          return collected === toCollect ? { data: { ...atGate, checkinCount: 1 } } : new CallError(409, words);
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'チェックインする' });
    fireEvent.click(dialog.getByRole('checkbox', { name: '3,000円を受け取りました' }));
    fireEvent.click(button);
    const sum = await dialog.findByRole<HTMLInputElement>('checkbox', { name: '2,000円を受け取りました' });
    expect((await dialog.findByRole('alert')).textContent).toBe(words);
    expect([sum.checked, button.disabled, said]).toEqual([false, true, []]);
    fireEvent.click(sum);
    fireEvent.click(button);
    await waitFor(() => expect(said).toEqual(['チェックインしました']));
    expect(calls.at(-1)?.body).toMatchObject({ collected: 2_000 });
  });

  test('says why a ticket does not open the gate [TICKET-077]', async () => {
    const answers = { lookUpTicket: () => ({ data: { ...atGate, problem: '利用期間の前です。' } }) };
    await open({ isStaff: true, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('利用期間の前です。');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'チェックインする' }).disabled).toBe(true);
  });
});

describe('a ticket of a lottery', () => {
  const draw = {
    announcement: {
      version: 'hiroba-draw-1',
      secretHash: 'aa',
      closesAt: '2026-11-24T23:59:00+09:00',
      publicValueSource: '日経平均',
      listHash: null,
    },
    drawAt: '2026-11-25T12:00:00+09:00',
    drawnAt: null,
    seed: null,
    entrantId: 'K7Q2',
    drawsAgain: false,
    further: [],
    waitingOrder: null,
  };

  test('shows its choices and the published data of the draw, which anybody can check', async () => {
    await open({
      application: lotteryApplication(),
      answers: { readLotteryDraw: () => ({ data: draw }) },
    });
    expect(screen.getByText('第1希望')).toBeTruthy();
    expect(await screen.findByText('日経平均')).toBeTruthy();
    expect(screen.getByText('K7Q2')).toBeTruthy();
    expect(screen.getByText('受付終了日時').nextSibling?.textContent).toContain('11月24日');
    expect(screen.queryByRole('button', { name: '抽選の記録を保存' })).toBeNull();
  });

  test('is withdrawn after a confirmation while applications are open', async () => {
    const { calls, said } = await open({
      application: lotteryApplication({ withdrawUntil: '2026-11-24T23:59:00+09:00' }),
      answers: {
        readLotteryDraw: () => ({ data: draw }),
        withdrawApplication: () => ({ data: { orderId: 'ORDER2' } }),
      },
    });
    const sent = () => calls.filter(({ name }) => name === 'withdrawApplication');
    const start = await screen.findByRole('button', { name: '申し込みを取り下げる' });
    expect(screen.getByText(/11月24日.*まで、申し込みを取り下げられます。/)).toBeTruthy();
    fireEvent.click(start);
    const dialog = within(await screen.findByRole('dialog', { name: 'この申し込みを取り下げますか？' }));
    expect(dialog.getByText(/申し込んだチケットは、すべて抽選の対象から外れます。/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '戻る' }));
    expect(sent()).toEqual([]);
    fireEvent.click(start);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申し込みを取り下げる' }));
    await waitFor(() =>
      expect(said).toEqual(['申し込みを取り下げました。\n受付期間中は、もう一度お申し込みいただけます。']),
    );
    expect(sent()).toMatchObject([{ body: { orderId: 'ORDER2' } }]);
  });

  test('says why it was not withdrawn when applications have closed meanwhile', async () => {
    const why = '受付が終了したため、この申し込みは取り下げられません。';
    const { said } = await open({
      application: lotteryApplication({ withdrawUntil: '2026-11-24T23:59:00+09:00' }),
      answers: { readLotteryDraw: () => ({ data: draw }), withdrawApplication: () => new CallError(409, why) },
    });
    fireEvent.click(await screen.findByRole('button', { name: '申し込みを取り下げる' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '申し込みを取り下げる' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
    expect(said).toEqual([]);
  });

  test.each([null, '2026-11-19T23:59:00+09:00'])(
    'offers no withdrawal once applications have closed (%s)',
    async (withdrawUntil) => {
      await open({
        application: lotteryApplication({ withdrawUntil }),
        answers: { readLotteryDraw: () => ({ data: draw }) },
      });
      expect(await screen.findByText('日経平均')).toBeTruthy();
      await settle();
      expect(screen.queryByRole('button', { name: '申し込みを取り下げる' })).toBeNull();
    },
  );

  test('that lost leaves the further draws after a confirmation, and has a record of each', async () => {
    const announcement = { ...draw.announcement, publicValueSource: '' };
    const lost = {
      ...draw,
      seed: 'ff',
      drawnAt: '2026-11-25T12:00:00+09:00',
      further: [
        { number: 2, announcement, drawnAt: '2026-11-26T12:00:00+09:00', seed: 'ee' },
        { number: 3, announcement, drawnAt: null, seed: null },
      ],
    };
    let waitingOrder: string | null = 'ORDER2';
    const { calls } = await open({
      application: lotteryApplication(),
      answers: {
        readLotteryDraw: () => ({ data: { ...lost, waitingOrder } }),
        withdrawApplication: () => {
          waitingOrder = null;
          return { data: { orderId: 'ORDER2' } };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '再抽選に参加しない' }));
    expect(screen.getByText(/第2回の抽選/).textContent).toContain('11月26日');
    expect(screen.getAllByRole('button', { name: '抽選の記録を保存' })).toHaveLength(2);
    const dialog = within(await screen.findByRole('dialog', { name: '再抽選への参加をやめますか？' }));
    fireEvent.click(dialog.getByRole('button', { name: '再抽選に参加しない' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '再抽選に参加しない' })).toBeNull());
    expect(calls.filter(({ name }) => name === 'withdrawApplication')).toMatchObject([{ body: { orderId: 'ORDER2' } }]);
  });

  test('offers to read the record again after a failure', async () => {
    let tries = 0;
    const readLotteryDraw = () => ((tries += 1) === 1 ? new CallError(500, 'x') : { data: { ...draw, seed: 'ff' } });
    await open({
      application: lotteryApplication(),
      answers: { readLotteryDraw, readLotteryRecord: () => new CallError(503, '混み合っています。') },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
    // The record is fetched only when it is saved.
    fireEvent.click(await screen.findByRole('button', { name: '抽選の記録を保存' }));
    expect((await screen.findByRole('alert')).textContent).toBe('混み合っています。');
  });
});

describe('a ticket whose payment is on its way', () => {
  const unpaid = {
    isUnpaidTicket: true,
    paymentStatus: 'Waiting',
    snapshot: { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25' },
  } as const;
  const parts = () => [screen.queryByText(/自動的に無効/), screen.queryByRole('button', { name: 'カレンダーに追加' })];

  test('leads to its order, and offers neither a cancellation nor a calendar file', async () => {
    await open({ ticket: { ...unpaid, paymentUnderway: 'checking' } });
    const way = screen.getByRole('link', { name: '確認状況を見る' });
    expect(way.getAttribute('href')).toMatch(/\/payment\?order=ORDER1$/);
    await settle();
    expect(parts()).toEqual([null, null]);
  });

  test('differs from an unpaid ticket, which runs out by itself', async () => {
    await open({ ticket: unpaid });
    expect(screen.getByRole('link', { name: '支払いに進む' })).toBeTruthy();
    expect(await screen.findByText(/自動的に無効/)).toBeTruthy();
  });
});
