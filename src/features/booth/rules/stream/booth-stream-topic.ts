import { clientIdOf, topicName } from '#kernel/realtime/topics.ts';

/** `boothId` is the content and the booth in it, `60-1`: contents of an event number their booths each for itself. */
export const boothStreamTopicPattern = 'booth/{clientId}/{eventId}/{boothId}/stream';

export function boothStreamTopic(
  realmKey: string,
  { eventId, contentId, boothId }: { eventId: number; contentId: number; boothId: number },
): string {
  const clientId = clientIdOf(realmKey);
  return topicName(boothStreamTopicPattern, { clientId, eventId, boothId: `${contentId}-${boothId}` });
}
