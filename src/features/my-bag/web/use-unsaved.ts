import { useRef, useState, useEffect } from 'react';
import { isJsonObject } from '#web/storage/safe-storage.ts';
import { useDraft } from '#web/site/use-draft.ts';

interface Unsaved<Typed> {
  /** What this member typed here before and could not save, with the version that it changes. */
  found: { typed: Typed; version: number } | undefined;
  keep(typed: Typed, version: number): void;
  /** The server has it: what was typed since stays. */
  saved(typed: Typed, version: number): void;
}

/** Keeps in the tab what a text that saves itself has not saved: a session may end while it is typed. */
export function useUnsaved<Typed>(form: string, isTyped: (typed: unknown) => typed is Typed): Unsaved<Typed> {
  const draft = useDraft(form);
  const [found, setFound] = useState<Unsaved<Typed>['found']>();
  const latest = useRef<Typed>(undefined);
  const isLike = useRef(isTyped);
  useEffect(() => {
    const kept = draft?.read();
    if (!isJsonObject(kept)) return;
    const { typed, version } = kept;
    if (typeof version !== 'number' || !isLike.current(typed)) return;
    latest.current = typed;
    setFound({ typed, version });
  }, [draft]);
  return {
    found,
    keep(typed, version) {
      latest.current = typed;
      draft?.keep({ typed, version });
    },
    saved(typed, version) {
      if (JSON.stringify(typed) === JSON.stringify(latest.current)) draft?.forget();
      else draft?.keep({ typed: latest.current, version });
    },
  };
}
