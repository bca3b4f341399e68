import { type ReactNode, createElement, useCallback } from 'react';
import { useWords } from '#console/console-context.ts';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { changePath } from '../../rules/change-path.ts';
import type { Clash, Json } from '../../rules/part-changes.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { ClashNote } from './clash-note.tsx';
import { issueSaid } from './issue-said.ts';
import type { PartKeeper, PartState } from './part-keeper.ts';
import { issuesAt, type PartPath, valueAt } from './part-path.ts';
import type { UsedPart } from './use-part.ts';

/** What a field of a form has of its part. */
export interface PartField {
  value: Json | undefined;
  set(value: Json | undefined): void;
  error: string | undefined;
  below: ReactNode;
}

/** Gives the fields of a form their values, faults and clashes; `marked` is the field that its faults are shown at. */
export type FieldAt = (path: PartPath, marked?: PartPath) => PartField;

export function useFields(part: UsedPart): FieldAt {
  const [texts, words] = [useWords(editorTexts), useWords(formTexts)];
  return (path, marked = path) => fieldOf(part, { path, marked }, (issue) => issueSaid(issue, texts, words));
}

/** The same function while its part changes: it answers what stands there when it is asked. */
export function useFieldsNow(keeper: PartKeeper): FieldAt {
  const [texts, words] = [useWords(editorTexts), useWords(formTexts)];
  return useCallback(
    (path, marked = path) =>
      fieldOf({ ...keeper.state, keeper }, { path, marked }, (issue) => issueSaid(issue, texts, words)),
    [keeper, texts, words],
  );
}

type FieldsPart = PartState & Pick<UsedPart, 'keeper'>;

function fieldOf(
  part: FieldsPart,
  { path, marked }: { path: PartPath; marked: PartPath },
  said: (issue: FieldIssue) => string,
): PartField {
  const [issue] = issuesAt(part.issues, marked);
  const clash = part.clashes.length === 0 ? undefined : clashAt(part, marked);
  return {
    value: valueAt(part.value, path),
    set: (value) => part.keeper.edit(path, value),
    error: issue && said(issue),
    below: clash && createElement(ClashNote, { clash, onSettle: (isMine) => part.keeper.settle(clash, isMine) }),
  };
}

/** A text of one language: without any language the whole field goes, because `{}` is none. */
export function textField(fieldAt: FieldAt, path: PartPath, language: LanguageCode) {
  const { set, ...whole } = fieldAt(path);
  const texts =
    typeof whole.value === 'object' && whole.value !== null && !Array.isArray(whole.value) ? whole.value : {};
  const text = texts[language];
  return {
    ...whole,
    value: typeof text === 'string' ? text : '',
    onChange: (typed: string): void => {
      const { [language]: _, ...others } = texts;
      if (typed !== '') set({ ...texts, [language]: typed });
      else set(Object.keys(others).length === 0 ? undefined : others);
    },
  };
}

function clashAt({ value, clashes }: PartState, marked: PartPath): Clash | undefined {
  const named = changePath(value, marked);
  return clashes.find(({ path }) => named.every((key, at) => path[at] === key));
}
