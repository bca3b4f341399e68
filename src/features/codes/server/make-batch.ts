import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Operator } from '#features/operator/server.ts';
import { noteInLog } from '#features/operator/server.ts';
import { stockMoved } from '#features/ticket/server.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { afterCommit, inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { makeCodeBatch } from '../contract.ts';
import { batchesPerSiteMax, codesPerSiteMax } from '../rules/code-limits.ts';
import { newMadeCode } from '../rules/made-code.ts';
import { refuseCodes } from './codes-texts.ts';

/** Of the system: a source that could be foretold would make codes that can be. */
const unforeseen = (): number => randomInt(0, 2 ** 32) / 2 ** 32;

/** Makes a batch with all its codes, or nothing. Two at a time at one site wait for each other, so that its limit holds. */
export async function makeBatch(
  database: Database,
  { siteKey, operator, context }: { siteKey: string; operator: Operator; context: RequestContext },
  body: BodyOf<typeof makeCodeBatch>,
): Promise<number> {
  const codes = new Set<string>();
  while (codes.size < body.number) codes.add(newMadeCode(unforeseen));
  return inTransaction(database, async (tx) => {
    await tx.selectFrom('site').select('site_key').where('site_key', '=', siteKey).forNoKeyUpdate().execute();
    const { rows } = await sql<{ batches: number; codes: number }>`
      select count(distinct b.code_batch_id)::int as batches, count(c.code_key)::int as codes
      from code_batch b left join made_code c on c.code_batch_id = b.code_batch_id
      where b.site_key = ${siteKey}`.execute(tx);
    const there = rows[0] ?? { batches: 0, codes: 0 };
    if (there.codes + body.number > codesPerSiteMax) throw refuseCodes((words) => words.tooMany(codesPerSiteMax));
    if (there.batches >= batchesPerSiteMax) throw refuseCodes((words) => words.tooManyBatches(batchesPerSiteMax));
    const { code_batch_id: codeBatchId } = await tx
      .insertInto('code_batch')
      .values({
        site_key: siteKey,
        content_id: body.contentId,
        ticket_id: body.ticketId ?? null,
        name: body.name,
        partner: body.partner,
        is_for_free: body.isForFree,
        discount_price: body.isForFree ? 0 : body.discountPrice,
        tickets_per_payment: body.ticketsPerPayment,
        uses_max: body.usesMax,
        usable_from: dateOf(body.usableFrom),
        usable_until: dateOf(body.usableUntil),
        made_by: operator.operatorId,
        made_by_name: operator.name,
        made_at: new Date(context.now),
        ended_at: null,
      })
      .returning('code_batch_id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into made_code (code_key, code_batch_id, place)
      select c.code_key, ${codeBatchId}::int, c.place from unnest(${[...codes]}::text[]) with ordinality as c (code_key, place)`.execute(
      tx,
    );
    const details = { codeBatchId, name: body.name, rows: body.number };
    await noteInLog(tx, context, { operator, siteKey, action: 'codes.made', details });
    afterCommit(tx, () => stockMoved({ siteKey, contentId: body.contentId }));
    return codeBatchId;
  });
}

function dateOf(stored: string | undefined): Date | null {
  const instant = stored === undefined ? undefined : parseInstant(stored);
  return instant === undefined ? null : new Date(instant);
}
