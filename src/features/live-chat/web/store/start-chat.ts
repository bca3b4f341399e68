import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { OwnProfile, readChatProfile } from '../../contract/profile.ts';
import { firstRooms } from '../../rules/limits/chat-limits.ts';
import { type ChatAddress, chatAddress } from '../desk/chat-address.ts';
import { chatCalls } from './chat-calls.ts';
import type { OwnAnswer } from './chat-store.ts';

/** The data with which the page of a chat begins. */
export interface StartedChat {
  address: ChatAddress;
  profile: OwnProfile;
  tags: { tagId: number; name: string }[];
  search: { directSearch: boolean; target: 'All' | 'None'; priority: boolean; priorityAccount: string[] };
  own: OwnAnswer;
}

/** The three things that a chat needs to begin; throws 'chat initialize error' if one is missing (CHAT-054). */
export function initializeChat<Client, Content, Profile>(
  client: Client | undefined,
  content: Content | undefined,
  profile: Profile | null,
): { client: Client; content: Content; profile: Profile } {
  if (client === undefined || content === undefined || profile === null) throw new Error('chat initialize error');
  return { client, content, profile };
}

export type ProfileAnswer = Pick<StartedChat, 'tags' | 'search'> & { profile: OwnProfile | null };

export async function readOwnProfile(
  { api }: Pick<PageContext, 'api'>,
  params: ChatAddress,
  signal?: AbortSignal,
): Promise<ProfileAnswer> {
  const { data } = await api.get<typeof readChatProfile>(
    'live_chat/profile/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
    { params, signal, isQuiet: true },
  );
  return data;
}

/** Reads what the page of a chat begins with. */
export async function startChat(
  context: PageContext<SiteInit>,
  contentId: number,
  readProfile: (address: ChatAddress) => Promise<ProfileAnswer>,
): Promise<StartedChat> {
  const { client } = context.init;
  const { content: address } = initializeChat(client, chatAddress(context, contentId), true);
  // Both at once: most who come have a profile.
  const own = chatCalls(context.api, address).readOwn({ per_page: firstRooms });
  own.catch(() => undefined);
  const { profile: answered, tags, search } = await readProfile(address);
  const { profile } = initializeChat(client, address, answered);
  return { address, profile, tags, search, own: await own };
}
