import { apiPrefix } from '#kernel/limits.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

export interface CallAnswer {
  status: number;
  // The answers differ from call to call; each test reads the members it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  message?: string;
  errors?: Record<string, string[]>;
}

export interface MemberCalls {
  site: TestSite;
  post(path: string, body?: Record<string, string>, headers?: Record<string, string>): Promise<CallAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<CallAnswer>;
  /** The six digits of the newest mail to an address. */
  code(mail: string): Promise<string>;
  /** Proves a new address, and answers the token that registers it. */
  registrationToken(mail: string, where?: string): Promise<string>;
  /** Logs in with a login ID or mail address at a site and answers the tokens. */
  logIn(
    loginId: string,
    password?: string,
    where?: string,
  ): Promise<{ accessToken: string; refreshToken: string; userId: number }>;
  close(): Promise<void>;
}

export const demoPassword = 'hiroba-demo1';

/** The calls of members on the whole running site, over its routes but without a socket. */
export async function memberCalls(settings: Parameters<typeof startTestSite>[0] = {}): Promise<MemberCalls> {
  const site = await startTestSite(settings);
  const read = async (response: Response): Promise<CallAnswer> => ({
    status: response.status,
    ...((await response.json()) as Omit<CallAnswer, 'status'>),
  });
  const post: MemberCalls['post'] = async (path, body = {}, headers = {}) =>
    read(
      await site.post(apiPrefix + path, new URLSearchParams(body).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        language: 'eng',
        ...headers,
      }),
    );
  const code: MemberCalls['code'] = async (mail) => {
    const [newest] = await site.mails(mail);
    const found = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    if (found === undefined) throw new Error(`No code was sent to ${mail}.`);
    return found;
  };
  return {
    site,
    post,
    code,
    async registrationToken(mail, where = '1') {
      const sent = await post(`registration/mail/${where}`, { mail });
      const answer = await post(`registration/verify/${where}`, { mail, code: await code(mail) });
      if (answer.status !== 200) throw new Error(`${mail} is not proved: ${sent.status}, ${answer.status}`);
      return answer.data.registration_token as string;
    },
    get: async (path, headers = {}) => read(await site.get(apiPrefix + path, { language: 'eng', ...headers })),
    async logIn(loginId, password = demoPassword, where = '1') {
      const answer = await post(`authentication/${where}`, { login_id: loginId, password });
      if (answer.status !== 200) throw new Error(`${loginId} cannot log in: ${answer.status} ${answer.message}`);
      return answer.data;
    },
    close: () => site.close(),
  };
}
