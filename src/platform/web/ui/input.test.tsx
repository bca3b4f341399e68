// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Input } from './input.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function Digits({ from = '' }) {
  const [digits, setDigits] = useState(from);
  return <Input value={digits} onChange={(event) => setDigits(event.target.value.replace(/\D/g, ''))} />;
}

test('a field never has its value as an attribute: when it begins, is typed into, and is changed by the page', async () => {
  render(<Digits from="12" />);
  const look = () => [field().value, field().getAttribute('value')];
  expect(look()).toEqual(['12', null]);
  type('123');
  expect(look()).toEqual(['123', null]);
  type('123a');
  // The page did not take it over.
  await vi.waitFor(() => expect(look()).toEqual(['123', null]));
  type('1-2');
  expect(look()).toEqual(['12', null]);
});

test('a default value comes later, until somebody types', () => {
  const ref = { current: null as HTMLInputElement | null };
  const { rerender } = render(<Input ref={ref} defaultValue="" />);
  rerender(<Input ref={ref} defaultValue="a@b.jp" />);
  expect([ref.current?.value, ref.current?.getAttribute('value')]).toEqual(['a@b.jp', null]);
  type('c@d.jp');
  rerender(<Input ref={ref} defaultValue="e@f.jp" />);
  expect([field().value, field().getAttribute('value')]).toEqual(['c@d.jp', null]);
});

test.each([
  ['the server’s text becomes no attribute', undefined, '12'],
  ['what was typed before the script came stays', '129', '129'],
])('when React takes over, %s', async (_, typed, expected) => {
  const box = document.createElement('div');
  box.innerHTML = '<input value="12">';
  document.body.replaceChildren(box);
  if (typed !== undefined) field().value = typed;
  const root = await act(() => hydrateRoot(box, <Digits from="12" />));
  expect([field().value, field().getAttribute('value')]).toEqual([expected, null]);
  type('1290');
  expect([field().value, field().getAttribute('value')]).toEqual(['1290', null]);
  act(() => root.unmount());
});

test('every field for text of every screen is this one', () => {
  // No style sheet of an organiser reaches the console, which has fields of its own.
  const sources = globSync('src/**/*.tsx').filter((file) => !/(\.test|\/ui\/input)\.tsx$|[\\/]console[\\/]/.test(file));
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<input\b(?:[^>]|=>)*>/g)]
      .filter(
        ([tag]) => !/\btype=("(radio|checkbox|hidden|file)"|\{kind\}|\{isMany \? 'checkbox' : 'radio'\})/.test(tag),
      )
      .map(([tag]) => `${file}: ${tag.slice(0, 60)}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
