import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Operator } from './console-session.ts';

/** What the log says was done. A later release may know more of them. */
type LoggedAction =
  | 'operator.made'
  | 'operator.signedIn'
  | 'site.made'
  | 'site.published'
  | 'publication.planned'
  | 'publication.cancelled'
  | 'draft.restored'
  | 'draft.changed'
  | 'draft.added'
  | 'draft.removed'
  | 'draft.ordered';

export interface Logged {
  operator: Pick<Operator, 'operatorId' | 'name'>;
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
      details,
      request_id: requestId,
    })
    .execute();
}
