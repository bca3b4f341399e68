import { sql } from 'kysely';
import { taxRate } from '#features/ticket-charge/rules/receipt-sums.ts';
import { readSnapshots } from '#features/ticket/server.ts';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import { csvType } from '#kernel/csv.ts';
import type { StreamedFile } from '#kernel/file-answer.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import type { Cell } from '#kernel/table-cell.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { csvParts, type Rows } from '#server/table/csv-parts.ts';
import { fileTitle } from '#server/table/file-title.ts';
import { xlsxParts, xlsxType } from '#server/table/xlsx-parts.ts';
import { numbersTexts } from '../numbers-texts.ts';
import { monthOf } from './account-month.ts';
import { type OrderMovements, readMovements, registrationsOf } from './read-accounts.ts';

interface WishedAccounts {
  siteKey: string;
  site: PublishedSite | undefined;
  month: string;
  kind: 'csv' | 'xlsx';
}

const widths = [17, 10, 22, 40, 16, 12, 8, 12, 12, 18];

/** A row for each movement of money in a month, written as it is read. */
export function accountFile(
  database: Pick<Database, 'kysely'>,
  { siteKey, site, month, kind }: WishedAccounts,
  { language, now }: { language: LanguageCode; now: number },
): StreamedFile {
  const { accounts: words } = numbersTexts[language];
  const { columns } = words;
  const { at, kind: kindHead, order, tickets, method, amount, rate, tax, net, registration } = columns;
  const head = [at, kindHead, order, tickets, method, amount, rate, tax, net, registration];
  const rows = rowsOf(database, { siteKey, site, month, language });
  const title = site === undefined ? siteKey : sayIn(site.document, language)(site.document.webSetting.title);
  const name = `${fileTitle(title)}_${words.file}_${month}.${kind}`;
  if (kind === 'csv') return { name, type: csvType, parts: csvParts(head, rows) };
  return { name, type: xlsxType, parts: xlsxParts({ name: words.file, head, widths, rows, at: now }) };
}

async function* rowsOf(
  database: Pick<Database, 'kysely'>,
  { siteKey, site, month, language }: Omit<WishedAccounts, 'kind'> & { language: LanguageCode },
): Rows {
  const { accounts: words } = numbersTexts[language];
  const registrations = registrationsOf(site);
  const titles = new Map<number, string>();
  for await (const orders of readMovements(database, siteKey, monthOf(month))) {
    await learnTitles(database, titles, orders, language);
    yield orders.flatMap(({ orderNumber, method, contentId, tickets, movements }) => {
      const registration = registrations.get(contentId) ?? '';
      const what = tickets.map(({ snapshotId, number }) => `${titles.get(snapshotId) ?? snapshotId} × ${number}`);
      return movements.map(({ at, kind, amount, tax }): Cell[] => {
        // Whoever has no number may be exempt from the tax, so nothing names it, as on their receipts.
        const isTaxed = registration !== '' && kind !== 'fee';
        return [
          { at },
          words.kinds[kind],
          orderNumber,
          what.join(words.between),
          isKeyOf(words.methods, method) ? words.methods[method] : method,
          amount,
          isTaxed ? `${taxRate}%` : registration === '' ? '' : words.untaxed,
          isTaxed ? tax : registration === '' ? null : 0,
          isTaxed ? amount - tax : registration === '' ? null : amount,
          registration,
        ];
      });
    });
  }
}

/** The titles of tickets as they were sold, each read once. */
async function learnTitles(
  { kysely }: Pick<Database, 'kysely'>,
  titles: Map<number, string>,
  orders: readonly OrderMovements[],
  language: LanguageCode,
): Promise<void> {
  const ids = new Set(orders.flatMap(({ tickets }) => tickets.map(({ snapshotId }) => snapshotId)));
  const unknown = [...ids].filter((id) => !titles.has(id));
  if (unknown.length === 0) return;
  const { rows } = await sql<{ snapshot_id: number; ticket_id: number; document: StoredJson }>`
    select snapshot_id, ticket_id, document from ticket_snapshot where snapshot_id = any(${unknown}::int[])`.execute(
    kysely,
  );
  const read = readSnapshots(rows);
  for (const row of rows) titles.set(row.snapshot_id, localize(read(row).title, language, defaultLanguage));
}
