import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { LoggedAction } from '../rules/logged-actions.ts';

export interface Logged {
  /** Without an id: whoever has the shell. */
  operator: { operatorId: number | null; name: string; apiKey?: { keyId: number } };
  siteKey?: string;
  action: LoggedAction;
  /** Short facts: ids, names of parts. No personal data of visitors. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Notes who did what; in the transaction of the change. */
export async function noteInLog(
  kysely: Kysely<Tables> | Transaction<Tables>,
  { requestId, now }: Pick<RequestContext, 'requestId' | 'now'>,
  { operator, siteKey, action, details = {} }: Logged,
): Promise<void> {
  await kysely
    .insertInto('operator_log')
    .values({
      at: new Date(now),
      operator_id: operator.operatorId,
      operator_name: operator.name,
      site_key: siteKey ?? null,
      action,
      details: operator.apiKey ? { ...details, apiKey: operator.apiKey.keyId } : details,
      request_id: requestId,
    })
    .execute();
}

/**
 * Notes that an operator looked at personal data, mostly of a site: `what` names the list or the person's kind, `details` which
 * of them. A feature calls it before it answers.
 */
export async function noteLook(
  kysely: Kysely<Tables> | Transaction<Tables>,
  context: Pick<RequestContext, 'requestId' | 'now'>,
  { what, ...logged }: Omit<Logged, 'action'> & { what: string },
): Promise<void> {
  await noteInLog(kysely, context, { ...logged, action: `looked.${what}` });
}

export interface LoggedAbout {
  at: Date;
  operatorName: string;
  action: string;
  /** What the operator wrote of it. */
  reason: string;
  /** The ticket that it names; null: none. */
  purchasedTicketId: string | null;
  /** The yen that were collected with it; null: none. */
  collected: string | null;
}

/** What was done at a site to something that the details of an entry name: an order, or a ticket. Looks are left out. */
export async function logAbout(
  kysely: Kysely<Tables>,
  siteKey: string,
  { order, purchasedTicketId }: { order: readonly string[]; purchasedTicketId: readonly number[] },
): Promise<LoggedAbout[]> {
  const { rows } = await sql<LoggedAbout>`
    select at, operator_name as "operatorName", action, coalesce(details ->> 'reason', '') as reason,
      details ->> 'purchasedTicketId' as "purchasedTicketId", details ->> 'collected' as collected from operator_log
    where site_key = ${siteKey} and not starts_with(action, 'looked.') and (
      details ? 'order' and details ->> 'order' = any(${[...order]}::text[])
      or details ? 'purchasedTicketId' and details ->> 'purchasedTicketId' = any(${purchasedTicketId.map(String)}::text[])
    ) order by log_id`.execute(kysely);
  return rows;
}
