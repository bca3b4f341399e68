import type { AuthMethod } from '../rules/login-offer.ts';

/** What the providers are called where the site gives them no name, in every language alike. */
export const identityNames: Record<AuthMethod, string> = { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' };
