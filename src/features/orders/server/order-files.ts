import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import { type PublishedSite, sayIn, type SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { csvType } from '#kernel/csv.ts';
import type { StreamedFile } from '#kernel/file-answer.ts';
import { languageCodes } from '#kernel/language.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { Cell } from '#kernel/table-cell.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { csvParts, type Rows } from '#server/table/csv-parts.ts';
import { fileTitle } from '#server/table/file-title.ts';
import { xlsxParts, xlsxType } from '#server/table/xlsx-parts.ts';
import { wishedOrderFile } from '../contract/file.ts';
import { isOrderColumn, orderColumns } from '../rules/order-columns.ts';
import { orderFileMax, orderFileMs } from '../rules/order-limits.ts';
import { orderFileTexts, refuseOrderFile } from './order-file-texts.ts';
import { cellOf, widthOf } from './order-table.ts';
import { countOrdersFound, findOrderIds, readListedOrders } from './list-orders.ts';

export interface OrderFileServices {
  database: Database;
  site: { store: Pick<SiteStore, 'site'> };
}

/** Who asks, and where. An event that was taken from the public has its orders still. */
interface Asked {
  operator: Operator;
  siteKey: string;
  published: PublishedSite | undefined;
  context: RequestContext;
}

const wishSchema = v.object({ ...wishedOrderFile.entries, language: v.picklist(languageCodes) });
type Wish = v.InferOutput<typeof wishSchema>;
type Queries = Database['kysely'];

/**
 * Keeps what a file is to have until its operator fetches it, and notes in the log how many orders of which filter it is.
 * What was searched for may be somebody's name, so the log says only that something was.
 */
export async function prepareOrderFile(
  { database }: OrderFileServices,
  { operator, siteKey, context }: Asked,
  { filter, file }: Pick<Wish, 'filter' | 'file'>,
): Promise<{ token: string; rows: number }> {
  const { language, now } = context;
  if (!file.columns.every(isOrderColumn)) throw refuseOrderFile((words) => words.noColumns);
  const rows = await countOrdersFound(database.kysely, { siteKey, now }, filter, orderFileMax + 1);
  if (rows === 0) throw refuseOrderFile((words) => words.none);
  if (rows > orderFileMax) {
    throw refuseOrderFile((words) => words.tooMany(new Intl.NumberFormat('en').format(orderFileMax)));
  }
  const token = newSecretToken();
  const wish: Wish = { filter, file, language };
  const { columns, kind } = file;
  const { q, ...named } = filter;
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('order_export')
      .values({
        token_hash: hashSecret(token),
        operator_id: operator.operatorId,
        site_key: siteKey,
        wish: sql<object>`${JSON.stringify(wish)}::jsonb`,
        made_at: new Date(now),
      })
      .execute();
    await tx
      .insertInto('order_columns')
      .values({ operator_id: operator.operatorId, site_key: siteKey, columns })
      .onConflict((there) => there.columns(['operator_id', 'site_key']).doUpdateSet({ columns }))
      .execute();
    const details = { rows, kind, ...named, ...(q !== undefined && q !== '' && { isSearched: true }) };
    await noteInLog(tx, context, { operator, siteKey, action: 'orders.exported', details });
  });
  return { token, rows };
}

/** The columns that an operator took out last at a site. */
export async function readKeptOrderColumns(
  kysely: Queries,
  { operatorId }: Operator,
  siteKey: string,
): Promise<string[] | undefined> {
  const row = await kysely
    .selectFrom('order_columns')
    .select('columns')
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return row?.columns;
}

/** The file that its operator has asked for. It is fetched once: nothing of it is left when the line is cut. */
export async function fetchOrderFile(
  { database }: OrderFileServices,
  { operator, siteKey, published, context: { now } }: Asked,
  token: string,
): Promise<StreamedFile> {
  const row = await database.kysely
    .deleteFrom('order_export')
    .where('token_hash', '=', hashSecret(token))
    .where('operator_id', '=', operator.operatorId)
    .where('site_key', '=', siteKey)
    .where('made_at', '>', new Date(now - orderFileMs))
    .returning('wish')
    .executeTakeFirst();
  const wish = row && readStored(wishSchema, row.wish).output;
  if (wish === undefined) throw refuse('notFound');
  const { language, file } = wish;
  const words = orderFileTexts[language];
  const columns = orderColumns.filter((id) => file.columns.includes(id));
  const head = columns.map((id) => words.columns[id]);
  const rows = rowsOf(database.kysely, { siteKey, now }, wish, (order) =>
    columns.map((id) => cellOf(order, id, language)),
  );
  const title =
    published === undefined ? siteKey : sayIn(published.document, language)(published.document.webSetting.title);
  const name = `${fileTitle(title)}_${words.file}_${tokyoDay(now)}.${file.kind}`;
  if (file.kind === 'csv') return { name, type: csvType, parts: csvParts(head, rows) };
  return {
    name,
    type: xlsxType,
    parts: xlsxParts({ name: words.file, head, widths: columns.map(widthOf), rows, at: now }),
  };
}

/** Forgets what nobody fetched; called each hour. */
export async function sweepOrderFiles(kysely: Queries, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('order_export')
    .where('made_at', '<=', new Date(now - orderFileMs))
    .execute();
}

/** Read at a time, so that a file of any length takes no more memory. */
const readAtOnce = 500;
/** Written at a time: others have their turn in between. */
const writtenAtOnce = 100;

type Listed = Awaited<ReturnType<typeof readListedOrders>>[number];

async function* rowsOf(
  kysely: Queries,
  asked: { siteKey: string; now: Instant },
  { filter, language }: Wish,
  rowOf: (order: Listed) => Cell[],
): Rows {
  for (let after: number | undefined, isMore = true; isMore; ) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
    const ids = await findOrderIds(kysely, asked, filter, { after, most: readAtOnce });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const orders = await readListedOrders(kysely, ids, language);
    for (let from = 0; from < orders.length; from += writtenAtOnce) {
      yield orders.slice(from, from + writtenAtOnce).map(rowOf);
      // oxlint-disable-next-line no-await-in-loop -- a part after the other
      await setImmediate();
    }
    after = ids.at(-1);
    isMore = ids.length === readAtOnce;
  }
}
