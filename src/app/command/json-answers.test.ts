import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { runHiroba } from '../../../test/run-hiroba.ts';
import { sellTicket } from '../../../test/sell-ticket.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { commands } from './commands.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [{ site: portalFile() }, { site: eventFile({ portalId: 1, eventId: 12 }) }]);
});
afterAll(() => database.close());

/** A command as a program runs it. */
async function asked(...words: string[]) {
  const { said, complained, code } = await runHiroba(database, [...words, '--json']);
  expect([said.length, complained]).toEqual([1, '']);
  return { code, answer: JSON.parse(said[0]!) as Record<string, unknown> };
}

describe('with --json', () => {
  test.each(commands.map(({ name }) => name))('hiroba %s answers one object, also when it is misused', async (name) => {
    const { code, answer } = await asked(name, '--no-such-option');
    expect(code).toBe(2);
    expect(answer).toEqual({ said: [], problem: expect.stringContaining('There is no option --no-such-option') });
  });

  test('each list is data, and its lines stand beside it', async () => {
    const atVenue = {
      order_number: 'K7Q2P9RWY5NEM4XD',
      payment_method: 'Local',
      is_deferred: true,
      state: 'completed',
      paid_attempt: null,
      paid_at: null,
    };
    const { orderNumber } = await sellTicket(database, null, { siteKey: 'event/12', order: atVenue as never });
    await asked('member', 'portal/1', '--add', 'hanako@example.jp');
    await asked('invite', 'event/12', 'taro@example.jp');
    expect((await asked('site')).answer).toMatchObject({
      sites: expect.arrayContaining([expect.objectContaining({ siteKey: 'event/12', withdrawnAt: null })]),
    });
    expect((await asked('member', 'portal/1')).answer).toMatchObject({
      members: [{ mail: 'hanako@example.jp', roles: [] }],
    });
    expect((await asked('invite', 'event/12')).answer).toEqual({
      invited: ['taro@example.jp'],
      said: ['taro@example.jp'],
    });
    const { key } = (await asked('console-user', 'event/12', '--add')).answer;
    expect((await asked('console-user', 'event/12')).answer).toMatchObject({ keys: [key] });
    expect((await asked('settle')).answer).toMatchObject({
      orders: [{ number: orderNumber, owed: 1000, siteKey: 'event/12', orderedAt: '2026-11-10T01:00:00.000Z' }],
      silent: [],
    });
    expect((await asked('settle', orderNumber)).answer).toMatchObject({ orderNumber, due: 1000, isRevoked: false });
    expect((await asked('operator', 'list')).answer).toEqual({ operators: [], said: [expect.any(String)] });
    expect((await asked('operator', '--at', 'https://events.example.jp')).answer).toMatchObject({
      link: expect.stringMatching(/^https:\/\/events\.example\.jp\/console\/begin#/),
    });
  });

  // Whatever can be called with nothing, or with a site alone, only looks.
  const looks = commands.filter(({ least, usage }) =>
    least === 0 ? usage !== '' : least === 1 && /^<site>( \[|$)/.test(usage),
  );
  test.each(looks.map((one) => [one.name, one] as const))(
    'hiroba %s tells data beside its lines',
    async (name, { least }) => {
      const { code, answer } = await asked(
        name,
        ...(least === 0 ? [] : ['event/12']),
        ...(name === 'operator' ? ['list'] : []),
      );
      expect([code, answer['problem']]).toEqual([0, undefined]);
      expect(Object.keys(answer).length).toBeGreaterThan(1);
    },
  );

  test('what went wrong is said, with the exit code', async () => {
    expect(await asked('member', 'event/99')).toEqual({
      code: 1,
      answer: { said: [], problem: expect.stringContaining('event/99') },
    });
    expect((await asked('nonsense')).code).toBe(2);
  });
});
