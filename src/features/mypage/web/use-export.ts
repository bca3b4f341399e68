import { useState } from 'react';
import type { exportPersonalData } from '#features/personal/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { mypageTexts } from './mypage-texts.ts';

export type ExportMessage = 'exportText' | 'exporting' | 'exported' | 'exportFailed' | 'exportTooOften';

export interface Export {
  message: ExportMessage;
  isBusy: boolean;
  start(): void;
}

/** Everything that is stored about the member, as a file. The call needs the token, so it is no plain link. */
export function useExport(): Export {
  const { api, site } = usePageContext();
  const { exportFile } = useTexts(mypageTexts);
  const [message, setMessage] = useState<ExportMessage>('exportText');

  const fetchAndSave = async (): Promise<ExportMessage> => {
    try {
      const { data } = await api.call<typeof exportPersonalData>({
        name: 'exportPersonalData',
        method: 'GET',
        path: 'personal_data/{portalId}[/{eventId}]',
        params: site,
      });
      saveAs(`${exportFile}-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      return 'exported';
    } catch (error) {
      return isStatus(error, status.tooMany) ? 'exportTooOften' : 'exportFailed';
    }
  };
  return {
    message,
    isBusy: message === 'exporting',
    start() {
      setMessage('exporting');
      void fetchAndSave().then(setMessage);
    },
  };
}

function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: the browser may not have begun to read it.
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
