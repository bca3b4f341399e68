import type * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { isStatus } from '#web/api/call-error.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { createConsoleApi, type ProofAsked } from './console-api.ts';

type Contract = Pick<ConsoleEndpoint, 'name' | 'summary' | 'may'> & { answer: v.GenericSchema<string> };
type Change = Contract & { method: 'POST'; path: string; body: v.GenericSchema<object> };
type ChangeOfSite = Change & { path: 'sites/{site}/part' };
type Look = Contract & { method: 'GET'; path: 'a' | 'b' };
type Search = Contract & { method: 'GET'; path: 'sites'; query: v.GenericSchema<{ search?: string; after?: string }> };
interface Sent {
  url: string;
  init: RequestInit;
}

beforeAll(() => commonTexts.load('jpn'));

function stage(answers: readonly (number | 'cut' | 'stepUp')[], isSignedIn: boolean) {
  const sent: Sent[] = [];
  let asked = 0;
  const proofs: ProofAsked[] = [];
  let sign: (isIn: boolean) => void = () => {};
  const rest = [...answers];
  const api = createConsoleApi({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init! });
      const status = rest.shift() ?? 200;
      if (status === 'cut') throw new TypeError('fetch failed');
      if (status === 'stepUp')
        return Response.json({ message: 'prove it', reason: 'stepUp', ways: ['app'] }, { status: 403 });
      return Response.json(status === 200 ? { data: 'done' } : { message: `${status}` }, { status });
    },
    language: () => 'jpn',
    askToSignIn: () => {
      asked += 1;
      return new Promise((resolve) => {
        sign = resolve;
        setTimeout(() => sign(isSignedIn));
      });
    },
    askToProve: (proof) => {
      proofs.push(proof);
      return Promise.resolve(isSignedIn);
    },
  });
  return { api, sent, proofs, asked: () => asked };
}

describe('the calls of the console', () => {
  test('go as JSON with the header that no form can send, in the language of the console', async () => {
    const { api, sent } = stage([], true);
    await api.post<ChangeOfSite>('sites/{site}/part', { params: { site: 'event-1' }, body: { part: 'settings' } });
    expect(sent[0]?.url).toBe('/console/api/sites/event-1/part');
    expect(sent[0]?.init.body).toBe('{"part":"settings"}');
    expect(sent[0]?.init.headers).toEqual({
      'console-call': '1',
      'content-type': 'application/json',
      language: 'jpn',
    });
    await api.get<Search>('sites', { query: { search: '市 & x', after: undefined } });
    expect(sent[1]?.url).toBe('/console/api/sites?search=%E5%B8%82+%26+x');
  });

  test('are made again when the session had ended and the organiser signs in, who is asked once', async () => {
    const { api, sent, asked } = stage([401, 401], true);
    const body = { part: 'settings', changes: [1] };
    const results = await Promise.all([api.post<Change>('a', { body }), api.get<Look>('b', {})]);
    expect(results).toEqual(['done', 'done']);
    expect(asked()).toBe(1);
    expect(sent.map(({ url }) => url).toSorted()).toEqual(['a', 'a', 'b', 'b'].map((path) => `/console/api/${path}`));
    // What was typed goes as it was.
    expect(sent.filter(({ url }) => url.endsWith('a')).map(({ init }) => init.body)).toEqual(
      Array.from({ length: 2 }, () => JSON.stringify(body)),
    );
  });

  test('are made again when the organiser has shown who they are, and fail with the reason when they do not', async () => {
    const { api, sent, proofs } = stage(['stepUp', 'stepUp'], true);
    const both = [api.get<Look>('a', {}), api.get<Look>('b', {})];
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect([sent.length, proofs]).toEqual([4, [{ reason: 'stepUp', ways: ['app'], path: expect.any(String) }]]);
    await expect(stage(['stepUp'], false).api.get<Look>('a', {})).rejects.toThrow('prove it');
    // Another 403 is no question.
    const plain = stage([403], true);
    await expect(plain.api.get<Look>('a', {})).rejects.toThrow('403');
    expect(plain.proofs).toEqual([]);
  });

  test('that are made to answer a question, and want something else first, have a question of their own', async () => {
    const asked: string[] = [];
    const refuse = (reason: string) => Response.json({ message: reason, reason, ways: [] }, { status: 403 });
    const shown = new Set<string>();
    const api = createConsoleApi({
      language: () => 'jpn',
      fetch: (url) => {
        const wants = String(url).endsWith('/a') ? 'secondFactor' : 'stepUp';
        return Promise.resolve(shown.has(wants) ? Response.json({ data: 'done' }) : refuse(wants));
      },
      askToSignIn: () => Promise.resolve(false),
      // A second factor is set up by a call that asks for the password first.
      async askToProve({ reason }) {
        asked.push(reason);
        if (reason === 'secondFactor') await api.get<Look>('b', {});
        shown.add(reason);
        return true;
      },
    });
    expect(await api.get<Look>('a', {})).toBe('done');
    expect(asked).toEqual(['secondFactor', 'stepUp']);
  });

  test('fail as they failed when nobody signs in', async () => {
    const { api, sent } = stage([401], false);
    await expect(api.get<Look>('a', {})).rejects.toSatisfy((error) => isStatus(error, 401));
    expect(sent).toHaveLength(1);
  });

  test('ask nobody for a password that was wrong', async () => {
    const { api, asked } = stage([422], true);
    await expect(api.post<Change>('sign-in', { body: {} })).rejects.toSatisfy((error) => isStatus(error, 422));
    expect(asked()).toBe(0);
  });

  test('say of a cut line that it is cut', async () => {
    const { api } = stage(['cut'], true);
    await expect(api.get<Look>('a', {})).rejects.toSatisfy((error) => isStatus(error, 10_000));
  });

  test('that read wait for what is typed and on its way, and no longer than a cut line takes to be noticed', async () => {
    vi.useFakeTimers();
    const order: string[] = [];
    const open: (() => void)[] = [];
    const api = createConsoleApi({
      fetch: async (url, init) => {
        order.push(`${init?.method} ${String(url).split('/api/')[1]}`);
        if (init?.method === 'POST') await new Promise<void>((resolve) => open.push(resolve));
        return Response.json({ data: 'done' });
      },
      language: () => 'jpn',
      askToSignIn: () => Promise.resolve(true),
      askToProve: () => Promise.resolve(true),
    });
    const save = () => api.post<ChangeOfSite>('sites/{site}/part', { params: { site: 'event-1' }, body: {} });
    // The form that is left has its save one step behind it.
    const leaving = Promise.resolve().then(save);
    const read = api.get<Look>('a', {});
    await vi.advanceTimersByTimeAsync(100);
    expect(order).toEqual(['POST sites/event-1/part']);
    open[0]?.();
    await Promise.all([leaving, vi.advanceTimersByTimeAsync(10), read]);
    expect(order.at(-1)).toBe('GET a');

    const stuck = save();
    const other = api.get<Look>('b', {});
    await vi.advanceTimersByTimeAsync(2_900);
    expect(order.at(-1)).toBe('POST sites/event-1/part');
    await vi.advanceTimersByTimeAsync(200);
    await other;
    expect(order.at(-1)).toBe('GET b');
    open[1]?.();
    await stuck;
    vi.useRealTimers();
  });
});
