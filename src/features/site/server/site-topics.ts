import { refuse } from '#server/http/refusal.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';
import { siteKey } from '../rules/site-key.ts';
import { type SiteNews, siteTopic, siteTopicPattern } from '../rules/site-topic.ts';
import type { SiteDirectory } from './site-directory.ts';
import type { Visit } from './visit.ts';

/** The revision of a site: open pages learn that something was published. */
export function siteTopics(directory: SiteDirectory): Topic<Visit>[] {
  return [
    {
      kind: 'state',
      pattern: siteTopicPattern,
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
