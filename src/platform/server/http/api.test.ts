import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { endpoint } from '#kernel/endpoint.ts';
import { bodyMaxBytes, requestTimeoutMs, uploadTimeoutMs } from '#kernel/limits.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { GuardedPool } from '../database/guarded-pool.ts';
import { createApi } from './api.ts';
import { Refusal, refuse } from './refusal.ts';
import { openEntrance } from '../../../../test/call-entrance.ts';
import { serveAnybody } from '../../../../test/serve-anybody.ts';
import type { ServedEndpoint } from './served-endpoint.ts';

const anything = v.record(v.string(), v.any());
const nobodys = { summary: '', who: 'anyone', at: 'nowhere', answer: v.any() } as const;
const post = (handle: (body: unknown) => unknown, more: object = {}, admit?: ServedEndpoint['admit']): ServedEndpoint =>
  serveAnybody(
    endpoint({ ...nobodys, name: 'send', method: 'POST', path: 'send/{portalId}', body: anything, ...more }),
    async ({ body }) => ({ data: await handle(body) }),
    admit,
  );
const list = serveAnybody(
  endpoint({
    ...nobodys,
    name: 'list',
    method: 'GET',
    path: 'list[/{eventId}]',
    query: v.looseObject({ page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))) }),
  }),
  async ({ query, params }) => ({ data: { query, params } }),
);

interface Body {
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}

function api(served: readonly ServedEndpoint[], lines: string[] = []) {
  const { fetch } = createApi(served, openEntrance, ({ header }) =>
    requestContext({ language: 'eng', clientAddress: header('x-from') ?? '192.0.2.1' }, lines),
  );
  return async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const response = await fetch(new Request(`http://h/web_api/v2/${path}`, init));
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  };
}
const send = (body: BodyInit, type: string) => ({ method: 'POST', body, headers: { 'content-type': type } });

describe('a call that answers a file', () => {
  const bytes = new Uint8Array([37, 80, 68, 70]);
  const receipt = (handle: () => Promise<{ data: unknown }>) =>
    createApi(
      [
        serveAnybody(
          endpoint({ ...nobodys, name: 'receipt', method: 'GET', path: 'receipt', fileType: 'application/pdf' }),
          handle,
        ),
      ],
      openEntrance,
      () => requestContext({ language: 'eng' }),
    ).fetch(new Request('http://h/web_api/v2/receipt'));

  test('answers its bytes under its name, to be saved, and not to be cached on the way', async () => {
    const response = await receipt(async () => ({ data: { name: '領収書.pdf', bytes } }));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8.pdf");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('answers a refusal as JSON', async () => {
    const response = await receipt(() => Promise.reject(refuse('notFound')));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('the body of a call', () => {
  const echo = api([post((body) => body)]);

  test.each([
    ['a form', 'a=1&b[0]=2&b[1]=3', 'application/x-www-form-urlencoded', { a: '1', b: ['2', '3'] }],
    ['JSON', '{"a":1,"__proto__":{"x":1}}', 'application/json; charset=utf-8', { a: 1 }],
    ['JSON with escapes', '{"a":1,"\\u005f_proto__":{"x":1}}', 'application/json', { a: 1 }],
    ['JSON without a preflight', '{"a":1}', 'text/plain', { a: 1 }],
    ['nothing', '', 'application/json', {}],
    [
      'a small multipart form',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      'multipart/form-data; boundary=x',
      { a: '1' },
    ],
  ])('may be %s', async (_, body, type, expected) => {
    expect(await echo('send/1', send(body, type))).toMatchObject({ status: 200, body: { data: expected } });
  });

  test.each([
    ['JSON that is none', '{"a":', 'application/json', 400],
    ['an endless nesting', '['.repeat(bodyMaxBytes), 'application/json', 400],
    ['a multipart body that is none', 'x', 'multipart/form-data; boundary=x', 400],
    ['XML', '<a/>', 'text/xml', 415],
    ['a form that does not say so', 'a=1', '', 415],
    ['JSON that does not say so', '{"a":1}', '', 415],
    ['a text', '"a"', 'application/json', 422],
  ])('that is %s is refused', async (_, body, type, status) => {
    const answer = await echo('send/1', send(body, type));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
  });

  test('may be as large as a call reads it, a form with files no larger', async () => {
    const text = (bytes: number): string => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
    expect((await echo('send/1', send(text(bodyMaxBytes), 'application/json'))).status).toBe(200);
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      expect((await echo('send/1', send(text(bodyMaxBytes + 1), type))).status).toBe(413);
    }
  });

  test('without an end is cut off, at any length that it named', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const answer = await echo('send/1', { ...send(endless, 'application/json'), duplex: 'half' });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(2 * bodyMaxBytes);
  });
});

describe('a call that cannot be answered', () => {
  test('is refused with a message, and with the problem of each field', async () => {
    const answer = await api([list])('list?page=x');
    expect(answer).toMatchObject({ status: 422, body: { errors: { page: ['This value is not valid.'] } } });
  });

  test.each([
    ['send/1', 'GET', 405],
    ['list', 'POST', 405],
    ['list', 'DELETE', 405],
    ['nothing', 'GET', 404],
    ['list/x', 'GET', 404],
    ['list/-1', 'GET', 404],
    ['list/1/2', 'GET', 404],
    ['', 'GET', 404],
  ])('%s by %s: %d', async (path, method, status) => {
    expect((await api([list, post(() => 1)])(path, { method })).status).toBe(status);
  });

  test('by HEAD whose GET changes something changes nothing, and is refused', async () => {
    const given: string[] = [];
    const of = (name: string, more: object) =>
      serveAnybody(
        endpoint({
          name,
          method: 'GET',
          path: name,
          summary: '',
          answer: v.any(),
          who: 'anyone',
          at: 'nowhere',
          ...more,
        }),
        async () => ({ data: given.push(name) }),
      );
    const { fetch } = createApi([of('read', {}), of('use', { changes: true })], openEntrance, () =>
      requestContext({ language: 'eng' }),
    );
    const statusOf = async (path: string, method: string) =>
      (await fetch(new Request(`http://h/web_api/v2/${path}`, { method }))).status;
    expect([await statusOf('read', 'HEAD'), await statusOf('use', 'HEAD')]).toEqual([200, 405]);
    expect([await statusOf('ex/use', 'HEAD'), given]).toEqual([405, ['read']]);
    expect([await statusOf('use', 'GET'), given]).toEqual([200, ['read', 'use']]);
  });

  test('because of us says so, without a word of why', async () => {
    const lines: string[] = [];
    const fail = () => {
      throw new Error('password authentication failed for user "x"');
    };
    const { status, body, headers } = await api([post(fail)], lines)('send/1', send('{}', 'application/json'));
    expect([status, Object.keys(body)]).toEqual([500, ['message']]);
    expect(body.message).toMatch(/^Something went wrong/);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'error', requestId: headers.get('x-request-id') });
    expect(lines[0]).toContain('password authentication failed');
  });

  test('without a database asks to be tried later', async () => {
    const noConnection = () => new GuardedPool({ host: '127.0.0.1', port: 1 }, () => {}).connect();
    expect((await api([post(noConnection)])('send/1', send('{}', 'application/json'))).status).toBe(503);
  });

  test('in time is given up after 30 seconds [HTTP-002]', async () => {
    vi.useFakeTimers();
    const answering = api([post(() => new Promise(() => {}))])('send/1', send('{}', 'application/json'));
    let isAnswered = false;
    void answering.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answering).status).toBe(408);
    vi.useRealTimers();
  });

  test('with files over a slow line is given up after five minutes', async () => {
    vi.useFakeTimers();
    const served = post(() => new Promise(() => {}));
    const answering = api([{ ...served, endpoint: { ...served.endpoint, takesTime: true } }])(
      'send/1',
      send('{}', 'application/json'),
    );
    let isAnswered = false;
    void answering.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(uploadTimeoutMs - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answering).status).toBe(408);
    vi.useRealTimers();
  });

  test('because its body never ends is given up too, and its body released', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    const silent = new ReadableStream({ cancel });
    const answering = api([post(() => 1)])('send/1', { ...send(silent, 'application/json'), duplex: 'half' });
    await vi.advanceTimersByTimeAsync(requestTimeoutMs);
    expect((await answering).status).toBe(408);
    expect(cancel).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

test('a call that the entrance refuses is refused before its body is read', async () => {
  const admit = (): never => {
    throw refuse('forbidden');
  };
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const answer = await api([post(() => 1, {}, admit)])('send/7', { ...send(body, 'application/json'), duplex: 'half' });
  expect(answer.status).toBe(403);
  expect(pull).not.toHaveBeenCalled();
});

test('large bodies of many callers at once do not fill the memory, nor those of one address half of it', async () => {
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const takesFiles = post(() => waiting, { bodyKind: 'multipart' });
  const ask = api([takesFiles, post(() => 1, { name: 'say', path: 'say' })]);
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n');
  const large = Buffer.concat([head, Buffer.alloc(90 * 1024 * 1024), Buffer.from('\r\n--x--')]);
  const call = (from: string) => {
    const { headers, ...sent } = send(large, 'multipart/form-data; boundary=x');
    return ask('send/1', { ...sent, headers: { ...headers, 'x-from': from } });
  };
  const first = [call('192.0.2.1')];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await call('192.0.2.1')).status).toBe(503);
  first.push(call('192.0.2.2'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await call('192.0.2.3')).status).toBe(503);
  // Other bodies have memory of their own.
  expect((await ask('say', send('a=1', 'application/x-www-form-urlencoded'))).status).toBe(200);
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await call('192.0.2.1')).status).toBe(200);
});

test('a refusal has its reason and its other members', async () => {
  const closed = post(() => {
    throw new Refusal(
      403,
      () => 'said',
      undefined,
      () => ({ reason: 'ticket', isAnd: true }),
    );
  });
  const { status, body } = await api([closed])('send/1', { method: 'POST' });
  expect([status, body]).toEqual([403, { message: 'said', reason: 'ticket', isAnd: true }]);
});

test('in exhibitor mode every call answers behind ex/ as it does without, and a call of that place has no second one [ACCESS-052]', async () => {
  const preview = serveAnybody(
    endpoint({
      ...list.endpoint,
      name: 'preview',
      path: 'ex/detail/{portalId}',
      at: 'nowhere',
      query: v.looseObject({}),
    }),
    async () => ({ data: 'preview' }),
  );
  const ask = api([list, preview]);
  expect(await ask('ex/list/7?page=2')).toMatchObject({ status: 200, body: (await ask('list/7?page=2')).body });
  expect((await ask('ex/list')).status).toBe(200);
  expect((await ask('ex/list', { method: 'POST' })).status).toBe(405);
  expect((await ask('ex/detail/7')).status).toBe(200);
  expect((await ask('ex/ex/detail/7')).status).toBe(404);
});

test('every answer has the headers that belong to it', async () => {
  const { headers, body } = await api([list])('list/7?ids[]=1&ids[]=2&a=1&a=2&__proto__[]=3');
  expect(body.data).toEqual({ query: { ids: ['1', '2'], a: ['1', '2'] }, params: { eventId: 7 } });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toBe('test');
});
