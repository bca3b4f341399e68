import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import type { Visit } from '#features/site/server.ts';
import { createSiteServer } from '#features/site/server.ts';
import { chatCommentaryTopic } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { type Refusal, refuse } from '#server/http/refusal.ts';
import { findTopic, type LogTopic } from '#server/realtime/topic-kinds.ts';
import { listReports, lookAtReport } from '../safety/read-reports.ts';
import { act as actOn } from '../safety/report-acts.ts';
import * as calls from '../../contract/commentary.ts';
import { readOwnChat } from '../../contract/room.ts';
import { commentaryMaxLetters } from '../../rules/limits/chat-limits.ts';
import { commentaryTopic } from './commentary-topic.ts';
import { createFindStream } from './streams.ts';
import { readDocuments } from '../../../../../test/read-documents.ts';

const streams = {
  moduleCode: 'live_stream',
  contentId: 95,
  content: {},
  items: [
    ['2026-11-20 13:00', '2026-11-20 15:00'],
    ['2026-11-20 16:00', '2026-11-20 17:00'],
    ['2026-11-20 09:00', '2026-11-20 10:00'],
  ].map(([startDate, endDate], index) => ({
    detailId: index + 1,
    title: { jpn: '配信' },
    startDate,
    endDate,
    source: { kind: 'hls', channel: 'hall' },
  })),
};
const live = { contentId: 95, detailId: 1 };

describeEngines('the commentary of a live stream', (open) => {
  let database: Database;
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;

  beforeAll(async () => {
    database = await open();
    await publishChat(database, {}, [streams]);
    world = await chatWorld(database);
    [aya, ben] = await Promise.all([world.person('aya'), world.person('ben')]);
  });
  const send = (person: ChatPerson, body: string, params: object = live, key = messageKey()) =>
    world.call(person, calls.sendCommentary, { params: { ...params }, body: { key, body } });
  const read = (person: { accessToken: string }, query = {}, params: object = live) =>
    world.call(person, calls.readCommentary, { params: { ...params }, query });
  const wait = () => (world.clock.now += 5_000);

  test('is read by visitors and written by members with a chat profile, in order [CHAT-030]', async () => {
    const visitor = { accessToken: undefined as unknown as string };
    expect(await read(visitor)).toMatchObject({ state: 'running', version: 0, messages: [], profileId: null });
    expect(await send(aya, ' Good  morning \n all ')).toMatchObject({ index: 1, body: 'Good morning all' });
    expect(await send(ben, 'Hello')).toMatchObject({ index: 2, author: { nickname: 'ben', liveChatUserId: 'ben' } });
    const page = await read(aya);
    expect(page).toMatchObject({ version: 2, profileId: aya.id, messages: [{ index: 1 }, { index: 2 }] });
    expect(await read(visitor, { before: 2, per_page: 1 })).toMatchObject({ messages: [{ index: 1 }] });
    const { accessToken } = await testMember(database, 'event/11', world.clock.now);
    expect(await read({ accessToken })).toMatchObject({ profileId: null });
    expect(await send({ ...ben, accessToken }, 'Hello')).toBe(409);
  });

  test('stores a message once for its key, and one message in five seconds from a member', async () => {
    wait();
    const key = messageKey();
    const sent = await send(aya, 'once', live, key);
    expect(await send(aya, 'once', live, key)).toEqual(sent);
    expect(await send(aya, 'too fast')).toBe(429);
    wait();
    expect(await send(aya, 'in time')).toMatchObject({ body: 'in time' });
  });

  test('can only be read before and after its stream, and exists beside live streams only [CHAT-030]', async () => {
    wait();
    expect(await read(aya, {}, { ...live, detailId: 2 })).toMatchObject({ state: 'waiting', messages: [] });
    expect(await read(aya, {}, { ...live, detailId: 3 })).toMatchObject({ state: 'ended', messages: [] });
    for (const detailId of [2, 3]) expect(await send(aya, 'hello', { ...live, detailId })).toBe(409);
    expect(await send(aya, 'hello', { ...live, detailId: 4 })).toBe(404);
    expect(await read(aya, {}, { contentId: 90, detailId: 1 })).toBe(404);
    expect(await send(aya, ' \u200b ')).toBe(422);
    expect(await send(aya, 'x'.repeat(commentaryMaxLetters + 1))).toBe(422);
  });

  test('keeps an empty message in the place of one that its author has removed', async () => {
    wait();
    const { index } = (await send(aya, 'mistake')) as { index: number };
    const remove = (person: ChatPerson) =>
      world.call(person, calls.removeCommentary, { params: live, body: { index } });
    expect(await remove(ben)).toBe(404);
    expect(await remove(aya)).toMatchObject({ index, body: '', removed: true });
    expect(await remove(aya)).toMatchObject({ index, removed: true });
  });

  test('can be reported by its readers, is shown to the organiser with five messages around the reported one, and can be removed', async () => {
    const site = 'event/11';
    for (let number = 1; number <= 8; number += 1) {
      wait();
      await send(number === 5 ? aya : ben, `said ${number}`);
    }
    const { messages } = (await read(ben)) as { messages: { index: number; body: string }[] };
    const index = messages.find(({ body }) => body === 'said 5')?.index ?? 0;
    const report = (person: { accessToken: string }, at = index) =>
      world.call(person, calls.reportCommentary, {
        params: live,
        body: { index: at, reason: 'spam', text: 'this one' },
      });
    expect(await report(ben)).toEqual({ reported: true });
    expect(await report(ben)).toEqual({ reported: true });
    expect([await report(aya), await report(ben, 999)]).toEqual([404, 404]);
    const { accessToken } = await testMember(database, site, world.clock.now);
    expect(await report({ accessToken })).toBe(409);
    const [listed, ...more] = await listReports(database, site, false);
    expect(more).toEqual([]);
    const look = { siteKey: site, reportId: listed?.report_id ?? 0, by: 'Sato', reason: 'checking' };
    const shown = await lookAtReport(database, look, world.clock.now);
    expect(typeof shown === 'object' && shown.messages.map(({ body }) => body)).toEqual(
      [2, 3, 4, 5, 6, 7].map((number) => `said ${number}`),
    );
    expect(await actOn(database, { ...look, kind: 'remove' }, world.clock.now)).toBe('done');
    expect(await read(ben, { before: index + 1, per_page: 1 })).toMatchObject({
      messages: [{ index, body: '', removed: true }],
    });
  });

  test('is in nobody’s list of rooms, and causes no notices', async () => {
    wait();
    await send(ben, 'beside the stream');
    for (const person of [aya, ben]) expect(await world.done(person, readOwnChat)).toMatchObject({ rooms: [] });
  });

  test('can be read but not written by a person whom the organiser has suspended, who is told why', async () => {
    wait();
    const chie = await world.person('chie');
    const { index } = (await send(chie, 'before')) as { index: number };
    const suspend = (statement: string, ...more: unknown[]) => database.pool.query(statement, [chie.id, ...more]);
    await suspend('insert into chat_suspension values ($1, $2, now())', 'Until 18:00.');
    wait();
    const remove = () => world.call(chie, calls.removeCommentary, { params: live, body: { index } });
    expect([await send(chie, 'after'), await remove()]).toEqual([403, 403]);
    const refused = world.answer(chie, calls.sendCommentary, { params: live, body: { key: messageKey(), body: 'x' } });
    const words = await refused.then(
      () => [],
      (error: Refusal) => (['jpn', 'eng', 'chi', 'zhtw', 'kor'] as const).map((language) => error.say(language)),
    );
    expect(new Set(words).size).toBe(5);
    for (const said of words) expect(said).toContain('Until 18:00.');
    expect(((await read(chie)) as { messages: unknown[] }).messages.length).toBeGreaterThan(0);
    // The words of the refusal have cost no turn.
    await suspend('delete from chat_suspension where chat_profile_id = $1');
    expect(await send(chie, 'again')).toMatchObject({ body: 'again' });
  });

  test('becomes one room when many write at the same moment, and loses no message', async () => {
    await database.pool.query('delete from chat_room');
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => world.person(`crowd${index}`)));
    const sent = await Promise.all(people.map((person) => send(person, 'me too')));
    expect(sent.map((one) => (one as { index: number }).index).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test('is sent to the pages that may see the stream, from the point that each has reached', async () => {
    const site = createSiteServer(database, [], readDocuments);
    await site.directory.refresh();
    const guarded: number[] = [];
    let isOpen = true;
    const topic = commentaryTopic({
      database,
      findStream: createFindStream(site),
      async guardContent(_, contentId, detailId) {
        guarded.push(contentId, detailId as number);
        if (!isOpen) throw refuse('forbidden');
      },
    });
    const place = { realmKey: 'event/11', dataSourceId: 5 };
    const named = { siteKey: 'event/11', ...live };
    const found = findTopic<Visit>([topic], chatCommentaryTopic(place, named));
    const params = found?.params ?? {};
    const log = found?.topic as LogTopic<Visit>;
    const visit = {
      site: await site.store.site({ portalId: 0, eventId: 11 }),
      context: { now: world.clock.now },
    } as unknown as Visit;
    await log.mayRead(visit, params);
    expect(guarded).toEqual([95, 1]);
    isOpen = false;
    await expect(log.mayRead(visit, params)).rejects.toMatchObject({ name: 'Refusal' });
    isOpen = true;
    const others = [
      { ...params, clientId: 'event-12' },
      { ...params, dataSourceId: '6' },
      { ...params, streamKey: 'event-12-95-1' },
      { ...params, streamKey: 'event-11-95-9' },
      { ...params, streamKey: 'event-11' },
    ];
    for (const other of others) await expect(log.mayRead(visit, other)).rejects.toMatchObject({ name: 'Refusal' });

    wait();
    await send(ben, 'told');
    const { version, messages } = (await read(ben)) as { version: number; messages: unknown[] };
    const unknown = { ...params, streamKey: 'event-11-95-2' };
    expect(await log.heads([params, unknown])).toEqual([version, 0]);
    const [news, all] = await log.since(
      [
        { params, after: version - 1 },
        { params, after: 0 },
      ],
      200,
    );
    expect(news).toEqual({ at: version, events: [{ at: version, message: messages.at(-1) }] });
    expect(all?.events.map((event) => (event as unknown as { message: unknown }).message)).toEqual(messages);
  });
});
