import { serve, type Visit } from '#features/site/server.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Channel } from '#server/realtime/channel.ts';
import { pollTopics } from './contract.ts';
import { sessionKeyOf } from './server/session-key.ts';

export { pollTopics } from './contract.ts';
export { sessionKeyOf } from './server/session-key.ts';
export { streamTopics } from './server/stream-topics.ts';
export { siteTopics } from './server/site-topics.ts';

/** `channel` is a function, because the channel is made after these calls. */
export function createRealtimeServer(channel: () => Channel<Visit>): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(pollTopics, async ({ visit, member, body, context }) => {
        const by = { sessionKey: sessionKeyOf(member, context), clientAddress: context.clientAddress };
        return { data: await channel().poll(visit, by, body) };
      }),
    ],
  };
}
