import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dispositionOf } from '#kernel/file-answer.ts';
import jpn from '#kernel/texts/jpn.ts';
import { browserClient, failure, get, never, ok, post, refuse } from '../../../../test/browser-client.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { reasonOf } from './call-error.ts';
import { serverClock } from './server-clock.ts';

beforeAll(() => commonTexts.load('eng'));

describe('a call', () => {
  test('goes to the host of the page with the common headers [HTTP-001, HTTP-006, HTTP-016]', async () => {
    const { api, requests } = browserClient(ok);
    await get(api, { query: { page: 2 } });
    const [request] = requests as [Request];
    expect(request.url).toBe('http://localhost/web_api/v2/thing/1?page=2');
    expect(request.method).toBe('GET');
    expect(request.headers.get('language')).toBe('eng');
    expect(request.headers.get('accept')).toBe('application/json');
    expect(request.headers.get('access-token')).toBe('old');
  });

  test('sends a POST form-style unless it is flagged otherwise [HTTP-003]', async () => {
    const { api, requests } = browserClient(ok);
    await post(api);
    await api.postJson('thing', { body: { a: '1' } } as never);
    expect(requests.map((request) => request.headers.get('content-type')?.split(';')[0])).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
    expect(await requests[0]?.text()).toBe('a=1');
    expect(await requests[1]?.text()).toBe('{"a":"1"}');
  });

  test.each([
    ['ticket-token', 'token'],
    ['log-check-key', '00000000-0000-4000-8000-000000000001'],
    ['recaptcha-token', 'token'],
    ['recaptcha-action', 'card_add'],
    ['PurchaseRoute', 'timetable'],
    ['is-register', '1'],
    ['excluded-modules', 'ticket,booth'],
  ])(
    'sends the optional header %s when it is asked to [HTTP-017, HTTP-018, HTTP-019, HTTP-020, HTTP-021, HTTP-022, HTTP-023, HTTP-028]',
    async (name, value) => {
      const { api, requests } = browserClient(ok);
      await post(api, { headers: { [name]: value } });
      await post(api);
      expect(requests.map((request) => request.headers.get(name))).toEqual([value, null]);
    },
  );

  test('sets the server’s time, even if it is refused', async () => {
    const told = Date.parse('2030-05-01T00:00:00Z');
    const dated = (status: number) => () =>
      Response.json({}, { status, headers: { date: 'Wed, 01 May 2030 00:00:00 GMT' } });
    for (const status of [200, 409]) {
      serverClock.hear(0);
      await get(browserClient(dated(status)).api).catch(() => {});
      expect(Math.abs(serverClock.now() - told)).toBeLessThan(1_000);
    }
  });

  test('answers its data, with the place in the list, or the bare body [HTTP-027]', async () => {
    const answers: [unknown, unknown][] = [
      [{ data: { exists: true } }, { data: { exists: true } }],
      [
        { data: [1], total: 9, lastPage: 5 },
        { data: [1], total: 9, lastPage: 5 },
      ],
      [{ data: null }, { data: null }],
      [{ exists: true }, { data: { exists: true } }],
      [[1, 2], { data: [1, 2] }],
    ];
    for (const [body, expected] of answers) {
      const { api } = browserClient(() => Response.json(body));
      expect(await get(api)).toEqual(expected);
    }
  });

  test('answers a file under the name it came with', async () => {
    const { api } = browserClient(
      () => new Response('%PDF', { headers: { 'content-disposition': dispositionOf('領収書.pdf') } }),
    );
    const bytes = new TextEncoder().encode('%PDF');
    expect(await get(api)).toEqual({ data: { name: '領収書.pdf', bytes } });
  });

  test("given up by its caller fails with the caller's reason and no dialog", async () => {
    const { api, dialogs, timers } = browserClient(never, { isApplication: true });
    const control = new AbortController();
    const call = get(api, { signal: control.signal });
    control.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    await expect(get(api, { signal: control.signal })).rejects.toThrow('left');
    expect(dialogs).toEqual([]);
    expect(timers.every(({ isCleared }) => isCleared)).toBe(true);
  });
});

describe('a call that fails', () => {
  test('of a preview that the server refuses says so where somebody pressed, and not where the page asked by itself', async () => {
    const onRefusedInPreview = vi.fn<(message: string) => void>();
    const { api } = browserClient(
      () => Response.json({ message: 'Not here.', reason: 'draft' }, { status: 403 }),
      { isDraft: true },
      { onRefusedInPreview },
    );
    await failure(post(api, { isQuiet: true }));
    expect(onRefusedInPreview).not.toHaveBeenCalled();
    await failure(post(api));
    expect(onRefusedInPreview).toHaveBeenCalledWith('Not here.');
  });

  test('that is quiet leaves the message of its failure to its caller', async () => {
    const { api, dialogs } = browserClient(refuse(408));
    expect(await failure(post(api, { isQuiet: true }))).toMatchObject({ status: 408, isTold: false });
    expect(dialogs).toEqual([]);
    expect(await failure(post(api))).toMatchObject({ status: 408, isTold: true });
    expect(dialogs).toHaveLength(1);
  });

  test('after 30 seconds does so with 408 and the dialog [HTTP-002, ERROR-013]', async () => {
    const { api, timers, dialogs } = browserClient(never);
    const call = failure(get(api));
    expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
    timers[0]?.work();
    expect(await call).toMatchObject({ status: 408 });
    expect(dialogs).toEqual([{ text: 'dataFailed', where: 'web' }]);
  });

  test('after 30 seconds in the app raises the native dialog [ERROR-014]', async () => {
    const { api, timers, dialogs } = browserClient(never, { isApplication: true });
    const call = failure(post(api));
    timers[0]?.work();
    expect(await call).toMatchObject({ status: 408 });
    expect(dialogs).toEqual([{ text: 'dataFailed', where: 'app' }]);
  });

  test('as a POST offline gets status 10000 in Japanese without asking the network [ERROR-016, ERROR-017]', async () => {
    const { api, requests, dialogs } = browserClient(ok, {}, { isOnline: () => false });
    expect(await failure(post(api))).toMatchObject({
      status: 10_000,
      message: 'ネットワーク通信エラーが発生しました。',
    });
    expect(requests).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(jpn.networkError).toBe('ネットワーク通信エラーが発生しました。');
  });

  test('as a POST offline in the app raises the native dialog [ERROR-015]', async () => {
    const { api, dialogs } = browserClient(ok, { isApplication: true }, { isOnline: () => false });
    await failure(post(api));
    expect(dialogs).toEqual([{ text: 'offline', where: 'app' }]);
  });

  test('as a GET offline raises the data acquisition dialog [HTTP-029]', async () => {
    const { api, dialogs } = browserClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(get(api))).toMatchObject({ status: 10_000 });
    expect(dialogs).toEqual([{ text: 'unreached', where: 'web' }]);
  });

  test('with 422 gives its messages by field to the caller, and shows no dialog [ERROR-011, ERROR-012]', async () => {
    const { api, dialogs } = browserClient(
      refuse(422, { message: 'said', errors: { name: ['needed'], odd: 'text', none: [3] } }),
    );
    expect(await failure(post(api))).toMatchObject({
      status: 422,
      message: 'said',
      errors: { name: ['needed'], odd: ['text'], none: [] },
    });
    expect(dialogs).toEqual([]);
  });

  test('with 403 and a reason gives all its members to the caller, and shows no dialog, nor in the app', async () => {
    const tickets = [{ name: 'Day pass', link: '/module/ticket/4' }];
    for (const isApplication of [false, true]) {
      const { api, dialogs } = browserClient(refuse(403, { message: 'said', reason: 'ticket', tickets }), {
        isApplication,
      });
      const error = await failure(get(api));
      expect([reasonOf(error), error]).toMatchObject(['ticket', { details: { reason: 'ticket', tickets } }]);
      expect(dialogs).toEqual([]);
    }
    const { api } = browserClient(refuse(403, { message: 'said', reason: 'whatever', tickets }));
    expect(reasonOf(await failure(get(api)))).toBeUndefined();
  });

  test.each([400, 403, 404, 409, 410, 429, 500, 503])(
    'with %i reaches the caller, and in the app the data acquisition dialog too [ERROR-018, ERROR-019, ERROR-037]',
    async (status) => {
      const web = browserClient(refuse(status));
      expect(await failure(get(web.api))).toMatchObject({ status, message: 'said' });
      expect(web.dialogs).toEqual([]);
      const app = browserClient(refuse(status), { isApplication: true });
      expect(await failure(get(app.api))).toMatchObject({ status });
      expect(app.dialogs).toEqual([{ text: 'dataFailed', where: 'app' }]);
    },
  );

  test("answered by a proxy's page or an empty body says so in the visitor's words", async () => {
    const words = commonTexts.of('eng').failed;
    for (const answer of [new Response('<html>', { status: 502 }), new Response('', { status: 200 })]) {
      const { api } = browserClient(() => answer);
      expect(await failure(get(api))).toMatchObject({ status: answer.ok ? 500 : 502, message: words });
    }
  });

  test('with 461 asks for the passcode [ACCESS-010]', async () => {
    const { api, onPasscodeRequired, dialogs } = browserClient(refuse(461), { isApplication: true });
    expect(await failure(get(api))).toMatchObject({ status: 461 });
    expect(onPasscodeRequired).toHaveBeenCalledOnce();
    expect(dialogs).toEqual([]);
  });

  test.each(['a\nb', 'a\tb', 'a b', 'トークン', '', 'x'.repeat(5_000)])(
    'because no header can carry the stored token %j ends the session, like any other garbage',
    async (accessToken) => {
      const { api, requests, onSessionEnded, dialogs } = browserClient(ok, { accessToken });
      expect(await failure(get(api))).toMatchObject({ status: 552 });
      expect(onSessionEnded).toHaveBeenCalledOnce();
      expect([requests, dialogs]).toEqual([[], []]);
    },
  );

  test('because its page shows another member says so to the page and to the caller', async () => {
    const onOtherMember = vi.fn<() => void>();
    const refused = refuse(409, { message: 'said', reason: 'otherMember' });
    const { api, dialogs } = browserClient(refused, {}, { onOtherMember });
    expect(await failure(post(api))).toMatchObject({ status: 409, message: 'said' });
    expect(onOtherMember).toHaveBeenCalledOnce();
    expect(dialogs).toEqual([]);
  });

  test('with 552 ends the session, once for all calls that learn it together', async () => {
    const { api, facts, onSessionEnded, dialogs } = browserClient(refuse(552));
    onSessionEnded.mockImplementation(() => {
      facts.accessToken = undefined;
    });
    await Promise.all([failure(get(api)), failure(get(api)), failure(post(api))]);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(dialogs).toEqual([]);
  });
});
