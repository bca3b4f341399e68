import type { Api } from '#web/api/api.ts';
import type { reportPerson } from '../../contract/safety.ts';
import type { ReportReason } from '../../rules/safety/report-rules.ts';
import type { OpenChat } from '../store/open-chat.ts';

export interface SaidReport {
  reason: ReportReason;
  text: string;
}

/** The acts of a report's dialog in a chat. They are about a person, or about a message of theirs. */
export function reportWays(
  api: Api,
  { address, calls, store }: Pick<OpenChat, 'address' | 'calls' | 'store'>,
  userId: number,
  onClose: () => void,
  message?: { roomId: number; index: number },
) {
  return {
    isMessage: message !== undefined,
    report: (said: SaidReport) =>
      api.post<typeof reportPerson>('live_chat/report/{portalId}[/{eventId}]/{contentId}/{dataSourceId}', {
        params: address,
        isQuiet: true,
        body: { userId, ...said, ...message },
      }),
    async block(): Promise<void> {
      await calls.block({ userId }, true);
      onClose();
      await store.reload();
    },
  };
}
