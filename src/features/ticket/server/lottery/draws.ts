import * as v from 'valibot';
import type { Kysely, Transaction } from 'kysely';
import type { SiteServer } from '#features/site/server.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { TicketItem } from '../../documents.ts';
import { announcedSource } from '../../rules/lottery/announced-source.ts';
import { type DrawList, drawListText, type DrawRecord, recordDraw } from '../../rules/lottery/draw-record.ts';
import { closingOf, deadlineOfWinner, drawTime } from '../../rules/lottery/draw-times.ts';
import { firstFurtherDraw } from '../../rules/lottery/further-draw.ts';
import type { Orders } from '../order/orders.ts';
import type { SaleContent } from '../sale/sale-content.ts';
import { hashOf } from './announce.ts';
import {
  beginDraw,
  changeDraw,
  type DrawKey,
  lockDraw,
  readDraw,
  readEntrants,
  readList,
  readPackedRecord,
  readTakingPart,
  slotsOf,
} from './draw-rows.ts';
import { findLottery } from './find-lottery.ts';
import { announceFurther } from './further-rows.ts';
import { packRecord, unpackRecord } from './packed-record.ts';
import { settleDraw } from './settle-draw.ts';

export interface LotteryServices {
  database: Database;
  site: SiteServer;
  orders: Orders;
  jobs: Jobs;
  clock: Clock;
}

export interface Draws {
  /** Makes the secret of a lottery and plans its closing and its draw. A second call changes nothing. */
  begin(sale: SaleContent, item: TicketItem): Promise<void>;
  /** Has what is due done at once, beside the looks that are planned, when the transaction is committed. */
  look(tx: Transaction<Tables>, key: DrawKey): Promise<void>;
}

/** How long until the next look whether an organiser has moved a draw or entered its value. */
export const lookMs = 10 * 60_000;

/**
 * Lotteries. A job closes and draws them at their times, then tells and charges the entrants. Each step is stored
 * before the next one begins, so that after a crash the next job goes on there (docs/algorithms/lottery-draw.md).
 */
export function createDraws(services: LotteryServices): Draws {
  const { database, site, jobs, clock } = services;

  const plan = async (key: DrawKey, at: Instant): Promise<void> => {
    // Jobs of one lottery run one after the other. The stretch keeps a second one out.
    const singletonKey = `${JSON.stringify(key)}/${Math.floor(at / 1000)}`;
    await kind.send({ ...key, isExtra: false }, { startAfter: at, singletonKey });
  };

  const kind = jobs.define(
    'lotteryDraw',
    v.object({
      siteKey: v.string(),
      contentId: v.number(),
      ticketId: v.number(),
      /** A look beside those that follow each other. */
      isExtra: v.optional(v.boolean(), false),
    }),
    async ({ isExtra, ...key }) => {
      const next = await step(key);
      if (next !== undefined && !isExtra) await plan(key, next);
    },
    { retryLimit: 30 },
  );

  /** Does the step that is due and answers the time of the next look; undefined: the lottery is over. */
  const step = async (key: DrawKey): Promise<Instant | undefined> => {
    const now = clock();
    const found = await findLottery(site, key);
    const row = await readDraw(database.kysely, key);
    if (row === undefined || row.drawn_at !== null) {
      if (row?.drawn_at) await settleDraw(services, key, settling(await readRecord(database.kysely, key), found?.item));
      return undefined;
    }
    // It was withdrawn and may come back.
    if (found === undefined) return now + lookMs;
    if (row.closed_at === null) {
      const closesAt = row.closes_at.getTime();
      if (now <= closesAt) return closesAt + 1_000;
      await closeList(database, key, found.item, clock());
    }
    const drawAt = drawTime(found.item.lottery?.drawAt, row.closed_at?.getTime() ?? now, row.draw_asked_at?.getTime());
    if (now < drawAt) return Math.min(drawAt, now + lookMs);
    // A public value was announced, and nobody has entered it yet.
    if (row.public_value_source !== '' && row.public_value === null) return now + lookMs;
    const record = await draw(key, found.item);
    await settleDraw(services, key, settling(record, found.item));
    return undefined;
  };

  const draw = (key: DrawKey, item: TicketItem): Promise<DrawRecord> =>
    inTransaction(database, async (tx) => {
      const row = await lockDraw(tx, key);
      const list = await readList(tx, key);
      if (row === undefined || list === undefined) throw new Error('A lottery that is drawn has gone.');
      if (row.drawn_at !== null) return readRecord(tx, key);
      const takingPart = await readTakingPart(tx, key);
      const voided = list.entrants.map(({ entrantId }) => entrantId).filter((one) => !takingPart.has(one));
      const sources = { publicValueSource: row.public_value_source, publicValue: row.public_value ?? '' };
      const record = recordDraw({ ...list, voided, secret: row.secret, ...sources }, hashOf);
      await changeDraw(tx, key, { drawn_at: new Date(clock()), seed: record.seed, record: await packRecord(record) });
      // What losers are told is what the ticket says now. It is kept, whatever the ticket says later.
      if (item.lottery?.drawsAgain === true) {
        await announceFurther(tx, { ...key, drawNumber: firstFurtherDraw }, clock());
      }
      return record;
    });

  const settling = (record: DrawRecord, item: TicketItem | undefined) => ({
    record,
    heldUntil: deadlineOfWinner(item, clock()),
  });

  return {
    async begin({ site: published, contentId }, item) {
      if (item.lottery === undefined || published.version === 'draft') return;
      const key = { siteKey: published.siteKey, contentId, ticketId: item.detailId };
      const closesAt = closingOf(item);
      if (closesAt === undefined) throw new Error('A lottery without an end was published.');
      const publicValueSource = announcedSource(item.lottery.publicValueSource, published.document.languages);
      if (await beginDraw(database.kysely, key, { closesAt, publicValueSource })) await plan(key, clock());
    },
    async look(tx, key) {
      await kind.send({ ...key, isExtra: true }, { tx });
    },
  };
}

/** Fixes the list: no later application gets into it. */
export function closeList(
  database: Database,
  key: DrawKey,
  item: Pick<TicketItem, 'slots' | 'capacity'>,
  now: Instant,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const row = await lockDraw(tx, key);
    if (row === undefined || row.closed_at !== null) return;
    const list: DrawList = {
      closesAt: formatInstant(row.closes_at.getTime()),
      slots: slotsOf(item),
      entrants: await readEntrants(tx, key),
    };
    const list_hash = hashOf(drawListText(list));
    await changeDraw(tx, key, { closed_at: new Date(now), list_hash, list });
  });
}

async function readRecord(connection: Kysely<Tables>, key: DrawKey): Promise<DrawRecord> {
  const packed = await readPackedRecord(connection, key);
  if (packed === undefined) throw new Error('A lottery that was drawn has no record.');
  return unpackRecord(packed);
}
