import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { reserveBatch } from './reserve-batch.ts';

const members = 60;
const ofBatch = 20;

/** Stores a batch and answers how many rows PostgreSQL read by sequential scans. */
async function rowsReadThrough(database: Database, from: number): Promise<number> {
  const batch = Array.from({ length: ofBatch }, (_, place) =>
    pending({
      purchaserId: ((from + place) % members) + 1,
      lines: [
        { ticketId: 1, number: 2 },
        { ticketId: 2 + (place % 2), number: 1 },
      ],
      perPerson: 1_000,
      exclusionGroups: [{ tickets: [{ id: 1 }, { id: 8 }, { id: 9 }], purchasableCount: 1 }],
      code: { key: `CODE${place % 3}`, usesMax: 1_000 },
    }),
  );
  return inTransaction(database, async (tx) => {
    const reserved = await reserveBatch(tx, batch);
    expect(reserved.map(({ outcome }) => outcome)).toEqual(batch.map(() => 'accepted'));
    const { rows } = await sql<{ read: number }>`
      select coalesce(sum(seq_tup_read), 0)::integer as read from pg_stat_xact_user_tables
      where relname in ('ticket_order', 'purchased_ticket', 'member', 'ticket_stock', 'discount_code_use')`.execute(tx);
    return rows[0]?.read ?? 0;
  });
}

const tests = (open: () => Promise<Database>): void => {
  test('scans no whole table, although all tables were nearly empty when PostgreSQL planned the statement [TICKET-010]', async () => {
    const database = await open();
    await openSaleFloor(database, members);
    await sql`analyze`.execute(database.kysely);
    const read: number[] = [];
    for (let batch = 0; batch < 12; batch += 1) read.push(await rowsReadThrough(database, batch * ofBatch));
    expect(read).toEqual(read.map(() => 0));
  });

  test('stores any text exactly as the buyer typed it [TICKET-028, CHARGE-008]', async () => {
    const database = await open();
    await openSaleFloor(database, 0);
    const letters = fc.oneof(
      fc.constantFrom('', 'NULL', 'null', '{}', '"', '\\', ',', '\n', ' 山田 ', '😀', "'", '\\u0041'),
      fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
    );
    const typed = fc.record({ addressee: letters, mail: letters, answer: letters });
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 5 }), async (all) => {
        const batch = all.map(({ addressee, mail, answer }) => {
          const info = [{ entryFormKey: 'name', answerMethod: 'TEXT' as const, textValue: answer, selectorValue: [] }];
          const { places, ...wish } = pending({ addressee, purchaserMail: mail, purchaserInfo: info });
          return { ...wish, places: places.map((place) => ({ ...place, mail, info })) };
        });
        const reserved = await reserveBatch(database.pool, batch);
        const numbers = reserved.map((one) => (one.outcome === 'accepted' ? one.stored.order.order_id : 0));
        const stored = await database.kysely
          .selectFrom('ticket_order as o')
          .innerJoin('purchased_ticket as t', 't.order_id', 'o.order_id')
          .select(['o.addressee', 'o.purchaser_mail', 'o.purchaser_info', 't.checkin_user_mail', 't.checkin_user_info'])
          .where('o.order_id', 'in', numbers)
          .orderBy('o.order_id')
          .execute();
        expect(stored).toEqual(
          batch.map(({ addressee, purchaserMail, purchaserInfo }) => ({
            addressee,
            purchaser_mail: purchaserMail,
            purchaser_info: purchaserInfo,
            checkin_user_mail: purchaserMail,
            checkin_user_info: purchaserInfo,
          })),
        );
      }),
    );
  });

  test('would read all sold tickets, and more with each batch, if scans were allowed (control)', async () => {
    const database = await open();
    await openSaleFloor(database, members);
    await sql`alter function reserve_tickets reset enable_seqscan`.execute(database.kysely);
    await sql`analyze`.execute(database.kysely);
    const read: number[] = [];
    for (let batch = 0; batch < 12; batch += 1) read.push(await rowsReadThrough(database, batch * ofBatch));
    expect(read.at(-1)).toBeGreaterThan(read[0] as number);
  });
};

describeEngines('a batch of purchases', tests, { areNew: true });
