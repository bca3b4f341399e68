import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { moveVisits } from '#features/access-log/server.ts';
import { countMembers, eraseMembers } from '#features/account/server.ts';
import { moveConsoleKeys } from '#features/doors/server.ts';
import { moveToPortal } from '#features/editor/server/move-to-portal.ts';
import { createTakePlaces } from '#features/ticket/server/reservation/take-places.ts';
import type { Reserved } from '#features/ticket/server/reservation/stored-purchase.ts';
import { keepBuyer, lockStock } from '#features/ticket/server/sale/stock-rows.ts';
import { countOrders, holdSales } from '#features/ticket/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishTestSites } from '../published-site.ts';
import { requestContext } from '../request-context.ts';
import { floorJobs, pending } from '../sale-floor.ts';
import { eventFile, portalFile } from '../site-folders.ts';
import { describeEngines, withPostgres } from '../test-database.ts';

const siteKey = 'event/12';
const life = { countOrders, countMembers, eraseMembers, holdSales, moveVisits, moveConsoleKeys };

/** An event of portal 1 whose ticket was sold before, a member of the portal, and an owner. */
async function openEvent(database: Database) {
  await publishTestSites(database, [{ site: portalFile() }, { site: eventFile({ portalId: 1, eventId: 12 }) }]);
  await inTransaction(database, (tx) => lockStock(tx, { siteKey, contentId: 60 }, [1]));
  const { rows: members } = await sql<{ member_id: number }>`
    insert into member (realm_key, mail, mail_key, language) values ('portal/1', 'a@b.jp', 'a@b.jp', 'jpn')
    returning member_id`.execute(database.kysely);
  const { rows: operators } = await sql<{ operator_id: number }>`
    insert into operator (name, mail, mail_key) values ('one', 'o@b.jp', 'o@b.jp') returning operator_id`.execute(
    database.kysely,
  );
  const { operator_id: operatorId } = operators[0]!;
  const owner = { operatorId, name: 'one', mail: 'o@b.jp', grants: [], factorAt: 0, provedAt: 0, isOfDemo: false };
  const take = createTakePlaces(database, floorJobs(database));
  return {
    memberId: members[0]!.member_id,
    buy: () => take(pending({ siteKey, contentId: 60, purchaserId: members[0]!.member_id })),
    /** The event leaves its portal; `counted` runs once its orders were counted. */
    leave: (counted: () => Promise<void>, ports: Partial<typeof life> = {}) =>
      inTransaction(database, (tx) =>
        moveToPortal(
          tx,
          {
            ...life,
            ...ports,
            async countOrders(...asked) {
              const found = await countOrders(...asked);
              await counted();
              return found;
            },
          },
          {
            site: { siteKey, portalId: 1, eventId: 12 },
            portalId: 0,
            operator: owner,
            context: requestContext(),
          },
        ),
      ),
    portal: async () => {
      const { rows } = await sql<{ portal_id: number }>`
        select portal_id from site where site_key = ${siteKey}`.execute(database.kysely);
      return rows[0]?.portal_id;
    },
  };
}

/** A sale of somebody else that begins once the orders were counted, outside of the transaction that counts. */
function saleAfterCount(event: { buy: () => Promise<Reserved> }) {
  const { promise, resolve: counted } = Promise.withResolvers<void>();
  return { counted, sale: promise.then(() => event.buy()) };
}

describeEngines('an event that leaves its portal', (open) => {
  test('sells nothing to an account of the portal between the count of its orders and the end', async () => {
    const database = await open();
    const event = await openEvent(database);
    const { counted, sale } = saleAfterCount(event);
    await event.leave(async () => counted());
    expect(await sale).toEqual({ outcome: 'gone' });
    expect([await event.portal(), await countOrders(database, siteKey)]).toMatchObject([0, { tickets: 0 }]);
  });

  test('stays where a sale came first', async () => {
    const event = await openEvent(await open());
    expect(await event.buy()).toMatchObject({ outcome: 'accepted' });
    await expect(event.leave(async () => {})).rejects.toBeInstanceOf(Refusal);
    expect(await event.portal()).toBe(1);
  });

  test('takes no application of an account that the portal keeps', async () => {
    const database = await open();
    const event = await openEvent(database);
    const isBuyer = () => inTransaction(database, (tx) => keepBuyer(tx, siteKey, event.memberId));
    expect(await isBuyer()).toBe(true);
    await event.leave(async () => {});
    expect(await isBuyer()).toBe(false);
  });
});

test('a sale slips between the count and the end where sales are not held (control)', { tags: ['long'] }, async () => {
  const server = await withPostgres();
  if (server === undefined) return;
  const database = await server.open();
  onTestFinished(() => database.close());
  const event = await openEvent(database);
  const { counted, sale } = saleAfterCount(event);
  const soldMeanwhile = async (): Promise<void> => {
    counted();
    await sale;
  };
  await event.leave(soldMeanwhile, { holdSales: async () => {} });
  expect(await sale).toMatchObject({ outcome: 'accepted' });
  expect([await event.portal(), await countOrders(database, siteKey)]).toMatchObject([0, { tickets: 1 }]);
});
