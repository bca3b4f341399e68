import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { languageCodes } from '#kernel/language.ts';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { formatInstant } from '#kernel/period.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import type { readCallingOff } from '../contract.ts';
import { failuresShown } from '../rules/calling-off-limits.ts';
import { liveStates, orderOutcomes } from '../rules/calling-off-state.ts';

const saidSchema = v.object(v.entriesFromList(languageCodes, v.exactOptional(v.string())));

export type Run = Omit<Selectable<Tables['calling_off']>, 'said'> & { said: v.InferOutput<typeof saidSchema> };

export async function findRun(
  connection: Kysely<Tables>,
  siteKey: string,
  { isLocked = false } = {},
): Promise<Run | undefined> {
  const query = connection.selectFrom('calling_off').selectAll().where('site_key', '=', siteKey);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, said: readStored(saidSchema, row.said).output ?? {} };
}

/** An order (o) that something is still to be done about; the notes are read behind a number. */
export const isLeft = (after = 0): RawBuilder<boolean> => sql<boolean>`
  o.state in (${sql.join(liveStates.map((state) => sql.lit(state)))})
  and not exists (select from calling_off_order c where c.order_id = o.order_id and c.order_id > ${after}::integer)`;

/** Those of a site, behind a number. */
export function leftOrders(siteKey: string, after = 0): RawBuilder<unknown> {
  return sql`from ticket_order o where o.site_key = ${siteKey} and o.order_id > ${after}::integer and ${isLeft(after)}`;
}

/** Mails that could not be written. */
const untoldFailures = (siteKey: string) => sql`
  calling_off_news where site_key = ${siteKey} and told_at is null and failed is not null`;

/** Somebody (calling_off_news n) who is not told yet, and was not given up. */
export const untoldNews = sql<boolean>`n.told_at is null and n.failed is null`;

/** How far a run is. */
export async function presentRun(
  kysely: Kysely<Tables>,
  run: Run,
): Promise<NonNullable<AnswerOf<typeof readCallingOff>['run']>> {
  const { site_key: siteKey } = run;
  const { rows: sums } = await sql<{
    outcome: string;
    way: string | null;
    number: number;
    amount: number;
    mails: number;
  }>`
    select outcome, way, count(*)::integer as number, sum(amount)::float8 as amount, sum(mails)::integer as mails
    from calling_off_order where site_key = ${siteKey} group by 1, 2`.execute(kysely);
  const { rows: left } = await sql<{ number: number }>`
    select count(*)::integer as number from (select ${leftOrders(siteKey)} limit ${countedMax + 1}) as few`.execute(
    kysely,
  );
  const { rows: failures } = await sql<{ orderNumber: string; reason: string }>`
    select o.order_number as "orderNumber", f.reason from (
      select order_id, reason from calling_off_order where site_key = ${siteKey} and outcome = 'failed'
      union all select order_id, failed from ${untoldFailures(siteKey)}
    ) f join ticket_order o on o.order_id = f.order_id order by f.order_id limit ${failuresShown}`.execute(kysely);
  const { rows: told } = await sql<{ mails: number; failed: number }>`
    select (select count(distinct mail_id)::integer from calling_off_news where site_key = ${siteKey}) as mails,
      (select count(*)::integer from ${untoldFailures(siteKey)}) as failed`.execute(kysely);
  const sumOf = (key: 'number' | 'amount' | 'mails', fits: (row: (typeof sums)[number]) => boolean): number =>
    sums.filter(fits).reduce((all, row) => all + row[key], 0);
  const numberOf = (outcome: string): number => sumOf('number', (row) => row.outcome === outcome);
  const [canceled, ended, withdrawn, nothing, waiting, failed] = orderOutcomes.map(numberOf);
  return {
    state: run.state,
    message: run.said,
    keepsFee: run.keeps_fee,
    begunAt: formatInstant(run.begun_at.getTime()),
    begunBy: run.operator_name,
    endedAt: run.ended_at === null ? null : formatInstant(run.ended_at.getTime()),
    outcomes: {
      canceled: canceled ?? 0,
      ended: ended ?? 0,
      withdrawn: withdrawn ?? 0,
      nothing: nothing ?? 0,
      waiting: waiting ?? 0,
      failed: (failed ?? 0) + told[0]!.failed,
    },
    left: left[0]?.number ?? 0,
    refunds: {
      gateway: sumOf('amount', ({ way }) => way === 'gateway'),
      byHand: sumOf('amount', ({ way }) => way === 'byHand'),
    },
    mails: sumOf('mails', () => true) + told[0]!.mails,
    failures,
  };
}
