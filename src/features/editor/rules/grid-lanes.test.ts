import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clashesOf } from './grid-clashes.ts';
import { lanesOf } from './grid-lanes.ts';
import type { GridSession, GridSpan } from './grid-session.ts';

const span: fc.Arbitrary<GridSpan> = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]) => ({ from, to: from + length }));
const spans = fc.array(span, { maxLength: 14 });
const meet = (one: GridSpan, other: GridSpan): boolean => one.from < other.to && other.from < one.to;
const said = (all: readonly (readonly [number, number])[], least = 1) =>
  lanesOf(
    all.map(([from, to]) => ({ from, to })),
    least,
  ).map(({ lane, lanes }) => `${lane}/${lanes}`);

describe('blocks beside each other', () => {
  test.each([
    ['none', [], []],
    [
      'one after the other',
      [
        [0, 5],
        [5, 9],
      ],
      ['0/1', '0/1'],
    ],
    [
      'two at a time',
      [
        [0, 5],
        [4, 9],
      ],
      ['0/2', '1/2'],
    ],
    [
      'a lane that is free again',
      [
        [0, 9],
        [0, 4],
        [4, 9],
      ],
      ['0/2', '1/2', '1/2'],
    ],
    [
      'the longest first, whatever order they come in',
      [
        [0, 2],
        [0, 9],
        [20, 21],
      ],
      ['1/2', '0/2', '0/1'],
    ],
  ] as const)('%s', (_, all, expected) => {
    expect(said(all)).toEqual(expected);
  });

  test('one that is too short to be read counts as long as it is drawn', () => {
    expect(
      said(
        [
          [0, 1],
          [3, 9],
        ],
        4,
      ),
    ).toEqual(['0/2', '1/2']);
  });

  test('never lie over each other, and have no more lanes than are on at once', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const lanes = lanesOf(all, 1);
        all.forEach((one, at) => {
          const { lane, lanes: of } = lanes[at]!;
          expect(lane).toBeLessThan(of);
          all.forEach((other, too) => {
            if (at < too && meet(one, other)) {
              expect(lanes[too]!.lane).not.toBe(lane);
              expect(lanes[too]!.lanes).toBe(of);
            }
          });
        });
        const atOnce = all.map(({ from }) => all.filter((one) => one.from <= from && from < one.to).length);
        expect(Math.max(0, ...lanes.map(({ lanes: of }) => of))).toBe(Math.max(0, ...atOnce));
      }),
    );
  });
});

const session = (id: number, held: GridSpan | undefined, placeIds: number[]): GridSession => ({
  id,
  title: undefined,
  span: held,
  placeIds,
});

describe('clashes', () => {
  test('are two sessions of one place at one time, in the order of time', () => {
    expect(
      clashesOf([
        session(1, { from: 10, to: 20 }, [1]),
        session(2, { from: 20, to: 30 }, [1]),
        session(3, { from: 25, to: 26 }, [1, 2]),
        session(4, { from: 0, to: 99 }, [3]),
        session(5, { from: 5, to: 26 }, [2]),
        session(6, undefined, [1]),
        session(7, { from: 0, to: 99 }, []),
      ]),
    ).toEqual([
      { placeId: 1, id: 2, otherId: 3 },
      { placeId: 2, id: 5, otherId: 3 },
    ]);
  });

  test('name every session that shares its place, never one that does not, and no more pairs than sessions', () => {
    const one = fc.tuple(span, fc.uniqueArray(fc.constantFrom(1, 2), { minLength: 1 }));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 14 }), (all) => {
        const sessions = all.map(([held, placeIds], id) => session(id, held, placeIds));
        const found = clashesOf(sessions);
        for (const { placeId, id, otherId } of found) {
          const [first, second] = [sessions[id]!, sessions[otherId]!];
          expect(meet(first.span!, second.span!)).toBe(true);
          expect(first.placeIds.includes(placeId) && second.placeIds.includes(placeId)).toBe(true);
          expect(first.span!.from).toBeLessThanOrEqual(second.span!.from);
        }
        for (const placeId of [1, 2]) {
          const held = sessions.filter(({ placeIds }) => placeIds.includes(placeId));
          const sharing = held.filter((a) => held.some((b) => a !== b && meet(a.span!, b.span!))).map(({ id }) => id);
          const ofPlace = found.filter((clash) => clash.placeId === placeId);
          const named = new Set(ofPlace.flatMap(({ id, otherId }) => [id, otherId]));
          expect([...named].toSorted((a, b) => a - b)).toEqual(sharing);
          expect(ofPlace.length).toBeLessThan(Math.max(1, held.length));
        }
      }),
    );
  });
});
