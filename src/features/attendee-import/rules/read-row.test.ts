import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckedItem } from '#features/profile/rules/check-answer.ts';
import { checkRows } from './check-rows.ts';
import type { Meaning } from './column-meaning.ts';
import { type ImportDesk, type ImportPlan, planProblem } from './import-plan.ts';
import { createRowReader } from './read-row.ts';

const item = (entryFormKey: string, more: Partial<CheckedItem>): CheckedItem => ({
  entryFormKey,
  answerMethod: 'TEXT',
  isRequired: true,
  setting: {},
  selectorItems: [],
  ...more,
});
const offered = (...keys: string[]) => keys.map((key) => ({ key, label: key, isEnabled: true }));
const desk: ImportDesk = {
  tickets: [
    {
      contentId: 60,
      ticketId: 1,
      title: { jpn: '一般', eng: 'General' },
      prices: [
        { priceId: 1, name: { jpn: '早割', eng: 'Early bird' }, price: 3_000 },
        { priceId: 2, name: { jpn: '通常', eng: 'Standard' }, price: 5_000 },
      ],
      left: 3,
    },
    { contentId: 61, ticketId: 2, title: { jpn: '招待' }, prices: [{ priceId: null, name: {}, price: 0 }], left: null },
  ],
  questions: [
    { contentId: 60, item: item('company', { setting: { maxLength: 5 } }), labels: ['会社', 'Company'], choices: [] },
    {
      contentId: 60,
      item: item('food', {
        answerMethod: 'CHECKBOX',
        setting: { maxSelections: 2 },
        selectorItems: offered('a', 'b', 'c'),
      }),
      labels: ['食事'],
      choices: [
        { key: 'a', labels: ['肉', 'Meat'] },
        { key: 'b', labels: ['魚、貝', 'Fish'] },
        { key: 'c', labels: ['野菜', 'Vegetables'] },
      ],
    },
    { contentId: 60, item: item('age', { setting: { inputType: 'number' } }), labels: ['年齢'], choices: [] },
    {
      contentId: 60,
      item: item('field', {
        answerMethod: 'SEARCHTEXT',
        setting: { isFreeText: false },
        allowedTexts: new Set(['IT']),
      }),
      labels: ['業種'],
      choices: [],
    },
  ],
};
const early = { contentId: 60, ticketId: 1, priceId: 1 };
const planOf = (meanings: readonly Meaning[], more: Partial<ImportPlan> = {}): ImportPlan => ({
  columns: meanings.map((meaning) => ({ header: meaning, meaning })),
  ticket: early,
  ticketValues: [],
  way: 'free',
  language: 'jpn',
  isMailed: true,
  note: '',
  ...more,
});
const read = (cells: Partial<Record<Meaning, string>>, more: Partial<ImportPlan> = {}) => {
  const all: Partial<Record<Meaning, string>> = { mail: 'a@example.jp', ...cells };
  const meanings = Object.keys(all) as Meaning[];
  return createRowReader(planOf(meanings, more), desk).read(meanings.map((meaning) => all[meaning] ?? ''));
};

describe('a name', () => {
  test.each<[Partial<Record<Meaning, string>>, string[]]>([
    [{ name: '山田 花子' }, ['山田', '花子', '', '']],
    [{ name: '  山田　花子 ' }, ['山田', '花子', '', '']],
    [{ name: 'Mary Ann Smith' }, ['Mary', 'Ann Smith', '', '']],
    [{ name: '山田' }, ['山田', '', '', '']],
    [{ lastName: '山田', firstName: '花子', kana: 'やまだ はなこ' }, ['山田', '花子', 'ヤマダ', 'ハナコ']],
    [{ lastName: '山田', name: '森田 空' }, ['山田', '空', '', '']],
    [{ lastNameKana: 'ﾔﾏﾀﾞ', firstNameKana: 'Hanako' }, ['', '', 'ヤマダ', 'Hanako']],
    [{}, ['', '', '', '']],
  ])('%j is read in its parts', (cells, parts) => {
    expect(Object.values(read(cells).row!.name)).toEqual(parts);
  });
});

describe('a cell with a fault is named by its column', () => {
  test.each<[string, Partial<Record<Meaning, string>>, object]>([
    ['no address', { mail: '' }, { column: 0, problem: 'mailMissing' }],
    ['a wrong address', { mail: 'a@b' }, { column: 0, problem: 'wrongMail' }],
    ['a long name', { name: '山'.repeat(51) }, { column: 1, problem: 'tooLong', limit: 50 }],
    ['kana that are none', { kana: '山田' }, { column: 1, problem: 'kana' }],
    ['a control character', { name: 'a\u0000b' }, { column: 1, problem: 'controlCharacters' }],
    ['a fraction', { number: '1.5' }, { column: 1, problem: 'wrongNumber', limit: 100 }],
    ['none', { number: '0' }, { column: 1, problem: 'wrongNumber', limit: 100 }],
    ['a negative number', { number: '-1' }, { column: 1, problem: 'wrongNumber', limit: 100 }],
    ['too many', { number: '101' }, { column: 1, problem: 'wrongNumber', limit: 100 }],
    ['a word for a number', { number: '二' }, { column: 1, problem: 'wrongNumber', limit: 100 }],
    ['a ticket that nobody chose', { ticket: '特別' }, { column: 1, problem: 'unknownTicket' }],
    ['no ticket', { ticket: ' ' }, { column: 1, problem: 'ticketMissing' }],
    ['a price that the ticket has not', { price: '4000' }, { column: 1, problem: 'unknownPrice' }],
    ['a long answer', { 'answer:company': 'あいうえおか' }, { column: 1, problem: 'tooLong', limit: 5 }],
    ['a choice that nobody offers', { 'answer:food': 'パン' }, { column: 1, problem: 'unknownChoice' }],
    ['too many choices', { 'answer:food': '肉,Fish,野菜' }, { column: 1, problem: 'tooManyChoices', limit: 2 }],
    ['no number', { 'answer:age': '二十' }, { column: 1, problem: 'number' }],
    ['a text that the search has not', { 'answer:field': '農業' }, { column: 1, problem: 'notInList' }],
    [
      'a cell that is endless',
      { 'answer:company': 'x'.repeat(2_001) },
      { column: 1, problem: 'tooLong', limit: 2_000 },
    ],
    ['a long booking number', { reference: 'x'.repeat(65) }, { column: 1, problem: 'tooLong', limit: 64 }],
  ])('%s', (_, cells, fault) => {
    expect(read(cells)).toMatchObject({ row: undefined, faults: [fault] });
  });

  test('also an answer to a question that the ticket does not ask', () => {
    const invited = { contentId: 61, ticketId: 2, priceId: null };
    expect(read({ 'answer:company': 'A' }, { ticket: invited }).faults).toEqual([{ column: 1, problem: 'notAsked' }]);
    expect(read({ 'answer:company': '' }, { ticket: invited }).row?.answers).toEqual([]);
  });
});

test.each([
  ['', 1],
  ['3', 3],
  ['３', 3],
  ['3枚', 3],
  [' 12 名', 12],
])('%j is %i tickets', (cell, number) => {
  expect(read({ number: cell }).row?.number).toBe(number);
});

test.each([
  ['早割', 1],
  ['Standard', 2],
  ['5,000円', 2],
  ['¥3000', 1],
  ['', 1],
])('%j is price %i', (cell, priceId) => {
  expect(read({ price: cell }).row?.ticket.priceId).toBe(priceId);
});

test('a word of the file is the ticket that the organiser chose for it, however it is written', () => {
  const ticketValues = [{ value: 'Ｉｎｖｉｔｅ', contentId: 61, ticketId: 2, priceId: null }];
  expect(read({ ticket: 'invite' }, { ticketValues }).row?.ticket.ticketId).toBe(2);
});

test('answers are kept as a buyer gives them: choices by their keys, in the order of the form', () => {
  const { row } = read({ 'answer:food': '野菜 / 魚、貝', 'answer:age': '２０' });
  // What has the separator in it is found as a whole only.
  expect(row).toBeUndefined();
  const answers = read({ 'answer:food': 'Vegetables, meat', 'answer:age': '２０' }).row?.answers;
  expect(answers).toEqual([
    {
      entryFormKey: 'food',
      answerMethod: 'CHECKBOX',
      textValue: '',
      selectorValue: [
        { key: 'a', value: 'a' },
        { key: 'c', value: 'c' },
      ],
    },
    { entryFormKey: 'age', answerMethod: 'TEXT', textValue: '20', selectorValue: [] },
  ]);
  expect(read({ 'answer:food': '魚、貝' }).row?.answers[0]?.selectorValue).toEqual([{ key: 'b', value: 'b' }]);
});

describe('rows together', () => {
  const plan = planOf(['mail', 'number', 'reference']);
  const rows = (...cells: string[][]) => cells.map((one, at) => ({ line: at + 2, cells: one }));

  test.each<[string, string[][], object[]]>([
    [
      'the same address',
      [
        ['a@example.jp', '1', ''],
        ['A@Example.jp', '1', ''],
      ],
      [{ row: 1, line: 3, column: 0, problem: 'twice' }],
    ],
    [
      'the same booking',
      [
        ['a@example.jp', '1', 'R1'],
        ['b@example.jp', '1', 'R1'],
      ],
      [{ row: 1, line: 3, column: 2, problem: 'referenceTwice' }],
    ],
    [
      'more than are left',
      [
        ['a@example.jp', '2', ''],
        ['b@example.jp', '2', ''],
      ],
      [{ row: 1, line: 3, column: 1, problem: 'soldOut', limit: 3 }],
    ],
  ])('%s', (_, cells, faults) => {
    const checked = checkRows(rows(...cells), plan, desk);
    expect(checked.faults).toEqual(faults);
    expect(checked.good).toBe(1);
  });

  test('are counted with what they cost', () => {
    const checked = checkRows(rows(['a@example.jp', '1', ''], ['b@example.jp', '2', '']), plan, desk);
    expect(checked).toEqual({ faults: [], good: 2, tickets: 3, amount: 9_000 });
  });

  test('are compared also where they have other faults', () => {
    const checked = checkRows(rows(['a@example.jp', 'x', 'R1'], ['A@example.jp', '1', 'R1']), plan, desk);
    expect(checked.faults.map(({ row, problem }) => [row, problem])).toEqual([
      [0, 'wrongNumber'],
      [1, 'twice'],
      [1, 'referenceTwice'],
    ]);
  });

  test('with more cells than headings are faults', () => {
    const wide = { line: 2, cells: ['a@example.jp', '1', ''], isTooWide: true };
    expect(checkRows([wide], plan, desk).faults).toEqual([{ row: 0, line: 2, column: null, problem: 'tooWide' }]);
  });

  test('give no more tickets than are left, no address one twice, and each row a fault or a ticket', () => {
    const cell = fc.constantFrom('a@example.jp', 'b@example.jp', 'c@example.jp', 'nobody', '');
    const row = fc.tuple(cell, fc.constantFrom('1', '2', '', 'x'), fc.constantFrom('', 'R1', 'R2'));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (cells) => {
        const checked = checkRows(rows(...cells), plan, desk);
        const wrong = new Set(checked.faults.map((fault) => fault.row));
        expect(wrong.size + checked.good).toBe(cells.length);
        expect(checked.tickets).toBeLessThanOrEqual(3);
        const good = cells.filter((_, at) => !wrong.has(at));
        expect(new Set(good.map(([mail]) => mail)).size).toBe(good.length);
        const references = good.map(([, , reference]) => reference).filter((reference) => reference !== '');
        expect(new Set(references).size).toBe(references.length);
      }),
    );
  });
});

test('whatever a row has, it is read or has a fault at a column that there is', () => {
  const meanings: Meaning[] = [
    'name',
    'mail',
    'number',
    'price',
    'kana',
    'reference',
    'answer:food',
    'answer:age',
    'answer:field',
  ];
  const reader = createRowReader(planOf(meanings), desk);
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: meanings.length });
  fc.assert(
    fc.property(cells, (given) => {
      const { row, faults } = reader.read(given);
      expect(row === undefined).toBe(faults.length > 0);
      for (const { column } of faults) expect(meanings[column ?? -1]).toBeDefined();
    }),
  );
});

test.each<[string, Partial<ImportPlan>, ReturnType<typeof planProblem>]>([
  ['without an address', { columns: [{ header: '', meaning: 'name' }] }, 'noMail'],
  ['without a ticket', { ticket: null }, 'noTicket'],
  ['with a ticket that is gone', { ticket: { ...early, ticketId: 9 } }, 'unknownTicket'],
  ['with a price that is gone', { ticket: { ...early, priceId: 9 } }, 'unknownTicket'],
  ['with a question that is gone', planOf(['mail', 'answer:gone']), 'unknownQuestion'],
  ['with two columns of one meaning', planOf(['mail', 'mail']), 'twoColumns'],
  ['that is whole', {}, undefined],
])('a plan %s', (_, more, problem) => {
  expect(planProblem({ ...planOf(['mail']), ...more }, desk)).toBe(problem);
});
