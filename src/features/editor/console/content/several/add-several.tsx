import { useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { firstLetters } from '#kernel/letters.ts';
import type { addItem } from '../../../contract.ts';
import { nameLettersMax, namesMax, typedNames } from '../../../rules/typed-names.ts';
import type { Fields } from '../../form/needed-value.ts';
import { severalTexts } from './several-texts.ts';

const shownLetters = 20;

interface AddSeveralProps {
  title: string;
  site: string;
  contentId: number;
  /** A new item of this name. */
  valueOf: (name: string) => Fields;
  /** Some were added. */
  onAdded: () => void;
  onClose: () => void;
}

/** Many items at once, by their names. Where one cannot be added, its name and those behind it stay typed. */
export function AddSeveral({ title, site, contentId, valueOf, onAdded, onClose }: AddSeveralProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(severalTexts);
  const { cancel } = useWords(kitTexts);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const [done, setDone] = useState<{ of: number; number: number }>();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const { names, tooLong } = typedNames(typed);
  const refuse = (message: string): void => {
    setSaid(message);
    requestAnimationFrame(() => focusFirstError(form.current));
  };
  const add = async (): Promise<void> => {
    if (done !== undefined) return;
    if (names.length === 0) return refuse(words.empty);
    if (names.length > namesMax) return refuse(words.tooMany(names.length, namesMax));
    if (tooLong !== undefined) return refuse(words.tooLong(firstLetters(tooLong, shownLetters), nameLettersMax));
    setSaid(undefined);
    let number = 0;
    try {
      for (const name of names) {
        setDone({ of: names.length, number });
        const body = { value: valueOf(name) };
        // One after the other: they stand in the order of the list.
        // oxlint-disable-next-line no-await-in-loop
        const { issues } = await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
          params: { site, contentId },
          body,
        });
        if (issues.length > 0) break;
        number += 1;
      }
    } catch (error) {
      setSaid(failureOf(error).message);
    }
    setDone(undefined);
    if (number > 0) onAdded();
    if (number === names.length) {
      toast({ text: words.added(number) });
      return onClose();
    }
    setTyped(names.slice(number).join('\n'));
    refuse(words.stopped);
  };
  return (
    <Dialog title={title} closeLabel={cancel} onClose={onClose}>
      <div ref={form} className="hc-form">
        <TextAreaField
          label={words.label}
          hint={words.hint(namesMax)}
          rows={8}
          isRequired
          value={typed}
          error={said}
          onChange={setTyped}
        />
      </div>
      <output className="hc-hint">{done === undefined ? null : words.adding(done.number, done.of)}</output>
      <div className="hc-form-foot">
        <Button look="main" isBusy={done !== undefined} onClick={() => void add()}>
          {words.add(names.length)}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  );
}

/** From the form of one new item to that of many. */
export function SeveralButton({ onPress }: { onPress: () => void }) {
  const words = useWords(severalTexts);
  return (
    <Button look="quiet" onClick={onPress}>
      {words.open}
    </Button>
  );
}
