import type { Transaction } from 'kysely';
import { grant, noteInLog, type Operator } from '#features/operator/server.ts';
import { rightsAt } from '#features/operator/rules/rights-at.ts';
import { knownSite, moveEvent, siteKey as keyOf } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { editorTexts } from './editor-texts.ts';
import type { LifePorts } from './life-calls.ts';

type Reads = Pick<Database, 'kysely'>;

interface Move {
  site: { siteKey: string; portalId: number; eventId: number };
  /** 0: the event stands alone. */
  portalId: number;
  operator: Operator;
  context: RequestContext;
}

/** Puts an event into a portal, or takes it out; nothing is sold between the count of its orders and the end. */
export async function moveToPortal(
  tx: Transaction<Tables>,
  life: LifePorts,
  { site, portalId, operator, context }: Move,
): Promise<void> {
  const { siteKey, eventId } = site;
  const row = await tx
    .selectFrom('site')
    .select(['portal_id', 'rehearsal_of'])
    .where('site_key', '=', siteKey)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.rehearsal_of !== null) throw refuse('notFound');
  const from = row.portal_id;
  // Somebody has moved it since.
  if (from !== site.portalId) throw refuse('notFound');
  await life.holdSales(tx, siteKey);
  const reads = { kysely: tx };
  if (await isHeld(reads, life, site)) throw moveRefusal('isHeldByPortal');
  const keepsAccounts = portalId !== 0 && (await hasOwnMembers(reads, life, siteKey));
  await moveEvent(tx, { siteKey, portalId, ...(keepsAccounts && { usePortal: false }) });
  await life.moveVisits(tx, { eventId, from, to: portalId });
  await life.moveConsoleKeys(tx, { eventId, portalId });
  // The rights that they had by the portal stay there.
  if (!rightsAt(operator.grants, { siteKey, portalKey: null }).has('govern'))
    await grant(tx, { operatorId: operator.operatorId, siteKey, role: 'owner' }, operator.operatorId);
  const details = { from: siteNameOf(keyOf({ portalId: from })), to: siteNameOf(keyOf({ portalId })) };
  const action = portalId === 0 ? 'site.leftPortal' : 'site.joinedPortal';
  await noteInLog(tx, context, { operator, siteKey, action, details });
}

/** Tickets and orders belong to accounts, which an event that uses those of its portal leaves there. */
export async function isHeld(
  reads: Reads,
  life: LifePorts,
  { siteKey, portalId }: { siteKey: string; portalId: number },
): Promise<boolean> {
  if (portalId === 0) return false;
  const { realmKey } = await knownSite(reads, siteKey);
  const { tickets, waiting } = await life.countOrders(reads, siteKey);
  return realmKey !== siteKey && tickets + waiting > 0;
}

/** Who has an account of the event keeps it there. */
async function hasOwnMembers(reads: Reads, life: LifePorts, siteKey: string): Promise<boolean> {
  const { realmKey } = await knownSite(reads, siteKey);
  return realmKey === siteKey && (await life.countMembers(reads, siteKey)) > 0;
}

export function moveRefusal(why: 'isHeldByPortal' | 'mayNotStandAlone'): Refusal {
  return new Refusal(status.conflict, (language) => editorTexts[language][why]);
}
