import type { StreamNews } from '#features/live-stream/rules/stream-news.ts';
import { clientIdOf, topicName, type TopicOf } from '#kernel/realtime/topics.ts';

/** `boothId` is the content and the booth in it, `60-1`: contents of an event number their booths each for itself. */
export const boothStreamTopicPattern: TopicOf<StreamNews> = 'booth/{clientId}/{eventId}/{boothId}/stream';

export function boothStreamTopic(
  realmKey: string,
  { eventId, contentId, boothId }: { eventId: number; contentId: number; boothId: number },
): TopicOf<StreamNews> {
  const clientId = clientIdOf(realmKey);
  return topicName(boothStreamTopicPattern, { clientId, eventId, boothId: `${contentId}-${boothId}` });
}
