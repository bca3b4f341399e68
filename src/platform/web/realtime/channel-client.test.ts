import {
  type FrameOfPage,
  type FrameOfServer,
  lifeSign,
  type PollAnswer,
  type TopicFrame,
} from '#kernel/realtime/protocol.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageChannel, type PollBody, type SocketEvents } from './channel-client.ts';

afterEach(() => vi.useRealTimers());

const state = (value: number, topic = 's'): TopicFrame => ({ topic, at: `v${value}`, state: value });

/** A page whose sockets and calls the test answers, in a time of its own. */
function openPage({ random = () => 0.5 } = {}) {
  vi.useFakeTimers({ now: 0 });
  const sockets: (SocketEvents & { said: FrameOfPage[]; isClosed: boolean; hear(frame: FrameOfServer): void })[] = [];
  const polls: {
    body: PollBody;
    signal: AbortSignal;
    answer(given: PollAnswer): void;
    refuse(status?: number): void;
  }[] = [];
  const channel = createPageChannel({
    connect(events) {
      const made = {
        ...events,
        said: [] as FrameOfPage[],
        isClosed: false,
        hear: (frame: FrameOfServer) => events.onMessage(JSON.stringify(frame)),
      };
      sockets.push(made);
      return { send: (text) => made.said.push(JSON.parse(text) as FrameOfPage), close: () => (made.isClosed = true) };
    },
    hello: () => ({ headers: { language: 'jpn' }, portalId: 1 }),
    poll: (body, signal) =>
      new Promise((resolve, reject) => {
        polls.push({ body, signal, answer: resolve, refuse: (status) => reject(new Error(String(status ?? ''))) });
      }),
    statusOf: (error) => Number((error as Error).message) || undefined,
    hearTime() {},
    timers: { set: (work, ms) => setTimeout(work, ms), clear: (timer) => clearTimeout(timer as number) },
    now: Date.now,
    random,
  });
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  const newest = () => sockets.at(-1) as (typeof sockets)[0];
  /** Opens the newest socket as a server does that lets the page in. */
  const letIn = async (epoch = 'e1'): Promise<void> => {
    newest().onOpen();
    newest().hear({ epoch, now: 0 });
    await pass(25);
  };
  return { channel, sockets, polls, pass, newest, letIn };
}
const listen = async (page: ReturnType<typeof openPage>, topic = 's') => {
  const heard: unknown[] = [];
  const stop = page.channel.listen(topic, (step) => heard.push('state' in step ? step.state : step.kind));
  await page.pass(25);
  return { heard, stop };
};

describe('a page', () => {
  test('opens one socket when something is listened to, and none before', async () => {
    const page = openPage();
    await page.pass(10_000);
    expect(page.sockets).toHaveLength(0);
    const { heard } = await listen(page);
    await page.letIn();
    expect(page.newest().said).toEqual([
      { hello: { headers: { language: 'jpn' }, portalId: 1, topics: [{ topic: 's' }] } },
    ]);
    page.newest().hear(state(1));
    page.newest().hear(state(1));
    page.newest().hear(state(2));
    expect(heard).toEqual([1, 2]);
    await listen(page, 'other');
    expect(page.newest().said.at(-1)).toEqual({ read: [{ topic: 'other' }] });
    expect(page.sockets).toHaveLength(1);
  });

  test('says when it no longer listens to a topic, and closes a socket that nobody needs', async () => {
    const page = openPage();
    const [first, second] = [await listen(page), await listen(page, 'other')];
    await page.letIn();
    second.stop();
    await page.pass(25);
    expect(page.newest().said.at(-1)).toEqual({ leave: ['other'] });
    first.stop();
    await page.pass(6_000);
    expect(page.newest().isClosed).toBe(true);
    await page.pass(100_000);
    expect(page.sockets).toHaveLength(1);
  });

  test('connects again with its positions and their epoch', async () => {
    const page = openPage();
    const { heard } = await listen(page);
    await page.letIn();
    page.newest().hear(state(7));
    page.newest().onClose(1006);
    await page.pass(600);
    await page.letIn();
    expect(page.newest().said[0]).toMatchObject({ hello: { epoch: 'e1', topics: [{ topic: 's', at: 'v7' }] } });
    page.newest().onClose(1012);
    await page.pass(5_000);
    // The database was restored: what was shown is told anew.
    await page.letIn('e2');
    page.newest().hear(state(7));
    expect(heard).toEqual([7, 7]);
  });

  test('waits twice as long after each failure, up to five seconds', async () => {
    const page = openPage();
    await listen(page);
    await page.letIn();
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      const before = Date.now();
      const count = page.sockets.length;
      page.newest().onOpen();
      page.newest().onClose(1011);
      while (page.sockets.length === count) await page.pass(50);
      waits.push(Math.round((Date.now() - before) / 500) * 500);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
  });

  test.each([4403, 4404, 4409, 4410, 4461, 4552])(
    'does not connect again after %i, until another person is logged in',
    async (code) => {
      const page = openPage();
      await listen(page);
      page.newest().onOpen();
      page.newest().onClose(code);
      await page.pass(200_000);
      expect([page.sockets.length, page.polls.length]).toEqual([1, 0]);
      page.channel.renew();
      await page.pass(25);
      expect(page.sockets).toHaveLength(2);
    },
  );

  test('refreshes an expired token by a call, and connects again at once', async () => {
    const page = openPage();
    await listen(page);
    page.newest().onOpen();
    page.newest().onClose(4551);
    expect(page.polls[0]?.body).toEqual({ topics: [], isBrief: true });
    page.polls[0]?.answer({ epoch: 'e1', now: 0, frames: [] });
    await page.pass(10);
    expect(page.sockets).toHaveLength(2);
  });

  test('whose token cannot be refreshed ends', async () => {
    const page = openPage();
    await listen(page);
    page.newest().onOpen();
    page.newest().onClose(4551);
    page.polls[0]?.refuse(552);
    await page.pass(200_000);
    expect(page.sockets).toHaveLength(1);
  });

  test('gives up a socket that is silent for 40 seconds, and not one with life signs', async () => {
    const page = openPage();
    await listen(page);
    await page.letIn();
    for (let sign = 0; sign < 4; sign += 1) {
      await page.pass(25_000);
      page.newest().onMessage(lifeSign);
    }
    expect(page.sockets).toHaveLength(1);
    await page.pass(46_000);
    expect(page.sockets[0]?.isClosed).toBe(true);
    expect(page.sockets).toHaveLength(2);
  });

  test('that becomes visible after 30 silent seconds opens a new one at once', async () => {
    const page = openPage();
    await listen(page);
    await page.letIn();
    await page.pass(29_000);
    page.channel.lookUp();
    expect(page.sockets).toHaveLength(1);
    await page.pass(2_000);
    page.channel.lookUp();
    await page.pass(25);
    expect(page.sockets).toHaveLength(2);
    expect(page.sockets[0]?.isClosed).toBe(true);
  });

  test('closes when it is put aside, and opens again when it is brought back', async () => {
    const page = openPage();
    await listen(page);
    await page.letIn();
    page.channel.leave();
    expect(page.newest().isClosed).toBe(true);
    await page.pass(100_000);
    expect(page.sockets).toHaveLength(1);
    page.channel.comeBack();
    await page.pass(25);
    expect(page.sockets).toHaveLength(2);
  });

  test('that was too slow reads everything again', async () => {
    const page = openPage();
    await listen(page);
    await page.letIn();
    page.newest().hear(state(3));
    page.newest().hear({ isBehind: true });
    expect(page.newest().said.at(-1)).toEqual({ read: [{ topic: 's', at: 'v3' }] });
  });
});

describe('where no socket gets through', () => {
  const blocked = async () => {
    const page = openPage();
    const { heard } = await listen(page);
    page.newest().onClose(1006);
    await page.pass(1_000);
    page.newest().onClose(1006);
    await page.pass(2_000);
    return { ...page, heard };
  };

  test('the page polls after two failed openings, each time from its position', async () => {
    const { polls, sockets, heard, pass } = await blocked();
    expect(sockets).toHaveLength(2);
    expect(polls[0]?.body).toEqual({ epoch: undefined, topics: [{ topic: 's' }], isBrief: false });
    polls[0]?.answer({ epoch: 'e1', now: 0, frames: [state(1)] });
    await pass(400);
    polls[1]?.answer({ epoch: 'e1', now: 0, frames: [state(2)] });
    await pass(400);
    expect(heard).toEqual([1, 2]);
    expect(polls[2]?.body).toEqual({ epoch: 'e1', topics: [{ topic: 's', at: 'v2' }], isBrief: false });
  });

  test('it tries a socket again after a minute', async () => {
    const { polls, sockets, pass } = await blocked();
    await pass(60_000);
    polls[0]?.answer({ epoch: 'e1', now: 0, frames: [] });
    await pass(400);
    expect(sockets).toHaveLength(3);
    sockets[2]?.onClose(1006);
    await pass(1_500);
    expect([sockets.length, polls.length]).toEqual([3, 2]);
  });

  test('it ends, waits or tries again as the answer says', async () => {
    const ended = await blocked();
    ended.polls[0]?.refuse(403);
    await ended.pass(200_000);
    expect(ended.polls).toHaveLength(1);
    const waiting = await blocked();
    waiting.polls[0]?.refuse(429);
    await waiting.pass(14_000);
    expect(waiting.polls).toHaveLength(1);
    await waiting.pass(32_000);
    expect(waiting.polls).toHaveLength(2);
    const offline = await blocked();
    offline.polls[0]?.refuse();
    await offline.pass(5_000);
    expect(offline.polls).toHaveLength(2);
  });

  test('a waiting call is given up when the topics change, and when the browser puts the page aside', async () => {
    const page = await blocked();
    page.channel.listen('other', () => {});
    await page.pass(25);
    expect(page.polls[0]?.signal.aborted).toBe(true);
    expect(page.polls[1]?.body.topics).toEqual([{ topic: 's' }, { topic: 'other' }]);
    page.channel.leave();
    expect(page.polls[1]?.signal.aborted).toBe(true);
  });
});
