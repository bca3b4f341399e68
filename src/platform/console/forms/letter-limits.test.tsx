// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Console, ConsoleContext } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { TypedSearch } from './typed-search.tsx';

beforeAll(() => kitTexts.load('jpn'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const console: Pick<Console, 'language'> = { language: 'jpn' };

function Fields({ onSearch }: { onSearch?: (value: string) => void }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [q, setQ] = useState('');
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields use the language alone.
    <ConsoleContext.Provider value={console as Console}>
      <TextField label="名前" maxLetters={5} value={name} onChange={setName} />
      <TextAreaField label="メモ" maxLetters={5} value={note} onChange={setNote} />
      <TypedSearch
        label="検索"
        maxLetters={5}
        value={q}
        onChange={(value) => {
          onSearch?.(value);
          setQ(value);
        }}
      />
    </ConsoleContext.Provider>
  );
}

const paste = (field: HTMLElement, value: string): void => void fireEvent.input(field, { target: { value } });
const tooLong = '5文字以内に短くしてください。 (7 / 5)';

test.each(['名前', 'メモ', '検索'])(
  '%s keeps all that is pasted, and says that it is too long and by how much',
  (label) => {
    render(<Fields />);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    paste(field, '🎪'.repeat(5));
    expect(screen.queryByRole('alert')).toBeNull();
    paste(field, '🎪'.repeat(7));
    expect(field.value).toBe('🎪'.repeat(7));
    expect(screen.getByRole('alert').textContent).toBe(tooLong);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    paste(field, 'abcde');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a list is searched for what its search takes, and not for more', () => {
  const searched: string[] = [];
  render(<Fields onSearch={(value) => searched.push(value)} />);
  const field = screen.getByLabelText('検索');
  const pauseAfter = (typed: string): void => {
    paste(field, typed);
    act(() => void vi.runAllTimers());
  };
  pauseAfter('🎪🎪🎪🎪🎪🎪🎪');
  expect(searched).toEqual([]);
  pauseAfter('🎪🎪🎪🎪🎪');
  expect(searched).toEqual(['🎪🎪🎪🎪🎪']);
});
