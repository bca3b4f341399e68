import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../../contract/room.ts';
import { type ChatCall, serveChat } from '../desk/chat-desk.ts';
import { refusePerson } from '../desk/chat-refusal.ts';
import { refuseStart, refuseTooManyNew } from './room-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { demandReachable } from '../search/reachable.ts';
import { deletePair, setBlock, startPair } from './pairs.ts';
import { findRoom, readBlocked, readContact } from './read-rooms.ts';

export interface BoothOfToken {
  contentId: number | undefined;
  detailId: number | undefined;
}

export interface PairPorts {
  /** The profile that a token names; undefined for an unknown token, and for a person who has blocked the caller. */
  findByToken(given: ChatCall, token: string): Promise<number | undefined>;
  /** The exhibitor that an extoken names (CHAT-027); undefined where the profile is no exhibitor of the site. */
  findExhibitor(given: ChatCall, extoken: string, booth: BoothOfToken): Promise<number | undefined>;
  /** Sends the automatic reply of a booth, once for each person, booth and day (CHAT-028). */
  autoReply(given: ChatCall, roomId: number, exhibitorId: number, booth: BoothOfToken): Promise<void>;
}

/** The calls that begin and end a talk of two. */
export function createPairCalls(
  { database, limits }: { database: Database; limits: MemberLimits },
  ports: PairPorts,
): ServedEndpoint[] {
  const start = async (given: ChatCall, to: number, isExhibitor: boolean, now: Instant) => {
    const { chat, profile } = given;
    const wanted = { place: chat.place, from: profile, to, autoAddContact: isExhibitor };
    const started = await startPair(database, wanted, now);
    if (started.kind === 'tooManyNew') throw refuseTooManyNew(started.waitMs);
    if (started.kind !== 'started') throw refuseStart(started.kind);
    const room = await findRoom(database, profile.sourceId, started.roomId, profile.profileId);
    if (room === undefined) throw refuse('notFound');
    return room;
  };

  return [
    serveChat(database, calls.startTalk, async (given, { body, context }) => {
      limits.demand('contact', given.profile);
      const booth = { contentId: body.content_id, detailId: body.detail_id };
      if (body.extoken !== undefined) {
        const exhibitor = await ports.findExhibitor(given, body.extoken, booth);
        if (exhibitor === undefined) throw refusePerson();
        const room = await start(given, exhibitor, true, context.now);
        if (body.reply) await ports.autoReply(given, room.id, exhibitor, booth);
        return { data: (await findRoom(database, given.profile.sourceId, room.id, given.profile.profileId)) ?? room };
      }
      if (body.token === undefined && body.userId !== undefined) {
        await demandReachable(database, given, { ...body, userId: body.userId });
      }
      const to = body.token === undefined ? body.userId : await ports.findByToken(given, body.token);
      if (to === undefined) throw refusePerson();
      return { data: await start(given, to, false, context.now) };
    }),
    serveChat(database, calls.addContact, async (given, { body, context }) => {
      limits.demand('contact', given.profile);
      await demandReachable(database, given, body);
      return { data: await start(given, body.userId, false, context.now) };
    }),
    serveChat(database, calls.deleteContact, async ({ chat, profile }, { body, context }) => {
      limits.demand('contact', profile);
      await deletePair(database, { place: chat.place, from: profile, to: body.userId }, context.now);
      const contact = await readContact(database, profile.profileId, body.userId);
      if (contact === undefined) throw refuse('notFound');
      return { data: contact };
    }),
    serveChat(database, calls.blockPerson, async (given, { body, context }) => {
      const { chat, profile } = given;
      limits.demand('block', profile);
      await demandReachable(database, given, body);
      await setBlock(database, { place: chat.place, from: profile, to: body.userId }, body.blocked, context.now);
      return { data: { blocked_user_ids: await readBlocked(database, profile.profileId) } };
    }),
  ];
}
