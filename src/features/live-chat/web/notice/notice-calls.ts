import type { Api } from '#web/api/api.ts';
import type * as calls from '../../contract/notice.ts';
import type { ChatAddress } from '../store/chat-calls.ts';

const path = 'live_chat/notices/{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

/** The calls about notices; the sheet has words of its own for their failures. */
export function noticeCalls(api: Api, params: ChatAddress) {
  const quiet = { params, isQuiet: true } as const;
  return {
    read: async () => (await api.get<typeof calls.readNoticeSettings>(path, quiet)).data,
    saveMails: async (mails: boolean) =>
      (await api.post<typeof calls.saveNoticeSettings>(path, { ...quiet, body: { mails } })).data,
  };
}
