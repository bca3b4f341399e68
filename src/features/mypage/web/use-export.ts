import { useState } from 'react';
import type { exportPersonalData } from '#features/account/web.ts';
import { saidOf } from '#web/api/said-of.ts';
import { openFile } from '#web/site/open-file.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { mypageTexts } from './mypage-texts.ts';

export interface Export {
  /** What is told of it now. */
  message: string;
  isBusy: boolean;
  start(): void;
}

/** Downloads all data about the member as a file. The call needs the token, so it answers an address. */
export function useExport(): Export {
  const { api, site } = usePageContext();
  const say = useTexts(mypageTexts);
  const common = useTexts(commonTexts);
  const [message, setMessage] = useState(say.exportText);
  const [isBusy, setIsBusy] = useState(false);

  const fetchAndSave = async (): Promise<string> => {
    try {
      openFile(await api.getFile<typeof exportPersonalData>('personal_data/{portalId}[/{eventId}]', { params: site }));
      return say.exported;
    } catch (error) {
      return saidOf(error, { ...common, offlineText: say.exportFailed }, say.exportFailed);
    }
  };
  return {
    message,
    isBusy,
    start() {
      setIsBusy(true);
      setMessage(say.exporting);
      void fetchAndSave()
        .then(setMessage)
        .finally(() => setIsBusy(false));
    },
  };
}
