import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Opener, type Piece, planChunks, type PlanLimits } from './plan-chunks.ts';

const limits: PlanLimits = {
  files: { code: 3, texts: 2 },
  requestBytes: 100,
  enough: { requests: 3, requestsMore: 10, bytes: 5_000, bytesMore: 1 },
};
const code = (bytes: number, imports: number[] = []): Piece => ({ bytes, imports, kind: 'code' });

/** Pieces that import only what comes before them, and openers with all that they need. */
const worlds = fc
  .array(
    fc.record({ bytes: fc.integer({ min: 1, max: 9_000 }), kind: fc.constantFrom('code', 'texts'), seed: fc.nat() }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .chain((rough) => {
    const pieces = rough.map(
      ({ bytes, kind, seed }, index): Piece => ({
        bytes,
        kind,
        imports: rough.flatMap((other, earlier) =>
          earlier < index && other.kind === 'code' && (seed >> (earlier % 16)) % 5 === 1 ? [earlier] : [],
        ),
      }),
    );
    const opener = fc
      .record({
        roots: fc.array(fc.nat({ max: pieces.length - 1 }), { minLength: 1, maxLength: 4 }),
        importance: fc.constantFrom(0.3, 1, 10),
      })
      .map(({ roots, importance }): Opener => ({ pieces: [...closureOf(pieces, roots)], importance }));
    return fc.record({ pieces: fc.constant(pieces), openers: fc.array(opener, { maxLength: 12 }) });
  });

function closureOf(pieces: readonly Piece[], roots: readonly number[]): Set<number> {
  const needed = new Set(roots);
  for (const piece of needed) for (const imported of pieces[piece]!.imports) needed.add(imported);
  return needed;
}

test('each piece is in one file, with others of its kind', () => {
  fc.assert(
    fc.property(worlds, ({ pieces, openers }) => {
      const chunks = planChunks(pieces, openers, limits);
      expect(chunks.flat().toSorted((a, b) => a - b)).toEqual(pieces.map((_, index) => index));
      for (const chunk of chunks) expect(new Set(chunk.map((piece) => pieces[piece]!.kind)).size).toBe(1);
    }),
  );
});

test('no two files need each other', () => {
  fc.assert(
    fc.property(worlds, ({ pieces, openers }) => {
      const chunks = planChunks(pieces, openers, limits);
      const chunkOf = new Map(chunks.flatMap((chunk, place) => chunk.map((piece) => [piece, place] as const)));
      const needs = chunks.map(
        (chunk, place) =>
          new Set(
            chunk
              .flatMap((piece) => pieces[piece]!.imports.map((other) => chunkOf.get(other)!))
              .filter((other) => other !== place),
          ),
      );
      for (const start of needs.keys()) {
        const reached = new Set(needs[start]);
        for (const place of reached) for (const next of needs[place]!) reached.add(next);
        expect(reached).not.toContain(start);
      }
    }),
  );
});

test('there are no more files of a kind than are allowed, but for what would need each other', () => {
  const apart = Array.from({ length: 12 }, (_, index) => code(1_000 + index));
  const openers = apart.map((_, index): Opener => ({ pieces: [index], importance: 1 }));
  expect(planChunks(apart, openers, limits)).toHaveLength(3);
});

test('what is always needed together is one file, and what nobody needs together stays apart', () => {
  const pieces = [code(1_000), code(1_000), code(1_000), code(1_000)];
  const openers: Opener[] = [
    { pieces: [0, 1], importance: 1 },
    { pieces: [2], importance: 1 },
    { pieces: [3], importance: 1 },
  ];
  expect(planChunks(pieces, openers, limits)).toEqual([[0, 1], [2], [3]]);
});

test('a piece by itself stays so, whatever else would pay', () => {
  const pieces = [code(10), code(10), code(10)];
  const openers: Opener[] = [{ pieces: [0, 1, 2], importance: 1 }];
  expect(planChunks(pieces, openers, limits)).toEqual([[0, 1, 2]]);
  expect(planChunks(pieces, openers, limits, (piece) => piece === 1)).toEqual([[0, 2], [1]]);
});

test('a file between two keeps them apart: one of them would run before what it needs', () => {
  const pieces = [code(10), code(10, [0]), code(10, [1])];
  const openers: Opener[] = [{ pieces: [0, 1, 2], importance: 1 }];
  expect(planChunks(pieces, openers, limits, (piece) => piece === 1)).toEqual([[0], [1], [2]]);
});

test('an opener never waits for what it fetches later', () => {
  const pieces = [code(10), code(10), code(10, [1])];
  const openers: Opener[] = [
    { pieces: [0], later: [1], importance: 1 },
    { pieces: [1], importance: 1 },
    { pieces: [0, 1, 2], importance: 10 },
  ];
  const few = { ...limits, files: { code: 1, texts: 1 } };
  expect(planChunks(pieces, openers, few)).toEqual([[0], [1, 2]]);
  expect(planChunks(pieces, [{ ...openers[0]!, later: [] }, openers[1]!, openers[2]!], few)).toEqual([[0, 1, 2]]);
});

test('an opener with a number of files has no more, whatever bytes that brings to others', () => {
  const pieces = [code(9_000), code(9_000), code(9_000)];
  const openers: Opener[] = [
    { pieces: [0, 1, 2], importance: 1 },
    { pieces: [0], importance: 10 },
    { pieces: [1], importance: 10 },
    { pieces: [2], importance: 10 },
  ];
  expect(planChunks(pieces, openers, limits)).toEqual([[0], [1], [2]]);
  const bounded = [{ ...openers[0]!, requestsMax: 2 }, ...openers.slice(1)];
  expect(planChunks(pieces, bounded, limits)).toHaveLength(2);
  // What would make two files need each other stays apart nevertheless.
  const chain = [code(9_000), code(9_000, [0]), code(9_000, [1])];
  expect(planChunks(chain, bounded, limits, (piece) => piece === 1)).toEqual([[0], [1], [2]]);
});

test('the same code has the same plan', () => {
  fc.assert(
    fc.property(worlds, ({ pieces, openers }) => {
      expect(planChunks(pieces, openers, limits)).toEqual(planChunks(pieces, openers, limits));
    }),
    { numRuns: 20 },
  );
});
