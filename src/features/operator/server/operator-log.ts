import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { RequestContext } from '#server/http/request-context.ts';

/** What the log says was done. A later release may know more of them. */
export type LoggedAction =
  | 'operator.made'
  | 'operator.signedIn'
  | 'operator.accepted'
  | 'operator.invited'
  | 'operator.invitationWithdrawn'
  | 'operator.grantChanged'
  | 'operator.grantRemoved'
  | 'operator.grantSuspended'
  | 'operator.grantRestored'
  | 'operator.suspended'
  | 'operator.restored'
  | 'operator.factorAdded'
  | 'operator.factorRemoved'
  | 'operator.passwordChanged'
  | 'operator.recoveryCodeUsed'
  | 'operator.resetAsked'
  | 'operator.resetStopped'
  | 'operator.resetDone'
  | 'site.made'
  | 'site.published'
  | 'booth.published'
  | 'talk.answered'
  | 'staffLink.made'
  | 'staffLink.ended'
  /** By staff who work with a link, under the name of the link. */
  | 'gate.checkedIn'
  | 'publication.planned'
  | 'publication.cancelled'
  | 'draft.restored'
  | 'draft.changed'
  | 'draft.added'
  | 'draft.removed'
  | 'draft.ordered'
  /** Somebody looked at personal data: `looked.orders`. */
  | `looked.${string}`;

export interface Logged {
  /** Without an id: whoever has the shell. */
  operator: { operatorId: number | null; name: string };
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

/**
 * Notes that an operator looked at personal data of a site: `what` names the list or the person's kind, `details` which
 * of them. A feature calls it before it answers.
 */
export async function noteLook(
  kysely: Kysely<Tables> | Transaction<Tables>,
  context: Pick<RequestContext, 'requestId' | 'now'>,
  { what, ...logged }: Omit<Logged, 'action'> & { siteKey: string; what: string },
): Promise<void> {
  await noteInLog(kysely, context, { ...logged, action: `looked.${what}` });
}
