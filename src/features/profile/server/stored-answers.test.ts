import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import type { Database } from '#server/database/database.ts';
import { profileSite } from '../../../../test/profile-site.ts';
import { portalFile } from '../../../../test/site-folders.ts';
import { withPostgres } from '../../../../test/test-database.ts';
import { postgresPrograms } from '../../../../test/postgres-programs.ts';
import { holdMember, readAnswers, type StoredAnswer, writeAnswers } from './stored-answers.ts';

const answer = (textValue: string): StoredAnswer => ({ answerMethod: 'TEXT', textValue, selectorValue: [] });

/** Two saves write the same two answers in opposite orders; each waits until the other has begun. */
async function saveCrosswise(database: Database, memberId: number, isHeld: boolean) {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const save = (own: 0 | 1, order: readonly [string, string]) =>
    inTransaction(database, async (tx) => {
      if (isHeld) {
        // The save that holds the member first has begun; the other one begins when it may.
        begun[1 - own]?.resolve();
        await holdMember(tx, memberId);
      }
      await writeAnswers(tx, memberId, 'portal/1', new Map([[order[0], answer(`save ${own}`)]]));
      begun[own]?.resolve();
      await begun[1 - own]?.promise;
      await writeAnswers(tx, memberId, 'portal/1', new Map([[order[1], answer(`save ${own}`)]]));
    });
  const outcomes = await Promise.allSettled([save(0, ['a', 'b']), save(1, ['b', 'a'])]);
  const stored = (await readAnswers(database.kysely, memberId, ['portal/1'])).get('portal/1');
  return {
    failures: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : [])),
    texts: [...(stored?.values() ?? [])].map(({ textValue }) => textValue),
  };
}

const hasPostgres = postgresPrograms() !== undefined;

describe.skipIf(!hasPostgres)(
  `two saves of one member ${hasPostgres ? '' : '(skipped: PostgreSQL is not installed)'}`,
  { tags: ['long'] },
  () => {
    test.each([
      ['wait for each other while the member is held', true, 0],
      ['can deadlock while the member is not held: the control', false, 1],
    ])('%s', async (_, isHeld, failed) => {
      const database = await (await withPostgres())!.open();
      try {
        const calls = await profileSite(database, [{ site: portalFile() }]);
        const { failures, texts } = await saveCrosswise(
          database,
          await calls.addMember('portal/1', 'a@example.jp'),
          isHeld,
        );
        expect(failures).toHaveLength(failed);
        if (failed > 0) expect(failures[0]).toMatch(/deadlock/);
        expect(new Set(texts).size).toBe(1);
      } finally {
        await database.close();
      }
    });
  },
);
