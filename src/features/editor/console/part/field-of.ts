import { type ReactNode, createElement } from 'react';
import { useWords } from '#console/console-context.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Clash, Json } from '../../rules/part-changes.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { ClashNote } from './clash-note.tsx';
import { issueSaid } from './issue-said.ts';
import { changePath, issuesAt, type PartPath, valueAt } from './part-path.ts';
import type { UsedPart } from './use-part.ts';

/** What a field of a form has of its part. */
export interface PartField {
  value: Json | undefined;
  set(value: Json | undefined): void;
  error: string | undefined;
  below: ReactNode;
}

/** Gives the fields of a form their values, faults and clashes; `marked` is the field that its faults are shown at. */
export function useFields(part: UsedPart): (path: PartPath, marked?: PartPath) => PartField {
  const texts = useWords(editorTexts);
  const words = useWords(formTexts);
  return (path, marked = path) => {
    const [issue] = issuesAt(part.issues, marked);
    const named = changePath(part.value, marked);
    const clash = part.clashes.find((one) => isAt(one, named));
    return {
      value: valueAt(part.value, path),
      set: (value) => part.keeper.edit(path, value),
      error: issue && issueSaid(issue, texts, words),
      below: clash && createElement(ClashNote, { clash, onSettle: (isMine) => part.keeper.settle(clash, isMine) }),
    };
  };
}

/** A text of one language: without any language the whole field goes, because `{}` is none. */
export function textField(fieldAt: ReturnType<typeof useFields>, path: PartPath, language: LanguageCode) {
  const whole = fieldAt(path);
  const texts =
    typeof whole.value === 'object' && whole.value !== null && !Array.isArray(whole.value) ? whole.value : {};
  const text = texts[language];
  return {
    ...whole,
    value: typeof text === 'string' ? text : '',
    onChange: (typed: string): void => {
      const { [language]: _, ...others } = texts;
      if (typed !== '') whole.set({ ...texts, [language]: typed });
      else whole.set(Object.keys(others).length === 0 ? undefined : others);
    },
  };
}

const isAt = ({ path }: Clash, marked: PartPath): boolean => marked.every((key, at) => path[at] === key);
