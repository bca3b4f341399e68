// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveConversions } from './leave-conversions.ts';

let seen: string[];
beforeAll(() => leaveConversions(window));
beforeEach(() => {
  seen = [];
  render(
    <>
      <input aria-label="a line" onKeyDown={({ key }) => seen.push(key)} />
      <textarea aria-label="lines" onKeyDown={({ key }) => seen.push(key)} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Stands for the editor. */}
      <div
        contentEditable
        suppressContentEditableWarning
        aria-label="rich text"
        onKeyDown={({ key }) => seen.push(key)}
      >
        text
      </div>
    </>,
  );
});

const conversions = [{ isComposing: true }, { keyCode: 229 }, { isComposing: true, keyCode: 229 }];

test.each(['a line', 'lines'])('Enter that ends a conversion in %s does nothing else', (label) => {
  for (const conversion of conversions)
    expect(fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', ...conversion })).toBe(false);
  expect(seen).toEqual([]);
  expect(fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', keyCode: 13 })).toBe(true);
  expect(seen).toEqual(['Enter']);
});

test.each(['ArrowDown', 'ArrowUp', 'Escape'])('%s moves in a conversion, not in the page', (key) => {
  for (const conversion of conversions)
    expect(fireEvent.keyDown(screen.getByLabelText('a line'), { key, ...conversion })).toBe(true);
  expect(seen).toEqual([]);
  fireEvent.keyDown(screen.getByLabelText('a line'), { key });
  expect(seen).toEqual([key]);
});

test('letters of a conversion are told to the page, for who has to know that somebody types', () => {
  fireEvent.keyDown(screen.getByLabelText('a line'), { key: 'Process', keyCode: 229 });
  fireEvent.keyDown(screen.getByLabelText('a line'), { key: 'a', keyCode: 229, isComposing: true });
  expect(seen).toEqual(['Process', 'a']);
});

test('the editor of rich text follows conversions itself', () => {
  expect(fireEvent.keyDown(screen.getByLabelText('rich text'), { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(seen).toEqual(['Enter']);
});
