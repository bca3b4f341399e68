import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, formatInstant, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { ticketFacts } from './ticket-facts.ts';
import { eventDays, ticketSpans, timeFaults } from './ticket-times.ts';
import { dragStep, instantAt, keyStep, positionOf, ticksOf, timeAxis } from './time-axis.ts';

const event = eventDays({ startDate: '2027-01-30 18:00', endDate: '2027-01-30' });
const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const sale = (from: string | undefined, to: string | undefined) => ({
  enableSalesPeriod: true,
  ...(from !== undefined && { salesPeriodStart: from }),
  ...(to !== undefined && { salesPeriodEnd: to }),
});
const lottery = (drawAt: string, deadlineHours?: number) => ({
  ticketType: 'LOTTERY',
  lottery: { drawAt, ...(deadlineHours !== undefined && { deadlineHours }) },
});

describe('the times of a ticket', () => {
  test.each([
    ['a sale without a period is open on both sides', {}, ['sale - -']],
    [
      'a period with a day as its end has the whole day',
      sale('2027-01-01 10:00', '2027-01-20'),
      ['sale 2027-01-01T10:00 2027-01-20T23:59'],
    ],
    [
      'a period that is switched off does not count',
      { ...sale('2027-01-01', undefined), enableSalesPeriod: false },
      ['sale - -'],
    ],
    [
      'a lottery has its draw and the time to pay, three days by itself',
      { ...sale('2027-01-01', '2027-01-10 12:00'), ...lottery('2027-01-11 12:00') },
      [
        'sale 2027-01-01T00:00 2027-01-10T12:00',
        'draw 2027-01-11T12:00 2027-01-11T12:00',
        'pay 2027-01-11T12:00 2027-01-14T12:00',
      ],
    ],
    ['first come has no draw, whatever stands there', { ...lottery('2027-01-11'), ticketType: 'NORMAL' }, ['sale - -']],
    [
      'admission with slots goes from the first to the last',
      {
        slots: [
          { checkinPeriodStart: '2027-01-30 19:00', checkinPeriodEnd: '2027-01-30 20:00' },
          { checkinPeriodStart: '2027-01-30 18:00' },
        ],
      },
      ['sale - -', 'admission 2027-01-30T18:00 2027-01-30T20:00'],
    ],
    [
      'admission that begins with the purchase is none before',
      { dynamicCheckinPeriod: true, checkinPeriodStart: '2027-01-30' },
      ['sale - -'],
    ],
    ['what cannot be read is open', sale('soon', '2027-02-30'), ['sale - -']],
  ])('%s', (_, ticket, spans) => {
    const said = (instant: number | undefined) => (instant === undefined ? '-' : formatInstant(instant).slice(0, 16));
    expect(ticketSpans(ticket).map(({ kind, from, to }) => `${kind} ${said(from)} ${said(to)}`)).toEqual(spans);
  });
});

describe('what cannot be meant so', () => {
  test.each([
    ['nothing of an ordinary ticket', sale('2026-12-01', '2027-01-30 17:00'), []],
    ['an end before its start', sale('2027-01-10', '2027-01-09'), ['endBeforeStart sale']],
    ['a sale that goes on after the event', sale('2026-12-01', '2027-01-31'), ['saleAfterEvent sale']],
    [
      'a sale before the ticket is seen',
      { ...sale('2026-12-01', '2027-01-30'), visiblePeriod: true, visibleStartDate: '2026-12-02' },
      ['saleBeforeShown sale'],
    ],
    [
      'a lottery without an end or a draw',
      { ticketType: 'LOTTERY' },
      ['lotteryWithoutEnd sale', 'lotteryWithoutDraw draw'],
    ],
    [
      'a draw within the hour after applications end',
      { ...sale('2026-12-01', '2027-01-10 12:00'), ...lottery('2027-01-10 12:59') },
      ['drawBeforeClosing draw'],
    ],
    ['a draw an hour after', { ...sale('2026-12-01', '2027-01-10 12:00'), ...lottery('2027-01-10 13:00') }, []],
    [
      'a draw after the event began, once',
      { ...sale('2026-12-01', '2027-01-10'), ...lottery('2027-01-30 19:00') },
      ['drawAfterStart draw'],
    ],
    [
      'a time to pay that is longer than until the event',
      { ...sale('2026-12-01', '2027-01-28'), ...lottery('2027-01-29 12:00', 48) },
      ['payAfterStart pay'],
    ],
    ['admission that is over before the event', { checkinPeriodEnd: '2027-01-29' }, ['admissionBeforeEvent admission']],
    ['admission after the event', { checkinPeriodStart: '2027-02-01' }, ['admissionAfterEvent admission']],
  ])('%s', (_, ticket, faults) => {
    expect(timeFaults(ticket, event).map(({ kind, span }) => `${kind} ${span}`)).toEqual(faults);
  });

  test('is nothing where the event has no dates', () => {
    const ticket = { ...sale('2026-12-01', '2037-01-31'), checkinPeriodStart: '2040-01-01' };
    expect(timeFaults(ticket, eventDays({}))).toEqual([]);
  });
});

test.each([
  [{ price: 0 }, { isLottery: false, prices: [0, 0], kinds: 0, perPerson: undefined }],
  [
    { price: 500, isPay: false },
    { isLottery: false, prices: [0, 0], kinds: 0, perPerson: undefined },
  ],
  [
    { price: 500, ticketType: 'LOTTERY', enablePurchasablenumber: true, purchasableNumber: 2 },
    { isLottery: true, prices: [500, 500], kinds: 0, perPerson: 2 },
  ],
  [
    { price: 9, enableMultiplePrice: true, multiplePrices: [{ price: 800 }, { price: 300 }], purchasableNumber: 2 },
    { isLottery: false, prices: [300, 800], kinds: 2, perPerson: undefined },
  ],
  [
    { price: 5000, enableMultiplePrice: true, multiplePrices: [] },
    { isLottery: false, prices: [5000, 5000], kinds: 0, perPerson: undefined },
  ],
  [
    { price: 5000, enableMultiplePrice: true, multiplePrices: [{ name: { jpn: '学生' } }, { price: 5000 }] },
    { isLottery: false, prices: [5000, 5000], kinds: 1, perPerson: undefined },
  ],
])('a ticket %j is in short %j', (ticket, facts) => {
  expect(ticketFacts(ticket)).toEqual(facts);
});

describe('the axis', () => {
  const spans = ticketSpans({ ...sale('2026-12-01 10:00', '2027-01-30 17:00') });

  test('holds every time and the event, with room, in whole days', () => {
    const axis = timeAxis(spans, event, at('2026-12-10'));
    expect([axis.from, axis.to].map((one) => startOfTokyoDay(one))).toEqual([axis.from, axis.to]);
    expect(axis.from).toBeLessThan(at('2026-12-01'));
    expect(axis.to).toBeGreaterThan(at('2027-01-31'));
  });

  test('leaves out a now that is far away, and has a day at least', () => {
    const axis = timeAxis(spans, event, at('2031-01-01'));
    expect(axis.to).toBeLessThan(at('2027-02-10'));
    const alone = timeAxis([], {} as never, at('2026-12-10 12:00'));
    expect(alone.to - alone.from).toBeGreaterThanOrEqual(dayMs);
  });

  test('has few lines at whole hours, days or months, all of them on it', () => {
    const instants = fc.integer({ min: at('2026-01-01'), max: at('2030-01-01') });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 3, max: 9 }), (from, days, most) => {
        const axis = { from: startOfTokyoDay(from), to: startOfTokyoDay(from) + days * dayMs };
        const ticks = ticksOf(axis, most);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        for (const tick of ticks) {
          expect(positionOf(tick.at, axis)).toBe(((tick.at - axis.from) / (axis.to - axis.from)) * 100);
          const said = formatInstant(tick.at);
          expect(said).toMatch({ month: /-01T00:00:00/, day: /T00:00:00/, hour: /:00:00\+/ }[tick.unit]);
        }
      }),
    );
  });

  test('gives a place back its time, to the step that a finger can meet', () => {
    const axis = timeAxis(spans, event, at('2026-12-10'));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const found = instantAt(share, axis);
        expect(Math.abs(positionOf(found, axis) - share * 100)).toBeLessThanOrEqual(
          (dragStep(axis) / (axis.to - axis.from)) * 100,
        );
        expect((found - startOfTokyoDay(found)) % dragStep(axis)).toBe(0);
      }),
    );
    expect([positionOf(0, axis), positionOf(at('2099-01-01'), axis)]).toEqual([0, 100]);
  });

  test.each([
    ['ArrowRight', false, 24],
    ['ArrowLeft', false, -24],
    ['ArrowUp', true, 1],
    ['ArrowDown', true, -1],
    ['PageUp', false, 168],
    ['PageDown', true, -168],
    ['a', false, undefined],
    ['toString', false, undefined],
  ])('%s with Shift %s moves a time by %s hours', (key, isShift, hours) => {
    expect(keyStep(key, isShift)).toBe(hours === undefined ? undefined : hours * 3_600_000);
  });
});
