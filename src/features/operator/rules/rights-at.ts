import type { GrantScope } from '#kernel/console/grant-scope.ts';
import { type OperatorRight, type OperatorRole, rightsOfRole } from '#kernel/console/operator-role.ts';

/** A grant as it counts: `*` is the whole installation, and a portal stands for its events. */
export interface Grant {
  siteKey: string;
  role: OperatorRole;
}

export const everywhere = '*';

/** A site with the portal that it belongs to. */
export interface PlacedSite {
  siteKey: string;
  portalKey: string | null;
}

/** Where a grant that counts at a site stands: at the site, at its portal, or at the whole installation. */
export const grantPlaces = ['here', 'portal', 'everywhere'] as const;
export type GrantPlace = (typeof grantPlaces)[number];

/** The key of a place; undefined: a site without a portal has no such place. */
export function keyOfPlace(place: GrantPlace, { siteKey, portalKey }: PlacedSite): string | undefined {
  if (place === 'everywhere') return everywhere;
  return place === 'here' ? siteKey : (portalKey ?? undefined);
}

export function placeOfKey(key: string, { siteKey }: PlacedSite): GrantPlace {
  if (key === everywhere) return 'everywhere';
  return key === siteKey ? 'here' : 'portal';
}

/** What the grants allow at a site; nothing: the site is none of the operator's. */
export function rightsAt(grants: readonly Grant[], { siteKey, portalKey }: PlacedSite): ReadonlySet<OperatorRight> {
  const counting = grants.filter((one) => [everywhere, siteKey, portalKey].includes(one.siteKey));
  return new Set(counting.flatMap(({ role }) => rightsOfRole[role]));
}

/** The booths that the grants let their operator keep at a site. A number means another booth at another site. */
export function boothsAt(grants: readonly (Grant & { scope: GrantScope })[], at: string): GrantScope['booths'] {
  return grants.flatMap(({ siteKey, role, scope }) => (role === 'exhibitor' && siteKey === at ? scope.booths : []));
}

/** Whether the grants make an owner of what a grant with this key stands for: nobody gives or takes what is above them. */
export function isOwnerOf(grants: readonly Grant[], target: PlacedSite): boolean {
  return rightsAt(grants, target).has('govern');
}

/** Whether the grants let their operator make sites everywhere, so also portals and events that stand alone. */
export function isOwnerEverywhere(grants: readonly Grant[]): boolean {
  return grants.some(({ siteKey, role }) => siteKey === everywhere && role === 'owner');
}
