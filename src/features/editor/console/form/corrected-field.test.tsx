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

function Form({ keeper, of, code = 'questionnaire' }: { keeper: PartKeeper; of: typeof groups; code?: string }) {
  const listen = useMemo(() => (listener: () => void) => keeper.listen(listener), [keeper]);
  const part = { ...useSyncExternalStore(listen, () => keeper.state), keeper, name: 'content-7' };
  return <PartFields site="event-1" outline={outline} code={code} part={part} groups={of} />;
}

const parts = {
  language: 'jpn',
  api: {},
  router: { location: { pathname: '/console/', search: '' }, listen: () => () => undefined },
  failureOf: ({ message }: Error) => ({ message }),
  cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
} as unknown as Console;

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
  render(
    <ConsoleContext value={parts}>
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

test('an end before its start is said at the end, and goes when either of them is corrected', () => {
  const code = { usableFrom: '2027-07-20 10:00', usableUntil: '2027-07-10 10:00' };
  const keeper = new PartKeeper({
    read: async () => ({ value: code, typed: [] }),
    save: async () => ({ value: code, clashes: [], issues: [] }),
    failureOf: () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} }),
    kept: { get: () => undefined, set: () => undefined, remove: () => undefined },
    keptClashes: { get: () => undefined, set: () => undefined, remove: () => undefined },
    timers: { set: () => undefined, clear: () => undefined },
  });
  keeper.begin(code);
  const entry = formFields(moduleDocuments.get('ticket')?.serverContent).find(({ key }) => key === 'discountCodes');
  const fields = (entry?.entry?.fields ?? []).filter(({ key }) => key.startsWith('usable'));
  expect(fields.map(({ key }) => key)).toEqual(['usableFrom', 'usableUntil']);
  render(
    <ConsoleContext value={parts}>
      <Form keeper={keeper} code="ticket" of={[{ fields, path: [], words: ['serverContent', 'discountCodes', ''] }]} />
    </ConsoleContext>,
  );
  const said = '終了は開始より後にしてください。';
  expect(screen.getByText(said)).toBeTruthy();
  act(() => keeper.edit(['usableUntil'], '2027-07-21 10:00'));
  expect(screen.queryByText(said)).toBeNull();
  act(() => keeper.edit(['usableFrom'], '2027-08-01 10:00'));
  expect(screen.getByText(said)).toBeTruthy();
});
