import type { Api } from '#web/api/api.ts';
import type * as calls from '../../contract/notice.ts';
import type { ChatAddress } from '../desk/chat-address.ts';

const path = 'live_chat/notices/{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

/** The calls about notices; the sheet has words of its own for their failures. */
export function noticeCalls(api: Api, params: ChatAddress) {
  const quiet = { params, isQuiet: true } as const;
  return {
    read: async () => (await api.get<typeof calls.readNoticeSettings>(path, quiet)).data,
    saveMails: async (mails: boolean) =>
      (await api.post<typeof calls.saveNoticeSettings>(path, { ...quiet, body: { mails } })).data,
    subscribe: (body: { endpoint: string; p256dh: string; auth: string }) =>
      api.post<typeof calls.subscribePush>('live_chat/push/{portalId}[/{eventId}]/{contentId}/{dataSourceId}', {
        ...quiet,
        body,
      }),
    unsubscribe: (endpoint: string) =>
      api.post<typeof calls.unsubscribePush>('live_chat/push_end/{portalId}[/{eventId}]/{contentId}/{dataSourceId}', {
        ...quiet,
        body: { endpoint },
      }),
  };
}
