import { useEffect, useRef, useState } from 'react';
import type { SaveState } from './part-keeper.ts';

/** How often something was stored since the page opened: the preview follows. */
export function useSaves(saving: SaveState): number {
  const [saves, setSaves] = useState(0);
  const before = useRef(saving);
  useEffect(() => {
    if (before.current === 'saving' && ['saved', 'waiting', 'clash'].includes(saving)) setSaves((count) => count + 1);
    before.current = saving;
  }, [saving]);
  return saves;
}
