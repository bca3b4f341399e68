import { modulesOf, serve, type Call, type PublishedSite, type Say } from '#features/site/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Member } from '#kernel/member.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { LiveChatContent } from '../../documents.ts';
import { refuseSuspended } from './chat-refusal.ts';

/** The chat of a content, as a site has it. */
export interface Chat {
  site: PublishedSite;
  contentId: number;
  content: LiveChatContent;
  /** Of its topics. */
  place: ChatPlace;
}

/** The caller, as the chat's tables have them. */
export interface OwnProfile {
  profileId: number;
  sourceId: number;
  memberId: number;
  /** Why the organiser lets them read only. */
  suspendedFor?: string;
}

export interface ChatCall {
  chat: Chat;
  profile: OwnProfile;
  member: Member;
  say: Say;
  context: RequestContext;
}

interface CalledChat {
  site: PublishedSite;
  params: { contentId: number; dataSourceId: number };
}

/** The chat that a call names; 404 where the content names another source, or is no chat. */
export function chatOf({ site, params }: CalledChat): Chat {
  const { contentId, dataSourceId } = params;
  const chat = chatsOf(site).find((one) => one.contentId === contentId);
  if (chat?.content.liveChatDataSourceId !== dataSourceId) throw refuse('notFound');
  return chat;
}

/** The chats of a site in the organiser's order. */
export function chatsOf(site: PublishedSite): Chat[] {
  const realm = realmKey(site);
  return modulesOf(site, 'live_chat')
    .filter(({ visible }) => visible)
    .map(({ contentId, content }) => {
      const place = { realmKey: realm, dataSourceId: content.liveChatDataSourceId };
      return { site, contentId, content, place };
    });
}

/** The source of a chat, made when it is asked for the first time. */
export async function sourceOf({ pool }: Database, { place }: Pick<Chat, 'place'>): Promise<number> {
  const names = [place.realmKey, place.dataSourceId];
  const find = 'select source_id from chat_source where realm_key = $1 and data_source_id = $2';
  const known = await pool.query<{ source_id: number }>(find, names);
  if (known.rows[0] !== undefined) return known.rows[0].source_id;
  await pool.query('insert into chat_source (realm_key, data_source_id) values ($1, $2) on conflict do nothing', names);
  return (await pool.query<{ source_id: number }>(find, names)).rows[0]!.source_id;
}

/** The profile of a member in a chat; undefined: they have not registered there. */
export async function profileOf(
  { pool }: Pick<Database, 'pool'>,
  { place }: Pick<Chat, 'place'>,
  { memberId }: Pick<Member, 'memberId'>,
): Promise<OwnProfile | undefined> {
  const { rows } = await pool.query<{ chat_profile_id: number; source_id: number; reason: string | null }>(
    `select p.chat_profile_id, p.source_id, x.reason from chat_source s join chat_profile p using (source_id)
    left join chat_suspension x using (chat_profile_id)
    where s.realm_key = $1 and s.data_source_id = $2 and p.member_id = $3`,
    [place.realmKey, place.dataSourceId, memberId],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const suspended = row.reason === null ? {} : { suspendedFor: row.reason };
  return { profileId: row.chat_profile_id, sourceId: row.source_id, memberId, ...suspended };
}

/** Throws for whom the organiser lets read only. */
export function refuseIfSuspended({ suspendedFor }: OwnProfile): void {
  if (suspendedFor !== undefined) throw refuseSuspended(suspendedFor);
}

type ChatEndpoint = Endpoint & { at: 'content'; who: 'member' | 'activeMember' };

/** Serves a call of a member with a profile in the chat; 404 without one, 403 for writing while suspended. */
export function serveChat<E extends ChatEndpoint>(
  database: Database,
  endpoint: E,
  handle: (given: ChatCall, call: Call<E>) => ReturnType<Parameters<typeof serve<E>>[1]>,
): ServedEndpoint {
  return serve(endpoint, async (call) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each contract of a chat has them, which TypeScript cannot see in E.
    const called = call as unknown as CalledChat & Pick<ChatCall, 'member' | 'say' | 'context'>;
    const { member, say, context } = called;
    const chat = chatOf(called);
    const profile = await profileOf(database, chat, member);
    if (profile === undefined) throw refuse('notFound');
    if (endpoint.who === 'activeMember') refuseIfSuspended(profile);
    return handle({ chat, profile, member, say, context }, call);
  });
}
