// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';
import { restoreTyped } from './restore-typed.ts';

function Form() {
  const [name, setName] = useState('');
  const [isSure, setIsSure] = useState(false);
  return (
    <form>
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Password
        <input type="password" defaultValue="" />
      </label>
      <input aria-label="Card" autoComplete="cc-number" defaultValue="" />
      <textarea aria-label="Question" defaultValue="" />
      <select aria-label="Day" defaultValue="1">
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <label>
        <input type="checkbox" checked={isSure} onChange={(event) => setIsSure(event.target.checked)} />
        Sure
      </label>
      <output>{`${name} ${isSure}`}</output>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/web/portal/1');
});

function typeAndKeep(): void {
  const { unmount } = render(<Form />);
  type('Name', '汐見');
  type('Password', 'secret');
  type('Card', '4242');
  type('Question', 'Is there a cloakroom?');
  type('Day', '2');
  fireEvent.click(field('Sure'));
  keepTyped(document);
  unmount();
}

test('the text typed before a reload is in the form again, without secrets [BOOT-023]', async () => {
  typeAndKeep();
  expect(window.sessionStorage.getItem('typed')).not.toMatch(/secret|4242/);
  restoreTyped(document, Date.now());
  // The form comes after the page.
  render(<Form />);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('汐見 true');
  expect(['Question', 'Day', 'Password', 'Card'].map((name) => field(name).value)).toEqual([
    'Is there a cloakroom?',
    '2',
    '',
    '',
  ]);
  expect(window.sessionStorage.getItem('typed')).toBeNull();
});

test.each([
  ['at another address', () => window.history.replaceState(null, '', '/web/portal/2'), 0],
  ['much later', () => undefined, 120_000],
  ['from a corrupt memory', () => window.sessionStorage.setItem('typed', '{"values":[1]}'), 0],
])('nothing is typed %s', (_, change, later) => {
  typeAndKeep();
  change();
  render(<Form />);
  restoreTyped(document, Date.now() + later);
  expect(field('Name').value).toBe('');
});
