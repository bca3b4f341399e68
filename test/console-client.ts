import { consoleApiPrefix, type ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { type AnswerOf, type BodyInputOf, buildPath, type ParamsOf, type QueryInputOf } from '#kernel/endpoint.ts';
import type { TestSite } from './start-test-site.ts';

type Given<E extends ConsoleEndpoint> = {
  params?: ParamsOf<E['path']>;
  query?: QueryInputOf<E>;
  body?: BodyInputOf<E>;
  /** The fields and files of a call that takes files. */
  form?: FormData;
  headers?: Record<string, string>;
};

interface ConsoleAnswer<Data> {
  status: number;
  data: Data;
  message: string | undefined;
  errors: Record<string, string[]> | undefined;
  /** The answer as it came, for a call that answers a file. */
  bytes: Buffer;
  /** Why it is refused, and how an operator can prove who they are. */
  reason: string | undefined;
  ways: string[] | undefined;
}

export interface ConsoleClient {
  /** Calls as a page of the console does, in the browser of this client. */
  call<E extends ConsoleEndpoint>(endpoint: E, given?: Given<E>): Promise<ConsoleAnswer<AnswerOf<E>>>;
  /** The cookie of the session; '' before the sign-in. */
  cookie(): string;
  keep(cookie: string): void;
  /** The other cookie that the last call gave: the pass of a rehearsal. */
  pass(): string;
}

/** A browser with the console open. */
export function consoleClient(site: Pick<TestSite, 'hiroba'>, host = 'hiroba.test'): ConsoleClient {
  let cookie = '';
  let pass = '';
  return {
    pass: () => pass,
    cookie: () => cookie,
    keep: (other) => (cookie = other),
    async call(endpoint, { params = {}, query, body, form, headers = {} } = {}) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query ?? {})) {
        if (value !== undefined) search.set(name, String(value));
      }
      const path = consoleApiPrefix + buildPath(endpoint.path, params) + (search.size > 0 ? `?${search}` : '');
      const isPost = endpoint.method === 'POST';
      const response = await site.hiroba.fetch(
        new Request(`http://${host}${path}`, {
          method: endpoint.method,
          headers: {
            host,
            language: 'eng',
            ...(cookie !== '' && { cookie }),
            ...(isPost && { origin: `http://${host}`, 'console-call': '1' }),
            ...(isPost && form === undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(isPost && { body: form ?? JSON.stringify(body ?? {}) }),
        }),
      );
      const set = response.headers.get('set-cookie');
      const given = set?.split(';')[0];
      if (given?.includes('rehearsal=')) pass = given;
      else if (given !== undefined) cookie = given;
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      const read = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, never>;
      const { message, errors, reason, ways } = read;
      return { status: response.status, data: read['data']!, bytes, message, errors, reason, ways };
    },
  };
}
