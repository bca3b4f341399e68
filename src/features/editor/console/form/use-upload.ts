import { useState } from 'react';
import { type Sending, type UsedSending, useSending } from '#console/api/use-sending.ts';

interface Upload {
  send: (file: File, sending: Sending) => Promise<void>;
  /** Why a file is not even sent. */
  problemOf: (file: File) => string | undefined;
}

export interface UsedUpload extends Pick<UsedSending, 'progress' | 'failed' | 'cancel'> {
  /** What is on its way, or did not arrive. */
  file: File | undefined;
  /** Why the file that was chosen last is not sent. */
  problem: string | undefined;
  upload(file: File | undefined): void;
}

/** Sends a file that was chosen; one that did not arrive is kept, to be sent again. */
export function useUpload({ send, problemOf }: Upload): UsedUpload {
  const { run, progress, failed, cancel, forget } = useSending();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = async (chosen: File): Promise<void> => {
    const found = problemOf(chosen);
    setProblem(found);
    if (found !== undefined) return forget();
    setFile(chosen);
    if (await run((sending) => send(chosen, sending))) setFile(undefined);
  };
  return {
    progress,
    failed,
    cancel,
    file,
    problem,
    upload: (chosen) => {
      if (chosen !== undefined && progress === undefined) void upload(chosen);
    },
  };
}
