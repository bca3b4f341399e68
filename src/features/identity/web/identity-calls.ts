import { keptPcodes } from '#features/account/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type * as contract from '../contract.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;
export type Departure = AnswerOf<typeof contract.startIdentityLogin>;
export type Proof = AnswerOf<typeof contract.finishIdentity>;
export type ConnectedAccount = AnswerOf<typeof contract.connectAccount>;

export async function startLogin(
  { api, site }: Caller,
  method: IdentityMethod,
  link: string | undefined,
): Promise<Departure> {
  const { data } = await api.get<typeof contract.startIdentityLogin>(
    'identity/{method}/authorize/{portalId}[/{eventId}]',
    { params: { ...site, method: method.toLowerCase() }, query: { link } },
  );
  return data;
}

export async function startConnection(
  { api, site }: Caller,
  method: IdentityMethod,
  currentPassword: string,
): Promise<Departure> {
  const { data } = await api.post<typeof contract.startIdentityConnection>(
    'identity/{method}/connect/{portalId}[/{eventId}]',
    { params: { ...site, method: method.toLowerCase() }, body: { current_password: currentPassword } },
  );
  return data;
}

export async function proveIdentity(
  { api, site }: Caller,
  method: IdentityMethod,
  keys: { identity_key: string; browser_key: string },
): Promise<Proof> {
  const { data } = await api.post<typeof contract.finishIdentity>('identity/{method}/token/{portalId}[/{eventId}]', {
    params: { ...site, method: method.toLowerCase() },
    body: keys,
  });
  return data;
}

/** The call takes along the `pcode`s that the site's address brought (AUTH-013, AUTH-018). */
export async function connectAccount({ api, site }: Caller, accessToken: string): Promise<ConnectedAccount> {
  const { pcode = '', lastPcode = '' } = keptPcodes(browserStorage().local);
  const { data } = await api.post<typeof contract.connectAccount>('account_connection/{portalId}[/{eventId}]', {
    params: site,
    body: { access_token: accessToken, pcode, last_pcode: lastPcode },
  });
  return data;
}

export async function disconnectIdentity(
  { api, site }: Caller,
  method: IdentityMethod,
  currentPassword: string,
): Promise<void> {
  await api.post<typeof contract.disconnectIdentity>('identity/{method}/disconnect/{portalId}[/{eventId}]', {
    params: { ...site, method: method.toLowerCase() },
    body: { current_password: currentPassword },
  });
}
