import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browsingHistoryMax } from '#kernel/limits.ts';
import { readHistory, visitedIn, withVisit } from './browsing-history.ts';

describe('the browsing history', () => {
  test('holds the visited events of each portal, the newest first and each once [FAV-011]', () => {
    let history = readHistory(undefined);
    for (const [portalId, eventId] of [
      [1, 11],
      [1, 12],
      [2, 11],
      [1, 11],
    ] as const)
      history = withVisit(history, portalId, eventId);
    expect(history).toEqual({ 1: [11, 12], 2: [11] });
    expect(visitedIn(history, 1)).toEqual([11, 12]);
    expect(visitedIn(history, 3)).toEqual([]);
  });

  test('is at most 20 long [FAV-012]', () => {
    let history = readHistory('{}');
    for (let eventId = 1; eventId <= 25; eventId += 1) history = withVisit(history, 1, eventId);
    expect(visitedIn(history, 1)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
    const tooLong = JSON.stringify({ 1: Array.from({ length: 99 }, (_, index) => index) });
    expect(visitedIn(readHistory(tooLong), 1)).toHaveLength(20);
  });

  test.each(['', 'x', 'null', '[]', '7', '"1"', '{"1":7}', '{"1":{"length":2}}', '{"a":[1]}', '{"__proto__":[1]}'])(
    'is empty when %s is stored',
    (text) => expect(readHistory(text)).toEqual({}),
  );

  test('keeps what is right among what is not', () => {
    expect(readHistory('{"1":[11,"12",-3,1.5,null,11,4e12,13],"x":[1]}')).toEqual({ 1: [11, 13] });
  });

  test('is read as it was stored, after any visits', () => {
    const id = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), id), { minLength: 1, maxLength: 80 }), (visits) => {
        const history = visits.reduce((so, [portalId, eventId]) => withVisit(so, portalId, eventId), readHistory('{}'));
        expect(readHistory(JSON.stringify(history))).toEqual(history);
        const [portalId, eventId] = visits.at(-1) as [number, number];
        const visited = visitedIn(history, portalId);
        expect(visited[0]).toBe(eventId);
        expect(new Set(visited).size).toBe(visited.length);
        expect(visited.length).toBeLessThanOrEqual(browsingHistoryMax);
      }),
    );
  });
});
