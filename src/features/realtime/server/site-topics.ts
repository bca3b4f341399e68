import type { SiteDirectory, Visit } from '#features/site/server.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import { type SiteNews, siteTopic, topicPatterns } from '#kernel/realtime/topics.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';

/** The revision of a site: open pages learn that something was published. */
export function siteTopics(directory: SiteDirectory): Topic<Visit>[] {
  return [
    {
      kind: 'state',
      pattern: topicPatterns.site,
      mayRead({ site }, { siteName }) {
        if (siteTopic(siteKey(site)) !== `site/${siteName}`) throw refuse('notFound');
      },
      async read({ siteName }) {
        const record = directory.all().find((one) => siteTopic(one.siteKey) === `site/${siteName}`);
        return record && { value: { revision: record.revision } satisfies SiteNews };
      },
    },
  ];
}
