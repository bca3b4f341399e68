import { type OperatorRight, type OperatorRole, rightsOfRole } from '#kernel/console/operator-role.ts';

/** A grant as it counts: `*` is the whole installation, and a portal stands for its events. */
export interface Grant {
  siteKey: string;
  role: OperatorRole;
}

export const everywhere = '*';

/** What the grants allow at a site; nothing: the site is none of the operator's. */
export function rightsAt(
  grants: readonly Grant[],
  site: { siteKey: string; portalKey: string | null },
): ReadonlySet<OperatorRight> {
  const counting = grants.filter(({ siteKey }) => [everywhere, site.siteKey, site.portalKey].includes(siteKey));
  return new Set(counting.flatMap(({ role }) => rightsOfRole[role]));
}

/** Whether the grants let their operator make sites everywhere, so also portals and events that stand alone. */
export function isOwnerEverywhere(grants: readonly Grant[]): boolean {
  return grants.some(({ siteKey, role }) => siteKey === everywhere && role === 'owner');
}
