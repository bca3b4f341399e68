import { createContext, runInContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { offlineWorker } from './offline-worker.ts';

const origin = 'https://hiroba.test';
const address = `${origin}/web/portal/1/event/11/users/my-ticket/100/detail?ticket=7`;
const kept = { status: 200, name: 'kept' };

interface Asked {
  mode?: string;
  method?: string;
  url?: string;
}

/** Runs the worker by itself and answers its response to a request; undefined: it leaves the request alone. */
function worker(network: () => Promise<unknown>) {
  const listeners = new Map<string, (event: unknown) => void>();
  const fetch = vi.fn(network);
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  const open: { url: string; focus(): Promise<void>; navigate(url: string): Promise<void> }[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const world = {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      skipWaiting: vi.fn(),
      registration: { showNotification },
      clients: { matchAll: () => Promise.resolve(open), openWindow },
    },
    caches: { match: (key: string) => Promise.resolve(key === address ? kept : undefined) },
    fetch,
    URL,
    setTimeout: (run: (value: unknown) => void, ms: number, value: unknown) =>
      timers.push({ run: () => run(value), ms }),
    clearTimeout: () => {},
  };
  runInContext(readFileSync(new URL('./offline-worker.mjs', import.meta.url), 'utf8'), createContext(world));
  const ask = ({ mode = 'navigate', method = 'GET', url = address }: Asked = {}): Promise<unknown> | undefined => {
    let answer: Promise<unknown> | undefined;
    listeners.get('fetch')?.({
      request: { mode, method, url },
      respondWith: (given: Promise<unknown>) => (answer = given),
    });
    return answer;
  };
  const hear = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { ask, fetch, timers, hear, showNotification, openWindow, open };
}

const fresh = { status: 200, name: 'fresh' };
const never = (): Promise<never> => new Promise(() => {});

describe('the worker of kept tickets', () => {
  test('asks the network first', async () => {
    expect(await worker(() => Promise.resolve(fresh)).ask()).toBe(fresh);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['without a network', () => Promise.reject(new TypeError('offline'))],
    ['when the server fails', () => Promise.resolve({ status: 502 })],
  ])('shows the kept ticket %s', async (_, network) => {
    expect(await worker(network).ask()).toBe(kept);
  });

  test('shows it when the network takes too long for a gate', async () => {
    const { ask, timers } = worker(never);
    const answer = ask();
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    timers[0]?.run();
    expect(await answer).toBe(kept);
  });

  test('finds it by its ticket, with any other query', async () => {
    const { ask } = worker(() => Promise.reject(new TypeError('offline')));
    expect(await ask({ url: `${address.replace('?', '?isApplication=1&')}&x=1` })).toBe(kept);
  });

  test('fails like the network when no page is kept', async () => {
    const { ask } = worker(() => Promise.reject(new TypeError('offline')));
    await expect(ask({ url: address.replace('=7', '=8') })).rejects.toThrow('offline');
  });

  test.each<[string, Asked]>([
    ['a call', { mode: 'cors', url: `${origin}/web_api/v2/ticket/1/11/100?ticket=7` }],
    ['a script', { mode: 'no-cors' }],
    ['what is sent', { method: 'POST' }],
    ['another page', { url: `${origin}/web/portal/1/event/11/users/my-ticket/100` }],
  ])('leaves %s alone', (_, asked) => {
    const { ask, fetch } = worker(() => Promise.resolve(fresh));
    expect(ask(asked)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is served as a script that browsers request each time', () => {
    const { headers } = offlineWorker();
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

describe('a push of the chat', () => {
  const url = `${origin}/web/event/11/module/live_chat/90#talk/3`;
  const clicked = { notification: { close: () => undefined, data: url } };

  test('is always shown', async () => {
    const { hear, showNotification } = worker(never);
    await hear('push', { data: { json: () => ({ title: 'Aya', body: '1', url, tag: 'chat-3' }) } });
    const shown = { body: '1', tag: 'chat-3', renotify: true, data: url };
    expect(showNotification.mock.calls).toEqual([['Aya', shown]]);
  });

  test('opens its room, in the open page of the chat where there is one', async () => {
    const { hear, openWindow, open } = worker(never);
    await hear('notificationclick', clicked);
    expect(openWindow).toHaveBeenCalledWith(url);
    const page = {
      url: url.replace('#talk/3', '#search'),
      focus: vi.fn(async () => {}),
      navigate: vi.fn(async () => {}),
    };
    open.push(page);
    await hear('notificationclick', clicked);
    expect(page.navigate).toHaveBeenCalledWith(url);
    expect(openWindow).toHaveBeenCalledTimes(1);
  });
});
