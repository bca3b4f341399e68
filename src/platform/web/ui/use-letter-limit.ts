import { useEffect, useState } from 'react';
import { lettersAbove } from '#kernel/letters.ts';

/**
 * How many letters the field with this id has, once they are more than it takes. What was typed or pasted stays in it,
 * whole: a limit that the browser keeps would count UTF-16 units and drop the rest without a word.
 */
export function useLetterLimit(id: string, most: number | undefined) {
  const [above, setAbove] = useState<number>();
  const look = (): void => {
    if (most === undefined) return;
    const field = document.getElementById(id);
    const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    setAbove(lettersAbove(typed, most));
  };
  // A page may write into the field too: whenever it does, it renders it.
  useEffect(look);
  return { above, look };
}

/** 212 / 200; nothing where letters hide among marks. */
export function saidAbove(above: number, most: number): string {
  return Number.isFinite(above) ? ` (${above} / ${most})` : '';
}
