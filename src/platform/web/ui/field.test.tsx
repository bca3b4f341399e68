// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

afterEach(cleanup);

it('ties the hint and the error to the control, so that a screen reader reads both with it', async () => {
  await renderScreen(
    <Field label="メール" hint="半角" error="形式が違います" requiredMark="必須">
      {(control) => <input {...control} />}
    </Field>,
    [],
  );
  const input = screen.getByLabelText(/メール/);
  const said = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said).toEqual(['半角', '形式が違います']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.hasAttribute('required')).toBe(true);
});

it('without an error shows no message', async () => {
  await renderScreen(<Field label="メール">{(control) => <input {...control} />}</Field>, []);
  const input = screen.getByLabelText('メール');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

describe('a field with a limit', () => {
  function Keyword({ error }: { error?: string }) {
    const [typed, setTyped] = useState('');
    return (
      <>
        <Field label="キーワード" error={error} maxLetters={5}>
          {(control) => <Input {...control} value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <Field label="理由" maxLetters={5}>
          {(control) => <textarea {...control} />}
        </Field>
        <button type="button" onClick={() => setTyped('')}>
          空にする
        </button>
      </>
    );
  }
  const said = (field: HTMLElement): (string | undefined)[] =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent);
  const paste = (field: HTMLElement, value: string): void => void fireEvent.input(field, { target: { value } });

  it.each(['キーワード', '理由'])(
    '%s keeps all that is pasted, and says that it is too long and by how much',
    async (label) => {
      await renderScreen(<Keyword />, []);
      const field = screen.getByLabelText<HTMLInputElement>(label);
      paste(field, '👨‍👩‍👧‍👦'.repeat(5));
      expect(said(field)).toEqual([]);
      paste(field, '👨‍👩‍👧‍👦'.repeat(7));
      expect(field.value).toBe('👨‍👩‍👧‍👦'.repeat(7));
      expect(said(field)).toEqual(['5文字以内で入力してください。 (7 / 5)']);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('alert').textContent).toBe('5文字以内で入力してください。 (7 / 5)');
      paste(field, 'abcde');
      expect(said(field)).toEqual([]);
      expect(field.hasAttribute('aria-invalid')).toBe(false);
    },
  );

  it('says so before what else is wrong, and no longer once the page has emptied it', async () => {
    await renderScreen(<Keyword error="見つかりません" />, []);
    const field = screen.getByLabelText<HTMLInputElement>('キーワード');
    paste(field, 'a'.repeat(100_000));
    expect(said(field)).toEqual(['5文字以内で入力してください。']);
    fireEvent.click(screen.getByRole('button', { name: '空にする' }));
    expect(said(field)).toEqual(['見つかりません']);
  });
});

describe('an empty field', () => {
  it.each([
    ['電話番号', '電話番号を入力してください。'],
    ['ご来場の目的をお聞かせください', '入力してください。'],
    ['お仕事は何ですか？', '入力してください。'],
    ['あ'.repeat(41), '入力してください。'],
  ])('called %s says: %s', async (label, said) => {
    await renderScreen(
      <Field label={label} error="入力してください。">
        {(control) => <input {...control} />}
      </Field>,
      [],
    );
    expect(document.querySelector('.hb-field-error')?.textContent).toBe(said);
  });
});
