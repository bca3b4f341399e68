import { clientIdOf, topicName, type TopicOf, type TopicParams } from '#kernel/realtime/topics.ts';
import type { CommentaryEvent, OwnChat, RoomEvent, WindowedChat } from './room-shapes.ts';

interface ChatTopics {
  /** The changes of a room of a chat, one after the other. */
  room: TopicOf<RoomEvent>;
  /** The messages beside a live stream, one after the other; `streamKey` is its site, content and itself, `event-11-70-1`. */
  commentary: TopicOf<CommentaryEvent>;
  /** All of one person's own rooms and contacts in a chat, for pages of the release before; `userId` is their chat profile. */
  user: TopicOf<OwnChat>;
  /** The newest of one person's own rooms. */
  talks: TopicOf<WindowedChat>;
  /** Read by a page of theirs while somebody looks at it. */
  here: TopicOf<true>;
}

export const chatTopicPatterns: ChatTopics = {
  room: 'chat/{clientId}/{dataSourceId}/comments/{roomId}',
  commentary: 'chat/{clientId}/{dataSourceId}/commentary/{streamKey}',
  user: 'chat/{clientId}/{dataSourceId}/users/{userId}',
  talks: 'chat/{clientId}/{dataSourceId}/users/{userId}/talks',
  here: 'chat/{clientId}/{dataSourceId}/users/{userId}/here',
};

/** Which chat a topic belongs to: chats of a realm with one data source share their rooms. */
export interface ChatPlace {
  realmKey: string;
  dataSourceId: number;
}

export function chatRoomTopic({ realmKey, dataSourceId }: ChatPlace, roomId: number): TopicOf<RoomEvent> {
  return topicName(chatTopicPatterns.room, { clientId: clientIdOf(realmKey), dataSourceId, roomId });
}

export function chatUserTopic({ realmKey, dataSourceId }: ChatPlace, userId: number): TopicOf<OwnChat> {
  return topicName(chatTopicPatterns.user, { clientId: clientIdOf(realmKey), dataSourceId, userId });
}

export function chatTalksTopic({ realmKey, dataSourceId }: ChatPlace, userId: number): TopicOf<WindowedChat> {
  return topicName(chatTopicPatterns.talks, { clientId: clientIdOf(realmKey), dataSourceId, userId });
}

export function chatHereTopic({ realmKey, dataSourceId }: ChatPlace, userId: number): TopicOf<true> {
  return topicName(chatTopicPatterns.here, { clientId: clientIdOf(realmKey), dataSourceId, userId });
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
): TopicOf<CommentaryEvent> {
  const streamKey = `${siteKey.replace('/', '-')}-${contentId}-${detailId}`;
  return topicName(chatTopicPatterns.commentary, { clientId: clientIdOf(realmKey), dataSourceId, streamKey });
}

/** The live stream of such a topic. */
export function streamOfCommentary({ streamKey = '' }: TopicParams): StreamPlace | undefined {
  const [, kind, id, contentId, detailId] = /^(portal|event)-(\d{1,10})-(\d{1,10})-(\d{1,10})$/.exec(streamKey) ?? [];
  if (kind === undefined) return undefined;
  return { siteKey: `${kind}/${id}`, contentId: Number(contentId), detailId: Number(detailId) };
}
