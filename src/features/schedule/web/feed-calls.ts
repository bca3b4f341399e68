import { apiPrefix } from '#kernel/limits.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { makeScheduleFeed, readScheduleFeed, revokeScheduleFeed } from '../contract.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

const params = ({ site }: Calling) => ({ portalId: site.portalId, eventId: site.eventId ?? 0 });

export async function readFeed(context: Calling): Promise<string | null> {
  const { data } = await context.api.get<typeof readScheduleFeed>('schedule_feed/{portalId}/{eventId}', {
    params: params(context),
    isQuiet: true,
  });
  return data.createdAt;
}

export async function makeFeed(context: Calling): Promise<{ address: string; createdAt: string }> {
  const { data } = await context.api.post<typeof makeScheduleFeed>('schedule_feed/{portalId}/{eventId}', {
    params: params(context),
    isQuiet: true,
  });
  const { portalId, eventId } = params(context);
  const path = `${apiPrefix}schedule_feed/${portalId}/${eventId}/${data.token}.ics`;
  return { address: new URL(path, window.location.href).href, createdAt: data.createdAt };
}

export async function revokeFeed(context: Calling): Promise<void> {
  await context.api.post<typeof revokeScheduleFeed>('schedule_feed/{portalId}/{eventId}/revoke', {
    params: params(context),
    isQuiet: true,
  });
}
