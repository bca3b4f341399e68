import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentaryStates } from '../channel/room-kind.ts';
import { commentaryState, withMessages } from './commentary.ts';
import type { CommentaryMessage } from '../channel/room-shapes.ts';

const start = Date.parse('2026-11-20T10:00:00+09:00');
const end = start + 3_600_000;
const message = (index: number, body = ''): CommentaryMessage => ({
  index,
  user_id: 1,
  body,
  created_at: '',
  removed: false,
  author: { nickname: 'Aya', liveChatUserId: 'aya', image: null, isRegistered: true },
});

describe('a commentary', () => {
  test.each([
    ['a millisecond before the stream', start - 1, 'waiting'],
    ['at its start', start, 'running'],
    ['a millisecond before its end', end - 1, 'running'],
    ['at its end', end, 'ended'],
  ])('%s has the state of its stream [CHAT-031]', (_, now, state) => {
    expect(commentaryState({ start, end }, now)).toBe(state);
    expect(commentaryStates).toContain(state);
  });

  test('is waiting, running or ended, as design-choices.md says [CHAT-030, CHAT-031]', () => {
    expect(commentaryStates).toEqual(['waiting', 'running', 'ended']);
    const choices = readFileSync(new URL('../../design-choices.md', import.meta.url), 'utf8');
    for (const state of commentaryStates) expect(choices).toMatch(new RegExp(`CHAT-030, CHAT-031.*\`${state}\``));
  });

  test('shows every message once and in order, however they arrive, and keeps the newest', () => {
    const indexes = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(indexes, indexes, fc.integer({ min: 1, max: 20 }), (one, other, most) => {
        const first = withMessages(
          [],
          one.map((index) => message(index)),
          most,
        );
        const shown = withMessages(
          first,
          other.map((index) => message(index, 'again')),
          most,
        ).map(({ index }) => index);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(shown.length).toBeLessThanOrEqual(most);
        const newest = Math.max(0, ...one, ...other);
        if (newest > 0) expect(shown.at(-1)).toBe(newest);
      }),
    );
    expect(withMessages([message(5, 'old')], [message(5, 'new'), message(2)])).toEqual([message(5, 'new')]);
  });
});
