import { sql } from 'kysely';
import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { contentsOf, readDraft, type StoredDocuments } from '#features/site/server.ts';
import { stockMoved } from '#features/ticket/server.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { afterCommit, inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract.ts';
import { batchesPerPage, codesPerPage, writtenCodesShown } from '../rules/code-limits.ts';
import { readMadeCode } from '../rules/made-code.ts';
import { listBatches, presentBatch, readBatch, readCodes, type TitleOf } from './code-batches.ts';
import { codeFile } from './code-file.ts';
import { refuseField } from './codes-texts.ts';
import { makeBatch } from './make-batch.ts';

export interface CodeServices {
  database: Database;
  stored: StoredDocuments;
}

/** The organiser's calls about codes that are made many at a time. */
export function codeCalls(services: CodeServices): ServedConsoleCall[] {
  const { database, stored } = services;
  const { kysely } = database;
  const salesOf = async (siteKey: string) => {
    const draft = await readDraft(kysely, stored, siteKey);
    return (draft === undefined ? [] : contentsOf(draft, 'ticket')).map(({ module, items }) => ({
      contentId: module.contentId,
      title: module.title ?? {},
      tickets: items.map(({ detailId, title }) => ({ ticketId: detailId, title })),
      written: module.serverContent.discountCodes.slice(0, writtenCodesShown).map(({ code }) => code),
      writtenCount: module.serverContent.discountCodes.length,
    }));
  };
  const titlesOf = async (siteKey: string): Promise<TitleOf> => {
    const sales = await salesOf(siteKey);
    return (contentId, ticketId) => {
      const sale = sales.find((one) => one.contentId === contentId);
      const ticket = sale?.tickets.find((one) => one.ticketId === ticketId);
      return (ticketId === null ? sale?.title : ticket?.title) ?? {};
    };
  };
  return [
    serveConsole(calls.listCodeBatches, async ({ site: { siteKey }, query: { q, after }, context }) => {
      const from = after === undefined ? undefined : Number(after);
      const rows = await listBatches(database, siteKey, { q, after: from, most: batchesPerPage + 1 });
      const page = rows.slice(0, batchesPerPage);
      const titleOf = await titlesOf(siteKey);
      return {
        data: {
          entries: page.map((row) => presentBatch(row, titleOf, context.now)),
          next: rows.length > page.length ? String(page.at(-1)?.codeBatchId) : null,
        },
      };
    }),

    serveConsole(calls.readCodeDesk, async ({ site: { siteKey } }) => ({ data: { contents: await salesOf(siteKey) } })),

    serveConsole(
      calls.readCodeBatch,
      async ({ site: { siteKey }, params: { codeBatchId }, query: { q, after }, context }) => {
        const row = await readBatch(database, siteKey, codeBatchId);
        if (row === undefined) throw refuse('notFound');
        const from = after === undefined ? undefined : Number(after);
        const codes = await readCodes(database, codeBatchId, { q, after: from, most: codesPerPage + 1 });
        const page = codes.slice(0, codesPerPage);
        return {
          data: {
            batch: presentBatch(row, await titlesOf(siteKey), context.now),
            entries: page.map(({ code, uses, isEnded }) => ({ code, uses, isEnded })),
            next: codes.length > page.length ? String(page.at(-1)?.place) : null,
          },
        };
      },
    ),

    serveConsole(calls.makeCodeBatch, async ({ site: { siteKey }, operator, body, context }) => {
      const sale = (await salesOf(siteKey)).find(({ contentId }) => contentId === body.contentId);
      const isThere = body.ticketId === undefined || sale?.tickets.some(({ ticketId }) => ticketId === body.ticketId);
      if (sale === undefined || isThere !== true) throw refuse('notFound');
      if (!body.isForFree && body.discountPrice === 0) throw refuseField('discountPrice', (words) => words.noDiscount);
      const [from = -Infinity, until = Infinity] = [instantOf(body.usableFrom), instantOf(body.usableUntil)];
      if (until <= from) throw refuseField('usableUntil', (words) => words.period);
      if (until <= context.now) throw refuseField('usableUntil', (words) => words.over);
      return { data: { codeBatchId: await makeBatch(database, { siteKey, operator, context }, body) } };
    }),

    serveConsole(calls.endCodes, async ({ site: { siteKey }, operator, params: { codeBatchId }, body, context }) =>
      inTransaction(database, async (tx) => {
        const now = new Date(context.now);
        const key = body.code === undefined ? null : (readMadeCode(body.code) ?? '');
        const { rows } =
          key === null
            ? await sql<{ name: string; contentId: number }>`
              update code_batch set ended_at = ${now}
              where code_batch_id = ${codeBatchId} and site_key = ${siteKey} and ended_at is null
              returning name, content_id as "contentId"`.execute(tx)
            : await sql<{ name: string; contentId: number }>`
              update made_code c set ended_at = ${now} from code_batch b
              where c.code_key = ${key} and b.code_batch_id = c.code_batch_id and c.ended_at is null
                and b.code_batch_id = ${codeBatchId} and b.site_key = ${siteKey} and b.ended_at is null
              returning b.name, b.content_id as "contentId"`.execute(tx);
        const [ended] = rows;
        if (ended === undefined) throw refuse('notFound');
        const details = { codeBatchId, name: ended.name, ...(key !== null && { rows: 1 }) };
        await noteInLog(tx, context, { operator, siteKey, action: 'codes.ended', details });
        afterCommit(tx, () => stockMoved({ siteKey, contentId: ended.contentId }));
        return { data: { done: true } } as const;
      }),
    ),

    serveConsole(calls.downloadCodes, async ({ site: { siteKey }, operator, params: { codeBatchId }, context }) => {
      const row = await readBatch(database, siteKey, codeBatchId);
      if (row === undefined) throw refuse('notFound');
      const batch = presentBatch(row, await titlesOf(siteKey), context.now);
      const details = { codeBatchId, name: batch.name, rows: batch.codes };
      await noteInLog(kysely, context, { operator, siteKey, action: 'codes.exported', details });
      return { data: codeFile(database, batch, context) };
    }),
  ];
}

const instantOf = (stored: string | undefined): number | undefined =>
  stored === undefined ? undefined : parseInstant(stored);
