import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { beginDownload } from '#console/export/export-dialog.tsx';
import type { AttendeeFilter, makeAttendeeFile, WishedFile } from '../contract.ts';
import { attendeeTexts } from './attendee-texts.ts';

interface UsedFile {
  isBusy: boolean;
  failed: string | undefined;
  /** Asks for a file, which the browser then saves by itself; false: it was refused. */
  fetchFile(filter: AttendeeFilter, file: WishedFile): Promise<boolean>;
}

export function useAttendeeFile(site: string): UsedFile {
  const { api, failureOf, toast } = useConsole();
  const words = useWords(attendeeTexts);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  return {
    isBusy,
    failed,
    async fetchFile(filter, file) {
      setBusy(true);
      setFailed(undefined);
      try {
        const { path, rows } = await api.post<typeof makeAttendeeFile>('sites/{site}/attendees/export', {
          params: { site },
          body: { filter, file },
        });
        beginDownload(path);
        toast({ text: words.file.begun(rows) });
        return true;
      } catch (error) {
        setFailed(failureOf(error).message);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
