import { expect, test } from 'vitest';
import { newTicketCode } from '#features/ticket/server/purchased/ticket-numbers.ts';
import type { TicketViewer } from '#features/ticket/server.ts';
import { samplePortalTickets, sampleTickets } from './sample-tickets.ts';

const ownCode = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/;
const viewer = (memberId: number): TicketViewer & { memberId: number } => ({
  memberId,
  site: { document: { languages: ['jpn'] }, modules: [{ moduleCode: 'ticket', contentId: 60 }] } as never,
  language: 'jpn',
  receiveAddress: null,
  ownName: '',
});

test('the samples are one for each way to check in, with fixed values, under numbers that no ticket has [TICKET-103]', () => {
  const sample = sampleTickets(viewer(7), undefined);
  expect(sample.purchasedTickets.map(({ ticketContentSnapshot }) => ticketContentSnapshot)).toEqual(
    ['MANUAL', 'QR', 'QR_MANUAL'].map((checkinMethod) =>
      expect.objectContaining({
        checkinMethod,
        cancelFee: 500,
        cancelPeriodStart: '2026-04-01T00:00:00+09:00',
        cancelPeriodEnd: '2099-12-31T23:59:00+09:00',
      }),
    ),
  );
  expect(sample.purchasedTickets.map(({ code }) => code)).toEqual(['SAMPLE-1', 'SAMPLE-2', 'SAMPLE-3']);
  // A ticket's own number has no such form.
  expect(newTicketCode()).toMatch(ownCode);
  for (const { code, orderId } of sample.purchasedTickets) {
    expect(code).not.toMatch(ownCode);
    expect(orderId).toBe('SAMPLE');
  }
});

test('nothing of a member or of what was sold is among the samples, which say what they are [TICKET-103]', () => {
  const sample = sampleTickets(viewer(7), 60);
  expect(sampleTickets(viewer(8), 60)).toEqual(sample);
  const { isSample, purchasedTickets, ...others } = sample;
  expect([isSample, purchasedTickets.length]).toEqual([true, 3]);
  expect(Object.values(others).flat()).toEqual([]);
});

test('a portal shows the same samples, of one event that does not exist, without a code [TICKET-103, MYPAGE-011]', () => {
  const { events, purchasedTickets, ...others } = samplePortalTickets({ ...viewer(7), language: 'eng' });
  expect(events).toMatchObject([{ eventId: 0, name: '【見本】イベント', isWithdrawn: false }]);
  expect(purchasedTickets.map(({ eventId, code, qrString }) => [eventId, code, qrString])).toEqual(
    Array.from({ length: 3 }, () => [0, '', null]),
  );
  expect(others).toEqual({ isSample: true, passedOnTickets: [], unpaidTickets: [], unprocessedTickets: [] });
});
