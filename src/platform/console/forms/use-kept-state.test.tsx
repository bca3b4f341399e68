// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { forgetKept, useKeptState } from './use-kept-state.ts';

function Field({ name }: { name: string }) {
  const [value, set] = useKeptState(name, '');
  return <input value={value} onClick={() => set('typed')} readOnly />;
}

function opened(name: string) {
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Field name={name} />));
  const input = place.querySelector('input');
  return { input, close: () => act(() => root.unmount()) };
}

test('what was typed is there again after the screen was left, under its own name, until it is sent', () => {
  const first = opened('new/name');
  act(() => first.input?.click());
  first.close();
  const again = opened('new/name');
  expect(again.input?.value).toBe('typed');
  again.close();
  const other = opened('new/place');
  expect(other.input?.value).toBe('');
  other.close();
  forgetKept('new/');
  const last = opened('new/name');
  expect(last.input?.value).toBe('');
  last.close();
});
