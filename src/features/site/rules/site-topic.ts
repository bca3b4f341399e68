import { topicName, type TopicOf } from '#kernel/realtime/topics.ts';

/** The state of the topic. */
export interface SiteNews {
  revision: number;
}

/** Tells the revision of a published site, `site/event-12`. */
export const siteTopicPattern: TopicOf<SiteNews> = 'site/{siteName}';

/** The key of the site that the parameter of a topic names. */
export function siteKeyOf(siteName: string): string {
  return siteName.replace('-', '/');
}

export function siteTopic(siteKey: string): TopicOf<SiteNews> {
  return topicName(siteTopicPattern, { siteName: siteKey.replace('/', '-') });
}
