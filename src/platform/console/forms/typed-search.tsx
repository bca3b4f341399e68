import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** What is typed is looked for after a pause as long as this. */
const typedMs = 300;

interface TypedSearchProps {
  label: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** Keeps every letter that is typed, and tells of them after a pause. */
export function TypedSearch({ label, maxLength, value, onChange }: TypedSearchProps) {
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
    if (typed === value) return undefined;
    const timer = window.setTimeout(() => {
      setTold(typed);
      tell.current(typed);
    }, typedMs);
    return () => window.clearTimeout(timer);
  }, [typed, value]);
  return <SearchField label={label} value={typed} maxLength={maxLength} onChange={setTyped} />;
}
