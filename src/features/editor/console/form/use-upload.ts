import { useState } from 'react';
import { useConsole } from '#console/console-context.ts';

interface Upload {
  send: (file: File) => Promise<void>;
  /** Why a file is not even sent. */
  problemOf: (file: File) => string | undefined;
}

/** Sends a file, one at a time, and says what went wrong. */
export function useUpload({ send, problemOf }: Upload) {
  const { failureOf } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined || isBusy) return;
    const problem = problemOf(file);
    if (problem !== undefined) return setFailed(problem);
    setBusy(true);
    setFailed(undefined);
    try {
      await send(file);
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failed, upload: (file: File | undefined) => void upload(file) };
}
