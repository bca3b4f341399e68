// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dragRow, placeOver } from './drag-row.ts';
import { moved } from './moved.ts';

const rowPx = 40;

/** Rows below each other, as high as given. */
function spansOf(heights: readonly number[]) {
  return heights.map((height, at) => {
    const top = heights.slice(0, at).reduce((sum, one) => sum + one, 0);
    return { top, bottom: top + height };
  });
}

describe('where a dragged row goes', () => {
  test.each([
    [0, 0],
    [19, 0],
    [21, 1],
    [59, 1],
    [61, 2],
    [900, 3],
    [-1, 0],
  ])('the first of four that is %i pixels down has place %i', (by, to) => {
    const spans = spansOf([rowPx, rowPx, rowPx, rowPx]);
    expect(placeOver(spans, 0, { top: by, bottom: by + rowPx }, 3)).toBe(to);
  });

  test('is never past the last place that it may take', () => {
    const spans = spansOf([rowPx, rowPx, rowPx]);
    expect(placeOver(spans, 0, { top: 500, bottom: 540 }, 1)).toBe(1);
  });

  test('is a place of the list, on the side to which it was dragged, whatever the heights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.integer({ min: -3000, max: 3000 }),
        (heights, one, by) => {
          const spans = spansOf(heights);
          const from = one % heights.length;
          const { top, bottom } = spans[from]!;
          const to = placeOver(spans, from, { top: top + by, bottom: bottom + by }, heights.length - 1);
          expect(moved(heights, from, to)).toHaveLength(heights.length);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(heights.length);
          if (to !== from) expect(Math.sign(to - from)).toBe(Math.sign(by));
        },
      ),
    );
  });
});

afterEach(() => document.body.replaceChildren());

/** A list of four rows, of which one is taken by its handle. */
function taken(from: number) {
  const list = document.createElement('ol');
  const rows = spansOf([rowPx, rowPx, rowPx, rowPx]).map((span) => {
    const row = document.createElement('li');
    row.append(document.createElement('span'));
    row.getBoundingClientRect = () => ({ ...span, height: rowPx }) as DOMRect;
    return row;
  });
  list.append(...rows);
  document.body.append(list);
  const row = rows[from]!;
  const handle = row.firstElementChild as HTMLElement;
  const held = new Set<number>();
  handle.setPointerCapture = (id) => void held.add(id);
  handle.hasPointerCapture = (id) => held.has(id);
  handle.releasePointerCapture = (id) => void held.delete(id);
  const said = {
    onOver: vi.fn<(to: number) => void>(),
    onDrop: vi.fn<(to: number) => void>(),
    onCancel: vi.fn<() => void>(),
  };
  const at = from * rowPx + rowPx / 2;
  dragRow(handle, new PointerEvent('pointerdown', { pointerId: 7, clientY: at }), { row, last: 3, ...said });
  const send = (type: string, by = 0, pointerId = 7) =>
    handle.dispatchEvent(new PointerEvent(type, { pointerId, clientY: at + by }));
  return { list, rows, row, held, send, ...said };
}

describe('a row that is dragged', () => {
  test('makes room on its way, and changes the list once, where it is dropped', () => {
    const { rows, row, list, held, send, onOver, onDrop, onCancel } = taken(0);
    send('pointermove', 30);
    send('pointermove', 2 * rowPx + 30);
    expect(onOver.mock.calls).toEqual([[1], [3]]);
    expect(rows.map((one) => one.style.translate)).toEqual(['0 110px', '0 -40px', '0 -40px', '0 -40px']);
    expect(row.dataset['isDragged']).toBe('true');
    send('pointerup', 2 * rowPx + 30);
    expect([onDrop.mock.calls, onCancel.mock.calls]).toEqual([[[3]], []]);
    expect(rows.map((one) => one.style.translate)).toEqual(['', '', '', '']);
    expect([list.dataset['isSorting'], row.dataset['isDragged'], held.size]).toEqual([undefined, undefined, 0]);
  });

  test('goes back by Escape, and what the pointer does then is nothing', () => {
    const { rows, send, onDrop, onCancel } = taken(2);
    send('pointermove', -2 * rowPx);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    send('pointermove', -rowPx);
    send('pointerup', -rowPx);
    expect([onDrop.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    expect(rows.every((one) => one.style.translate === '')).toBe(true);
  });

  test.each(['pointercancel', 'lostpointercapture'])('goes back at %s', (type) => {
    const { send, onDrop, onCancel } = taken(1);
    send('pointermove', rowPx);
    send(type);
    expect([onDrop.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  });

  test('changes nothing where it is dropped at its own place', () => {
    const { send, onDrop } = taken(1);
    send('pointermove', 10);
    send('pointerup', 10);
    expect(onDrop).not.toHaveBeenCalled();
  });

  test('follows the pointer that took it alone, and stays in its list', () => {
    const { row, send, onOver } = taken(3);
    send('pointermove', -3 * rowPx, 8);
    expect(onOver).not.toHaveBeenCalled();
    send('pointermove', 500);
    expect(row.style.translate).toBe('');
  });
});
