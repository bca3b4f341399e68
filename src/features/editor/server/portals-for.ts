import { mayMakeAt, type Operator } from '#features/operator/server.ts';
import { listDrafts } from '#features/site/server.ts';
import { siteKeyOfName, siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { portalsMax } from '../rules/site-basics.ts';

/** The portals in which an operator may make events, the one that was changed last first. */
export async function portalsFor(
  { kysely }: Database,
  operator: Operator,
): Promise<{ site: string; title: LocalizedText }[]> {
  const keys = operator.grants.map(({ siteKey }) => siteKey);
  const found = await listDrafts(kysely, {
    siteKeys: keys.includes('*') ? 'all' : keys,
    search: '',
    after: undefined,
    most: portalsMax,
    kind: 'portal',
  });
  return found.flatMap(({ siteKey, document }) =>
    document !== undefined && mayMakeAt(operator, document.portalId)
      ? [{ site: siteNameOf(siteKey), title: document.webSetting.title }]
      : [],
  );
}

/** The id of a portal in which the operator may make events; any other one is not found. */
export async function portalOf({ kysely }: Database, operator: Operator, name: string): Promise<number> {
  const row = await kysely
    .selectFrom('site')
    .select('portal_id')
    .where('site_key', '=', siteKeyOfName(name) ?? '')
    .executeTakeFirst();
  if (row === undefined || !mayMakeAt(operator, row.portal_id)) throw refuse('notFound');
  return row.portal_id;
}
