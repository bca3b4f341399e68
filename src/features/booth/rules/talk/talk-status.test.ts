import { describe, expect, test } from 'vitest';
import { changeProblem, changesOf, needsReason, statusAt, type TalkStatus, talkStatuses } from './talk-status.ts';

const talk = (status: TalkStatus) => ({ status, startsAt: 100, endsAt: 200 });

describe('the status of a talk', () => {
  test('is one of six [APPT-002]', () => {
    expect([...talkStatuses].sort()).toEqual(['approved', 'cancel', 'end', 'pending', 'reject', 'unapproved']);
  });

  test.each([
    ['pending', 99, 'pending'],
    ['pending', 100, 'unapproved'],
    ['approved', 199, 'approved'],
    ['approved', 200, 'end'],
    ['unapproved', 500, 'unapproved'],
    ['reject', 500, 'reject'],
    ['cancel', 500, 'cancel'],
    ['end', 500, 'end'],
  ] as const)('%s at %d is %s [APPT-008]', (stored, now, known) => {
    expect(statusAt(talk(stored), now)).toBe(known);
  });

  test('goes from pending to approved, unapproved or cancel, and from approved to reject or cancel [APPT-008]', () => {
    const ways = talkStatuses.flatMap((status) =>
      (['visitor', 'personInCharge'] as const).flatMap((by) =>
        changesOf(talk(status), by, 50).map((to) => `${status} → ${to} by ${by}`),
      ),
    );
    expect(ways.sort()).toEqual([
      'approved → cancel by visitor',
      'approved → reject by personInCharge',
      'pending → approved by personInCharge',
      'pending → cancel by visitor',
      'pending → unapproved by personInCharge',
    ]);
  });

  test('cannot be changed once the talk has begun [APPT-008]', () => {
    for (const by of ['visitor', 'personInCharge'] as const) {
      expect(changesOf(talk('approved'), by, 100)).toEqual([]);
      expect(changesOf(talk('pending'), by, 100)).toEqual([]);
    }
    expect(changeProblem(talk('approved'), { to: 'cancel', from: 'approved', by: 'visitor' }, 100)).toBe('begun');
    expect(changeProblem(talk('approved'), { to: 'cancel', from: 'approved', by: 'visitor' }, 99)).toBeUndefined();
  });

  test('can be changed only by the right side, and only from the status that this side has seen', () => {
    expect(changeProblem(talk('approved'), { to: 'cancel', from: 'pending', by: 'visitor' }, 50)).toBe('changed');
    expect(changeProblem(talk('cancel'), { to: 'approved', from: 'pending', by: 'personInCharge' }, 50)).toBe(
      'changed',
    );
    expect(changeProblem(talk('pending'), { to: 'approved', from: 'pending', by: 'visitor' }, 50)).toBe('notAllowed');
  });

  test('needs a reason if an approval is withdrawn', () => {
    expect((['approved', 'unapproved', 'reject', 'cancel'] as const).filter(needsReason)).toEqual(['reject']);
  });
});
