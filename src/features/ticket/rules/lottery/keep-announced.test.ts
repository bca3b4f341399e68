import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { keepAnnounced } from './keep-announced.ts';

const closesAt = parseInstant('2026-11-24 23:59') as number;
const announced = {
  salesPeriodStart: '2026-11-14T10:00:00+09:00',
  salesPeriodEnd: '2026-11-24T23:59:00+09:00',
  lottery: { drawAt: '2026-11-25T12:00:00+09:00', deadlineHours: 72 },
};
/** The same a day later. */
const written = {
  title: '見学',
  salesPeriodStart: '2026-11-15T10:00:00+09:00',
  salesPeriodEnd: '2026-11-25T23:59:00+09:00',
  lottery: { drawAt: '2026-11-26T12:00:00+09:00', deadlineHours: 48 },
};

describe('a lottery that is imported again after it was announced', () => {
  test('keeps its dates, and nothing else', () => {
    expect(keepAnnounced(written, closesAt, announced)).toEqual({
      ...announced,
      title: '見学',
      lottery: { drawAt: '2026-11-25T12:00:00+09:00', deadlineHours: 48 },
    });
  });

  test('closes as announced where the published document says something else', () => {
    const { salesPeriodEnd, lottery } = keepAnnounced(written, closesAt, written);
    expect([salesPeriodEnd, lottery.drawAt]).toEqual([announced.salesPeriodEnd, written.lottery.drawAt]);
  });

  test.each([
    ['is not known', undefined],
    ['would be too soon', { ...announced, lottery: { drawAt: '2026-11-25 00:10' } }],
  ])('is drawn an hour after its closing where its draw %s', (_, published) => {
    expect(keepAnnounced(written, closesAt, published).lottery.drawAt).toBe('2026-11-25T00:59:00+09:00');
  });

  test('is left unchanged when it is no lottery any more', () => {
    const sold = { salesPeriodEnd: '2026-11-25 23:59' };
    expect(keepAnnounced(sold, closesAt, announced)).toBe(sold);
  });
});
