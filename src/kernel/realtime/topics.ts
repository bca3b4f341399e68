import { buildPath } from '../endpoint.ts';

/** Who shares a key space: the realm of a site, in which an id of a member means one person. `portal/1` is `portal-1`. */
export function clientIdOf(realmKey: string): string {
  return realmKey.replace('/', '-');
}

export const topicPatterns = {
  /** Tells the revision of a published site, `site/event-12`. */
  site: 'site/{siteName}',
  /** `boothId` is the content and the booth in it, `60-1`: contents of an event number their booths each for itself. */
  boothStream: 'booth/{clientId}/{eventId}/{boothId}/stream',
  /** `firebaseKey` is portal, event, content and stream, `1-11-70-1`. */
  liveStream: 'live_stream/{clientId}/{firebaseKey}',
  /** Tells servers that sessions or roles of a member have changed; no page reads it. */
  member: 'member/{memberId}',
  /** The changes of a room of a chat, one after the other. */
  chatRoom: 'chat/{clientId}/{dataSourceId}/comments/{roomId}',
  /** What is written beside a live stream, one after the other; `streamKey` is its site, content and itself, `event-11-70-1`. */
  chatCommentary: 'chat/{clientId}/{dataSourceId}/commentary/{streamKey}',
  /** What is one person's own in a chat; `userId` is their chat profile. */
  chatUser: 'chat/{clientId}/{dataSourceId}/users/{userId}',
  /** Read by a page of theirs while somebody looks at it. */
  chatHere: 'chat/{clientId}/{dataSourceId}/users/{userId}/here',
} as const;

/** The state of `site`. */
export interface SiteNews {
  revision: number;
}

export type TopicParams = Readonly<Record<string, string>>;

export const topicLengthMax = 200;

function topicOf(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return buildPath(pattern, params);
}

export function siteTopic(siteKey: string): string {
  return topicOf(topicPatterns.site, { siteName: siteKey.replace('/', '-') });
}

export function liveStreamTopic(realmKey: string, firebaseKey: string): string {
  return topicOf(topicPatterns.liveStream, { clientId: clientIdOf(realmKey), firebaseKey });
}

export function boothStreamTopic(
  realmKey: string,
  { eventId, contentId, boothId }: { eventId: number; contentId: number; boothId: number },
): string {
  const clientId = clientIdOf(realmKey);
  return topicOf(topicPatterns.boothStream, { clientId, eventId, boothId: `${contentId}-${boothId}` });
}

export function memberTopic(memberId: number): string {
  return topicOf(topicPatterns.member, { memberId });
}

/** The parameters of a topic that has the form of a pattern. */
export function matchTopic(pattern: string, topic: string): TopicParams | undefined {
  const wanted = pattern.split('/');
  const given = topic.split('/');
  if (wanted.length !== given.length) return undefined;
  const found: [string, string][] = [];
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = given[index] as string;
    if (name === undefined ? part !== value : !/^[\w.~-]{1,64}$/.test(value)) return undefined;
    if (name !== undefined) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

/** Which chat a topic belongs to: chats of a realm with one data source share their rooms. */
export interface ChatPlace {
  realmKey: string;
  dataSourceId: number;
}

export function chatRoomTopic({ realmKey, dataSourceId }: ChatPlace, roomId: number): string {
  return topicOf(topicPatterns.chatRoom, { clientId: clientIdOf(realmKey), dataSourceId, roomId });
}

export function chatUserTopic({ realmKey, dataSourceId }: ChatPlace, userId: number): string {
  return topicOf(topicPatterns.chatUser, { clientId: clientIdOf(realmKey), dataSourceId, userId });
}

export function chatHereTopic({ realmKey, dataSourceId }: ChatPlace, userId: number): string {
  return topicOf(topicPatterns.chatHere, { clientId: clientIdOf(realmKey), dataSourceId, userId });
}

/** A live stream, as the commentary beside it names it. */
export interface StreamPlace {
  siteKey: string;
  contentId: number;
  detailId: number;
}

export function chatCommentaryTopic(
  { realmKey, dataSourceId }: ChatPlace,
  { siteKey, contentId, detailId }: StreamPlace,
): string {
  const streamKey = `${siteKey.replace('/', '-')}-${contentId}-${detailId}`;
  return topicOf(topicPatterns.chatCommentary, { clientId: clientIdOf(realmKey), dataSourceId, streamKey });
}

/** The live stream of such a topic. */
export function streamOfCommentary({ streamKey = '' }: TopicParams): StreamPlace | undefined {
  const [, kind, id, contentId, detailId] = /^(portal|event)-(\d{1,10})-(\d{1,10})-(\d{1,10})$/.exec(streamKey) ?? [];
  if (kind === undefined) return undefined;
  return { siteKey: `${kind}/${id}`, contentId: Number(contentId), detailId: Number(detailId) };
}
