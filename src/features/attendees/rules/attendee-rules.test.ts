import { describe, expect, test } from 'vitest';
import { chosenColumns, columnId, readColumn } from './attendee-columns.ts';
import { attendeeState } from './attendee-state.ts';
import { badgeLayoutNames, badgeLayouts, cutMarks, placeOfBadge } from './badge-layout.ts';

describe('the columns of the table of attendees', () => {
  test('are named by what they have', () => {
    expect(readColumn('mail')).toEqual({ plain: 'mail' });
    expect(readColumn(columnId('buyer', 'company'))).toEqual({ by: 'buyer', key: 'company' });
    expect(readColumn('companion.name')).toEqual({ by: 'companion', key: 'name' });
    for (const wrong of ['', 'nobody', 'buyer', 'buyer.', 'buyer.a b', 'seller.x', 'constructor'])
      expect([wrong, readColumn(wrong)]).toEqual([wrong, undefined]);
  });

  test('are those that were kept and are still there, in the order of the table; else the usual ones', () => {
    const all = ['code', 'name', 'buyer.a'];
    expect(chosenColumns(all, ['buyer.a', 'gone', 'code'], ['name'])).toEqual(['code', 'buyer.a']);
    expect(chosenColumns(all, ['gone'], ['name'])).toEqual(['name']);
    expect(chosenColumns(all, undefined, ['name'])).toEqual(['name']);
  });
});

test.each([
  [{ isCanceled: false, checkinCount: 0 }, 'notYet'],
  [{ isCanceled: false, checkinCount: 2 }, 'entered'],
  [{ isCanceled: true, checkinCount: 1 }, 'canceled'],
] as const)('an attendee with %j is %s', (ticket, state) => expect(attendeeState(ticket)).toBe(state));

describe.each(badgeLayoutNames)('badges on %s', (name) => {
  const layout = badgeLayouts[name];
  const { page, badge, columns, rows, hasCutMarks } = layout;
  const places = Array.from({ length: columns * rows }, (_, at) => placeOfBadge(layout, at));

  test('lie on the paper, each on a place of its own', () => {
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + badge.width).toBeLessThanOrEqual(page.width);
      expect(y + badge.height).toBeLessThanOrEqual(page.height);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(columns * rows);
  });

  test.runIf(hasCutMarks)('have marks on the paper outside of them, at the edges of each', () => {
    const marks = cutMarks(layout);
    const [first, last] = [places[0]!, places.at(-1)!];
    for (const { x1, y1, x2, y2 } of marks) {
      const isAbove = Math.max(y1, y2) < first.y || Math.min(y1, y2) > last.y + badge.height;
      const isBeside = Math.max(x1, x2) < first.x || Math.min(x1, x2) > last.x + badge.width;
      expect(isAbove || isBeside).toBe(true);
    }
    const cuts = new Set(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1));
    for (const { x } of places) expect(cuts.has(x) && cuts.has(x + badge.width)).toBe(true);
  });
});
