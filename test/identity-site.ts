import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Choice, type IdentityVisit, visitProvider } from './identity-visit.ts';
import { startTestSite, testNow, type TestSite } from './start-test-site.ts';

/** An event of portal 1, whose accounts and provider count there. */
export const identityEvent = '1/13';

export interface Answer<Data> {
  status: number;
  data: Data;
  message: string;
  reason?: string;
}
export type Headers = Readonly<Record<string, string>>;

export interface Start {
  url: string;
  browser_key: string;
}
export interface Token {
  access_token: string;
  isConnecting: boolean;
}
export interface Connected {
  userId: number;
  accessToken: string | null;
  refreshToken: string | null;
  outcome: string;
}

async function read<Data>(response: Response): Promise<Answer<Data>> {
  const body = (await response.json()) as { data: Data; message: string; reason?: string };
  return { status: response.status, ...body };
}

/** The running site with its real provider, and the calls of a login; no visitor has logged in when a test begins. */
export function identitySite() {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.setNow(testNow);
    // The members of the demo stay.
    await site.database.pool.query(
      `delete from member where login_id is null;
       delete from member_identity; delete from identity_attempt; delete from identity_proof; delete from try_count`,
    );
  });

  const api = '/web_api/v2/';
  const get = async <Data>(path: string, headers?: Headers) => read<Data>(await site.get(api + path, headers));
  const post = async <Data>(path: string, body: Record<string, string>, headers?: Headers) =>
    read<Data>(await site.post(api + path, new URLSearchParams(body), headers));
  const begin = async (query = ''): Promise<Start> =>
    (await get<Start>(`identity/openid/authorize/${identityEvent}${query}`)).data;
  const exchange = (identity_key: string, browser_key: string) =>
    post<Token>(`identity/openid/token/${identityEvent}`, { identity_key, browser_key });
  const visit = (start: Start, choice: Choice) => visitProvider(site, start, choice);

  /** Opens the callback; the key that the login page's address gets. */
  async function comeBack({ callback }: Pick<IdentityVisit, 'callback'>): Promise<{ path: string; key: string }> {
    const { pathname, search, host } = new URL(callback);
    const response = await site.get(pathname + search, { host });
    expect(response.status).toBe(303);
    const [path = '', key = ''] = (response.headers.get('location') ?? '').split('#identity=');
    return { path, key };
  }

  return {
    site: () => site,
    get,
    post,
    begin,
    visit,
    comeBack,
    exchange,
    /** Goes from the button to the proof. */
    async prove(choice: Choice, start?: Start): Promise<Answer<Token>> {
      const gone = await visit(start ?? (await begin()), choice);
      return exchange((await comeBack(gone)).key, gone.browserKey);
    },
    connect: (access_token: string, headers?: Headers) =>
      post<Connected>(
        `account_connection/${identityEvent}`,
        { access_token, pcode: 'spring', last_pcode: 'winter' },
        headers,
      ),
    /** Members who have no password, identities, and proofs that wait. */
    async counts() {
      const { rows } = await site.database.pool.query<{ members: number; identities: number; proofs: number }>(
        `select (select count(*)::int from member where login_id is null) as members,
          (select count(*)::int from member_identity) as identities,
          (select count(*)::int from identity_proof) as proofs`,
      );
      return rows[0];
    },
    memberOf: async (accessToken: string | null) =>
      get<{ mail: string; hasPassword: boolean; identities: { method: string }[] }>(`login_info/${identityEvent}`, {
        'access-token': accessToken ?? '',
      }),
    logIn: async (loginId: string) =>
      (await post<Connected>(`authentication/${identityEvent}`, { login_id: loginId, password: 'hiroba-demo1' })).data,
  };
}
