import { expect, test } from 'vitest';
import { firstPictureBlock } from './first-picture.ts';

const block = (moduleCode: string, contentId: number, onHome = true) => ({ moduleCode, contentId, onHome });

test('the picture that is seen first is that of the first block with one', () => {
  const header = block('header', 1);
  expect(firstPictureBlock([header, block('image', 2), block('carousel', 3)])).toBe(2);
  expect(firstPictureBlock([header, block('image', 2, false), block('carousel', 3)])).toBe(3);
  expect(firstPictureBlock([header, block('text', 2)])).toBeUndefined();
  expect(firstPictureBlock([...Array.from({ length: 5 }, () => header), block('image', 9)])).toBeUndefined();
});
