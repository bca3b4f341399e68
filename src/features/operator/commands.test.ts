import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { runHiroba } from '../../../test/run-hiroba.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { grant } from './server/operators.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = ['--at', 'https://events.example.jp'];
const run = (...words: string[]) => runHiroba(database, ['operator', ...words]);

test('hiroba operator lists, links, suspends, restores and resets', async () => {
  expect((await run('list')).said).toEqual(['There is no operator yet: hiroba operator link makes the first.']);
  for (const words of [at, ['link', ...at]]) {
    expect((await run(...words)).said[0]).toMatch(/^https:\/\/events\.example\.jp\/console\/begin#[\w-]{43}$/);
  }
  const { operator_id: operatorId } = await database.kysely
    .insertInto('operator')
    .values({
      name: 'Hanako',
      mail: 'Hanako@example.jp',
      mail_key: 'hanako@example.jp',
      password_hash: 'x',
      user_handle: null,
      suspended_at: null,
    })
    .returning('operator_id')
    .executeTakeFirstOrThrow();
  await grant(database.kysely, { operatorId, siteKey: 'event/12', role: 'owner' }, undefined);
  await database.kysely.insertInto('operator_totp').values({ operator_id: operatorId, secret: 'X' }).execute();
  expect((await run('list')).said).toEqual(['Hanako@example.jp  Hanako', '  owner of event/12']);
  // Whoever has the shell may leave a site without an owner.
  expect((await run('suspend', 'hanako@example.jp')).said).toEqual(['Hanako@example.jp cannot sign in any more.']);
  expect((await run('list')).said[0]).toBe('Hanako@example.jp  Hanako  SUSPENDED');
  expect((await run('restore', 'hanako@example.jp')).said).toEqual(['Hanako@example.jp can sign in again.']);
  const [link] = (await run('reset', 'hanako@example.jp', ...at)).said;
  expect(link).toMatch(/^https:\/\/events\.example\.jp\/console\/reset#[\w-]{43}$/);
  expect(await database.kysely.selectFrom('operator_totp').selectAll().execute()).toEqual([]);
  const { rows } = await database.pool.query<{ action: string }>('select action from operator_log order by log_id');
  expect(rows.map(({ action }) => action)).toEqual([
    'looked.operators',
    'operator.suspended',
    'looked.operators',
    'operator.restored',
    'operator.resetAsked',
  ]);
  for (const wrong of [
    ['suspend'],
    ['list', 'x'],
    ['remove', 'hanako@example.jp'],
    ['reset', 'nobody@example.jp', ...at],
  ]) {
    expect([wrong, (await run(...wrong)).code]).toEqual([wrong, 1]);
  }
});
