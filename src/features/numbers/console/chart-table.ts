import type { Chart, RowLabel } from '../rules/chart.ts';
import type { NumberScreenTexts } from './texts/jpn.ts';

/** A chart as a table for a file: a row for each of its rows, behind its group where it has groups. */
export function chartTable(
  { columns, groups }: Chart,
  words: Pick<NumberScreenTexts, 'columns' | 'group' | 'row'>,
  say: (label: RowLabel) => string,
): string[][] {
  const hasGroups = groups.some(({ title }) => title !== null);
  return [
    [...(hasGroups ? [words.group] : []), words.row, ...columns.map((column) => words.columns[column])],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ label, values }) => [
        ...(hasGroups ? [title === null ? '' : say(title)] : []),
        label.kind === 'time' ? label.at.replace('T', ' ') : say(label),
        ...values.map(String),
      ]),
    ),
  ];
}
