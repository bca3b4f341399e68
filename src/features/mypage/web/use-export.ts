import { useState } from 'react';
import type { exportPersonalData } from '#features/personal/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { saveFile } from '#web/site/save-file.ts';
import { mypageTexts } from './mypage-texts.ts';

export type ExportMessage = 'exportText' | 'exporting' | 'exported' | 'exportFailed' | 'exportTooOften';

export interface Export {
  message: ExportMessage;
  isBusy: boolean;
  start(): void;
}

/** Downloads all data about the member as a file. The call needs the token, so a plain link does not work. */
export function useExport(): Export {
  const { api, site } = usePageContext();
  const { exportFile } = useTexts(mypageTexts);
  const [message, setMessage] = useState<ExportMessage>('exportText');

  const fetchAndSave = async (): Promise<ExportMessage> => {
    try {
      const { data } = await api.get<typeof exportPersonalData>('personal_data/{portalId}[/{eventId}]', {
        params: site,
      });
      const name = `${exportFile}-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
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
