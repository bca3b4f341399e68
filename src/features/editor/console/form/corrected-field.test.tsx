// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useSyncExternalStore } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { applyChanges } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { PartKeeper } from '../part/part-keeper.ts';
import type { Outline } from '../use-outline.ts';
import { moduleDocuments } from './all-schemas.ts';
import { formTexts } from './form-words.ts';
import { PartFields } from './part-fields.tsx';

beforeAll(async () => {
  for (const texts of [kitTexts, commonTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const outline = { languages: ['jpn'], contents: [], rights: ['edit'] } as unknown as Outline;
const groups = [
  { fields: formFields(moduleDocuments.get('questionnaire')?.serverContent), path: [], words: ['serverContent'] },
];
const question = { detailId: 1, entryFormKey: 'a', answerMethod: 'TEXT', label: { jpn: '食べられないもの' } };
const value = {
  questions: [
    { ...question, hint: { jpn: 'x' } },
    { ...question, detailId: 2, entryFormKey: 'b' },
  ],
};

function Form({ keeper, of }: { keeper: PartKeeper; of: typeof groups }) {
  const listen = useMemo(() => (listener: () => void) => keeper.listen(listener), [keeper]);
  const part = { ...useSyncExternalStore(listen, () => keeper.state), keeper, name: 'content-7' };
  return <PartFields site="event-1" outline={outline} code="questionnaire" part={part} groups={of} />;
}

test('a field behind "more" in an entry of a list stays in sight while its fault is typed away', async () => {
  const keeper = new PartKeeper({
    read: async () => ({ value, typed: [] }),
    save: async (changes) => ({
      value: applyChanges(value, changes).value,
      clashes: [],
      issues: [{ place: ['questions', 0, 'hint'], code: 'form' }],
    }),
    failureOf: () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} }),
    kept: { get: () => undefined, set: () => undefined, remove: () => undefined },
    keptClashes: { get: () => undefined, set: () => undefined, remove: () => undefined },
    timers: { set: () => undefined, clear: () => undefined },
  });
  keeper.begin(value);
  const console = {
    language: 'jpn',
    api: {},
    router: { location: { pathname: '/console/', search: '' }, listen: () => () => undefined },
    failureOf: ({ message }: Error) => ({ message }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  render(
    <ConsoleContext value={console}>
      <Form keeper={keeper} of={groups} />
    </ConsoleContext>,
  );
  expect(screen.queryByDisplayValue('x')).toBeNull();
  keeper.edit(['questions', '0', 'isRequired'], true);
  await act(() => keeper.flush());
  const hint = screen.getByDisplayValue('x');
  const entry = hint.closest('details');
  expect(entry?.open).toBe(true);
  fireEvent.change(hint, { target: { value: 'xy' } });
  expect(keeper.state.issues).toEqual([]);
  expect(screen.getByDisplayValue('xy')).toBe(hint);
  expect(entry?.open).toBe(true);
});
