import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { TimeUnit } from './time-unit.ts';

/** What can be drawn of an event, in the order of the screen. */
export const chartNames = [
  'sales',
  'tickets',
  'prices',
  'languages',
  'sources',
  'conversion',
  'checkins',
  'booths',
  'streams',
  'coupons',
  'codes',
  'answers',
] as const;
export type ChartName = (typeof chartNames)[number];

export const columnNames = [
  'orders',
  'tickets',
  'money',
  'visitors',
  'views',
  'rate',
  'checkins',
  'keeps',
  'uses',
  'discount',
  'answers',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** What a row is about where no organiser has a word for it. */
export const rowWords = ['other', 'direct', 'gone', 'noGate', 'texts'] as const;
export type RowWord = (typeof rowWords)[number];

export type RowLabel =
  /** A time of a clock in Japan: 2026-11-20T10:00. */
  | { kind: 'time'; at: string }
  | { kind: 'text'; text: LocalizedText }
  /** A text in no language: a code, a source, a gate. */
  | { kind: 'plain'; plain: string }
  | { kind: 'language'; language: LanguageCode }
  | { kind: 'word'; word: RowWord };

export interface ChartRow {
  label: RowLabel;
  /** In the order of the columns. */
  values: number[];
}

export interface ChartGroup {
  /** A gate, a question; null: the chart has no groups. */
  title: RowLabel | null;
  rows: ChartRow[];
}

/** A chart as numbers: it is drawn, stands as a table, and is saved as CSV. */
export interface Chart {
  /** Of a chart over time. */
  unit: TimeUnit | null;
  columns: ColumnName[];
  groups: ChartGroup[];
  /** There are more rows than these. */
  isCut: boolean;
}

/** The columns that are drawn; the table has all of them. */
export const drawnColumns: Readonly<Record<ChartName, readonly ColumnName[]>> = {
  sales: ['tickets', 'money'],
  tickets: ['tickets', 'money'],
  prices: ['tickets'],
  languages: ['orders'],
  sources: ['visitors', 'orders'],
  conversion: ['visitors', 'orders'],
  checkins: ['checkins'],
  booths: ['views', 'keeps'],
  streams: ['visitors'],
  coupons: ['uses'],
  codes: ['orders', 'discount'],
  answers: ['answers'],
};

/** Rows of a ranking that are answered, and of those the ones that are drawn. */
export const rowsMax = 200;
export const drawnMax = 12;
