import type { IdentityParts } from '#features/account/web.ts';
import { IdentityConnections } from './web/identity-connections.tsx';
import { IdentityLogin } from './web/identity-login.tsx';

/** What the login page and the login information leave to this feature. */
export const identityParts: IdentityParts = { IdentityLogin, IdentityConnections };
export { identityTexts } from './web/identity-texts.ts';
