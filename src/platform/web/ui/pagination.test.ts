import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('the numbers of a pagination', () => {
  it('are all of them while they are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('are the ends and the neighbours of the current page, with a gap where some are left out', () => {
    expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap', 12]);
    expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
    expect(pageNumbers(12, 12)).toEqual([1, 'gap', 11, 12]);
  });

  it('never hide a single page behind a gap', () => {
    expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pageNumbers(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  });

  it('name an existing page when the address names a missing one', () => {
    expect(pageNumbers(40, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(-2, 3)).toEqual([1, 2, 3]);
  });
});
