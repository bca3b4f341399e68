// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { labelAt, sectionAt } from '#kernel/console/field-labels.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { languageCodes } from '#kernel/language.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { valueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { moduleDocuments } from './all-schemas.ts';
import { FieldView } from './field-view.tsx';
import { FormContext, type FormPlace } from './form-context.ts';
import { formTexts } from './form-words.ts';
import { Fields } from './group-field.tsx';

beforeAll(async () => {
  for (const texts of [kitTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const allotted = 12;
function show(
  value: Json,
  keys: readonly string[],
  post = async () => ({ id: allotted }),
  more: Partial<FormPlace> = {},
) {
  const set = vi.fn<(path: readonly string[], next: Json | undefined) => void>();
  const toast = vi.fn<Console['toast']>();
  const context = {
    language: 'jpn',
    api: { get: async () => ({ value: {} }), post },
    router: { location: { pathname: '/console/', search: '' }, listen: () => () => {} },
    toast,
    failureOf: ({ message }: Error) => ({ message }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const place: FormPlace = {
    site: 'event-1',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields read the languages alone.
    outline: { languages: ['eng', 'jpn'], contents: [] } as unknown as Outline,
    code: 'ticket',
    contentId: 7,
    part: { value, issues: [], clashes: [], name: 'item-7-1' } as unknown as UsedPart,
    listen: () => () => {},
    fieldAt: (path) => ({
      value: valueAt(value, path),
      set: (next) => set(path, next),
      error: undefined,
      below: undefined,
    }),
    sold: { isLocked: false, unlock: () => {} },
    View: FieldView,
    ...more,
  };
  const fields = formFields(moduleDocuments.get('ticket')?.item)
    .filter(({ key }) => keys.length === 0 || keys.includes(key))
    .map((field) => ({
      ...field,
      meaning: { ...field.meaning, group: keys.length === 0 ? field.meaning.group : undefined },
    }));
  render(
    <ConsoleContext value={context}>
      <FormContext value={place}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A group that is left out. */}
        <Fields fields={fields as never} path={[]} words={['item']} />
      </FormContext>
    </ConsoleContext>,
  );
  return { set, toast };
}

const priced = ['price', 'isPay', 'enableMultiplePrice', 'multiplePrices'];
const charges = () => screen.queryByRole('switch', { name: /料金を受け取る/ });

test.each<[string, Json]>([
  ['a price', { price: 5000 }],
  ['no price', { price: 0 }],
  ['a price that says so too', { price: 5000, isPay: true }],
  [
    'several prices',
    { price: 9, enableMultiplePrice: true, multiplePrices: [{ ticketMultiplePriceId: 1, price: 300 }] },
  ],
])('a ticket with %s has no switch that could say otherwise', (_, value) => {
  show(value, priced);
  expect(charges()).toBeNull();
});

test('a price that is given away shows a switch that is off, and one press charges it again', () => {
  const { set } = show({ price: 5000, isPay: false }, priced);
  expect(charges()?.getAttribute('aria-checked') ?? String((charges() as HTMLInputElement).checked)).toBe('false');
  fireEvent.click(charges()!);
  expect(set.mock.calls).toEqual([[['isPay'], undefined]]);
});

test('whoever splits the price finds it as the first of several, with a name and a number of its own', async () => {
  const { set } = show({ price: 5000, enableMultiplePrice: false }, priced);
  fireEvent.click(screen.getByRole('switch', { name: /料金を分ける/ }));
  const first = { ticketMultiplePriceId: allotted, name: { eng: 'General' }, price: 5000 };
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  expect(set.mock.calls).toEqual([
    [['enableMultiplePrice'], true],
    [['multiplePrices'], [first]],
  ]);
});

test('prices that are there already stay as they are, and no number says why', async () => {
  const known = { price: 5000, enableMultiplePrice: false, multiplePrices: [{ ticketMultiplePriceId: 3, price: 100 }] };
  const { set } = show(known, priced);
  fireEvent.click(screen.getByRole('switch', { name: /料金を分ける/ }));
  expect(set.mock.calls).toEqual([[['enableMultiplePrice'], true]]);
  cleanup();
  const failing = show({ price: 5000 }, priced, () => Promise.reject(new Error('通信できません。')));
  fireEvent.click(screen.getByRole('switch', { name: /料金を分ける/ }));
  await waitFor(() => expect(failing.toast).toHaveBeenCalledWith({ text: '通信できません。' }));
});

test('the price stands beside several no more', () => {
  const several = [{ ticketMultiplePriceId: 1, price: 300 }];
  show({ price: 5000, enableMultiplePrice: true, multiplePrices: several }, ['price', 'enableMultiplePrice']);
  expect(screen.queryByText('料金')).toBeNull();
});

test('a lottery asks for its date at once, and a ticket that is none for nothing of it', () => {
  const of = ['ticketType', 'lottery', 'slots', 'requiredSelectSlotNumber'];
  show({ ticketType: 'LOTTERY' }, of);
  expect(screen.getByLabelText(/^抽選の日時 \(/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: '抽選の日時と条件' })).toBeNull();
  cleanup();
  show({ ticketType: 'NORMAL', slots: [], requiredSelectSlotNumber: 0 }, of);
  expect(screen.queryByText(/抽選の日時|抽選の枠|希望の数/)).toBeNull();
});

test('what is left of a lottery can be taken away from a ticket that is none', () => {
  const { set } = show({ ticketType: 'NORMAL', lottery: { drawAt: '2026-12-01 10:00' } }, ['ticketType', 'lottery']);
  fireEvent.click(screen.getByRole('switch', { name: '抽選の日時と条件' }));
  expect(set.mock.calls).toEqual([[['lottery'], undefined]]);
});

test('its detailed settings stand in sections by what they are about, and nobody is asked when it was changed', () => {
  show({ price: 0 }, []);
  fireEvent.click(screen.getByRole('button', { name: /^詳しい設定を表示/ }));
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections()).toEqual(['売り方と掲載', '料金', '同行者', 'カテゴリー', '入場', 'キャンセルと譲渡']);
  expect(screen.queryByText(/更新した日時/)).toBeNull();
  cleanup();
  show({ price: 0, ticketType: 'LOTTERY' }, []);
  fireEvent.click(screen.getByRole('button', { name: /^詳しい設定を表示/ }));
  expect(sections()).toContain('抽選');
});

test('each section has a word in every language', async () => {
  const sections = new Set(
    formFields(moduleDocuments.get('ticket')?.item).flatMap(({ meaning: { section } }) => section ?? []),
  );
  expect(sections.size).toBeGreaterThan(5);
  for (const language of languageCodes) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    await formTexts.load(language);
    const labels = formTexts.of(language).labelsOf('ticket');
    expect([...sections].filter((section) => sectionAt(labels, section) === section)).toEqual([]);
  }
});

const periodKeys = ['enableSalesPeriod', 'salesPeriodStart', 'salesPeriodEnd'];

test.each([
  ['NORMAL', ['販売期間を決める', '販売開始', '販売終了']],
  ['LOTTERY', ['申込期間を決める', '申込開始', '申込締切']],
])('the period of a %s ticket is called after what visitors do in it', (ticketType, words) => {
  show({ ticketType, enableSalesPeriod: true }, periodKeys);
  for (const word of words) expect(screen.getByLabelText(new RegExp(`^${word}`))).not.toBeNull();
});

test('the words of a period change with the kind of its ticket, without another look at the form', async () => {
  let value: Json = { ticketType: 'NORMAL', enableSalesPeriod: true };
  const listeners = new Set<() => void>();
  const part = {
    get value() {
      return value;
    },
    issues: [],
    clashes: [],
  };
  show(value, periodKeys, undefined, {
    part: part as unknown as UsedPart,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  screen.getByLabelText(/^販売開始/);
  act(() => {
    value = { ticketType: 'LOTTERY', enableSalesPeriod: true };
    for (const hear of listeners) hear();
  });
  screen.getByLabelText(/^申込開始/);
  expect(screen.queryByLabelText(/^販売開始/)).toBeNull();
});

test('a lottery has words of its own in every language', async () => {
  for (const language of languageCodes) {
    // oxlint-disable-next-line no-await-in-loop -- A catalogue after the other.
    await formTexts.load(language);
    const labels = formTexts.of(language).labelsOf('ticket');
    for (const key of periodKeys) {
      const [usual, lottery] = ['NORMAL', 'LOTTERY'].map((ticketType) =>
        labelAt(labels, ['item', key], { ticketType }),
      );
      expect([language, key, lottery?.label]).not.toEqual([language, key, usual?.label]);
      expect(labelAt(labels, ['item', key])).toEqual(usual);
    }
  }
});
