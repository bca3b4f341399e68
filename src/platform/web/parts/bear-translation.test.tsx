// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateTexts } from '../../../../test/translate-texts.ts';
import { bearTranslation } from './bear-translation.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

function Basket({ number, isFull }: { number: number; isFull: boolean }) {
  return (
    <p>
      {isFull ? null : 'Room for more.'}
      {number > 1 ? <button type="button">Empty</button> : null} {number} in the basket
    </p>
  );
}

/** A page that the browser has translated, and then changes in each way. */
function change(): void {
  const { container, rerender } = render(<Basket number={1} isFull={false} />);
  translateTexts(container);
  rerender(<Basket number={2} isFull={false} />);
  rerender(<Basket number={2} isFull />);
  rerender(<Basket number={3} isFull={false} />);
}

test('a page that is translated goes on, and what it brings is there', () => {
  bearTranslation(Node.prototype);
  change();
  expect(screen.getAllByRole('button', { name: 'Empty' })).toHaveLength(1);
});

test('without that, React gives the page up', () => {
  expect(change).toThrow(/not a child/);
});

test('nothing changes where all nodes are where they are looked for', () => {
  bearTranslation(Node.prototype);
  const [list, first, second] = [
    document.createElement('ul'),
    document.createElement('li'),
    document.createElement('li'),
  ];
  expect(list.insertBefore(second, null)).toBe(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
