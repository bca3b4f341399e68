import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { saveChatProfile } from '../../contract/profile.ts';
import * as calls from '../../contract/room.ts';
import { reportPerson } from '../../contract/safety.ts';
import { reportsADay } from '../../rules/safety/report-rules.ts';
import { listActs, listReports, lookAtReport } from './read-reports.ts';
import { act, type Act } from './report-acts.ts';

const siteKey = 'event/11';

describeEngines('reports of a chat', (open) => {
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });
  const people = async (): Promise<number> => {
    names += 1;
    world.clock.now += 86_400_000;
    [aya, ben, chie] = [
      await world.person(`aya${names}`),
      await world.person(`ben${names}`),
      await world.person(`chie${names}`),
    ];
    return world.contacts(aya, ben);
  };
  const send = (person: ChatPerson, roomId: number, body: string) =>
    world.call(person, calls.sendComment, { roomId, body: { key: messageKey(), body } });
  const report = (person: ChatPerson, about: ChatPerson, more: object = {}) =>
    world.call(person, reportPerson, { body: { userId: about.id, reason: 'spam', ...more } });
  const newest = async (): Promise<number> => (await listReports(world.database, siteKey, true)).at(-1)?.report_id ?? 0;
  const doing = (kind: Act['kind'], reportId: number, reason = 'since') =>
    act(world.database, { siteKey, reportId, kind, by: 'Sato', reason }, world.clock.now);
  const look = (reportId: number) =>
    lookAtReport(world.database, { siteKey, reportId, by: 'Sato', reason: 'checking' }, world.clock.now);

  test('keep the message and five around it, and nothing else of the room, even if it is removed later', async () => {
    const roomId = await people();
    for (let index = 1; index <= 9; index += 1) await send(ben, roomId, `text ${index}`);
    expect(await report(aya, ben, { roomId, index: 8, text: 'stop' })).toEqual({ reported: true });
    await world.done(ben, calls.removeComment, { roomId, body: { index: 8 } });
    const shown = await look(await newest());
    expect(shown).toMatchObject({ reason: 'spam', body: 'stop', comment_index: 8, reported: `ben${names}` });
    const texts = typeof shown === 'string' ? [] : shown.messages.map(({ body }) => body);
    expect(texts).toEqual(['text 4', 'text 5', 'text 6', 'text 7', 'text 8', 'text 9']);
    expect(await report(aya, ben, { roomId, index: 8 })).toEqual({ reported: true });
    expect(
      (await listReports(world.database, siteKey, true)).filter((one) => one.reporter === `aya${names}`),
    ).toHaveLength(1);
  });

  test('are refused for messages that the reporter cannot see, of another person than the one named, and of the reporter', async () => {
    const roomId = await people();
    await send(ben, roomId, 'private');
    const before = await newest();
    expect(await report(chie, ben, { roomId, index: 1 })).toBe(404);
    expect(await report(aya, chie, { roomId, index: 1 })).toBe(404);
    expect(await report(aya, ben, { roomId, index: 2 })).toBe(404);
    expect(await report(aya, aya)).toBe(404);
    expect(await report(aya, ben, { reason: 'because' })).toBe(422);
    expect(await report(aya, ben, { text: 'x'.repeat(1_001) })).toBe(422);
    expect(await newest()).toBe(before);
    // Of a pair also after the block, which leaves the room.
    await world.done(aya, calls.blockPerson, { body: { userId: ben.id, blocked: true } });
    expect(await report(aya, ben, { roomId, index: 1 })).toEqual({ reported: true });
  });

  test(`are ${reportsADay} a day, even if many are sent at the same moment`, async () => {
    const roomId = await people();
    for (let index = 0; index < 10; index += 1) await send(ben, roomId, String(index));
    world.clock.now += 60_000;
    for (let index = 0; index < 4; index += 1) await send(ben, roomId, String(index));
    const tried = await Promise.all(
      Array.from({ length: 14 }, (_, index) => report(aya, ben, { roomId, index: index + 1 })),
    );
    expect(tried.filter((one) => one === 429)).toHaveLength(14 - reportsADay);
  });

  test('can be read only with a log entry of who read them, when and why', async () => {
    await people();
    await report(aya, ben);
    const id = await newest();
    await look(id);
    expect((await listActs(world.database, siteKey)).at(-1)).toMatchObject({
      report_id: id,
      kind: 'look',
      done_by: 'Sato',
      reason: 'checking',
    });
    expect(await lookAtReport(world.database, { siteKey: 'event/12', reportId: id, by: 'x', reason: 'y' }, 0)).toBe(
      'noReport',
    );
  });

  test('let the organiser remove a message for everybody, and an empty one stays in its place', async () => {
    const roomId = await people();
    await send(ben, roomId, 'bad');
    await report(aya, ben, { roomId, index: 1 });
    expect(await doing('remove', await newest())).toBe('done');
    const { comments } = await world.done(aya, calls.readComments, { roomId });
    expect(comments).toMatchObject([{ body: '', removed: true }]);
    await report(aya, chie);
    expect(await doing('remove', await newest())).toBe('noMessage');
  });

  test('let the organiser suspend a person, who sees the reason and cannot write until they are readmitted', async () => {
    const roomId = await people();
    await send(aya, roomId, 'hello');
    await report(aya, ben);
    const id = await newest();
    expect(await doing('suspend', id, 'Advertising again.')).toBe('done');
    expect((await world.done(ben, calls.readOwnChat)).suspended_for).toBe('Advertising again.');
    expect((await world.done(aya, calls.readOwnChat)).suspended_for).toBeUndefined();
    expect((await world.done(ben, calls.readComments, { roomId })).comments).toHaveLength(1);
    const key = messageKey();
    const writes = await Promise.all([
      send(ben, roomId, 'more'),
      world.call(ben, calls.startTalk, { body: { userId: chie.id } }),
      world.call(ben, calls.addContact, { body: { userId: aya.id } }),
      world.call(ben, calls.createGroup, { body: { key, title: 'x', userIds: [aya.id] } }),
      world.call(ben, calls.acceptInvite, { roomId }),
      world.call(ben, calls.removeComment, { roomId, body: { index: 1 } }),
      world.call(ben, calls.changeGroup, { roomId, body: { title: 'x' } }),
      world.call(ben, calls.inviteToGroup, { roomId, body: { userIds: [chie.id] } }),
      world.call(ben, saveChatProfile, { body: { nickname: 'other' } }),
    ]);
    expect(writes).toEqual(writes.map(() => 403));
    // To read, to be left alone and to report stay possible.
    await world.done(ben, calls.readRoom, { roomId, body: { index: 1 } });
    await world.done(ben, calls.muteRoom, { roomId, body: { muted: true } });
    expect(await report(ben, aya)).toEqual({ reported: true });
    expect(await doing('readmit', id)).toBe('done');
    expect(await doing('readmit', id)).toBe('notSuspended');
    expect(await send(ben, roomId, 'sorry')).toMatchObject({ body: 'sorry' });
  });

  test('can be closed once, with an answer', async () => {
    await people();
    await report(aya, ben);
    const id = await newest();
    expect(await doing('close', id, 'We spoke to them.')).toBe('done');
    expect(await doing('close', id, 'Again.')).toBe('closed');
    expect(await look(id)).toMatchObject({ answer: 'We spoke to them.' });
    expect((await listReports(world.database, siteKey, false)).map((one) => one.report_id)).not.toContain(id);
  });

  test('lose the words of a person who is erased', async () => {
    const roomId = await people();
    await send(ben, roomId, 'words of ben');
    await send(aya, roomId, 'words of aya');
    await report(aya, ben, { roomId, index: 1, text: 'he wrote that' });
    const id = await newest();
    await doing('suspend', id, 'Ben is rude.');
    await world.database.pool.query('delete from member where member_id = $1', [ben.memberId]);
    expect(await look(id)).toMatchObject({ reported: '', messages: [{ body: '' }, { body: 'words of aya' }] });
    expect(JSON.stringify(await listActs(world.database, siteKey))).not.toContain('Ben is rude');
    expect(await doing('suspend', id)).toBe('gone');
    await world.database.pool.query('delete from member where member_id = $1', [aya.memberId]);
    expect(await look(id)).toMatchObject({ reporter: '', body: '', messages: [{ body: '' }, { body: '' }] });
  });
});
