// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { reference } from '#kernel/field-meaning.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { hexColorSchema } from '#kernel/schema.ts';
import { colourReading } from '../../rules/colour-reading.ts';
import { applyChanges, diffParts, isSame, type Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { moved } from '../content/moved.ts';
import { editorTexts } from '../editor-texts.ts';
import { lookTexts } from '../look/look-texts.ts';
import { withValueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { moduleDocuments, siteSchema } from './all-schemas.ts';
import { emptyValue } from './empty-value.ts';
import { FieldView } from './field-view.tsx';
import { FormContext, type FormPlace } from './form-context.ts';
import { formTexts } from './form-words.ts';
import { Fields } from './group-field.tsx';

beforeAll(async () => {
  for (const texts of [kitTexts, commonTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

interface Form {
  code: string;
  words: string[];
  fields: FormField[];
}
const forms: Form[] = [
  { code: 'settings', words: ['settings'], fields: formFields(siteSchema) },
  ...[...moduleDocuments].flatMap(([code, documents]) => [
    ...moduleParts.map((part) => ({ code, words: [part], fields: formFields(documents[part]) })),
    { code, words: ['item'], fields: formFields(documents.item) },
  ]),
].filter(({ fields }) => fields.length > 0);

/** A document in which each list has two entries, each flag is on, and each part that may be left out is there. */
function filled(field: FormField, id = 1): Json {
  if (field.kind === 'flag') return true;
  if (field.kind === 'group') {
    const begun = emptyValue(field, id);
    const inner = field.fields.filter(({ kind }) => kind !== 'id').map((one) => [one.key, filled(one)] as const);
    return { ...(begun as object), ...Object.fromEntries(inner) };
  }
  if (field.kind === 'list' && field.entry !== undefined) {
    return [filled(field.entry), filled(field.entry, 2)];
  }
  const [option] = field.options;
  if (field.kind === 'union' && option !== undefined) return filled(option);
  if (field.kind === 'constant') return field.choices[0] ?? '';
  return emptyValue(field, id);
}
const documentOf = ({ fields }: Form): Json => Object.fromEntries(fields.map((field) => [field.key, filled(field)]));

/** The places of everything that is no group and no list. */
function leavesOf(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

const outline = {
  languages: ['jpn', 'eng'],
  contents: [
    { contentId: 7, moduleCode: 'category', isVisible: true, items: 2 },
    { contentId: 8, moduleCode: 'ticket', title: { jpn: '前売り' }, isVisible: true, items: 1 },
  ],
  rights: ['edit'],
} as unknown as Outline;

function show(form: Form, value: Json, isSold = false, post?: () => Promise<unknown>) {
  const unlock = vi.fn<() => void>();
  const set = vi.fn<(path: readonly string[], value: Json | undefined) => void>();
  const get = async () => ({ items: [{ detailId: 41, title: { jpn: '音楽' } }], next: null, total: 1, value: {} });
  const console = {
    language: 'jpn',
    api: { get, post },
    router: { location: { pathname: '/console/', search: '' }, listen: () => () => undefined },
    failureOf: ({ message }: Error) => ({ message }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const at = (path: readonly string[]): Json | undefined =>
    path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value) as
      | Json
      | undefined;
  const place: FormPlace = {
    site: 'event-1',
    outline,
    code: form.code,
    contentId: 7,
    part: { value, issues: [], clashes: [], name: 'item-7-1' } as unknown as UsedPart,
    listen: () => () => {},
    fieldAt: (path) => ({ value: at(path), set: (next) => set(path, next), error: undefined, below: undefined }),
    sold: { isLocked: isSold, unlock },
    View: FieldView,
  };
  const shown = render(
    <ConsoleContext value={console}>
      <FormContext value={place}>
        <Fields fields={form.fields} path={[]} words={form.words} />
      </FormContext>
    </ConsoleContext>,
  );
  return { ...shown, set, unlock };
}

describe('the form of a document', () => {
  test('shows every field of every module and of the site, empty and filled', () => {
    expect(forms.length).toBeGreaterThan(40);
    for (const form of forms) {
      show(form, {}).unmount();
      const { container, unmount } = show(form, documentOf(form));
      const seen = form.fields.filter(({ kind }) => kind !== 'id' && kind !== 'constant');
      if (seen.length > 0) expect([form.code, container.childElementCount > 0]).toEqual([form.code, true]);
      unmount();
    }
  });

  test('of a ticket shows its name, text, picture, price, sale and number first, and the rest behind one press', () => {
    const ticket = forms.find(({ code, words }) => code === 'ticket' && words[0] === 'item')!;
    const first = ticket.fields.filter(
      ({ kind, meaning }) => kind !== 'id' && meaning.group !== 'more' && meaning.countsWith === undefined,
    );
    expect(first.map(({ key }) => key)).toEqual([
      'title',
      'description',
      'image',
      'price',
      'enableSalesPeriod',
      'enableNumberSold',
    ]);
    const { container, unmount } = show(ticket, { title: { jpn: '前売り' } });
    // The name and the text have a field for each of two languages.
    const before = container.querySelectorAll('input, textarea, select').length;
    fireEvent.click(container.querySelector('[aria-expanded=false]')!);
    expect(container.querySelectorAll('input, textarea, select').length).toBeGreaterThan(before * 2);
    unmount();
  });

  test('a change of one leaf is one change, which leads to the same document', () => {
    const documents = forms.map(documentOf);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string({ minLength: 1 }), (one, other, text) => {
        const before = documents[one % documents.length] ?? null;
        const leaves = leavesOf(before).filter((path) => !/^(id|\w+Id)$/.test(path.at(-1) ?? ''));
        const path = leaves[other % Math.max(1, leaves.length)];
        if (path === undefined) return;
        const after = withValueAt(before, path, `new ${text}`);
        const changes = diffParts(before, after);
        expect(changes).toHaveLength(1);
        expect(isSame(applyChanges(before, changes).value, after)).toBe(true);
      }),
    );
  });
});

test('a reference is chosen by its name, and its number is never shown', async () => {
  const [field] = formFields(v.strictObject({ category: v.optional(reference('category')) }));
  if (field === undefined) throw new Error('An object has no fields.');
  const form: Form = { code: 'schedule', words: ['item'], fields: [field] };
  const { container, set } = show(form, { category: 41 });
  expect(await screen.findByText('音楽')).toBeTruthy();
  expect(container.textContent).not.toContain('41');
  fireEvent.click(screen.getByRole('button', { name: /^選ぶ/ }));
  const dialog = container.querySelector('dialog') as HTMLElement;
  fireEvent.click(within(dialog).getByText('音楽'));
  expect(set).toHaveBeenCalledWith(['category'], 41);
});

test('a colour of any document says what it becomes and with which contrast, and what is no colour says nothing', async () => {
  const fields = formFields(v.strictObject({ shade: v.optional(hexColorSchema) }));
  const form: Form = { code: 'schedule', words: ['item'], fields };
  const { container, unmount } = show(form, { shade: '#FFE500' });
  const words = lookTexts.of('jpn');
  await waitFor(() => expect(container.querySelectorAll('.hc-look-sample')).toHaveLength(2));
  for (const [at, scheme] of (['light', 'dark'] as const).entries()) {
    const read = colourReading('#FFE500', scheme);
    const said = container.querySelectorAll('.hc-look-sample')[at]?.textContent;
    expect(said).toContain(words.schemes[scheme]);
    expect(said).toContain(words.buttonDark(read?.ratio ?? 0));
  }
  unmount();
  const other = { ...form, fields: formFields(v.strictObject({ half: hexColorSchema, whole: hexColorSchema })) };
  const both = show(other, { half: '#FFE5', whole: '#1F4E9E' }).container;
  await waitFor(() => expect(both.querySelectorAll('.hc-look-samples')).toHaveLength(1));
  expect(both.querySelectorAll('.hc-colour')).toHaveLength(2);
});

test('an entry goes to another place of a list, and never beyond its ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('what a sold ticket promised is locked with a sentence why, and opens by one press that says so', () => {
  const fields = formFields(moduleDocuments.get('ticket')?.item);
  const form: Form = { code: 'ticket', words: ['item'], fields };
  const { container, unlock } = show(form, { detailId: 1, price: 500, enableNumberSold: true, capacity: 30 }, true);
  fireEvent.click(screen.getByRole('button', { name: /^詳しい設定を表示/ }));
  const isLocked = (label: string): boolean => {
    const named = [...container.querySelectorAll('.hc-label, .hc-switch')].filter(({ textContent }) =>
      textContent.startsWith(label),
    );
    return named.length > 0 && named.every((one) => one.closest('fieldset:disabled') !== null);
  };
  const { item } = formTexts.of('jpn').labelsOf('ticket') as { item: Record<string, string | { label: string }> };
  const labelOf = (key: string): string => {
    const word = item[key];
    return typeof word === 'string' ? word : (word?.label ?? key);
  };
  const locked = fields.filter(
    ({ meaning: { fixedOnceSold, countsWith, countsIf, followsFrom } }) =>
      fixedOnceSold && [countsWith, countsIf, followsFrom].every((one) => one === undefined),
  );
  expect(locked.map(({ key }) => key)).toContain('price');
  for (const { key } of locked) expect([key, isLocked(labelOf(key))]).toEqual([key, true]);
  expect(isLocked(labelOf('capacity'))).toBe(false);
  expect(screen.getAllByText(/固定しています/).length).toBeLessThan(locked.length);
  fireEvent.click(screen.getAllByRole('button', { name: 'それでも変更する' })[0]!);
  expect(unlock).toHaveBeenCalledTimes(1);
});

test('a new entry gets its number from the server, and is not there without one', async () => {
  const [field] = formFields(moduleDocuments.get('ticket')?.item).filter(({ key }) => key === 'multiplePrices');
  const fields = [{ ...field!, meaning: {} }];
  const form: Form = { code: 'ticket', words: ['item'], fields };
  const value = { enableMultiplePrice: true, multiplePrices: [{ ticketMultiplePriceId: 2, price: 100 }] };
  const post = vi.fn(async () => ({ id: 12 }));
  const { set, unmount } = show(form, value, false, post);
  fireEvent.click(screen.getByRole('button', { name: /を追加$/ }));
  await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  expect(set).toHaveBeenCalledWith(['multiplePrices'], [...value.multiplePrices, { ticketMultiplePriceId: 12 }]);
  const place = ['multiplePrices', '*', 'ticketMultiplePriceId'];
  const body = { part: 'item-7-1', place };
  expect(post).toHaveBeenCalledWith('sites/{site}/part/entry', { params: { site: 'event-1' }, body });
  unmount();
  const failing = show(form, value, false, () => Promise.reject(new Error('通信できません。')));
  fireEvent.click(screen.getByRole('button', { name: /を追加$/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('通信できません。');
  expect(failing.set).not.toHaveBeenCalled();
});
