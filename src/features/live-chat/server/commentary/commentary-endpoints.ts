import { serve } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { databaseEpoch } from '#server/realtime/database-epoch.ts';
import * as calls from '../../contract/commentary.ts';
import { commentaryMaxLetters, commentsPerPage } from '../../rules/limits/chat-limits.ts';
import { bodyProblem, tidyText } from '../../rules/text/chat-text.ts';
import { commentaryState } from '../../rules/commentary/commentary.ts';
import { type OwnProfile, profileOf, refuseIfSuspended } from '../desk/chat-desk.ts';
import { refuseFields } from '../desk/chat-refusal.ts';
import { refuseSend } from '../room/room-refusal.ts';
import { refuseCommentary, refuseCommentaryTooFast } from './commentary-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { removeMessage } from '../room/change-room.ts';
import { fileReport } from '../safety/report-endpoints.ts';
import { createSendMessages } from '../room/send-messages.ts';
import { findCommentary, findMessage, openCommentary, readMessages } from './commentary-store.ts';
import type { CommentedStream, FindStream } from './streams.ts';

/** The calls of what is written beside live streams; they stand behind the doors of the stream. */
export function createCommentaryCalls(
  { database, clock, limits }: { database: Database; clock: Clock; limits: MemberLimits },
  findStream: FindStream,
): ServedEndpoint[] {
  const send = createSendMessages(database, clock);

  const writerOf = async ({ chat }: CommentedStream, member: Member): Promise<OwnProfile> => {
    const profile = await profileOf(database, chat, member);
    if (profile === undefined) throw refuseCommentary('noProfile');
    refuseIfSuspended(profile);
    return profile;
  };

  return [
    serve(calls.readCommentary, async (call) => {
      const stream = await findStream(call);
      const { chat, place, times } = stream;
      const { query, member, context } = call;
      // The room first: changes after it are heard again from its version.
      const room = await findCommentary(database, place);
      const before = query.before ?? (room?.count ?? 0) + 1;
      const most = query.per_page ?? commentsPerPage;
      const messages = room === undefined ? [] : await readMessages(database, room.roomId, before, most);
      const profile = member && (await profileOf(database, chat, member));
      return {
        data: {
          state: commentaryState(times, context.now),
          epoch: await databaseEpoch(database),
          version: room?.version ?? 0,
          messages,
          chat: { contentId: chat.contentId, dataSourceId: chat.content.liveChatDataSourceId },
          profileId: profile?.profileId ?? null,
        },
      };
    }),
    serve(calls.sendCommentary, async (call) => {
      const stream = await findStream(call);
      const { member, body, context } = call;
      const { profileId, sourceId, memberId } = await writerOf(stream, member);
      const key = body.key.toLowerCase();
      const text = tidyText(body.body);
      const problem = bodyProblem(text, commentaryMaxLetters);
      if (problem !== undefined) {
        const isEmpty = problem === 'empty';
        throw refuseFields({ body: (say) => (isEmpty ? say.bodyEmpty : say.bodyTooLong(commentaryMaxLetters)) });
      }
      const room = await findCommentary(database, stream.place);
      const known = room && (await findMessage(database, room.roomId, profileId, key));
      if (known !== undefined) return { data: known };
      const state = commentaryState(stream.times, context.now);
      if (state !== 'running') throw refuseCommentary(state);
      const wait = limits.take('commentary', { memberId });
      if (wait !== undefined) throw refuseCommentaryTooFast(wait);
      const { roomId } = room ?? (await openCommentary(database, sourceId, stream.place, context.now));
      const message = { sender: profileId, key, body: text, type: 'TEXT', pictureId: null, meeting: null } as const;
      const outcome = await send({ sourceId, roomId, place: stream.chat.place }, { ...message, accepts: false });
      if (!('message' in outcome)) throw refuseSend(outcome.kind);
      const [stored] = await readMessages(database, roomId, outcome.message.index + 1, 1);
      if (stored === undefined) throw refuse('notFound');
      return { data: stored };
    }),
    serve(calls.removeCommentary, async (call) => {
      const stream = await findStream(call);
      const { member, body, context } = call;
      limits.demand('removal', member);
      const { profileId, sourceId } = await writerOf(stream, member);
      const room = await findCommentary(database, stream.place);
      if (room === undefined) throw refuse('notFound');
      const place = { sourceId, roomId: room.roomId, place: stream.chat.place };
      await removeMessage(database, place, profileId, body.index, context.now);
      const [left] = await readMessages(database, room.roomId, body.index + 1, 1);
      if (left === undefined) throw refuse('notFound');
      return { data: left };
    }),
    serve(calls.reportCommentary, async (call) => {
      const stream = await findStream(call);
      const { member, body, context } = call;
      const by = await profileOf(database, stream.chat, member);
      if (by === undefined) throw refuseCommentary('noProfile');
      limits.demand('report', by);
      const room = await findCommentary(database, stream.place);
      const [message] = room === undefined ? [] : await readMessages(database, room.roomId, body.index + 1, 1);
      if (room === undefined || message?.index !== body.index) throw refuse('notFound');
      const { siteKey } = stream.chat.site;
      const told = { siteKey, by, about: message.user_id, message: { roomId: room.roomId, index: body.index } };
      return fileReport(database, told, body, context.now);
    }),
  ];
}
