/** What an organiser lets a member be. Who is blocked is told by a call of its own, with a reason. */
export const givenRoles = ['staff', 'exhibitor', 'previewer', 'invited'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** What the list can be cut down to. */
export const wishedRoles = ['blocked', ...givenRoles] as const;
export type WishedRole = (typeof wishedRoles)[number];

/** What an organiser does to a member, as their history and the log tell it. */
export const memberChangeKinds = ['added', 'roleGiven', 'roleTaken', 'blocked', 'unblocked', 'signedOut'] as const;
export type MemberChangeKind = (typeof memberChangeKinds)[number];

/** A role of the portal counts at its events too, except an invitation, which is to one site. */
export function countsAtEvents(role: WishedRole): boolean {
  return role !== 'invited';
}
