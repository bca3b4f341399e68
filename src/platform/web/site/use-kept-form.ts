import { type RefObject, useEffect, useRef } from 'react';
import { controlsOf, typedIn } from '../parts/keep-typed.ts';
import { typeAnew } from '../parts/type-anew.ts';
import { isJsonObject } from '../storage/safe-storage.ts';
import { useDraft } from './use-draft.ts';

interface KeptForm {
  /** For the element around the form. */
  around: { ref: RefObject<HTMLDivElement | null>; onInput(): void };
  /** The form was sent. */
  forget(): void;
}

/** Keeps what is typed in a form, and restores it when the visitor comes back. */
export function useKeptForm(form: string): KeptForm {
  const ref = useRef<HTMLDivElement>(null);
  const draft = useDraft(form);
  useEffect(() => {
    const kept = draft?.read();
    if (ref.current !== null && isJsonObject(kept)) typeAnew(ref.current, new Map(Object.entries(kept)));
  }, [draft]);
  return {
    around: {
      ref,
      onInput() {
        if (ref.current === null) return;
        draft?.keep(
          Object.fromEntries([...controlsOf(ref.current)].map(([name, control]) => [name, typedIn(control)])),
        );
      },
    },
    forget: () => draft?.forget(),
  };
}
