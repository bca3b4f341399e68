import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { Database } from './database.ts';
import { afterCommit, inTransaction } from './transaction.ts';

describeEngines('a transaction', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => resetDatabase(database));

  const portal = (id: number) => ({ site_key: `portal/${id}`, portal_id: id });
  const count = async () => (await database.kysely.selectFrom('site').select('portal_id').execute()).length;

  it('commits when its work is done and answers the result of the work', async () => {
    const answer = await inTransaction(database, async (tx) => {
      await tx.insertInto('site').values(portal(1)).execute();
      return 'done';
    });
    expect([answer, await count()]).toEqual(['done', 1]);
  });

  it('is rolled back when its work fails, and the connection still works', async () => {
    const failing = inTransaction(database, async (tx) => {
      await tx.insertInto('site').values(portal(1)).execute();
      await tx.insertInto('site').values(portal(1)).execute();
    });
    await expect(failing).rejects.toThrow(/duplicate key/);
    expect(await count()).toBe(0);
  });

  it('refuses a query beside it, which would wait for ever on one connection', async () => {
    const beside = (query: () => Promise<unknown>) => inTransaction(database, () => query());
    const mistake = /outside the open transaction/;
    await expect(beside(() => database.kysely.selectFrom('site').selectAll().execute())).rejects.toThrow(mistake);
    await expect(beside(() => database.pool.query('select 1'))).rejects.toThrow(mistake);
    await expect(beside(() => database.pool.connect())).rejects.toThrow(mistake);
    await expect(beside(() => inTransaction(database, async () => 1))).rejects.toThrow(mistake);
    expect(await count()).toBe(0);
  });

  it('makes other transactions wait, and work started in it continues after it', async () => {
    let later: Promise<number> | undefined;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const running = inTransaction(database, async (tx) => {
      later = ended.then(count);
      await tx.insertInto('site').values(portal(1)).execute();
    });
    const other = inTransaction(database, (tx) => tx.insertInto('site').values(portal(2)).execute());
    await Promise.all([running, other]);
    end();
    expect(await later).toBe(2);
  });

  it('does the work set for afterwards when it has committed, and not when it is rolled back', async () => {
    const seen: string[] = [];
    let rows: Promise<number> | undefined;
    await inTransaction(database, async (tx) => {
      afterCommit(database, () => {
        seen.push('after');
        rows = count();
      });
      afterCommit(tx, () => seen.push('after, for who has only the transaction'));
      await tx.insertInto('site').values(portal(1)).execute();
      seen.push('inside');
    });
    expect(await rows).toBe(1);
    const failing = inTransaction(database, async (tx) => {
      afterCommit(database, () => seen.push('never'));
      afterCommit(tx, () => seen.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    afterCommit(database, () => seen.push('at once'));
    expect(seen).toEqual(['inside', 'after', 'after, for who has only the transaction', 'at once']);
  });

  it('is counted with its begin and commit', async () => {
    const before = database.statements();
    await inTransaction(database, (tx) => tx.selectFrom('site').select('site_key').execute());
    expect(database.statements() - before).toBe(3);
  });
});
