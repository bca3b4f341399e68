// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { reference } from '#kernel/field-meaning.ts';
import { numberSchema } from '#kernel/schema.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { type PartPath, valueAt, withValueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { FieldView } from './field-view.tsx';
import { FormContext, type FormPlace } from './form-context.ts';
import { formTexts } from './form-words.ts';
import { Fields } from './group-field.tsx';

beforeAll(async () => {
  for (const texts of [kitTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const fields = formFields(
  v.strictObject({
    code: v.string(),
    group: v.strictObject({ inner: v.string(), count: numberSchema }),
    list: v.array(v.strictObject({ name: v.string(), note: v.string() })),
    other: v.optional(reference('category')),
  }),
);
const before = {
  code: 'a',
  group: { inner: 'b', count: 1 },
  list: [
    { name: 'one', note: '' },
    { name: 'two', note: '' },
  ],
  other: 41,
};

/** Shows a form, then the next state of its part, and says which fields asked for what they show by then. */
function askedAfter(value: Json, next: Json, part: Partial<UsedPart> = {}): string[] {
  const console = {
    language: 'jpn',
    api: { get: async () => ({ items: [], next: null, total: 0, value: {} }) },
    router: { location: { pathname: '/console/', search: '' }, listen: () => () => undefined },
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const keeper = {};
  const outline = { languages: ['jpn'], contents: [], rights: ['edit'] } as unknown as Outline;
  const asked: string[] = [];
  let used = { value, issues: [], clashes: [], name: 'item-7-1', keeper } as unknown as UsedPart;
  const place: FormPlace = {
    site: 'event-1',
    outline,
    code: 'schedule',
    contentId: 7,
    View: FieldView,
    get part() {
      return used;
    },
    listen: () => () => {},
    fieldAt(path: PartPath) {
      asked.push(path.join('.'));
      return { value: valueAt(used.value, path), set: () => {}, error: undefined, below: undefined };
    },
    sold: { isLocked: false, unlock: () => {} },
  };
  const shown = () => (
    <ConsoleContext value={console}>
      <FormContext value={place}>
        <Fields fields={fields} path={[]} words={['item']} />
      </FormContext>
    </ConsoleContext>
  );
  const { rerender } = render(shown());
  asked.length = 0;
  used = { ...used, value: next, ...part };
  rerender(shown());
  return asked;
}

test('a key press in one field shows that field anew, what it stands in and what names other fields, and nothing else', () => {
  expect(askedAfter(before, withValueAt(before, ['code'], 'ab'))).toEqual(['code', 'other']);
  expect(askedAfter(before, withValueAt(before, ['group', 'inner'], 'bc'))).toEqual(['group', 'group.inner', 'other']);
  const typed = withValueAt(before, ['list', '1', 'note'], 'c');
  expect(askedAfter(before, typed)).toEqual(['list', 'list.1.note', 'other']);
});

test('a fault is said at its field, which nobody has typed in since', () => {
  const issues = [{ place: ['group', 'count'], code: 'form' as const }];
  expect(askedAfter(before, before, { issues })).toEqual(['group', 'group.count']);
});

test('what another editor made of a field is said in the form', () => {
  const clashes = [{ path: ['code'], before: 'a', after: 'ab', current: 'ac' }];
  expect(askedAfter(before, before, { clashes })).toContain('code');
});
