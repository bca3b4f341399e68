import { clientIdOf, topicName } from '#kernel/realtime/topics.ts';

/** `firebaseKey` is portal, event, content and stream, `1-11-70-1`. */
export const liveStreamTopicPattern = 'live_stream/{clientId}/{firebaseKey}';

export function liveStreamTopic(realmKey: string, firebaseKey: string): string {
  return topicName(liveStreamTopicPattern, { clientId: clientIdOf(realmKey), firebaseKey });
}
