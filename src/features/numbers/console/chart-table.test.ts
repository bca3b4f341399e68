import { expect, test } from 'vitest';
import { csvText } from '#kernel/csv.ts';
import type { RowLabel } from '../rules/chart.ts';
import { chartTable } from './chart-table.ts';
import jpn from './texts/jpn.ts';

const say = (label: RowLabel): string => (label.kind === 'plain' ? label.plain : label.kind);
const plain = (text: string): RowLabel => ({ kind: 'plain', plain: text });

test('a chart is a table with its columns, and times are written as spreadsheets read them', () => {
  const rows = [{ label: { kind: 'time', at: '2026-11-20T10:15' } as const, values: [3, 1_500] }];
  expect(
    chartTable(
      { unit: 'quarter', columns: ['orders', 'money'], groups: [{ title: null, rows }], isCut: false },
      jpn,
      say,
    ),
  ).toEqual([
    ['項目', '注文（件）', '金額（円）'],
    ['2026-11-20 10:15', '3', '1500'],
  ]);
});

test('each row of a chart with groups says of which it is, and a name that looks like a formula runs nowhere', () => {
  const groups = [
    { title: plain('正面'), rows: [{ label: plain('=1+1'), values: [1] }] },
    { title: plain('北'), rows: [] },
  ];
  const table = chartTable({ unit: null, columns: ['checkins'], groups, isCut: false }, jpn, say);
  expect(table).toEqual([
    ['区分', '項目', '入場（人）'],
    ['正面', '=1+1', '1'],
  ]);
  expect(csvText(table)).toContain("正面,'=1+1,1");
});
