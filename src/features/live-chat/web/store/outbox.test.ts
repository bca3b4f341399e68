import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { createOutbox, type OutboxPorts, type Sent, type WaitingMessage } from './outbox.ts';

afterEach(() => vi.useRealTimers());

const message = (key: string, roomId = 1): WaitingMessage => ({ key, roomId, type: 'TEXT', body: key, writtenAt: '' });
const stored: Sent = { kind: 'stored', comment: {} as Comment };

/** A browser whose pages share a storage and a lock, and a server that answers as the test says. */
function browser(answer: (one: WaitingMessage) => Sent | Promise<Sent>) {
  vi.useFakeTimers({ now: 0 });
  let kept: WaitingMessage[] = [];
  let queue = Promise.resolve();
  const sent: string[] = [];
  const pages: Parameters<OutboxPorts['watch']>[0][] = [];
  /** The storage as pages read it that write in one instant. */
  let stale: WaitingMessage[] | undefined;
  const openPage = () => {
    const place = pages.length;
    const ports: OutboxPorts = {
      read: () => stale ?? kept,
      write: (messages) => {
        kept = [...messages];
      },
      tellGone: (key) => pages.forEach((page, index) => index === place || page.onGone(key)),
      alone: (work) => (queue = queue.then(work)),
      send: async (one) => {
        sent.push(one.key);
        return answer(one);
      },
      onStored() {},
      timers: { set: (work, ms) => setTimeout(work, ms), clear: (timer) => clearTimeout(timer as number) },
      watch(hear) {
        pages.push(hear);
        return () => {};
      },
    };
    const outbox = createOutbox(ports);
    return { outbox, close: outbox.open() };
  };
  const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  const atOnce = (work: () => void): void => {
    stale = kept;
    work();
    stale = undefined;
    for (const { onChange } of pages) onChange();
  };
  return { openPage, sent, pages, pass, atOnce, keys: () => kept.map(({ key }) => key) };
}

describe('messages that are not stored yet', () => {
  test('are sent one after the other in a room, in the order in which they were written', async () => {
    const waiting: ((sent: Sent) => void)[] = [];
    const { openPage, sent, pass, keys } = browser(() => new Promise((resolve) => waiting.push(resolve)));
    const { outbox } = openPage();
    for (const key of ['a', 'b', 'c']) outbox.add(message(key));
    await pass();
    expect(sent).toEqual(['a']);
    waiting[0]?.(stored);
    await pass();
    expect([sent, keys()]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(outbox.get().map(({ key }) => key)).toEqual(['b', 'c']);
  });

  test('without an answer are sent again with their key, later each time, and at once with a network', async () => {
    let isOnline = false;
    const { openPage, sent, pages, pass, keys } = browser(() => (isOnline ? stored : { kind: 'noAnswer' }));
    const { outbox } = openPage();
    outbox.add(message('a'));
    expect(outbox.isFailing()).toBe(false);
    await pass(900);
    expect([sent, outbox.isFailing()]).toEqual([['a'], true]);
    await pass(200);
    await pass(2_100);
    expect(sent).toEqual(['a', 'a', 'a']);
    isOnline = true;
    pages[0]?.onNetwork();
    await pass();
    expect([sent.length, keys(), outbox.isFailing()]).toEqual([4, [], false]);
    await pass(60_000);
    expect(sent).toHaveLength(4);
  });

  test('that are refused stay with the reason and delay no other message; their author can send or discard them', async () => {
    let mayPass = false;
    const { openPage, sent, pass, keys } = browser(({ key }) =>
      key === 'bad' && !mayPass ? { kind: 'refused', why: 'too long' } : stored,
    );
    const { outbox } = openPage();
    outbox.add(message('bad'));
    outbox.add(message('good'));
    await pass();
    expect([sent, keys()]).toEqual([['bad', 'good'], ['bad']]);
    expect(outbox.get()[0]?.refused).toBe('too long');
    await pass(60_000);
    expect(sent).toHaveLength(2);
    mayPass = true;
    outbox.tryAgain('bad');
    await pass();
    expect(keys()).toEqual([]);
    outbox.add(message('other'));
    outbox.remove('other');
    expect(outbox.get()).toEqual([]);
  });

  test('are sent by only one of two pages, and a page that opens later sends what another has left', async () => {
    const { openPage, sent, pass, pages } = browser(() => ({ kind: 'noAnswer' }));
    const [first, second] = [openPage(), openPage()];
    await pass();
    first.outbox.add(message('a'));
    pages[1]?.onChange();
    expect(second.outbox.get().map(({ key }) => key)).toEqual(['a']);
    await pass();
    expect(sent).toEqual(['a']);
    first.close();
    second.close();
    await pass(120_000);
    expect(sent).toHaveLength(1);
    openPage();
    await pass();
    expect(sent).toHaveLength(2);
  });

  test('are all sent once, in the order of their page, if two pages write to the storage at the same moment', async () => {
    const { openPage, sent, pass, atOnce, keys } = browser(() => stored);
    const [first, second] = [openPage(), openPage()];
    await pass();
    atOnce(() => {
      for (const key of ['a1', 'a2']) first.outbox.add(message(key));
      for (const key of ['b1', 'b2']) second.outbox.add(message(key));
    });
    await pass(60_000);
    expect(sent.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(sent.filter((key) => key.startsWith('a'))).toEqual(['a1', 'a2']);
    expect(sent.filter((key) => key.startsWith('b'))).toEqual(['b1', 'b2']);
    expect([keys(), first.outbox.get(), second.outbox.get()]).toEqual([[], [], []]);
  });

  test('that another page has sent or discarded are not sent again', async () => {
    const { openPage, sent, pass } = browser(() => ({ kind: 'refused', why: 'no' }));
    const [first, second] = [openPage(), openPage()];
    await pass();
    first.outbox.add(message('a'));
    await pass();
    second.outbox.remove('a');
    expect([first.outbox.get(), second.outbox.get()]).toEqual([[], []]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });
});
