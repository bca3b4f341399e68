import type { KeyboardEventHandler } from 'react';
import { SearchIcon } from '#console/ui/icon.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** What a list is searched for; its label stands in the field. */
export function SearchField({ label, value, maxLength, onChange, onKeyDown }: SearchFieldProps) {
  return (
    <div className="hc-search">
      <SearchIcon />
      <input
        type="search"
        className="hc-input"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
