import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { LogTopic } from '#server/realtime/topic-kinds.ts';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import * as calls from '../../contract/room.ts';
import { textsBeforeAcceptance } from '../../rules/chat-limits.ts';
import { applyEvent, type HeldRoom } from '../../rules/room/apply-event.ts';
import type { RoomEvent } from '../../rules/room/room-shapes.ts';
import { chatTopics } from './room-topics.ts';

/** What one of three people does, through one of two servers. */
const deed = fc.record({
  who: fc.nat(2),
  server: fc.nat(1),
  what: fc.constantFrom(
    'write',
    'write',
    'write',
    'writeAndAccept',
    'repeat',
    'accept',
    'delete',
    'addAgain',
    'remove',
    'read',
    'group',
    'writeToGroup',
    'leaveGroup',
    'inviteToGroup',
    'nameGroup',
  ),
  place: fc.nat(6),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** The pair of the first two people, and a group that they make, as they ought to be: one deed after the other. */
interface Model {
  isInvite: boolean;
  accepted: boolean[];
  deleted: boolean[];
  written: { by: number; isRemoved: boolean }[];
  members: Set<number> | undefined;
  groupWritten: number;
}

let database: Database;
let servers: ChatWorld[];
let log: LogTopic<Visit>;
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
  await publishChat(database);
  servers = await Promise.all([1, 2].map(() => chatWorld(database)));
  log = chatTopics({ database, guardContent: async () => {} }).find(({ kind }) => kind === 'log') as LogTopic<Visit>;
});
afterAll(() => database.close());

async function since(roomId: number, after: number): Promise<RoomEvent[]> {
  const [part] = await log.since([{ params: { roomId: String(roomId) }, after }], 1_000);
  return part?.events as unknown as RoomEvent[];
}

async function fetched(reader: ChatPerson, roomId: number): Promise<HeldRoom | undefined> {
  const page = await (servers[0] as ChatWorld).call(reader, calls.readComments, { roomId, query: { per_page: 100 } });
  return typeof page === 'number' ? undefined : { room: page.room, comments: page.comments };
}

/** A run of deeds: what was answered and what is expected of each, and every reader's room by events and by fetching. */
class Story {
  readonly model: Model = {
    isInvite: true,
    accepted: [true, false],
    deleted: [false, false],
    written: [],
    members: undefined,
    groupWritten: 0,
  };
  readonly held = new Map<string, HeldRoom>();
  roomId = 0;
  groupId: number | undefined;
  lastKey = new Map<number, string>();

  readonly people: readonly ChatPerson[];

  constructor(people: readonly ChatPerson[]) {
    this.people = people;
  }

  async begin(): Promise<void> {
    const [aya, ben, chie] = this.people as [ChatPerson, ChatPerson, ChatPerson];
    const [server] = servers as [ChatWorld, ChatWorld];
    await server.contacts(aya, chie);
    this.roomId = (await server.done(aya, calls.startTalk, { body: { userId: ben.id } })).id;
  }

  /** Does it and answers what came of it beside what the model says: a status, or 200. */
  async live({ who, server, what, place }: Deed): Promise<readonly [found: number, expected: number]> {
    const { model, roomId, groupId } = this;
    const world = servers[server] as ChatWorld;
    const person = this.people[who] as ChatPerson;
    const other = this.people[1 - who] as ChatPerson;
    const ask = async (...given: Parameters<ChatWorld['call']>): Promise<number> => {
      const answer = await world.call(...given);
      return typeof answer === 'number' ? answer : 200;
    };
    const write = (accept: boolean, key = messageKey()) => {
      this.lastKey.set(who, key);
      return ask(person, calls.sendComment, { roomId, body: { key, body: 'text', accept } } as never);
    };
    const isInPair = who < 2;
    switch (what) {
      case 'write':
      case 'writeAndAccept': {
        const accepts = what === 'writeAndAccept';
        const expected = this.expectedOfWriting(who, accepts);
        return [await write(accepts), expected];
      }
      case 'repeat': {
        const key = this.lastKey.get(who);
        if (key === undefined || !isInPair) return [200, 200];
        const count = model.written.length;
        await ask(person, calls.sendComment, { roomId, body: { key, body: 'text' } } as never);
        const room = await fetched(model.deleted[0] ? other : person, roomId);
        // Once stored it is never stored again; one that was refused may be taken now.
        if (room !== undefined && room.room.comment_count > count) this.noteWriting(who, false);
        return [200, 200];
      }
      case 'accept': {
        if (!isInPair) return [await ask(person, calls.acceptInvite, { roomId }), 404];
        const isOver = model.accepted[who] === true && !model.isInvite;
        const isGone = !isOver && model.deleted.includes(true);
        const found = await ask(person, calls.acceptInvite, { roomId });
        if (model.deleted[who] && !isGone) return [found, 404];
        if (!isGone && !isOver) this.accept(who);
        return [found, isGone ? 409 : 200];
      }
      case 'delete': {
        if (!isInPair) return [200, 200];
        const found = await ask(person, calls.deleteContact, { body: { userId: other.id } } as never);
        model.deleted[who] = true;
        return [found, 200];
      }
      case 'addAgain': {
        if (!isInPair) return [200, 200];
        const found = await ask(person, calls.addContact, { body: { userId: other.id } } as never);
        if (model.deleted[who]) {
          model.deleted[who] = false;
          model.isInvite = true;
          model.accepted = [who === 0, who === 1];
        }
        return [found, 200];
      }
      case 'remove': {
        const index = place + 1;
        const one = model.written[place];
        const isMine = isInPair && one?.by === who;
        const found = await ask(person, calls.removeComment, { roomId, body: { index } } as never);
        if (isMine && one !== undefined) one.isRemoved = true;
        return [found, isMine ? 200 : 404];
      }
      case 'read': {
        const found = await ask(person, calls.readRoom, { roomId, body: { index: place } } as never);
        return [found, isInPair && !model.deleted[who] ? 200 : 404];
      }
      case 'group': {
        if (groupId !== undefined || who !== 0) return [200, 200];
        const chie = this.people[2] as ChatPerson;
        const made = await world.done(person, calls.createGroup, {
          body: { key: messageKey(), title: 'group', userIds: [chie.id] },
        });
        this.groupId = made.id;
        model.members = new Set([0, 2]);
        return [200, 200];
      }
      case 'writeToGroup':
      case 'leaveGroup':
      case 'inviteToGroup':
      case 'nameGroup':
        return this.liveInGroup({ who, server, what, place }, ask);
    }
  }

  private async liveInGroup(
    { who, what }: Deed,
    ask: (...given: Parameters<ChatWorld['call']>) => Promise<number>,
  ): Promise<readonly [number, number]> {
    const { model, groupId: roomId } = this;
    if (roomId === undefined || model.members === undefined) return [200, 200];
    const person = this.people[who] as ChatPerson;
    const isIn = model.members.has(who);
    const expected = isIn ? 200 : 404;
    if (what === 'writeToGroup') {
      if (isIn) model.groupWritten += 1;
      return [
        await ask(person, calls.sendComment, { roomId, body: { key: messageKey(), body: 'all' } } as never),
        expected,
      ];
    }
    if (what === 'nameGroup') {
      return [await ask(person, calls.changeGroup, { roomId, body: { title: `by ${who}` } } as never), expected];
    }
    if (what === 'leaveGroup') {
      const wasEver = who !== 1;
      model.members.delete(who);
      return [await ask(person, calls.leaveRoom, { roomId }), wasEver ? 200 : 404];
    }
    const chie = this.people[2] as ChatPerson;
    if (who !== 0) return [200, 200];
    const found = await ask(person, calls.inviteToGroup, { roomId, body: { userIds: [chie.id] } } as never);
    if (isIn) model.members.add(2);
    return [found, expected];
  }

  private expectedOfWriting(who: number, accepts: boolean): number {
    const { model } = this;
    if (who === 2) return 404;
    if (model.deleted.includes(true)) return 409;
    if (model.isInvite) {
      if (!model.accepted[who] && !accepts) return 409;
      const sent = model.written.filter(({ by }) => by === who).length;
      if (model.accepted[who] && sent >= textsBeforeAcceptance) return 409;
    }
    this.noteWriting(who, accepts);
    return 200;
  }

  private noteWriting(who: number, accepts: boolean): void {
    if (accepts || this.model.accepted[who]) this.accept(who);
    this.model.written.push({ by: who, isRemoved: false });
  }

  private accept(who: number): void {
    this.model.accepted[who] = true;
    if (this.model.accepted.every(Boolean)) this.model.isInvite = false;
  }

  /** Every reader brings what they hold up to date by the changes behind it: that beside what a fresh read gives. */
  async look(): Promise<(readonly [held: HeldRoom, fresh: HeldRoom])[]> {
    const seen: (readonly [HeldRoom, HeldRoom])[] = [];
    for (const roomId of [this.roomId, this.groupId]) {
      if (roomId === undefined) continue;
      for (const person of this.people) {
        const name = `${roomId} ${person.id}`;
        const fresh = await fetched(person, roomId);
        if (fresh === undefined) {
          this.held.delete(name);
          continue;
        }
        const before = this.held.get(name);
        if (before !== undefined) {
          const events = await since(roomId, before.room.version);
          seen.push([events.reduce(applyEvent, before), fresh]);
        }
        this.held.set(name, fresh);
      }
    }
    return seen;
  }
}

describe('three people at two servers', () => {
  test('are answered as if one deed came after the other, and changes lead to what a fresh read gives, after each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
        names += 1;
        // Nobody runs into the limits of the run before; sessions are fresh.
        for (const { clock } of servers) clock.now += 120_000;
        const [world] = servers as [ChatWorld, ChatWorld];
        const people: ChatPerson[] = [];
        for (const name of ['aya', 'ben', 'chie']) people.push(await world.person(`${name}${names}`));
        const story = new Story(people);
        await story.begin();
        await story.look();
        for (const one of deeds) {
          for (const { clock } of servers) clock.now += 2_000;
          const [found, expected] = await story.live(one);
          expect([one.what, found]).toEqual([one.what, expected]);
          for (const [held, fresh] of await story.look()) expect(held).toEqual(fresh);
        }
        const reader = people[story.model.deleted[0] ? 1 : 0] as ChatPerson;
        const end = await fetched(reader, story.roomId);
        if (end !== undefined) {
          expect(end.comments.map(({ removed }) => removed)).toEqual(story.model.written.map((one) => one.isRemoved));
          expect(end.room.invite).toBe(story.model.isInvite);
        }
      }),
      { numRuns: 10 },
    );
  });
});
