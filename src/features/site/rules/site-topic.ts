import { topicName } from '#kernel/realtime/topics.ts';

/** Tells the revision of a published site, `site/event-12`. */
export const siteTopicPattern = 'site/{siteName}';

/** The state of the topic. */
export interface SiteNews {
  revision: number;
}

export function siteTopic(siteKey: string): string {
  return topicName(siteTopicPattern, { siteName: siteKey.replace('/', '-') });
}
