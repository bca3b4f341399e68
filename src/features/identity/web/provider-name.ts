import type { SiteInit } from '#features/site/web.ts';
import { type IdentityMethod, methodNames } from '../rules/identity-method.ts';

/** The name that the site gives a provider. */
export function providerName({ login }: Pick<SiteInit, 'login'>, method: IdentityMethod): string {
  return (method === login.authMethod && login.authName) || methodNames[method];
}
