import { useRef } from 'react';
import { keywordMax } from '#kernel/keyword.ts';
import { Field } from '../ui/field.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { Input } from '../ui/input.tsx';

const pauseMs = 250;

interface KeywordFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** The pause after which to search: longer for a word that is still in the input method. */
  onType: (value: string, pauseMs: number) => void;
  className?: string;
}

/** The field of a list's words, `keyword` in its address. */
export function KeywordField({ label, placeholder, value, onType, className }: KeywordFieldProps) {
  const isComposing = useRef(false);
  return (
    <Field label={label} className={className} maxLetters={keywordMax}>
      {(control) => (
        <div className="hb-search">
          <SearchIcon />
          <Input
            {...control}
            type="search"
            name="keyword"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onType(event.target.value, isComposing.current ? pauseMs * 4 : pauseMs)}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={(event) => {
              isComposing.current = false;
              onType(event.currentTarget.value, pauseMs);
            }}
          />
        </div>
      )}
    </Field>
  );
}
