import { serve, type Say } from '#features/site/server.ts';
import type { Random } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../../contract/profile.ts';
import type { LiveChatContent } from '../../documents.ts';
import { nicknameMax, userIdMax } from '../../rules/limits/chat-limits.ts';
import { isBlank, tidyText } from '../../rules/text/chat-text.ts';
import { userIdKey, userIdProblem, type UserIdProblem } from '../../rules/profile/chat-user-id.ts';
import { passesForStaff } from '../../rules/profile/staff-name.ts';
import type { ChatServerTexts } from '../../texts/jpn.ts';
import { chatOf, profileOf, refuseIfSuspended, serveChat, sourceOf } from '../desk/chat-desk.ts';
import { refuseFields, refusePerson } from '../desk/chat-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import {
  changeProfile,
  findToken,
  presentOwn,
  readProfile,
  registerProfile,
  type WrittenProfile,
} from './profile-store.ts';

type Words = (say: ChatServerTexts) => string;

const idWords: Record<UserIdProblem, Words> = {
  missing: (say) => say.userIdMissing,
  form: (say) => say.userIdForm,
  tooLong: (say) => say.userIdTooLong(userIdMax),
  reserved: (say) => say.userIdReserved,
};

/** The calls about a member's own profile in a chat. */
export function createProfileCalls({
  database,
  limits,
  random,
}: {
  database: Database;
  limits: MemberLimits;
  random: Random;
}): ServedEndpoint[] {
  return [
    serve(calls.readChatProfile, async (call) => {
      const chat = chatOf(call);
      const profile = await profileOf(database, chat, call.member);
      const row = profile && (await readProfile(database, profile.profileId));
      return { data: { profile: row ? presentOwn(row) : null, ...presentSettings(chat.content, call.say) } };
    }),
    serve(calls.saveChatProfile, async (call) => {
      const { member, body, context } = call;
      limits.demand('profileChange', member);
      const chat = chatOf(call);
      const sourceId = await sourceOf(database, chat);
      const known = await profileOf(database, chat, member);
      if (known !== undefined) refuseIfSuspended(known);
      const before = known && (await readProfile(database, known.profileId));
      const id = body.liveChatUserId ?? before?.live_chat_user_id ?? '';
      const errors: Record<string, Words> = {};
      if (before !== undefined && userIdKey(id) !== userIdKey(before.live_chat_user_id)) {
        errors['liveChatUserId'] = (say) => say.userIdFixed;
      }
      const problem = before === undefined ? userIdProblem(id) : undefined;
      if (problem !== undefined) errors['liveChatUserId'] = idWords[problem];
      const nickname = tidyText(body.nickname);
      if (isBlank(nickname)) errors['nickname'] = (say) => say.nicknameMissing;
      else if (nickname.length > nicknameMax) errors['nickname'] = (say) => say.nicknameTooLong(nicknameMax);
      else if (!member.isStaff && passesForStaff(nickname)) errors['nickname'] = (say) => say.nicknameReserved;
      const tagIds = [...new Set(body.tagIds)];
      if (tagIds.some((tagId) => !chat.content.tags.some((tag) => tag.tagId === tagId))) {
        errors['tagIds'] = (say) => say.tagUnknown;
      }
      if (body.image !== '' && body.image !== before?.avatar && !(await isUpload(database, body.image))) {
        errors['image'] = (say) => say.pictureMissing;
      }
      if (Object.keys(errors).length > 0) throw refuseFields(errors);
      const written: WrittenProfile = { nickname, avatar: body.image || null, tagIds, language: context.language };
      if (known !== undefined)
        return { data: presentOwn(await changeProfile(database, known.profileId, written, context.now)) };
      const person = { sourceId, memberId: member.memberId, liveChatUserId: id };
      const row = await registerProfile(database, person, written, context.now, random);
      if (row === 'idTaken') throw refuseFields({ liveChatUserId: (say) => say.userIdTaken });
      return { data: presentOwn(row) };
    }),
    serveChat(database, calls.findProfileId, async ({ profile }, { params }) => {
      limits.demand('tokenTry', profile);
      const found = await findToken(database, profile, params.token);
      if (found === undefined) throw refusePerson();
      return { data: { id: found.profileId } };
    }),
  ];
}

function presentSettings({ tags, search }: LiveChatContent, say: Say) {
  return { tags: tags.map(({ tagId, name }) => ({ tagId, name: say(name) })), search };
}

/** Whether a path is that of an uploaded picture. */
async function isUpload({ kysely }: Database, path: string): Promise<boolean> {
  const id = /^\/media\/([0-9a-f]{64})\.webp$/.exec(path)?.[1];
  if (id === undefined) return false;
  const row = await kysely.selectFrom('upload').select('upload_id').where('upload_id', '=', id).executeTakeFirst();
  return row !== undefined;
}
