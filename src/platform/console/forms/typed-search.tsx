import { useEffect, useRef, useState } from 'react';
import { isLongerThan } from '#kernel/letters.ts';
import { SearchField } from './search-field.tsx';

/** What is typed is looked for after a pause as long as this. */
const typedMs = 300;

interface TypedSearchProps {
  label: string;
  maxLetters: number;
  value: string;
  onChange: (value: string) => void;
}

/** Keeps every letter that is typed, and tells of them after a pause, if a search takes so many. */
export function TypedSearch({ label, maxLetters, value, onChange }: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  /** What was told last: another value came by the way back, or by a link. */
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (typed === value || isLongerThan(typed, maxLetters)) return undefined;
    const timer = window.setTimeout(() => {
      setTold(typed);
      tell.current(typed);
    }, typedMs);
    return () => window.clearTimeout(timer);
  }, [typed, value, maxLetters]);
  return <SearchField label={label} value={typed} maxLetters={maxLetters} onChange={setTyped} />;
}
