import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import { languageCodes } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { type Chart, type ChartRow, type ColumnName, type RowLabel, rowsMax } from '../../rules/chart.ts';
import type { NumberPeriod } from '../../rules/number-period.ts';
import { type TimeUnit, unitName, unitsBetween } from '../../rules/time-unit.ts';

/** What is counted, and when. */
export interface Counted extends NumberPeriod {
  siteKey: string;
  /** Undefined: it was never public. */
  site: PublishedSite | undefined;
}

export interface ChartServices {
  database: Pick<Database, 'kysely'>;
  store: SiteStore;
}

export type ReadChart = (services: ChartServices, counted: Counted) => Promise<Chart>;

/** A chart over time, with a row for each unit of the period. */
export function timeRows<Row extends { at: string }>(
  unit: TimeUnit,
  { from, until }: NumberPeriod,
  rows: readonly Row[],
  valuesOf: (row: Row | undefined) => number[],
): ChartRow[] {
  const found = new Map(rows.map((row) => [row.at, row]));
  return unitsBetween(unit, from, until).map((start) => {
    const at = unitName(start);
    return { label: { kind: 'time', at }, values: valuesOf(found.get(at)) };
  });
}

/** A chart of things beside each other, in the order in which they come. */
export function rankingOf(columns: ColumnName[], rows: readonly ChartRow[]): Chart {
  return { unit: null, columns, groups: [{ title: null, rows: rows.slice(0, rowsMax) }], isCut: rows.length > rowsMax };
}

export const textLabel = (text: LocalizedText | undefined): RowLabel =>
  text === undefined || Object.keys(text).length === 0 ? { kind: 'word', word: 'gone' } : { kind: 'text', text };

/** Two texts in one, in the languages of the first. */
export function joinedText(first: LocalizedText, second: LocalizedText, between: string): LocalizedText {
  const other = Object.values(second).find((text) => text !== undefined) ?? '';
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = first[language];
      const beside = second[language] ?? other;
      if (text === undefined) return [];
      return [[language, beside === '' ? text : `${text}${between}${beside}`]];
    }),
  );
}
