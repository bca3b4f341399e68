import type { CallHeaders } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { SessionAnswer } from '../contract.ts';
import type { Pcodes } from '../rules/pcode.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

/** The `pcode`s that the site's address brought along (AUTH-018). */
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
  const { data } = await api.post<typeof contract.logIn>('authentication/{portalId}[/{eventId}]', {
    params: site,
    body: { ...body, ...pcodesOf(pcodes) },
    headers,
  });
  return data;
}

export async function sendRegistrationCode({ api, site }: Caller, mail: string): Promise<void> {
  await api.post<typeof contract.sendRegistrationCode>('registration/mail/{portalId}[/{eventId}]', {
    params: site,
    body: { mail },
  });
}

/** The token that registers. */
export async function verifyRegistrationCode({ api, site }: Caller, mail: string, code: string): Promise<string> {
  const { data } = await api.post<typeof contract.verifyRegistrationCode>(
    'registration/verify/{portalId}[/{eventId}]',
    { params: site, body: { mail, code } },
  );
  return data.registration_token;
}

export interface RegistrationBody {
  registration_token: string;
  password: string;
  is_agreed: boolean;
  answers: Record<string, unknown>[];
}

export async function register({ api, site }: Caller, body: RegistrationBody, pcodes: Pcodes): Promise<SessionAnswer> {
  const { data } = await api.post<typeof contract.register>('registration/{portalId}[/{eventId}]', {
    params: site,
    body: { ...body, ...pcodesOf(pcodes) },
  });
  return data;
}

export async function sendResetCode({ api, site }: Caller, mail: string): Promise<void> {
  await api.post<typeof contract.sendResetCode>('password_reset/mail/{portalId}[/{eventId}]', {
    params: site,
    body: { mail },
  });
}

/** The token for the reset, and the login ID whose password it resets. */
export async function verifyResetCode(
  { api, site }: Caller,
  mail: string,
  code: string,
): Promise<{ token: string; loginId: string | null }> {
  const { data } = await api.post<typeof contract.verifyResetCode>('password_reset/verify/{portalId}[/{eventId}]', {
    params: site,
    body: { mail, code },
  });
  return { token: data.reset_token, loginId: data.login_id };
}

export async function resetPassword(
  { api, site }: Caller,
  body: { reset_token: string; password: string },
): Promise<void> {
  await api.post<typeof contract.resetPassword>('password_reset/{portalId}[/{eventId}]', { params: site, body });
}
