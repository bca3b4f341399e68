import type { ConsoleReader } from '#features/operator/server.ts';
import { siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import { matchTopic } from '#kernel/realtime/topics.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { hintBus } from '#server/realtime/hints.ts';
import type { StateTopic } from '#server/realtime/topic-kinds.ts';
import { type SalesNews, salesTopicPattern } from '../../rules/sale/sales-topic.ts';

/** How often a site (`event-12`) has sold, was paid or let somebody in, as this server heard. */
export function createSalesNews(database: Database): (siteName: string) => number {
  const counts = new Map<string, number>();
  // Before the channel hears the same hint, so that it reads the new count.
  hintBus(database).listen(([topic]) => {
    const siteName = matchTopic(salesTopicPattern, topic)?.['siteName'];
    if (siteName !== undefined) counts.set(siteName, (counts.get(siteName) ?? 0) + 1);
  });
  return (siteName) => counts.get(siteName) ?? 0;
}

/** Tells an open console that a site has sold, was paid or let somebody in. */
export function createSalesTopic(newsOf: (siteName: string) => number): StateTopic<ConsoleReader, SalesNews> {
  return {
    kind: 'state',
    pattern: salesTopicPattern,
    mayRead({ site }, { siteName = '' }) {
      if (site.siteKey !== siteKeyOfName(siteName)) throw refuse('notFound');
      if (!site.rights.has('see')) throw refuse('forbidden');
    },
    read: ({ siteName = '' }) => Promise.resolve({ value: { count: newsOf(siteName) } }),
    siteKeyOf: () => undefined,
  };
}
