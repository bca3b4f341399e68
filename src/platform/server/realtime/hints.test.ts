import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/database/open-database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeEngines, type TestPostgres, withPostgres } from '../../../../test/test-database.ts';
import { type Hint, hintBus, hintsOf, notifyChannel, payloadsOf, tell, told } from './hints.ts';
import { createLog } from '#server/log/log.ts';
import { listenForHints } from './notifications.ts';

const log = createLog('error', () => {}, Date.now);

describe('payloads', () => {
  const hint = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat()) as fc.Arbitrary<Hint>;

  test('carry every hint once, in fewer bytes than PostgreSQL takes', () => {
    fc.assert(
      fc.property(fc.array(hint, { maxLength: 120 }), (hints) => {
        const payloads = payloadsOf('me', hints);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
        expect(payloads.flatMap((payload) => hintsOf(payload, 'you'))).toEqual(hints);
        expect(payloads.flatMap((payload) => hintsOf(payload, 'me'))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test.each(['', 'nonsense', 'null', '{}', '{"hints":1}', '{"hints":[1,[2],["a","b"]]}'])(
    '%j has no hint',
    (payload) => {
      expect(hintsOf(payload, 'me')).toEqual([]);
    },
  );
});

describeEngines('what is told in a transaction', (open) => {
  test('is heard after its commit, and never after a rollback', async () => {
    const database = await open();
    const heard: string[] = [];
    onTestFinished(hintBus(database).listen(([topic]) => void heard.push(topic)));
    await inTransaction(database, async () => {
      tell(database, 'committed');
      await wait(20);
      expect(heard).toEqual([]);
    });
    const failing = inTransaction(database, async () => {
      tell(database, 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    tell(database, 'at once');
    expect(heard).toEqual(['committed', 'at once']);
    await told(database);
  });
});

describe('two processes on PostgreSQL', { tags: ['long'] }, () => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await withPostgres();
  });

  const openTwo = async () => {
    const one = await (postgres as TestPostgres).open();
    const databaseUrl = one.pool.options.connectionString ?? '';
    const other = await openDatabase({ databaseUrl, dataFolder: '' }, { onProblem: () => {} });
    let backs = 0;
    const notifications = listenForHints(other, { log, onBack: () => (backs += 1) });
    onTestFinished(async () => {
      await notifications.stop();
      await other.close();
      await one.close();
    });
    await expect.poll(() => backs).toBe(1);
    const heard: Hint[] = [];
    hintBus(other).listen((hint) => void heard.push(hint));
    return { one, other, heard, backs: () => backs };
  };

  test('hear each other, and many hints at once as one statement with the highest count of each topic', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const { one, heard } = await openTwo();
    const before = one.statements();
    for (let at = 1; at <= 300; at += 1) tell(one, `topic ${at % 3}`, at);
    await told(one);
    expect(one.statements() - before).toBe(1);
    await expect.poll(() => heard.length).toBe(3);
    expect(heard).toEqual([
      ['topic 1', 298],
      ['topic 2', 299],
      ['topic 0', 300],
    ]);
  });

  test('hear each other again after the connection was cut', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const { one, heard, backs } = await openTwo();
    await one.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hiroba hints' and datname = current_database()",
    );
    tell(one, 'lost');
    await told(one);
    await expect.poll(backs).toBe(2);
    tell(one, 'heard');
    await expect.poll(() => heard).toEqual([['heard']]);
    await one.pool.query('select pg_notify($1, $2)', [notifyChannel, 'of somebody else']);
    await wait(50);
    expect(heard).toHaveLength(1);
  });
});
