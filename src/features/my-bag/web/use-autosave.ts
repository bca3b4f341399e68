import { useCallback, useEffect, useRef, useState } from 'react';
import { areGuardsReleased } from '#web/navigation/leave-anyway.ts';

type SaveState = 'still' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface Autosave<Value> {
  state: SaveState;
  /** Why the last save failed. */
  error: unknown;
  /** Saves after a pause, which starts again with each change. */
  change(value: Value, pauseMs: number): void;
  /** Saves at once what waits or has failed. */
  flush(): void;
  /** Forgets what is not saved. */
  drop(): void;
}

/**
 * Saves without a button, one save after the other: a value that changes during a save is saved next. When the page is
 * hidden or left, a waiting value is saved at once; the browser asks before it closes a page with an unsaved one.
 */
export function useAutosave<Value>(save: (value: Value) => Promise<void>): Autosave<Value> {
  const [state, setState] = useState<SaveState>('still');
  const [error, setError] = useState<unknown>();
  const saver = useRef(save);
  const pending = useRef<{ value: Value }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = useRef(false);
  useEffect(() => {
    saver.current = save;
  });

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isRunning.current || pending.current === undefined) return;
    isRunning.current = true;
    let failure: { error: unknown } | undefined;
    while (pending.current !== undefined && failure === undefined) {
      const taken: { value: Value } = pending.current;
      pending.current = undefined;
      setState('saving');
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      failure = await saver.current(taken.value).then(
        () => undefined,
        (reason: unknown) => ({ error: reason }),
      );
      // The text that was typed since is saved in its place.
      if (failure !== undefined) pending.current ??= taken;
    }
    isRunning.current = false;
    setError(failure?.error);
    setState(failure === undefined ? 'saved' : 'failed');
  }, []);

  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (areGuardsReleased() || (pending.current === undefined && !isRunning.current)) return;
      void flush();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onUnload);
      void flush();
    };
  }, [flush]);

  const change = useCallback(
    (value: Value, pauseMs: number): void => {
      clearTimeout(timer.current);
      pending.current = { value };
      setState('waiting');
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [flush],
  );
  const drop = useCallback((): void => {
    clearTimeout(timer.current);
    pending.current = undefined;
    setState('still');
  }, []);
  return { state, error, change, flush: useCallback(() => void flush(), [flush]), drop };
}
