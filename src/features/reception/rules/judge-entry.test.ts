import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GateFacts } from '#features/my-ticket/rules/gate-facts.ts';
import { correctedTime, entryOutcomes, isCheckIn, type JoinedEntry, judgeEntry } from './judge-entry.ts';

const ten = Date.parse('2026-11-20T10:00:00+09:00');
const minute = 60_000;
const facts = (more: Partial<GateFacts> = {}): GateFacts => ({
  standing: null,
  isUsed: false,
  comesAgain: false,
  period: { start: '2026-11-20', end: '2026-11-20' },
  transferUntil: null,
  isIssued: true,
  needsScan: false,
  ...more,
});
type Ticket = NonNullable<JoinedEntry['ticket']>;
const entry = (ticket: Partial<Ticket> | undefined = {}, more: Partial<JoinedEntry> = {}): JoinedEntry => ({
  at: ten,
  way: 'qr',
  linkEndedAt: null,
  ticket: ticket && { facts: facts(), canceledAt: null, code: 'present', ...ticket },
  ...more,
});

describe('an entry without a network', () => {
  test.each<[string, JoinedEntry, string]>([
    ['of a ticket that comes in', entry(), 'counted'],
    ['of no ticket', { ...entry(), ticket: undefined }, 'unknown'],
    ['with a code that never was its', entry({ code: undefined }), 'unknown'],
    ['with a code that ended before', entry({ code: ten - 1 }), 'codeChanged'],
    ['with a code that ended afterwards', entry({ code: ten + minute }), 'counted'],
    [
      'with a code that ended afterwards, of a ticket that came in with its new one',
      entry({ code: ten + 1, facts: facts({ isUsed: true }) }),
      'double',
    ],
    ['of a used ticket', entry({ facts: facts({ isUsed: true }) }), 'double'],
    ['of a used ticket that comes in again', entry({ facts: facts({ isUsed: true, comesAgain: true }) }), 'counted'],
    [
      'of a ticket that was cancelled',
      entry({ canceledAt: ten - 1, facts: facts({ standing: 'canceled' }) }),
      'canceled',
    ],
    ['of a ticket that is handed on', entry({ facts: facts({ transferUntil: ten + minute }) }), 'doubtful'],
    ['outside of its time', entry({ facts: facts({ period: { start: '2026-11-21' } }) }), 'doubtful'],
    [
      'by its number where it has to be scanned',
      entry({ facts: facts({ needsScan: true }) }, { way: 'number' }),
      'doubtful',
    ],
    ['before the link was ended', entry({}, { linkEndedAt: ten }), 'counted'],
    ['after the link was ended', entry({}, { linkEndedAt: ten - 1 }), 'afterEnd'],
  ])('%s', (_, given, outcome) => {
    expect(judgeEntry(given)).toBe(outcome);
  });

  test('is a check-in where somebody came in on the ticket, and never twice', () => {
    expect(entryOutcomes.filter(isCheckIn)).toEqual(['counted', 'doubtful']);
    fc.assert(
      fc.property(
        fc.record({
          comesAgain: fc.constant(false),
          isUsed: fc.constant(true),
          needsScan: fc.boolean(),
          isIssued: fc.boolean(),
        }),
        fc.option(fc.integer({ min: ten - minute, max: ten + minute }), { nil: null }),
        (given, end) => {
          const judged = judgeEntry(entry({ facts: facts(given), code: end ?? 'present' }));
          expect(isCheckIn(judged)).toBe(false);
        },
      ),
    );
  });
});

describe('the time of an entry', () => {
  const clocks = { deviceNow: ten + 3 * 3_600_000, now: ten, listMadeAt: ten - 3_600_000 };
  test('is by the clock of the server, also where that of the device is three hours wrong', () => {
    expect(correctedTime(ten + 3 * 3_600_000 - minute, clocks)).toBe(ten - minute);
    expect(correctedTime(ten - 3 * 3_600_000 - minute, { ...clocks, deviceNow: ten - 3 * 3_600_000 })).toBe(
      ten - minute,
    );
  });

  test('is neither before the list nor after the gate told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8e15 }), fc.integer({ min: 0, max: 8e15 }), (deviceAt, deviceNow) => {
        const at = correctedTime(deviceAt, { ...clocks, deviceNow });
        expect(at >= clocks.listMadeAt && at <= clocks.now).toBe(true);
      }),
    );
  });
});
