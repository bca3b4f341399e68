import { serve, type Visit } from '#features/site/server.ts';
import type { Channel } from '#server/realtime/channel.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import type { Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { pollTopics } from './contract.ts';

export { pollTopics } from './contract.ts';

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

/** What counts as one browser: a session, otherwise a visitor's token; a request with neither counts by its address. */
export function sessionKeyOf(
  member: Pick<Member, 'sessionId'> | undefined,
  { anonymousToken, clientAddress }: Pick<RequestContext, 'anonymousToken' | 'clientAddress'>,
): string {
  return member?.sessionId ?? anonymousToken ?? addressGroup(clientAddress);
}
