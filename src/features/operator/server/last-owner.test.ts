import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { describeEngines, withPostgres } from '../../../../test/test-database.ts';
import type { Operator } from './console-session.ts';
import { changeGrant } from './people.ts';
import { grant } from './operators.ts';

const site = { siteKey: 'event/1', portalKey: null };

/** Two owners of a site, each of whom leaves it by themselves. */
async function twoOwners(database: Database): Promise<{ operator: Operator; grantId: number }[]> {
  const made: { operator: Operator; grantId: number }[] = [];
  for (const name of ['one', 'two']) {
    const mail = `${name}@example.jp`;
    const { operator_id: operatorId } = await database.kysely
      .insertInto('operator')
      .values({ name, mail, mail_key: mail, password_hash: null, user_handle: null, suspended_at: null })
      .returning('operator_id')
      .executeTakeFirstOrThrow();
    await grant(database.kysely, { operatorId, siteKey: site.siteKey, role: 'owner' }, undefined);
    const { grant_id: grantId } = await database.kysely
      .selectFrom('operator_grant')
      .select('grant_id')
      .where('operator_id', '=', operatorId)
      .executeTakeFirstOrThrow();
    const proven = { factorAt: 0, provedAt: 0, isOfDemo: false };
    made.push({ operator: { operatorId, name, mail, grants: [], ...proven }, grantId });
  }
  return made;
}

/** Without the lock, and with both transactions past their look for an owner before either commits. */
function unlocked(database: Database): Database {
  let arrived = 0;
  let go = (): void => {};
  const both = new Promise<void>((resolve) => (go = resolve));
  const looks = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = JSON.stringify(node);
      if (text.includes('as wanted (site_key)')) looks.add(queryId);
      return text.includes('pg_advisory_xact_lock')
        ? ({ kind: 'RawNode', sqlFragments: ['select 1'], parameters: [] } as never)
        : node;
    },
    async transformResult({ result, queryId }) {
      if (looks.has(queryId)) {
        arrived += 1;
        if (arrived === 2) go();
        await both;
      }
      return result;
    },
  };
  return { ...database, kysely: database.kysely.withPlugin(plugin) };
}

const leaveAtOnce = async (database: Database, owners: Awaited<ReturnType<typeof twoOwners>>): Promise<string[]> => {
  const left = await Promise.allSettled(
    owners.map(({ operator, grantId }) =>
      changeGrant(database, { operator, site, grantId, context: requestContext() }, { to: 'gone' }),
    ),
  );
  return left.map(({ status }) => status);
};
const ownersOf = async ({ kysely }: Database): Promise<number> =>
  (await kysely.selectFrom('operator_grant').select('grant_id').execute()).length;

describeEngines('two owners who leave a site at once', (open) => {
  test('leave one of them', async () => {
    const database = await open();
    const answers = await leaveAtOnce(database, await twoOwners(database));
    expect(answers.filter((answer) => answer === 'fulfilled')).toHaveLength(1);
    expect(await ownersOf(database)).toBe(1);
  });
});

test('without the lock both would be gone, where transactions run beside each other', { tags: ['long'] }, async () => {
  const server = await withPostgres();
  if (server === undefined) return;
  const database = await server.open();
  onTestFinished(() => database.close());
  await leaveAtOnce(unlocked(database), await twoOwners(database));
  expect(await ownersOf(database)).toBe(0);
});
