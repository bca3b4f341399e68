import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayGrid } from './day-grid.ts';

const entry = (id: number, columnId: number | null, start: string, end: string) => ({
  id,
  columnId,
  startAt: `2026-11-20 ${start}`,
  endAt: `2026-11-20 ${end}`,
});
type Entry = ReturnType<typeof entry>;
const drawn = (entries: readonly Entry[], columnIds: readonly number[]) => {
  const { columns, rows } = dayGrid(entries, columnIds);
  const clock = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(11, 16);
  const cells = rows.map((row) =>
    'until' in row
      ? [clock(row.at), `folded until ${clock(row.until)}`]
      : [
          clock(row.at),
          ...row.cells.map((cell) =>
            cell === null || cell === 'free' ? cell : `${cell.entries.map(({ id }) => id).join()}×${cell.rows}`,
          ),
        ],
  );
  return { columns, cells };
};

describe('the time axis of a day', () => {
  test('has columns in the order of their list and half hours as rows', () => {
    expect(drawn([entry(1, 7, '10:00', '11:00'), entry(2, 8, '10:30', '11:30')], [8, 7, 9])).toEqual({
      columns: [8, 7],
      cells: [
        ['10:00', 'free', '1×2'],
        ['10:30', '2×2', null],
        ['11:00', null, 'free'],
      ],
    });
  });

  test('is as fine as its entries need', () => {
    const { cells } = drawn([entry(1, 7, '10:00', '10:15'), entry(2, 7, '10:20', '10:30')], [7]);
    expect(cells.map(([at, cell]) => [at, cell])).toEqual([
      ['10:00', '1×3'],
      ['10:05', null],
      ['10:10', null],
      ['10:15', 'free'],
      ['10:20', '2×2'],
      ['10:25', null],
    ]);
  });

  test('puts entries that overlap in one column into one block', () => {
    const { cells } = drawn([entry(1, 7, '10:00', '11:00'), entry(2, 7, '10:30', '11:30')], [7]);
    expect(cells.map(([, cell]) => cell)).toEqual(['1,2×3', null, null]);
  });

  test('has a last column for entries without a column of the list', () => {
    expect(drawn([entry(1, null, '10:00', '10:30'), entry(2, 99, '10:30', '11:00')], [7])).toEqual({
      columns: [null],
      cells: [
        ['10:00', '1×1'],
        ['10:30', '2×1'],
      ],
    });
    expect(drawn([], [7])).toEqual({ columns: [], cells: [] });
  });

  test('of a part of a day has all columns of the day, and ends where the next part begins', () => {
    const entries = [entry(1, 7, '10:00', '12:00'), entry(2, 9, '10:30', '11:00')];
    const until = Date.parse('2026-11-20T11:00:00+09:00');
    const { columns, rows } = dayGrid(entries, [7, 8, 9], { until });
    expect(columns).toEqual([7, 8, 9]);
    expect(rows.map(({ at }) => at)).toEqual([until - 3_600_000, until - 1_800_000]);
    expect(dayGrid(entries, [7, 8, 9], { until: undefined }).rows).toHaveLength(4);
    // What begins with the next part is seen all the same.
    expect(dayGrid([entry(3, 7, '11:00', '11:30')], [7], { until }).rows).toHaveLength(1);
  });

  test('folds free stretches of more than an hour into one row, and no shorter ones', () => {
    const { cells } = drawn(
      [entry(1, 7, '10:00', '10:30'), entry(2, 8, '11:30', '12:00'), entry(3, 7, '13:30', '14:00')],
      [7, 8],
    );
    expect(cells).toEqual([
      ['10:00', '1×1', 'free'],
      ['10:30', 'free', 'free'],
      ['11:00', 'free', 'free'],
      ['11:30', 'free', '2×1'],
      ['12:00', 'folded until 13:30'],
      ['13:30', '3×1', 'free'],
    ]);
  });

  test('shows every entry once, and each column is as long as the axis', () => {
    const any = fc.record({
      columnId: fc.constantFrom(1, 2, null),
      start: fc.integer({ min: 0, max: 250 }),
      length: fc.integer({ min: 1, max: 30 }),
    });
    const time = (steps: number) =>
      `${String(Math.floor(steps / 12)).padStart(2, '0')}:${String((steps % 12) * 5).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (drawnUp) => {
        const entries = drawnUp.map(({ columnId, start, length }, id) =>
          entry(id, columnId, time(start), time(start + length)),
        );
        const { columns, rows: all, stepMinutes } = dayGrid(entries, [1, 2]);
        const rows = all.flatMap((row) => ('until' in row ? [] : [row]));
        const shown = rows.flatMap(({ cells }) =>
          cells.flatMap((cell) => (cell === null || cell === 'free' ? [] : cell.entries.map(({ id }) => id))),
        );
        expect(shown.toSorted((one, other) => one - other)).toEqual(entries.map(({ id }) => id));
        for (const index of columns.keys()) {
          const long = rows.reduce((sum, { cells }) => {
            const cell = cells[index];
            return sum + (cell === 'free' ? 1 : (cell?.rows ?? 0));
          }, 0);
          expect(long).toBe(rows.length);
        }
        for (const [place, row] of all.entries()) {
          const next = all[place + 1];
          if (next !== undefined) expect(next.at).toBe('until' in row ? row.until : row.at + stepMinutes * 60_000);
        }
      }),
    );
  });
});
