import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestAfterMs, isDigestDue, lookEveryMs, lookFor, plainName } from './notice-rules.ts';

const now = Date.parse('2026-11-20T14:00:00+09:00');
const away = { mails: true, seenAt: undefined, mailedAt: undefined, oldestAt: now - digestAfterMs };

describe('a mail about unread messages', () => {
  test.each<[string, Partial<typeof away> | object, boolean]>([
    ['goes to who was never seen', {}, true],
    ['goes to who was seen before the message', { seenAt: now - digestAfterMs - 1 }, true],
    ['waits two minutes', { oldestAt: now - digestAfterMs + 1 }, false],
    ['does not go to who has ended the mails', { mails: false }, false],
    ['goes once to who was never seen', { mailedAt: now - 3_600_000 }, false],
    ['goes once until its reader is seen', { seenAt: now - 7_200_000, mailedAt: now - 3_600_000 }, false],
    ['goes again when its reader was seen after it', { seenAt: now - 3_600_000, mailedAt: now - 7_200_000 }, true],
  ])('%s', (_, more, isDue) => {
    expect(isDigestDue({ ...away, ...more }, now)).toBe(isDue);
  });

  test('is considered once for all messages of a minute in a room, two minutes after the last of them', () => {
    fc.assert(
      fc.property(fc.nat(lookEveryMs * 1_000), fc.nat(lookEveryMs), (sentAt, later) => {
        const [one, other] = [lookFor(sentAt), lookFor(sentAt + later)];
        expect(one.at - sentAt).toBeGreaterThanOrEqual(digestAfterMs);
        expect(one.at - sentAt).toBeLessThanOrEqual(digestAfterMs + lookEveryMs);
        expect(one.turn === other.turn).toBe(one.at === other.at);
      }),
    );
  });
});

describe('a name in a mail or a push', () => {
  test.each([
    ['青木 彩', '青木 彩'],
    ['Dr. Aoki', 'Dr. Aoki'],
    [' Aya \n Aoki ', 'Aya Aoki'],
    ['https://evil.example', undefined],
    ['evil.example', undefined],
    ['a@evil.example', undefined],
    ['検索。例', undefined],
    ['\u202E', undefined],
  ])('that is %j becomes %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
