import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { DraftRefusal, StoredDocuments } from '#features/site/server.ts';
import { placeOf } from '#features/site/rules/changes/site-change.ts';
import { formatInstant } from '#kernel/period.ts';
import { askableFrom, closingOf } from '../../rules/lottery/draw-times.ts';
import { announcedLotteries, changeDraw, type DrawKey, lockDraw } from './draw-rows.ts';

/** What a console does in the same transaction. */
type Also = (tx: Transaction<Tables>) => Promise<void>;

/** Enters the public value of a draw: once, after applications have closed. */
export async function enterPublicValue(
  database: Database,
  key: DrawKey,
  value: string,
  also: Also = () => Promise.resolve(),
): Promise<'entered' | 'unknown' | 'stillOpen' | 'enteredBefore'> {
  return inTransaction(database, async (tx) => {
    const row = await lockDraw(tx, key);
    if (row === undefined || row.public_value_source === '') return 'unknown';
    if (row.closed_at === null) return 'stillOpen';
    if (row.public_value !== null || row.drawn_at !== null) return 'enteredBefore';
    await changeDraw(tx, key, { public_value: value });
    await also(tx);
    return 'entered';
  });
}

/** Asks for the draw before the time that the ticket says, once applications have closed. */
export async function askForDraw(
  database: Database,
  key: DrawKey,
  now: Instant,
  also: Also,
): Promise<'asked' | 'unknown' | 'stillOpen' | 'tooEarly' | 'valueMissing' | 'drawnBefore'> {
  return inTransaction(database, async (tx) => {
    const row = await lockDraw(tx, key);
    if (row === undefined) return 'unknown';
    if (row.drawn_at !== null) return 'drawnBefore';
    if (row.closed_at === null) return 'stillOpen';
    if (now < askableFrom(row.closed_at.getTime(), row.public_value_source)) return 'tooEarly';
    if (row.public_value_source !== '' && row.public_value === null) return 'valueMissing';
    await changeDraw(tx, key, { draw_asked_at: new Date(now) });
    await also(tx);
    return 'asked';
  });
}

/** A lottery whose draft closes at another time than was announced to those who apply. */
interface MovedClosing {
  siteKey: string;
  contentId: number;
  ticketId: number;
  /** What was announced, as a stored date. */
  closesAt: string;
}

export async function findMovedClosings(
  { kysely }: Pick<Database, 'kysely'>,
  stored: StoredDocuments,
  siteKeys: readonly string[],
): Promise<MovedClosing[]> {
  const lotteries = await announcedLotteries(kysely, stored, siteKeys, 'draft');
  return lotteries.flatMap(({ item, closesAt: announced, ...key }) => {
    const written = item?.lottery && closingOf(item);
    const closesAt = formatInstant(announced);
    return written === undefined || formatInstant(written) === closesAt ? [] : [{ ...key, closesAt }];
  });
}

export function refuseMovedClosing({ siteKey, contentId, ticketId, closesAt }: MovedClosing): DraftRefusal {
  return {
    kind: 'closingMoved',
    place: placeOf({ moduleCode: 'ticket', contentId, detailId: ticketId }, 'salesPeriodEnd'),
    says: `${siteKey}, content ${contentId}, ticket ${ticketId}: it was announced that applications to this lottery close at ${closesAt}, which cannot be moved. Its salesPeriodEnd has to be that.`,
    values: { closesAt },
  };
}
