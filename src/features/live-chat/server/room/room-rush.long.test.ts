import { expect, onTestFinished, test } from 'vitest';
import { applyEvent, type HeldRoom } from '../../rules/room/apply-event.ts';
import { fetched, openStage, since } from '../../../../../test/chat-stage.ts';
import { type ChatPerson, type ChatWorld, messageKey } from '../../../../../test/chat-world.ts';
import { withPostgres } from '../../../../../test/test-database.ts';
import * as calls from '../../contract/room.ts';

const rounds = 25;

/** Everything that three people may do in a pair and a group, all of it at once. */
function deedsOf(
  people: readonly ChatPerson[],
  { roomId, groupId }: { roomId: number; groupId: number },
  round: number,
): (readonly [ChatPerson, Parameters<ChatWorld['call']>[1], object])[] {
  const [aya, ben, chie] = people as [ChatPerson, ChatPerson, ChatPerson];
  const say = (room: number, accept = false) => ({
    roomId: room,
    body: { key: messageKey(), body: `${round}`, accept },
  });
  const to = ({ id }: ChatPerson, more: object = {}) => ({ body: { userId: id, ...more } });
  return [
    [aya, calls.sendComment, say(roomId)],
    [ben, calls.sendComment, say(roomId, true)],
    [ben, calls.acceptInvite, { roomId }],
    [aya, calls.readRoom, { roomId, body: { index: 1_000 } }],
    [ben, calls.removeComment, { roomId, body: { index: 1 + (round % 9) } }],
    [round % 2 === 0 ? aya : ben, calls.deleteContact, to(round % 2 === 0 ? ben : aya)],
    [aya, calls.addContact, to(ben)],
    [ben, calls.startTalk, to(aya)],
    [ben, calls.blockPerson, to(aya, { blocked: round % 3 === 0 })],
    [aya, calls.blockPerson, to(ben, { blocked: round % 5 === 0 })],
    [ben, calls.leaveRoom, { roomId: round % 4 === 0 ? roomId : groupId }],
    [aya, calls.inviteToGroup, { roomId: groupId, body: { userIds: [chie.id] } }],
    [chie, calls.sendComment, say(groupId)],
    [aya, calls.sendComment, say(groupId)],
    [chie, calls.changeGroup, { roomId: groupId, body: { title: `${round}` } }],
    [chie, calls.leaveRoom, { roomId: groupId }],
    [chie, calls.startTalk, to(ben)],
    [ben, calls.muteRoom, { roomId, body: { muted: round % 2 === 0 } }],
  ];
}

test('three people who act at once over two servers leave rooms without gaps, and no acknowledged message is lost', async (context) => {
  const postgres = await withPostgres();
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const database = await postgres!.open();
  onTestFinished(() => database.close());
  const stage = await openStage(database);
  const { servers } = stage;
  const [first] = servers;
  const people = [await first.person('aya'), await first.person('ben'), await first.person('chie')];
  const [aya, ben, chie] = people as [ChatPerson, ChatPerson, ChatPerson];
  const roomId = await first.contacts(aya, ben);
  await first.contacts(aya, chie);
  const { id: groupId } = await first.done(aya, calls.createGroup, {
    body: { key: messageKey(), title: 'all', userIds: [ben.id, chie.id] },
  });
  const acknowledged: { room: number; index: number; key: string }[] = [];
  const held = new Map<string, HeldRoom>();
  for (let round = 1; round <= rounds; round += 1) {
    // Nobody is too fast.
    for (const { clock } of servers) clock.now += 60_000;
    const deeds = deedsOf(people, { roomId, groupId }, round);
    await Promise.all(
      deeds.map(async ([who, call, given], index) => {
        const server = servers[(index + round) % 2] as ChatWorld;
        // A deadlock, or a broken rule of a table, is thrown.
        const answer = (await server.call(who, call, given)) as calls.Comment | number;
        if (call === calls.sendComment && typeof answer !== 'number') {
          const room = (given as { roomId: number }).roomId;
          acknowledged.push({ room, index: answer.index, key: answer.key });
        }
      }),
    );
    for (const room of [roomId, groupId]) {
      for (const person of people) {
        const name = `${room} ${person.id}`;
        const fresh = await fetched(stage, person, room);
        const before = held.get(name);
        if (fresh === undefined) continue;
        if (before !== undefined) {
          const after = (await since(stage, room, before.room.version)).reduce(applyEvent, before);
          expect(after.room).toEqual(fresh.room);
          expect(after.comments.slice(-100)).toEqual(fresh.comments);
        }
        held.set(name, fresh);
      }
    }
  }
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const { rows } = await database.pool.query<{ room: number; index: number; key: string }>(
    'select room_id as room, comment_index as index, key from chat_comment order by 1, 2',
  );
  expect(rows).toEqual(acknowledged.sort((one, other) => one.room - other.room || one.index - other.index));
  for (const room of new Set(rows.map((row) => row.room))) {
    const indexes = rows.filter((row) => row.room === room).map(({ index }) => index);
    expect(indexes).toEqual(indexes.map((_, place) => place + 1));
  }
  const { rows: drifted } = await database.pool.query(
    `select room_id from chat_room r where comment_count <> (select count(*) from chat_comment c where c.room_id = r.room_id)
      or exists (select from chat_room_user u where u.room_id = r.room_id and u.read_comment_index > r.comment_count)`,
  );
  expect(drifted).toEqual([]);
});
