import fc from 'fast-check';
import * as calls from '#features/live-chat/contract/room.ts';
import { textsBeforeAcceptance } from '#features/live-chat/rules/limits/chat-limits.ts';
import { applyEvent, type HeldRoom } from '#features/live-chat/rules/room/apply-event.ts';
import { fetched, since, type Stage } from './chat-stage.ts';
import { type ChatPerson, type ChatWorld, messageKey } from './chat-world.ts';

/** What one of three people does, through one of two servers. */
export const deed = fc.record({
  who: fc.nat(2),
  server: fc.nat(1),
  what: fc.constantFrom(
    'write',
    'write',
    'write',
    'writeAndAccept',
    'writeMeeting',
    'writePicture',
    'repeat',
    'accept',
    'delete',
    'addAgain',
    'block',
    'unblock',
    'leave',
    'remove',
    'read',
    'mute',
    'group',
    'writeToGroup',
    'leaveGroup',
    'inviteToGroup',
    'nameGroup',
  ),
  place: fc.nat(6),
  /** Whose pages are open after it: the others come back later, with what they held before. */
  online: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
});
export type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** The pair of the first two people, and a group that they make, as they ought to be: one deed after the other. */
interface Model {
  isInvite: boolean;
  accepted: boolean[];
  /** Who has deleted the other, blocked them or left their room. */
  deleted: boolean[];
  written: { by: number; isRemoved: boolean }[];
  members: Set<number> | undefined;
  groupWritten: number;
}

/** A run of deeds: what was answered and what is expected of each, and every reader's room by events and by fetching. */
export class Story {
  readonly model: Model = {
    isInvite: true,
    accepted: [true, false],
    deleted: [false, false],
    written: [],
    members: undefined,
    groupWritten: 0,
  };
  /** What pages hold of rooms, and of what is their member's own. */
  private readonly held = new Map<string, HeldRoom>();
  private readonly owns = new Map<number, { head: number; own: string }>();
  roomId = 0;
  groupId: number | undefined;
  lastKey = new Map<number, string>();
  readonly people: readonly ChatPerson[];
  private readonly stage: Stage;
  constructor(stage: Stage, people: readonly ChatPerson[]) {
    this.stage = stage;
    this.people = people;
  }

  async begin(): Promise<void> {
    const [aya, ben, chie] = this.people as [ChatPerson, ChatPerson, ChatPerson];
    const [server] = this.stage.servers;
    await server.contacts(aya, chie);
    this.roomId = (await server.done(aya, calls.startTalk, { body: { userId: ben.id } })).id;
  }

  /** Does it and answers what came of it beside what the model says: a status, or 200. */
  async live(wanted: Deed): Promise<readonly [found: number, expected: number]> {
    const { who, server, what, place } = wanted;
    const { model, roomId, groupId } = this;
    const world = this.stage.servers[server] as ChatWorld;
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
      case 'writeMeeting':
      case 'writePicture': {
        const isAllowed = isInPair && !model.deleted.includes(true) && !model.isInvite;
        if (isAllowed) this.noteWriting(who, false);
        const body =
          what === 'writePicture'
            ? { type: 'IMAGE', image: await this.picture(person) }
            : { type: 'MEETING', meeting: { url: 'https://meet.example.jp/a' } };
        const found = await ask(person, calls.sendComment, { roomId, body: { key: messageKey(), ...body } } as never);
        return [found, isAllowed ? 200 : isInPair ? 409 : 404];
      }
      case 'repeat': {
        const key = this.lastKey.get(who);
        if (key === undefined || !isInPair) return [200, 200];
        const count = model.written.length;
        await ask(person, calls.sendComment, { roomId, body: { key, body: 'text' } } as never);
        const room = await fetched(this.stage, model.deleted[who] ? other : person, roomId);
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
      case 'delete':
      case 'block':
      case 'leave': {
        if (!isInPair) return [await ask(person, calls.leaveRoom, { roomId }), 404];
        model.deleted[who] = true;
        if (what === 'leave') return [await ask(person, calls.leaveRoom, { roomId }), 200];
        const [call, body] =
          what === 'delete'
            ? ([calls.deleteContact, { userId: other.id }] as const)
            : ([calls.blockPerson, { userId: other.id, blocked: true }] as const);
        return [await ask(person, call, { body } as never), 200];
      }
      case 'unblock': {
        if (!isInPair) return [200, 200];
        return [await ask(person, calls.blockPerson, { body: { userId: other.id, blocked: false } } as never), 200];
      }
      case 'mute': {
        const found = await ask(person, calls.muteRoom, { roomId, body: { muted: place > 2 } } as never);
        return [found, isInPair && !model.deleted[who] ? 200 : 404];
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
        return this.liveInGroup(wanted, ask);
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

  /** Brings a picture of a person that is in no message. */
  private async picture({ id }: ChatPerson): Promise<string> {
    const key = messageKey();
    await this.stage.database.pool.query(
      `insert into chat_picture (picture_id, owner_profile_id, width, height, whole, thumbnail, created_at, committed_at)
      values ($1, $2, 4, 3, '', '', now(), now())`,
      [key, id],
    );
    return key;
  }

  /** Readers who are online bring what they hold up to date by the changes behind it: that beside what a fresh read gives. */
  async look(online: readonly boolean[]): Promise<(readonly [held: HeldRoom, fresh: HeldRoom])[]> {
    const seen: (readonly [HeldRoom, HeldRoom])[] = [];
    for (const roomId of [this.roomId, this.groupId]) {
      if (roomId === undefined) continue;
      for (const person of this.people.filter((_, who) => online[who])) {
        const name = `${roomId} ${person.id}`;
        const fresh = await fetched(this.stage, person, roomId);
        if (fresh === undefined) {
          this.held.delete(name);
          continue;
        }
        const before = this.held.get(name);
        if (before !== undefined) {
          const events = await since(this.stage, roomId, before.room.version);
          seen.push([events.reduce(applyEvent, before), fresh]);
        }
        this.held.set(name, fresh);
      }
    }
    return seen;
  }

  /** The people whose own lists have changed since they were looked at, though the count of what is their own has not. */
  async untold(): Promise<number[]> {
    const { own, servers } = this.stage;
    const heads = await own.heads(this.people.map(({ id }) => ({ userId: String(id) })));
    const untold: number[] = [];
    for (const [index, person] of this.people.entries()) {
      const { rooms: _, epoch: __, ...lists } = await servers[0].done(person, calls.readOwnChat);
      // Their order is that of the newest messages.
      lists.user.room_ids.sort((one, other) => one - other);
      const now = { head: heads[index] ?? 0, own: JSON.stringify(lists) };
      const before = this.owns.get(person.id);
      if (before !== undefined && before.head === now.head && before.own !== now.own) untold.push(person.id);
      this.owns.set(person.id, now);
    }
    return untold;
  }
}
