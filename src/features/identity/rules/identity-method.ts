/** The kinds of identity provider (core 3.5). */
export const identityMethods = ['Bnid', 'OpenId', 'Jid'] as const;
export type IdentityMethod = (typeof identityMethods)[number];

/** The storage key that the browser sets while a visitor is away at the provider (core 3.3). */
export const openKeys = { Bnid: 'openBNID', OpenId: 'openOPENID', Jid: 'openJID' } as const satisfies Record<
  IdentityMethod,
  string
>;

/** The name of a method where the organiser gives it none. */
export const methodNames = { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' } as const satisfies Record<
  IdentityMethod,
  string
>;

/** The method named in an address; `openid` and `OpenId` are the same. */
export function methodOf(text: string): IdentityMethod | undefined {
  return identityMethods.find((method) => method.toLowerCase() === text.toLowerCase());
}
