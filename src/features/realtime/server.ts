import { serve, type Visit } from '#features/site/server.ts';
import type { Channel } from '#server/realtime/channel.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { pollTopics } from './contract.ts';
import { sessionKeyOf } from './server/session-key.ts';

export { pollTopics } from './contract.ts';
export { sessionKeyOf } from './server/session-key.ts';

interface RealtimeServices {
  /** A function, because the channel is made after these calls. */
  channel(): Channel<Visit>;
}

/** What open pages read where no socket is to be had. */
export function createRealtimeServer({ channel }: RealtimeServices): ServerFeature<Visit> {
  return {
    endpoints: [
      serve(pollTopics, async ({ visit, member, body, context }) => {
        const by = { sessionKey: sessionKeyOf(member, context), clientAddress: context.clientAddress };
        return { data: await channel().poll(visit, by, body) };
      }),
    ],
  };
}
