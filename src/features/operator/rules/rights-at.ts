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
export function rightsAt(grants: readonly Grant[], site: PlacedSite): ReadonlySet<OperatorRight> {
  return new Set(countingAt(grants, site).flatMap(({ role }) => rightsOfRole[role]));
}

export function countingAt<G extends Grant>(grants: readonly G[], { siteKey, portalKey }: PlacedSite): G[] {
  return grants.filter((one) => [everywhere, siteKey, portalKey].includes(one.siteKey));
}

/** Whether the grants make an owner of what a grant with this key stands for: nobody gives or takes what is above them. */
export function isOwnerOf(grants: readonly Grant[], target: PlacedSite): boolean {
  return rightsAt(grants, target).has('govern');
}

/** Whether the grants let their operator make sites everywhere, so also portals and events that stand alone. */
export function isOwnerEverywhere(grants: readonly Grant[]): boolean {
  return grants.some(({ siteKey, role }) => siteKey === everywhere && role === 'owner');
}
