import type { CallHeaders } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { SessionAnswer } from '../contract.ts';
import type { Pcodes } from '../rules/pcode.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

/** What the site's address brought along (AUTH-018). */
const pcodesOf = ({ pcode = '', lastPcode = '' }: Pcodes) => ({ pcode, last_pcode: lastPcode });

export interface LoginBody {
  login_id: string;
  password: string;
}

export async function logIn(
  { api, site }: Caller,
  body: LoginBody,
  pcodes: Pcodes,
  headers: CallHeaders,
): Promise<SessionAnswer> {
  const { data } = await api.call<typeof contract.logIn>({
    name: 'logIn',
    method: 'POST',
    path: 'authentication/{portalId}[/{eventId}]',
    params: site,
    body: { ...body, ...pcodesOf(pcodes) },
    headers,
  });
  return data;
}

export async function sendRegistrationCode({ api, site }: Caller, mail: string): Promise<void> {
  await api.call<typeof contract.sendRegistrationCode>({
    name: 'sendRegistrationCode',
    method: 'POST',
    path: 'registration/mail/{portalId}[/{eventId}]',
    params: site,
    body: { mail },
  });
}

/** The token that registers. */
export async function verifyRegistrationCode({ api, site }: Caller, mail: string, code: string): Promise<string> {
  const { data } = await api.call<typeof contract.verifyRegistrationCode>({
    name: 'verifyRegistrationCode',
    method: 'POST',
    path: 'registration/verify/{portalId}[/{eventId}]',
    params: site,
    body: { mail, code },
  });
  return data.registration_token;
}

export interface RegistrationBody extends LoginBody {
  registration_token: string;
  is_agreed: boolean;
  answers: Record<string, unknown>[];
}

export async function register({ api, site }: Caller, body: RegistrationBody, pcodes: Pcodes): Promise<SessionAnswer> {
  const { data } = await api.call<typeof contract.register>({
    name: 'register',
    method: 'POST',
    path: 'registration/{portalId}[/{eventId}]',
    params: site,
    body: { ...body, ...pcodesOf(pcodes) },
  });
  return data;
}

export async function sendResetCode({ api, site }: Caller, mail: string): Promise<void> {
  await api.call<typeof contract.sendResetCode>({
    name: 'sendResetCode',
    method: 'POST',
    path: 'password_reset/mail/{portalId}[/{eventId}]',
    params: site,
    body: { mail },
  });
}

/** The token that resets, and whose password it is. */
export async function verifyResetCode(
  { api, site }: Caller,
  mail: string,
  code: string,
): Promise<{ token: string; loginId: string | null }> {
  const { data } = await api.call<typeof contract.verifyResetCode>({
    name: 'verifyResetCode',
    method: 'POST',
    path: 'password_reset/verify/{portalId}[/{eventId}]',
    params: site,
    body: { mail, code },
  });
  return { token: data.reset_token, loginId: data.login_id };
}

export async function resetPassword(
  { api, site }: Caller,
  body: { reset_token: string; login_id: string; password: string },
): Promise<void> {
  await api.call<typeof contract.resetPassword>({
    name: 'resetPassword',
    method: 'POST',
    path: 'password_reset/{portalId}[/{eventId}]',
    params: site,
    body,
  });
}
