import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pagesPerAddress } from '#kernel/realtime/limits.ts';
import type { Database } from '#server/database/database.ts';
import { openChannelPage } from '../../../../test/channel-page.ts';
import { createRooms, eventsOf, startChannel, write } from '../../../../test/channel-server.ts';
import { readLog } from '../../../../test/log-reader.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import type { StateTopic } from './topic-kinds.ts';

const topic = 'room/a';
const isOf = (frame: Record<string, unknown>): boolean => frame['topic'] !== undefined;

describeEngines('the channel', (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
    await createRooms(database);
  });
  const start = async (states: readonly StateTopic<string>[] = []) => {
    await database.pool.query('truncate test_room, test_event');
    const own = await startChannel(database, states);
    onTestFinished(() => own.close());
    return own;
  };
  const readsAll = async (reader: { read: unknown }): Promise<void> => {
    await expect
      .poll(async () => JSON.stringify(reader.read) === JSON.stringify(await eventsOf(database, 'a')))
      .toBe(true);
  };

  test('brings every change of a log once and in order, to present readers and to new ones', async () => {
    const { origin } = await start();
    const first = await readLog(origin, topic);
    for (let number = 1; number <= 6; number += 1) await write(database, 'a', `one ${number}`);
    const second = await readLog(origin, topic);
    await Promise.all(Array.from({ length: 14 }, (_, number) => write(database, 'a', `two ${number}`)));
    const third = await readLog(origin, topic, { at: 9, read: (await eventsOf(database, 'a')).slice(0, 9) });
    for (const reader of [first, second, third]) await readsAll(reader);
    expect(first.recoveries + second.recoveries + third.recoveries).toBe(0);
    const frames = first.page.frames.filter(isOf).length;
    expect(frames).toBeGreaterThan(1);
    expect(frames).toBeLessThan(20);
  });

  test('a reader that loses half of its frames ends with the same', async () => {
    const { origin } = await start();
    let count = 0;
    let isLossy = true;
    const reader = await readLog(origin, topic, { lose: () => isLossy && (count += 1) % 2 === 0 });
    for (let number = 1; number <= 8; number += 1) {
      await write(database, 'a', `lossy ${number}`);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    isLossy = false;
    await write(database, 'a', 'last');
    await readsAll(reader);
    expect(reader.recoveries).toBeGreaterThan(0);
  });

  test('a change whose hint was lost is found when heads are compared, and not before', async () => {
    const { origin, channel } = await start();
    const reader = await readLog(origin, topic);
    // Heads are compared once more when the notifications are heard for the first time.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await write(database, 'a', 'of a process that died', { isTold: false });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(reader.read).toEqual([]);
    await channel.hub.compareHeads();
    await readsAll(reader);
  });

  test('a reader with more than 200 changes behind its position reads a page, and so does one ahead of the log', async () => {
    const { origin } = await start();
    await database.pool.query(`insert into test_room values ('a', 201)`);
    await database.pool.query(`insert into test_event select 'a', n, 'many' from generate_series(1, 201) n`);
    const [far, near, ahead] = [
      await readLog(origin, topic),
      await readLog(origin, topic, { at: 1 }),
      await readLog(origin, topic, { at: 900 }),
    ];
    await expect.poll(() => [far.resets, near.resets, ahead.resets]).toEqual([1, 0, 1]);
    await expect.poll(() => near.read.length).toBe(200);
  });

  test('a position of another life of the database counts for nothing', async () => {
    const { origin } = await start();
    for (let number = 1; number <= 3; number += 1) await write(database, 'a', `kept ${number}`);
    const page = await openChannelPage(origin, {
      epoch: 'of a database that was restored',
      topics: [{ topic, at: 2 }],
    });
    expect(await page.hears(isOf)).toEqual({ topic, at: 3, isReset: true });
    const { epoch } = await page.hears((frame) => 'epoch' in frame);
    const same = await openChannelPage(origin, { epoch: String(epoch), topics: [{ topic, at: 2 }] });
    expect(await same.hears(isOf)).toMatchObject({ from: 2, at: 3 });
  });

  test('the own state of a member is sent as a whole at every hello, to that member only', async () => {
    const { origin, channel } = await start();
    await write(database, 'a', 'x');
    const topics = [{ topic: 'users/7' }, { topic: 'room/closed' }];
    const mine = await openChannelPage(origin, { headers: { name: '7' }, topics });
    expect(await mine.hears((frame) => frame['topic'] === 'users/7')).toMatchObject({
      state: [{ room: 'a', version: 1 }],
    });
    expect(await mine.hears((frame) => 'refused' in frame)).toEqual({ topic: 'room/closed', refused: 403 });
    const theirs = await openChannelPage(origin, { headers: { name: '8' }, topics: [{ topic: 'users/7' }] });
    expect(await theirs.hears(isOf)).toEqual({ topic: 'users/7', refused: 403 });
    await write(database, 'b', 'y', { isTold: false });
    await channel.hub.compareHeads();
    await mine.hears((frame) => Array.isArray(frame['state']) && frame['state'].length === 2);
  });

  test('a page that listens no longer hears nothing, and the topic is read no more', async () => {
    const { origin, channel } = await start();
    const page = await openChannelPage(origin, { topics: [{ topic, at: 0 }] });
    await expect.poll(() => channel.hub.names()).toEqual([topic]);
    page.say({ leave: [topic] });
    await expect.poll(() => channel.hub.names()).toEqual([]);
    const before = database.statements();
    await channel.hub.compareHeads();
    expect(database.statements()).toBe(before);
    await write(database, 'a', 'unheard');
    await page.close();
    expect(page.frames.filter(isOf)).toEqual([]);
  });

  test('thirty topics that changed together are read in few statements', async () => {
    const { origin } = await start();
    const rooms = Array.from({ length: 30 }, (_, number) => `r${number}`);
    const page = await openChannelPage(origin, { topics: rooms.map((room) => ({ topic: `room/${room}`, at: 0 })) });
    await page.hears((frame) => 'epoch' in frame);
    await database.pool.query(`insert into test_room select unnest($1::text[]), 1`, [rooms]);
    await database.pool.query(`insert into test_event select unnest($1::text[]), 1, 'x'`, [rooms]);
    const before = database.statements();
    const { hintBus } = await import('./hints.ts');
    for (const room of rooms) hintBus(database).hear([`room/${room}`, 1]);
    await expect.poll(() => page.frames.filter(isOf).length).toBe(30);
    expect(database.statements() - before).toBeLessThanOrEqual(4);
  });

  describe('a poll', () => {
    const me = { sessionKey: 'me', clientAddress: '192.0.2.1' };

    test('is refused where its address holds as many pages as a hall, whatever tokens it makes up', async () => {
      const { channel } = await start();
      const asked = { topics: [], isBrief: false };
      const hold = (sessionKey: string, clientAddress: string) =>
        channel.poll('', { sessionKey, clientAddress }, asked);
      await channel.poll('', me, { topics: [], isBrief: true });
      const held = Array.from({ length: pagesPerAddress }, (_, one) => hold(`new ${one}`, '2001:db8::1'));
      const refused = await hold('one more', '2001:db8::2').catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 429, retryAfter: 60 });
      const own = Array.from({ length: 12 }, () => hold('one more', '198.51.100.1'));
      await own[0];
      await channel.close();
      expect(await Promise.all([...held, ...own])).toHaveLength(pagesPerAddress + 12);
      await expect(hold('one more', '2001:db8::2')).resolves.toMatchObject({ frames: [] });
    });

    test('is answered at once if something is new, otherwise when something arrives', async () => {
      const { channel } = await start();
      await write(database, 'a', 'first');
      const { epoch } = await channel.poll('', me, { topics: [], isBrief: true });
      const poll = (at: number, isBrief = false) => channel.poll('', me, { topics: [{ topic, at }], isBrief, epoch });
      expect((await poll(0)).frames).toMatchObject([{ topic, from: 0, at: 1 }]);
      expect((await poll(1, true)).frames).toEqual([]);
      const held = poll(1);
      await write(database, 'a', 'second');
      expect((await held).frames).toMatchObject([{ from: 1, at: 2 }]);
      expect(channel.hub.names()).toEqual([]);
    });

    test('ends when the server stops, and the oldest when a session holds too many', async () => {
      const { channel } = await start();
      const { epoch } = await channel.poll('', me, { topics: [], isBrief: true });
      const hold = () => channel.poll('', me, { topics: [{ topic, at: 0 }], isBrief: false, epoch });
      const ended: number[] = [];
      const held = Array.from({ length: 11 }, (_, number) => hold().then(() => ended.push(number)));
      await expect.poll(() => ended).toEqual([0]);
      await channel.close();
      await Promise.all(held);
      expect((await hold()).frames).toEqual([]);
    });
  });
});
