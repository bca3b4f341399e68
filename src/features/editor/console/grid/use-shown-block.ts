import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface WantedBlock {
  id: number;
  placeId: number | undefined;
  isToFocus: boolean;
}

/**
 * Leads to the block of a session once it is drawn where it now belongs. The focus is there before the next key is
 * pressed: a session that changes its column is another element.
 */
export function useShownBlock(board: RefObject<HTMLElement | null>) {
  const wanted = useRef<WantedBlock>(undefined);
  const [, setRound] = useState(0);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { id, placeId, isToFocus } = wanted.current;
    const block = board.current?.querySelector<HTMLElement>(`[data-session="${id}"][data-place="${placeId ?? 0}"]`);
    if (block === null || block === undefined) return;
    wanted.current = undefined;
    if (isToFocus) block.focus();
    block.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const showBlock = (id: number, placeId: number | undefined, isToFocus = false): void => {
    wanted.current = { id, placeId, isToFocus };
    setRound((round) => round + 1);
  };
  return { showBlock, focusOn: (id: number, placeId: number | undefined): void => showBlock(id, placeId, true) };
}
