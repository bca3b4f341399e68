// HTML has no input with a list that waits for a server: the roles are ARIA's.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ItemFieldProps } from './field-parts.tsx';
import { profileTexts } from './profile-texts.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * A text with suggestions: the combobox of ARIA 1.2, an input with a list below it. The focus stays in the input. The
 * arrow keys move in the list, Enter takes an entry over, Escape closes the list. A text that an input method has not
 * finished is not searched.
 */
export function SearchTextField({ item, name, value, onChange, problemOf, search: ask }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  const id = useId();
  const isComposing = useRef(false);
  const [active, setActive] = useState(-1);
  const { suggestions, search, close, leave } = useSuggestions(item, ask);
  const { options } = suggestions;
  const isOpen = suggestions.state === 'open';
  const isFreeText = item.setting.isFreeText ?? true;

  const change = (text: string): void => onChange((now) => ({ ...now, text }));
  const take = (option: string): void => {
    change(option);
    setActive(-1);
    close();
  };
  const typed = (text: string): void => {
    change(text);
    setActive(-1);
    if (!isComposing.current) search(text);
  };
  const step = (by: number): void => {
    if (isOpen) setActive((now) => (now + by + (now === -1 && by < 0 ? 1 : 0) + options.length) % options.length);
    else search(value.text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen);
    else if (event.key === 'Escape' && suggestions.state !== 'closed') close();
    else return;
    event.preventDefault();
  };

  const status = {
    closed: '',
    open: say.suggestions.count(options.length),
    none: isFreeText ? say.suggestions.noneFree : say.suggestions.none,
    failed: say.suggestions.failed,
  }[suggestions.state];
  return (
    <Field
      label={item.label}
      hint={item.hint || say.suggestions.hint}
      error={problemOf(name)}
      requiredMark={item.isRequired ? say.form.required : undefined}
    >
      {(control) => (
        <div className="hb-combobox">
          <div className="hb-search">
            <SearchIcon />
            <Input
              {...control}
              type="text"
              name={name}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
              autoComplete={item.setting.autocomplete ?? 'off'}
              spellCheck={false}
              value={value.text}
              onChange={(event) => typed(event.target.value)}
              onKeyDown={onKeyDown}
              onCompositionStart={() => {
                isComposing.current = true;
              }}
              onCompositionEnd={(event) => {
                isComposing.current = false;
                typed(event.currentTarget.value);
              }}
              onBlur={leave}
            />
          </div>
          <div
            className="hb-combobox-list"
            id={`${id}-list`}
            role="listbox"
            aria-label={item.label}
            hidden={!isOpen}
            // A press on the list leaves the focus in the input.
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, place) => (
              // For the keyboard, Enter in the input takes the active entry over.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option}
                className="hb-combobox-option"
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                onClick={() => take(option)}
              >
                {option}
              </div>
            ))}
          </div>
          <output className={isOpen ? 'hb-visually-hidden' : 'hb-profile-status'}>{status}</output>
        </div>
      )}
    </Field>
  );
}
