import { createHash } from 'node:crypto';
import * as imports from '#features/attendee-import/contract.ts';
import { chunkRowsMax } from '#features/attendee-import/rules/import-limits.ts';
import type { ImportPlan } from '#features/attendee-import/rules/import-plan.ts';
import type { KnownWish } from '#features/attendee-import/rules/import-states.ts';
import type { ConsoleClient } from './console-client.ts';
import type { TestSite } from './start-test-site.ts';

export const importSite = { site: 'event-11' };

/** Columns of a file: the name, the address, how many tickets, and the number of the booking. */
const columns: ImportPlan['columns'] = [
  { header: '氏名', meaning: 'name' },
  { header: 'メール', meaning: 'mail' },
  { header: '枚数', meaning: 'number' },
  { header: '予約番号', meaning: 'reference' },
];

export const readDesk = async (client: ConsoleClient, params = importSite) =>
  (await client.call(imports.readImportDesk, { params })).data;

/** A plan that gives everybody the ticket at this place of the desk. */
export async function planFor(
  client: ConsoleClient,
  at: number,
  more: Partial<ImportPlan> = {},
  params = importSite,
): Promise<ImportPlan> {
  const { tickets } = await readDesk(client, params);
  const { contentId, ticketId, prices } = tickets[at]!;
  const ticket = { contentId, ticketId, priceId: prices[0]!.priceId };
  return { columns, ticket, ticketValues: [], way: 'free', language: 'jpn', isMailed: true, note: '', ...more };
}

/** Rows as a file has them, the first of them in line 2. */
export const rowsOf = (people: readonly (readonly string[])[]) =>
  people.map((cells, at) => ({ line: at + 2, cells: [...cells] }));

export const person = (at: number): string[] => [`山田 ${at}子`, `p${at}@example.jp`, '1', `R-${at}`];

export async function beginIt(client: ConsoleClient, plan: ImportPlan, rows: readonly object[], params = importSite) {
  const key = createHash('sha256')
    .update(JSON.stringify([plan, rows]))
    .digest('hex')
    .slice(0, 48);
  return client.call(imports.beginImport, {
    params,
    body: {
      key,
      fileName: 'attendees.csv',
      rows: rows.length,
      plan: { ...plan, columns: [...plan.columns], ticketValues: [...plan.ticketValues] },
    },
  });
}

/** Sends the rows of a file piece by piece; answers the number of the import. */
export async function stageIt(
  client: ConsoleClient,
  plan: ImportPlan,
  people: readonly (readonly string[])[],
  params = importSite,
): Promise<number> {
  const rows = rowsOf(people);
  const begun = await beginIt(client, plan, rows, params);
  if (begun.status !== 200) throw new Error(`The import answers ${begun.status}: ${begun.message}`);
  const { importId } = begun.data;
  for (let from = begun.data.staged; from < rows.length; from += chunkRowsMax) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { status, data } = await client.call(imports.stageRows, {
      params: { ...params, importId },
      body: { from, rows: rows.slice(from, from + chunkRowsMax) },
    });
    if (status !== 200 || data.faults.length > 0) throw new Error(JSON.stringify([status, data]));
  }
  return importId;
}

export const startIt = (
  client: ConsoleClient,
  importId: number,
  known: KnownWish = 'ask',
  params: typeof importSite = importSite,
) => client.call(imports.startImport, { params: { ...params, importId }, body: { known } });

export const readIt = async (client: ConsoleClient, importId: number, params = importSite) =>
  (await client.call(imports.readImport, { params: { ...params, importId } })).data;

/** How many orders and tickets each address of an import has. */
export async function issuedTo({ database }: TestSite): Promise<Map<string, { orders: number; tickets: number }>> {
  const { rows } = await database.pool.query<{ mail: string; orders: number; tickets: number }>(`
    select o.purchaser_mail as mail, count(distinct o.order_id)::integer as orders, count(*)::integer as tickets
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where starts_with(o.purchase_key, 'by-hand/import/') group by 1`);
  return new Map(rows.map(({ mail, orders, tickets }) => [mail, { orders, tickets }]));
}

/** How often each address was mailed, by what the mailbox has. */
export async function mailedTimes({ database }: TestSite): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ mail: string; times: number }>(
    'select mail_to as mail, count(*)::integer as times from mailbox_mail group by 1',
  );
  return new Map(rows.map(({ mail, times }) => [mail, times]));
}

/** Places that are taken, by the stock and by the tickets: the two must agree. */
export async function countPlaces({ database }: TestSite): Promise<{ stock: number; tickets: number }> {
  const { rows } = await database.pool.query<{ stock: number; tickets: number }>(`
    select (select coalesce(sum(taken), 0)::integer from ticket_stock where site_key = 'event/11') as stock,
      (select count(*)::integer from purchased_ticket where site_key = 'event/11' and state in ('held', 'issued')) as tickets`);
  return rows[0]!;
}

/** Empties what imports have left in a test site. */
export async function clearImports({ database }: TestSite): Promise<void> {
  for (const table of [
    'attendee_import',
    'order_change',
    'ticket_checkin',
    'purchased_ticket',
    'ticket_order',
    'ticket_stock',
    'mailbox_mail',
    'mail_trace',
    'job',
    'operator_log',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    await database.kysely.deleteFrom(table).execute();
  }
}
