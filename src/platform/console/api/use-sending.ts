import { useRef, useState } from 'react';
import { useConsole } from '../console-context.ts';
import type { FailedCall } from './failed-call.ts';

/** What a call that sends a file is given, so that it tells how far it is and can be given up. */
export interface Sending {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

export interface UsedSending {
  /** From 0 to 1; undefined: nothing is sent. */
  progress: number | undefined;
  failed: FailedCall | undefined;
  /** Sends, one at a time; true: it has arrived. */
  run(send: (sending: Sending) => Promise<void>): Promise<boolean>;
  cancel(): void;
  /** Forgets what went wrong: another file is chosen. */
  forget(): void;
}

/** Sends something large: how far it is, how to give it up, and what went wrong. */
export function useSending(): UsedSending {
  const { failureOf } = useConsole();
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<FailedCall>();
  const running = useRef<AbortController>(undefined);
  return {
    progress,
    failed,
    async run(send) {
      if (running.current !== undefined) return false;
      const mine = new AbortController();
      running.current = mine;
      setProgress(0);
      setFailed(undefined);
      try {
        await send({ signal: mine.signal, onProgress: setProgress });
        return true;
      } catch (error) {
        // Whoever gave it up knows why it did not arrive.
        if (!mine.signal.aborted) setFailed(failureOf(error));
        return false;
      } finally {
        running.current = undefined;
        setProgress(undefined);
      }
    },
    cancel: () => running.current?.abort(),
    forget: () => setFailed(undefined),
  };
}
