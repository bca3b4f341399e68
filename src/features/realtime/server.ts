import { serve, type SiteServer, type Visit } from '#features/site/server.ts';
import type { Channel } from '#server/realtime/channel.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { pollTopics } from './contract.ts';
import { sessionKeyOf } from './server/session-key.ts';
import { siteTopics } from './server/site-topics.ts';
import { streamTopics, type StreamTopicServices } from './server/stream-topics.ts';

export { pollTopics } from './contract.ts';
export { sessionKeyOf } from './server/session-key.ts';

interface RealtimeServices extends Omit<StreamTopicServices, 'store'> {
  site: Pick<SiteServer, 'directory' | 'store'>;
  /** A function, because the channel is made after these calls. */
  channel(): Channel<Visit>;
}

/** What open pages read of sites and their streams, and the call where no socket is to be had. */
export function createRealtimeServer({ site, channel, clock, guardContent }: RealtimeServices): ServerFeature<Visit> {
  return {
    topics: [...siteTopics(site.directory), ...streamTopics({ store: site.store, clock, guardContent })],
    endpoints: [
      serve(pollTopics, async ({ visit, member, body, context }) => {
        const by = { sessionKey: sessionKeyOf(member, context), clientAddress: context.clientAddress };
        return { data: await channel().poll(visit, by, body) };
      }),
    ],
  };
}
