import { expect, test } from 'vitest';
import { firstPictureBlock } from './first-picture.ts';

const block = (moduleCode: string, contentId: number, onHome = true) => ({ moduleCode, contentId, onHome });

test('a visitor sees the picture of the first block with one first', () => {
  const header = block('header', 1);
  expect(firstPictureBlock([header, block('image', 2), block('carousel', 3)], false)).toBe(2);
  expect(firstPictureBlock([header, block('image', 2, false), block('carousel', 3)], false)).toBe(3);
  expect(firstPictureBlock([header, block('text', 2)], false)).toBeUndefined();
  expect(firstPictureBlock([...Array.from({ length: 5 }, () => header), block('image', 9)], false)).toBeUndefined();
});

test('the header of an event with a cover shows it before all others', () => {
  expect(firstPictureBlock([block('header', 1), block('image', 2)], true)).toBe(1);
  expect(firstPictureBlock([block('text', 1), block('image', 2)], true)).toBe(2);
});
