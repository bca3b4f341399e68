import { describe, expect, test } from 'vitest';
import { createSafeStorage, type LocalStorage, readJson } from '#web/storage/safe-storage.ts';
import type { LogRecord } from '../rules/log-record.ts';
import { createAccessLog } from './access-log.ts';

const visitor = {
  site: { portalId: 1, eventId: 11 },
  userId: null,
  anonymousToken: 'a'.repeat(32),
  device: 'pc',
  url: 'https://hiroba.example/web/event/11',
  pcode: null,
  isExhibitor: false,
  isExhibitorAccount: false,
  isPreview: false,
  isDraft: false,
};

type Answer = (batch: LogRecord[]) => Response | Promise<Response>;
const keysOf = (records: readonly LogRecord[]) => records.map(({ log_check_key }) => log_check_key);
const acceptAll: Answer = (batch) => Response.json({ data: { log_check_keys: keysOf(batch) } });

function start(answer: Answer, facts = visitor, local: LocalStorage = createSafeStorage(() => undefined)) {
  const requests: { url: string; init: RequestInit; batch: LogRecord[] }[] = [];
  const timers = new Map<number, { work: () => void; ms: number }>();
  const hideListeners: (() => void)[] = [];
  let nextTimer = 1;
  const log = createAccessLog({
    local,
    fetch: async (url, init) => {
      const batch = JSON.parse(String(init?.body)) as LogRecord[];
      requests.push({ url: String(url), init: init as RequestInit, batch });
      return answer(batch);
    },
    logHost: 'https://log.example',
    domain: 'hiroba.example',
    token: 'f'.repeat(64),
    facts: () => facts,
    clock: () => 0,
    random: Math.random,
    timers: {
      set(work, ms) {
        timers.set(nextTimer, { work, ms });
        return nextTimer++;
      },
      clear: (timer) => void timers.delete(timer as number),
    },
    onHide: (listener) => void hideListeners.push(listener),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    requests,
    timers,
    local,
    record: log.record,
    view: (count = 1) => {
      for (let i = 0; i < count; i += 1) log.record({ action: 'view', page: 'home' });
    },
    kept: () => readJson(local, 'storageLogData', Array.isArray) ?? [],
    async ring() {
      for (const [timer, { work }] of timers) {
        timers.delete(timer);
        work();
      }
      await settle();
    },
    async hide() {
      for (const listener of hideListeners) listener();
      await settle();
    },
    settle,
  };
}

describe('the access log of a window', () => {
  test('sends three records as one request with the headers of the log host, and forgets them [LOG-006]', async () => {
    const log = start(acceptAll);
    log.view(3);
    expect(log.requests).toEqual([]);
    expect(log.kept()).toHaveLength(3);
    await log.ring();
    expect(log.requests).toHaveLength(1);
    expect(log.requests[0]).toMatchObject({
      url: 'https://log.example/v1/log/access/store',
      init: {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', domain: 'hiroba.example', token: 'f'.repeat(64) },
      },
    });
    expect(log.requests[0]?.batch).toHaveLength(3);
    expect(log.kept()).toEqual([]);
    expect(log.timers.size).toBe(0);
  });

  test('waits ten seconds, sends at once with twenty records, and when the page is hidden [LOG-014]', async () => {
    const log = start(acceptAll);
    log.view();
    expect([...log.timers.values()].map(({ ms }) => ms)).toEqual([10_000]);
    log.view(18);
    expect(log.requests).toEqual([]);
    log.view();
    expect(log.requests).toHaveLength(1);
    await log.settle();
    log.view(2);
    await log.hide();
    expect(log.requests.map(({ batch }) => batch.length)).toEqual([20, 2]);
    await log.hide();
    expect(log.requests).toHaveLength(2);
  });

  test('gives every record a key of its own [LOG-010]', () => {
    const log = start(acceptAll);
    log.view(19);
    expect(new Set(keysOf(log.kept())).size).toBe(19);
    for (const key of keysOf(log.kept())) expect(key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('gives the key of a record to the call that names it, and none for what is not logged [TERMS-013]', () => {
    const log = start(acceptAll);
    const key = log.record({ action: 'view', page: 'terms/re-agree' });
    expect(keysOf(log.kept())).toEqual([key]);
    const exhibitor = start(acceptAll, { ...visitor, isExhibitor: true });
    expect(exhibitor.record({ action: 'view', page: 'terms/re-agree' })).toBeUndefined();
  });

  test('keeps records that were not accepted for a later batch [LOG-009]', async () => {
    const log = start((batch) => Response.json({ data: { log_check_keys: keysOf(batch).slice(0, 1) } }));
    log.view(3);
    const [first, ...others] = keysOf(log.kept());
    await log.ring();
    expect(keysOf(log.kept())).toEqual(others);
    expect(others).not.toContain(first);
    await log.ring();
    expect(log.requests[1]?.batch).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => new Response('{}', { status: 429 })],
    ['answers no JSON', () => new Response('<html>', { status: 200 })],
    ['answers something else', () => Response.json({ data: null })],
    ['accepts nothing', () => Response.json({ data: { log_check_keys: [] } })],
  ])('loses nothing and sends less often when the log host %s', async (_, answer) => {
    const log = start(answer);
    log.view(2);
    await log.ring();
    expect(log.kept()).toHaveLength(2);
    expect([...log.timers.values()].map(({ ms }) => ms)).toEqual([20_000]);
    log.view(30);
    expect(log.requests).toHaveLength(1);
  });

  test('sends one batch at a time, then the records that arrived meanwhile', async () => {
    let release = () => {};
    const log = start(async (batch) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return acceptAll(batch);
    });
    log.view(20);
    log.view(5);
    await log.hide();
    expect(log.requests).toHaveLength(1);
    release();
    await log.settle();
    expect(log.kept()).toHaveLength(5);
    expect(log.timers.size).toBe(1);
  });

  test('sends the records that an earlier page left behind, and survives a corrupt store', async () => {
    const earlier = start(acceptAll);
    earlier.view(2);
    const later = start(acceptAll, visitor, earlier.local);
    await later.ring();
    expect(later.requests[0]?.batch).toHaveLength(2);

    const corrupt: LocalStorage = createSafeStorage(() => undefined);
    corrupt.set('storageLogData', '{"not":"a list');
    const log = start(acceptAll, visitor, corrupt);
    log.view();
    expect(log.kept()).toHaveLength(1);
  });

  test('keeps no records of an exhibitor [ACCESS-054]', () => {
    const log = start(acceptAll, { ...visitor, isExhibitor: true });
    log.view();
    expect(log.kept()).toEqual([]);
    expect(log.timers.size).toBe(0);
  });
});
