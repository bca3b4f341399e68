import type { AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;
export type LoginInfo = AnswerOf<typeof contract.readLoginInfo>;

export async function readLoginInfo({ api, site }: Caller, signal?: AbortSignal): Promise<LoginInfo> {
  const { data } = await api.get<typeof contract.readLoginInfo>('login_info/{portalId}[/{eventId}]', {
    params: site,
    signal,
  });
  return data;
}

export async function sendMailChangeCode({ api, site }: Caller, mail: string, password: string): Promise<void> {
  await api.post<typeof contract.sendMailChangeCode>('login_info/mail/{portalId}[/{eventId}]', {
    params: site,
    body: { mail, current_password: password },
  });
}

export async function changeMail({ api, site }: Caller, mail: string, code: string): Promise<string> {
  const { data } = await api.post<typeof contract.changeMail>('login_info/mail_verify/{portalId}[/{eventId}]', {
    params: site,
    body: { mail, code },
  });
  return data.mail;
}

export async function changePassword({ api, site }: Caller, current: string, password: string): Promise<void> {
  await api.post<typeof contract.changePassword>('login_info/password/{portalId}[/{eventId}]', {
    params: site,
    body: { current_password: current, password },
  });
}

export async function changeLoginId({ api, site }: Caller, loginId: string, password: string): Promise<string> {
  const { data } = await api.post<typeof contract.changeLoginId>('login_info/login_id/{portalId}[/{eventId}]', {
    params: site,
    body: { login_id: loginId, current_password: password },
  });
  return data.loginId;
}

export async function unsubscribe({ api, site }: Caller, isConfirmed: boolean, password: string): Promise<void> {
  await api.post<typeof contract.unsubscribe>('unsubscribe/{portalId}[/{eventId}]', {
    params: site,
    body: { is_confirmed: isConfirmed, current_password: password },
  });
}
