import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Crop, cropSchema } from '#kernel/schema.ts';
import { cropCorners, focusInCrop, largestCrop, movedCrop, movedFocus, resizedCrop } from './crop-area.ts';

const ratios = fc.constantFrom(16 / 9, 4 / 3, 1, 1200 / 630, 0.5);
const pictureRatios = fc.double({ min: 0.1, max: 10, noNaN: true });
const percents = fc.double({ min: -150, max: 150, noNaN: true });
const by = fc.record({ x: percents, y: percents });

/** As pixels tell it: the ratio of an area in a picture of this ratio. */
const ratioOf = ({ width, height }: Crop, pictureRatio: number): number => (width / height) * pictureRatio;
/** Two decimals of a per cent are all that is stored. */
const isNear = (one: number, other: number, crop: Crop): boolean =>
  Math.abs(one / other - 1) < 0.02 / Math.min(crop.width, crop.height) + 0.001;

describe('an area of a picture', () => {
  test('is as large as it can be at first, and has the ratio of its field', () => {
    expect(largestCrop(16 / 9, 1)).toEqual({ x: 0, y: 21.88, width: 100, height: 56.25 });
    expect(largestCrop(1, 2)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(largestCrop(undefined, 2)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    fc.assert(
      fc.property(ratios, fc.double({ min: 0.5, max: 3, noNaN: true }), (ratio, pictureRatio) => {
        const crop = largestCrop(ratio, pictureRatio);
        expect(v.is(cropSchema, crop)).toBe(true);
        expect(isNear(ratioOf(crop, pictureRatio), ratio, crop)).toBe(true);
        expect(Math.max(crop.width, crop.height)).toBe(100);
      }),
    );
  });

  test('is moved and resized in any way, and is still one that a document may have', () => {
    fc.assert(
      fc.property(
        fc.option(ratios, { nil: undefined }),
        pictureRatios,
        fc.array(fc.tuple(fc.constantFrom('move', ...cropCorners), by), { maxLength: 8 }),
        (ratio, pictureRatio, steps) => {
          let crop = largestCrop(ratio, pictureRatio);
          for (const [what, step] of steps) {
            crop = what === 'move' ? movedCrop(crop, step) : resizedCrop(crop, what, step, ratio, pictureRatio);
            expect([crop, v.is(cropSchema, crop)]).toEqual([crop, true]);
          }
        },
      ),
    );
  });

  test('keeps its ratio where a corner is moved, and the corner opposite', () => {
    const picture = 1.5;
    const crop = { x: 20, y: 20, width: 40, height: 33.75 };
    for (const corner of cropCorners) {
      const next = resizedCrop(crop, corner, { x: 7, y: 3 }, 16 / 9, picture);
      expect([corner, isNear(ratioOf(next, picture), 16 / 9, next)]).toEqual([corner, true]);
      const opposite = [
        corner.endsWith('Left') ? next.x + next.width : next.x,
        corner.startsWith('top') ? next.y + next.height : next.y,
      ];
      expect(opposite[0]).toBeCloseTo(corner.endsWith('Left') ? 60 : 20, 1);
      expect(opposite[1]).toBeCloseTo(corner.startsWith('top') ? 53.75 : 20, 1);
    }
    expect(resizedCrop(crop, 'bottomRight', { x: 500, y: 500 }, undefined, picture)).toEqual({
      x: 20,
      y: 20,
      width: 80,
      height: 80,
    });
    expect(resizedCrop(crop, 'topLeft', { x: 500, y: 500 }, undefined, picture)).toEqual({
      x: 55,
      y: 48.75,
      width: 5,
      height: 5,
    });
  });
});

describe('the point that stays in sight', () => {
  test('stays on what it was set on when the picture is cut', () => {
    expect(focusInCrop({ x: 50, y: 50 }, undefined, { x: 50, y: 25, width: 50, height: 50 })).toEqual({ x: 0, y: 50 });
    const half = { x: 0, y: 0, width: 50, height: 100 };
    expect(focusInCrop({ x: 50, y: 50 }, half, { x: 0, y: 0, width: 100, height: 100 })).toEqual({ x: 25, y: 50 });
  });

  test('is moved by arrows, and never out of the picture', () => {
    expect(movedFocus({ x: 50, y: 50 }, 'ArrowLeft', 5)).toEqual({ x: 45, y: 50 });
    expect(movedFocus({ x: 98, y: 50 }, 'ArrowRight', 5)).toEqual({ x: 100, y: 50 });
    expect(movedFocus({ x: 50, y: 2 }, 'ArrowUp', 5)).toEqual({ x: 50, y: 0 });
    expect(movedFocus({ x: 50, y: 50 }, 'Enter', 5)).toBeUndefined();
  });
});
