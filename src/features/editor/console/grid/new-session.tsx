import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { editorTexts } from '../editor-texts.ts';
import { gridTexts } from './grid-texts.ts';

interface NewSessionProps {
  /** Where and when it will be. */
  label: string;
  /** `isMore`: its form is to open. Answers why it could not be added. */
  onMake: (title: string, isMore: boolean) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the title of a session at the place where it will stand. */
export function NewSession({ label, onMake, onClose }: NewSessionProps) {
  const { failureOf } = useConsole();
  const words = useWords(gridTexts);
  const { cancel } = useWords(kitTexts);
  const { issues } = useWords(editorTexts);
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'make' | 'more'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const make = async (isMore: boolean): Promise<void> => {
    if (title.trim() === '') return setError(issues.required);
    setBusy(isMore ? 'more' : 'make');
    try {
      setError(await onMake(title.trim(), isMore));
    } catch (failed) {
      setError(failureOf(failed).message);
    }
    setBusy(undefined);
  };
  return (
    // The keys belong to the field and the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="hc-grid-new"
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void make(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p className="hc-grid-new-at">{label}</p>
      <TextField
        ref={field}
        label={words.name}
        maxLetters={200}
        autoComplete="off"
        error={error}
        value={title}
        onChange={setTitle}
      />
      <div className="hc-grid-new-presses">
        <Button type="submit" look="main" isBusy={busy === 'make'}>
          {words.make}
        </Button>
        <Button isBusy={busy === 'more'} onClick={() => void make(true)}>
          {words.more}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
