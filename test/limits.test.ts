import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { respond } from '#server/http/api-answer.ts';
import type { Limit, Turns } from '#server/limits/limit.ts';
import { hallOf, type LimitName, limitTable } from '#server/limits/limit-table.ts';
import { placesOf, type Taker } from '#server/limits/places.ts';
import { createProcessLimit, createProcessTries } from '#server/limits/process-limit.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import { countTry, readCounts, type SharedLimitName, storedKey } from '#server/limits/try-counts.ts';
import type { Database } from '#server/database/database.ts';
import { tallyOf } from '#server/database/tally.ts';
import { requestContext } from './request-context.ts';
import { useUpTries } from './use-up-tries.ts';
import { describeEngines } from './test-database.ts';

const root = dirname(import.meta.dirname);
const opening = requestContext().now;
const rows = Object.entries(limitTable) as [LimitName, Limit][];
const rowsBy = (key: 'address' | 'person') => rows.filter(([, { turns }]) => turns.some(({ by }) => by.includes(key)));
const ofAddress = ({ turns }: Limit): Turns[] => turns.filter(({ by }) => by.includes('address'));

/** The visitor of a browser behind the address of the hall, about a thing of their own or of everybody. */
function takerOf(token: string, now: number, about = 'the same'): Taker {
  return { context: { now, clientAddress: '192.0.2.1', anonymousToken: token }, about };
}

/** The counting of a limit. A large one is made smaller, and its hall makes as many tries less. */
function counter(name: LimitName, scale = 1) {
  const tries = createProcessTries();
  return (taker: Taker): boolean => {
    const places = placesOf([name], taker).map((place) => ({ ...place, most: Math.ceil(place.most / scale) }));
    return tries.take(places, taker.context.now) === undefined;
  };
}
const scaleOf = (tries: number): number => Math.max(1, Math.floor(tries / 4_000));

describe('every limit of an address', () => {
  test.each(rowsBy('address'))('%s: has room for the visitors of a hall who behave as usual', (name, limit) => {
    for (const { by, usual = 0, withinMs, credit = 0, most } of ofAddress(limit)) {
      expect(usual).toBeGreaterThan(0);
      // A right entry of each makes room for the wrong ones of others; alone they have to fit.
      if (credit > 0) {
        expect(usual).toBeLessThan(1);
        continue;
      }
      const inAll = limit.isOwn && by.includes('about') ? usual : usual * hallOf;
      expect(most).toBeGreaterThanOrEqual(inAll);
      const scale = scaleOf(inAll);
      const take = counter(name, scale);
      const all = Math.round(inAll / scale);
      let refused = 0;
      for (let one = 0; one < all; one += 1) {
        const now = opening + Math.floor((one * withinMs) / all);
        const visitor = String(one % hallOf);
        if (!take(takerOf(visitor, now, limit.isOwn ? visitor : 'the same'))) refused += 1;
      }
      expect(refused).toBe(0);
    }
  });

  test.each(rowsBy('address'))('%s: stops whoever takes a new token for each try', (name, limit) => {
    const most = Math.min(...ofAddress(limit).map((turns) => turns.most));
    const scale = scaleOf(most);
    const take = counter(name, scale);
    let passed = 0;
    for (let one = 0; one <= most / scale; one += 1) if (take(takerOf(`new ${one}`, opening))) passed += 1;
    expect(passed).toBe(Math.ceil(most / scale));
    expect(take(takerOf('one more', opening))).toBe(false);
  });
});

describe('every limit of a person', () => {
  test.each(rowsBy('person'))('%s: stops one token long before its address is used up', (name, limit) => {
    const narrow = limit.turns.filter(({ by }) => by.includes('person'));
    const most = Math.min(...narrow.map((turns) => turns.most));
    for (const wide of ofAddress(limit)) expect(wide.most).toBeGreaterThan(most);
    const take = counter(name);
    let passed = 0;
    for (let one = 0; one < most * 3; one += 1) if (take(takerOf('one', opening))) passed += 1;
    expect(passed).toBe(most);
    // What was refused used up nothing of the others.
    expect(take(takerOf('another', opening, 'another'))).toBe(true);
  });

  test.each(rowsBy('person'))('%s: has a wide second limit, or counts what needs more than a token', (name, limit) => {
    expect(ofAddress(limit).length > 0 || name === 'reward').toBe(true);
  });
});

test('every limit that protects secrets, mails, money or disk is counted for all servers', () => {
  const alone = rows.filter(([, { counted }]) => counted === 'process');
  for (const [, { why }] of alone) expect(why).toMatch(/^Processor: /);
});

describeEngines('servers of one database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('count as one process would, in every order of visitors and times', async () => {
    const step = fc.record({ who: fc.nat(2), net: fc.nat(1), wait: fc.nat(30 * 60_000) });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        run += 1;
        const tries = createProcessTries();
        let now = opening;
        for (const { who, net, wait } of steps) {
          now += wait;
          const context = { now, clientAddress: `198.51.${net}.${run % 250}`, anonymousToken: `${run} ${who}` };
          const taker = { context, about: `run ${run}` };
          const alone = tries.take(placesOf(['contact'], taker), now);
          expect(await countTry(database, 'contact', taker)).toBe(alone);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('count each try that found no room by the name of its limit', async () => {
    const context = { now: opening, clientAddress: '203.0.113.9', anonymousToken: 'counted' };
    const taker: Taker = { context, about: 'counted', member: { memberId: 1 } };
    const shared = rows.filter(([, { counted }]) => counted === 'database') as [SharedLimitName, Limit][];
    const counts = (): Map<string | undefined, number> =>
      new Map(tallyOf(database, 'hiroba_limit_refusals_total').map(({ labels, value }) => [labels['limit'], value]));
    const before = counts();
    for (const [name, { turns }] of shared) {
      await useUpTries(database, name, taker, turns[0]?.by ?? []);
      expect(await countTry(database, name, taker)).toBeGreaterThan(0);
    }
    for (const [name] of shared) expect([name, counts().get(name)]).toEqual([name, (before.get(name) ?? 0) + 1]);
    const own = createProcessLimit(database, 'personalExport');
    for (let tries = 0; tries < 10; tries += 1) own.take(taker);
    expect(() => own.take(taker)).toThrow('429');
    expect(counts().get('personalExport')).toBe(1);
  });

  test('let exactly as many through as the limit says when all ask at once, and store little for the others', async () => {
    const context = { now: opening, clientAddress: '203.0.113.1', anonymousToken: 'x' };
    const taker: Taker = { context };
    const waits = await Promise.all(Array.from({ length: 40 }, () => countTry(database, 'contact', taker)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
    const [person, ...address] = await readCounts(
      database.kysely,
      placesOf(['contact'], taker).map(storedKey),
      opening,
    ).then((found) =>
      placesOf(['contact'], taker).map((place) => found.find((row) => row.try_key === storedKey(place))),
    );
    // Statements that are under way together do not see each other's counts before they add their own.
    for (const row of [person, ...address]) {
      expect(row?.tries).toBeGreaterThanOrEqual(5);
      expect(row?.tries).toBeLessThan(40 / 2);
    }
  });
});

describe('a call that is refused because of a limit', () => {
  test('says in every language when to try again, and the same in Retry-After', async () => {
    const said = async (waitMs: number, language: LanguageCode) => {
      const context = requestContext({ language });
      const response = await respond(Promise.reject(refuseTooMany(waitMs)), context);
      return [response.headers.get('retry-after'), ((await response.json()) as { message: string }).message] as const;
    };
    expect(await said(1, 'eng')).toEqual(['1', 'Too many attempts. Please try again in about 1 second.']);
    expect(await said(90_000, 'jpn')).toEqual([
      '90',
      '試行回数の上限に達しました。2分ほど待ってからもう一度お試しください。',
    ]);
    expect(await said(3_600_000, 'kor')).toEqual(['3600', expect.stringContaining('약 1시간 후')]);
    for (const language of languageCodes) {
      for (const [ms, number] of [
        [59_000, '59'],
        [61_000, '2'],
        [7_300_000, '3'],
      ] as const) {
        expect((await said(ms, language))[1]).toContain(number);
      }
    }
  });

  test('is made in one place, so that none says less', () => {
    const places = globSync('src/**/*.ts', { cwd: root })
      .filter((path) => !path.includes('/web/') && !path.endsWith('.test.ts'))
      .filter((path) => /status\.tooMany\b/.test(readFileSync(join(root, path), 'utf8')));
    expect(places.sort()).toEqual([
      // Browsers understand it in the close of a socket and in the answer about a topic.
      'src/app/page-route.ts',
      'src/features/site/server/site-doors.ts',
      'src/platform/server/limits/refuse-too-many.ts',
      'src/platform/server/realtime/channel.ts',
      'src/platform/server/realtime/page-socket.ts',
      'src/platform/server/realtime/topic-reading.ts',
    ]);
  });
});
