import { topicName, type TopicOf } from '#kernel/realtime/topics.ts';

/** The state changes with each order, payment and check-in of a site; what they come to is asked by a call. */
export interface SalesNews {
  /** Of this server: another number says that there is something new. */
  count: number;
}

/** For the console: `console/event-12/sales`. */
export const salesTopicPattern: TopicOf<SalesNews> = 'console/{siteName}/sales';

/** Of a site as addresses name it, or by its key. */
export function salesTopic(siteKey: string): TopicOf<SalesNews> {
  return topicName(salesTopicPattern, { siteName: siteKey.replace('/', '-') });
}
