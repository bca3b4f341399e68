import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { watchPresence } from './presence.ts';

describe('a database that goes and comes back', () => {
  let isThere = false;
  let asked = 0;
  const lines: string[] = [];
  const presence = watchPresence({
    name: 'The database db/hiroba',
    ask() {
      asked += 1;
      return isThere ? Promise.resolve() : Promise.reject(new Error('connect ECONNREFUSED'));
    },
    onProblem: (line) => lines.push(line),
    onBack: (line) => lines.push(`* ${line}`),
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    lines.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  test('is told in two lines, however many calls fail', async () => {
    isThere = false;
    for (let call = 0; call < 100; call += 1) presence.doubt(new Error('Connection terminated unexpectedly'));
    await vi.advanceTimersByTimeAsync(10_000);
    presence.doubt(new Error('later'));
    expect([presence.isAway(), asked <= 12]).toEqual([true, true]);
    expect(lines).toEqual(['The database db/hiroba is away: Connection terminated unexpectedly.']);
    isThere = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(presence.isAway()).toBe(false);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^\* The database db\/hiroba is back after 1[01] s\.$/)]);
  });

  test('is not away because one connection was cut', async () => {
    isThere = true;
    presence.doubt(new Error('terminating connection\ndue to administrator command'));
    presence.doubt(new Error('another'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toEqual([
      'A connection to the database db/hiroba was lost: terminating connection due to administrator command.',
    ]);
  });

  test('says in a line every five minutes that its disk is full, and is not away for that', async () => {
    isThere = true;
    const full = Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code: '53100' });
    for (let call = 0; call < 100; call += 1) presence.doubt(full);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    for (let call = 0; call < 100; call += 1) presence.doubt(full);
    expect(presence.isAway()).toBe(false);
    const line = 'The database db/hiroba cannot write to its disk: could not extend file.';
    expect(lines).toEqual([line, line]);
  });

  test('says nothing once it was closed', async () => {
    isThere = false;
    presence.end();
    presence.doubt(new Error('Connection terminated'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines).toEqual([]);
  });
});
