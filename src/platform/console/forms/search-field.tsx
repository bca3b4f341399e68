import { type KeyboardEventHandler, useId } from 'react';
import { SearchIcon, WarningIcon } from '#console/ui/icon.tsx';
import { saidAbove, useLetterLimit } from '#web/ui/use-letter-limit.ts';
import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  maxLetters: number;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** What a list is searched for; its label stands in the field. */
export function SearchField({ label, value, maxLetters, onChange, onKeyDown }: SearchFieldProps) {
  const id = useId();
  const words = useWords(kitTexts);
  const { above, look } = useLetterLimit(id, maxLetters);
  return (
    <>
      <div className="hc-search">
        <SearchIcon />
        <input
          id={id}
          type="search"
          className="hc-input"
          aria-label={label}
          aria-invalid={above === undefined ? undefined : true}
          placeholder={label}
          value={value}
          onInput={look}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {above === undefined ? null : (
        <p className="hc-error" role="alert">
          <WarningIcon />
          <span>{words.tooLong(maxLetters) + saidAbove(above, maxLetters)}</span>
        </p>
      )}
    </>
  );
}
