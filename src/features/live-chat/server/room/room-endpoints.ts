import type { Clock } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { parseInstant, formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { databaseEpoch } from '#server/realtime/database-epoch.ts';
import * as calls from '../../contract/room.ts';
import { commentsPerPage, firstRooms, groupDescriptionMax, groupTitleMax } from '../../rules/limits/chat-limits.ts';
import { bodyProblem, isBlank, tidyText } from '../../rules/text/chat-text.ts';
import { passesForStaff } from '../../rules/profile/staff-name.ts';
import { isMeetingUrl } from '../../rules/text/meeting-url.ts';
import type { Message } from '../../rules/room/send.ts';
import type { ChatServerTexts } from '../../texts/jpn.ts';
import { type ChatCall, serveChat } from '../desk/chat-desk.ts';
import { refuseFields } from '../desk/chat-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { acceptInvitation, leave, markRead, mute, removeMessage } from './change-room.ts';
import { addToGroup, makeGroup, renameGroup } from './groups.ts';
import { findRoom, readComment, readOwn, readPage } from './read-rooms.ts';
import { readWindows } from './read-windows.ts';
import { bodyWords, refuseGroup, refuseSend } from './room-refusal.ts';
import { createSendMessages, type PlanNotices, type RoomPlace } from './send-messages.ts';

type Body = Parameters<Parameters<typeof serveChat<typeof calls.sendComment>>[2]>[1]['body'];

/** The calls about rooms and what is in them. */
export function createRoomCalls(
  { database, clock, limits }: { database: Database; clock: Clock; limits: MemberLimits },
  planNotices: PlanNotices,
): ServedEndpoint[] {
  const send = createSendMessages(database, clock, planNotices);

  const placeOf = ({ chat, profile }: ChatCall, { roomId }: { roomId: number }): RoomPlace => ({
    sourceId: profile.sourceId,
    roomId,
    place: chat.place,
  });
  const roomOf = async ({ profile }: ChatCall, roomId: number) => {
    const room = await findRoom(database, profile.sourceId, roomId, profile.profileId);
    if (room === undefined) throw refuse('notFound');
    return room;
  };
  const userOf = async (given: ChatCall, roomId: number) => {
    const { rows } = await database.pool.query<calls.RoomUser>(
      `select chat_profile_id as user_id, read_comment_index, invite, leave from chat_room_user
      where room_id = $1 and chat_profile_id = $2`,
      [roomId, given.profile.profileId],
    );
    if (rows[0] === undefined) throw refuse('notFound');
    return rows[0];
  };

  return [
    serveChat(database, calls.readOwnChat, async ({ profile: { profileId } }, { query }) => {
      const { per_page: perPage, list, before, room_id: roomId } = query;
      // Without any of them all: so ask pages of the release before.
      const isWhole = [perPage, list, before, roomId].every((one) => one === undefined);
      const wish = { perPage: perPage ?? firstRooms, list, before, roomId };
      const own = isWhole
        ? await readOwn(database, profileId)
        : (await readWindows(database, [profileId], wish)).get(profileId)!;
      return { data: { ...own, epoch: await databaseEpoch(database) } };
    }),
    serveChat(database, calls.readComments, async (given, { params, query }) => {
      // The room first: changes after it are heard again from its version.
      const room = await roomOf(given, params.roomId);
      const before = query.before ?? room.comment_count + 1;
      const comments = await readPage(database, room.id, before, query.per_page ?? commentsPerPage);
      return { data: { epoch: await databaseEpoch(database), room, comments } };
    }),
    serveChat(database, calls.sendComment, async (given, { params, body }) => {
      const { profile } = given;
      limits.demand('message', profile);
      const place = placeOf(given, params);
      const message = messageOf(body, profile.profileId);
      const outcome = await send(place, message);
      if (!('message' in outcome)) throw refuseSend(outcome.kind);
      const comment = await readComment(database, place.roomId, outcome.message.index);
      if (comment === undefined) throw refuse('notFound');
      return { data: comment };
    }),
    serveChat(database, calls.removeComment, async (given, { params, body, context }) => {
      limits.demand('removal', given.profile);
      await removeMessage(database, placeOf(given, params), given.profile.profileId, body.index, context.now);
      const comment = await readComment(database, params.roomId, body.index);
      if (comment === undefined) throw refuse('notFound');
      return { data: comment };
    }),
    serveChat(database, calls.readRoom, async (given, { params, body }) => {
      limits.demand('readMark', given.profile);
      await roomOf(given, params.roomId);
      await markRead(database, placeOf(given, params), given.profile.profileId, body.index);
      return { data: await userOf(given, params.roomId) };
    }),
    serveChat(database, calls.acceptInvite, async (given, { params }) => {
      limits.demand('contact', given.profile);
      const done = await acceptInvitation(database, placeOf(given, params), given.profile.profileId);
      if (done === 'gone') throw refuseSend('gone');
      return { data: await roomOf(given, params.roomId) };
    }),
    serveChat(database, calls.createGroup, async (given, { body, context }) => {
      const { profile, chat } = given;
      limits.demand('newGroup', profile);
      const { title } = groupTexts({ title: body.title }, mayBeCalled(given.member));
      const made = await makeGroup(
        database,
        { place: chat.place, by: profile, key: body.key, title, userIds: body.userIds },
        context.now,
      );
      if (made.kind !== 'made') throw refuseGroup(made.kind);
      return { data: await roomOf(given, made.roomId) };
    }),
    serveChat(database, calls.changeGroup, async (given, { params, body, context }) => {
      limits.demand('groupChange', given.profile);
      const before = await roomOf(given, params.roomId);
      // A name that a group has from earlier keeps nobody from changing the description.
      const texts = groupTexts(body, (title) => title === before.title || mayBeCalled(given.member)(title));
      await renameGroup(database, placeOf(given, params), given.profile.profileId, texts, context.now);
      return { data: await roomOf(given, params.roomId) };
    }),
    serveChat(database, calls.inviteToGroup, async (given, { params, body, context }) => {
      limits.demand('groupChange', given.profile);
      const place = placeOf(given, params);
      const done = await addToGroup(database, place, given.profile.profileId, body.userIds, context.now);
      if (done !== 'added') throw refuseGroup(done);
      return { data: await roomOf(given, params.roomId) };
    }),
    serveChat(database, calls.leaveRoom, async (given, { params }) => {
      limits.demand('roomChange', given.profile);
      await leave(database, placeOf(given, params), given.profile.profileId);
      return { data: await userOf(given, params.roomId) };
    }),
    serveChat(database, calls.muteRoom, async (given, { params, body }) => {
      limits.demand('roomChange', given.profile);
      await mute(database, placeOf(given, params), given.profile.profileId, body.muted);
      return { data: { muted: body.muted } };
    }),
  ];
}

type Words = (say: ChatServerTexts) => string;

/** A message as it is stored; 422 if it is empty, too long, or has an invalid address of a meeting. */
function messageOf({ key, type, body, image, meeting, accept }: Body, sender: number): Message {
  const text = tidyText(body, { isMultiline: true });
  const problem = bodyProblem(text);
  const errors: Record<string, Words> = {};
  if (type === 'TEXT' && problem !== undefined) errors['body'] = bodyWords[problem];
  if (type === 'MEETING' && problem === 'tooLong') errors['body'] = bodyWords.tooLong;
  if (type === 'IMAGE' && image === undefined) errors['image'] = (say) => say.pictureMissing;
  const startAt = meeting?.startAt ? parseInstant(meeting.startAt) : undefined;
  const isWrongStart = Boolean(meeting?.startAt) && startAt === undefined;
  if (type === 'MEETING' && (meeting === undefined || !isMeetingUrl(meeting.url) || isWrongStart)) {
    errors['meeting'] = (say) => say.meetingUrl;
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return {
    sender,
    key: key.toLowerCase(),
    type,
    body: type === 'IMAGE' ? '' : text,
    pictureId: type === 'IMAGE' ? image!.toLowerCase() : null,
    meeting:
      type === 'MEETING' && meeting !== undefined
        ? { url: meeting.url, startAt: startAt === undefined ? null : formatInstant(startAt) }
        : null,
    accepts: accept,
  };
}

/** The name of a group heads mails and pushes, as a nickname does. */
const mayBeCalled =
  ({ isStaff }: Pick<Member, 'isStaff'>) =>
  (title: string): boolean =>
    isStaff || !passesForStaff(title);

function groupTexts(
  { title, description = '' }: { title: string; description?: string },
  mayBe: (title: string) => boolean,
) {
  const tidy = { title: tidyText(title), description: tidyText(description, { isMultiline: true }) };
  const errors: Record<string, Words> = {};
  if (isBlank(tidy.title)) errors['title'] = (say) => say.titleMissing;
  else if (tidy.title.length > groupTitleMax) errors['title'] = (say) => say.titleTooLong(groupTitleMax);
  else if (!mayBe(tidy.title)) errors['title'] = (say) => say.titleReserved;
  if (tidy.description.length > groupDescriptionMax) {
    errors['description'] = (say) => say.descriptionTooLong(groupDescriptionMax);
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return tidy;
}
