import { describe, expect, test } from 'vitest';
import { createSafeStorage, type LocalStorage, readJson } from '#web/storage/safe-storage.ts';
import type { LogRecord } from '../rules/log-record.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { createEventNotes } from './note-events.ts';

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

type Open = (open: () => AccessLog) => AccessLog | Promise<AccessLog>;

function start(
  answer: Answer,
  facts = visitor,
  local: LocalStorage = createSafeStorage(() => undefined),
  opening: Open = (open) => open(),
) {
  const requests: { url: string; init: RequestInit; batch: LogRecord[] }[] = [];
  const timers = new Map<number, { work: () => void; ms: number }>();
  const hideListeners: (() => void)[] = [];
  let nextTimer = 1;
  const settings = {
    local,
    fetch: async (url: unknown, init: unknown) => {
      const batch = JSON.parse(String((init as RequestInit).body)) as LogRecord[];
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
      set(work: () => void, ms: number) {
        timers.set(nextTimer, { work, ms });
        return nextTimer++;
      },
      clear: (timer: unknown) => void timers.delete(timer as number),
    },
    onHide: (listener: () => void) => void hideListeners.push(listener),
  };
  const notes = createEventNotes(settings, () => opening(() => createAccessLog(settings)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    requests,
    timers,
    local,
    note: notes.note,
    view: (count = 1) => {
      for (let i = 0; i < count; i += 1) notes.note({ action: 'view', page: 'home' });
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
    const key = log.note({ action: 'view', page: 'terms/re-agree' });
    expect(keysOf(log.kept())).toEqual([key]);
    const exhibitor = start(acceptAll, { ...visitor, isExhibitor: true });
    expect(exhibitor.note({ action: 'view', page: 'terms/re-agree' })).toBeUndefined();
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

  test('is fetched by the first record, which waits for it', async () => {
    let come = () => {};
    const log = start(acceptAll, visitor, undefined, async (open) => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      return open();
    });
    log.view(2);
    expect(log.kept()).toEqual([]);
    come();
    await log.settle();
    expect(log.kept()).toHaveLength(2);
    await log.ring();
    expect(log.requests.map(({ batch }) => batch.length)).toEqual([2]);
  });

  test('loses nothing of a page that is left before it has come, or without a network: the next page sends it', async () => {
    const lost = start(acceptAll, visitor, undefined, () => Promise.reject(new TypeError('Failed to fetch')));
    const key = lost.note({ action: 'view', page: 'home' });
    await lost.settle();
    lost.view();
    await lost.hide();
    expect(lost.kept()).toHaveLength(2);
    await lost.hide();
    expect(lost.kept()).toHaveLength(2);

    const next = start(acceptAll, visitor, lost.local);
    await next.ring();
    expect(next.requests[0]?.batch[0]).toMatchObject({ log_check_key: key, page: 'home', action: 'view' });
    expect(next.requests[0]?.batch).toHaveLength(2);
    expect(next.kept()).toEqual([]);
  });

  test('is asked for again by the next record when it did not come', async () => {
    let tries = 0;
    const log = start(acceptAll, visitor, undefined, async (open) => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return open();
    });
    log.view();
    await log.settle();
    log.view();
    await log.settle();
    expect(log.kept()).toHaveLength(2);
    expect(tries).toBe(2);
  });
});
