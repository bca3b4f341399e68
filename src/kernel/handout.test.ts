import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handoutEndingOf } from './handout.ts';
import { handoutPath, readHandoutPath } from './handout-path.ts';
import { idMax } from './limits.ts';

test.each([
  ['catalogue.pdf', 'pdf'],
  ['図面.PDF', 'pdf'],
  ['a.b.xlsx', 'xlsx'],
  ['page.html', undefined],
  ['cover.svg', undefined],
  ['pdf', undefined],
  ['constructor', undefined],
  ['a.constructor', undefined],
])('%j ends as %s', (name, ending) => {
  expect(handoutEndingOf(name)).toBe(ending);
});

test('a path names its place and nothing else', () => {
  const id = fc.integer({ min: 0, max: idMax });
  const place = fc.record({
    moduleCode: fc.constantFrom('booth', 'questionnaire'),
    contentId: id,
    detailId: id,
    handoutId: id,
  });
  const same = fc.property(place, (one) => {
    expect(readHandoutPath(handoutPath(one))).toEqual({ ...one });
  });
  fc.assert(same);
});

test.each([
  '/handout/booth/1/2',
  '/handout/booth/1/2/3/4',
  '/handout/booth/1/2/9999999999',
  '/module/booth/1/2',
  '/handout/../1/2/3',
])('%s names no handout', (path) => {
  expect(readHandoutPath(path)).toBeUndefined();
});
