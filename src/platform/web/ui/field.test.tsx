// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it('ties the hint and the error to the control, so that a screen reader reads both with it', () => {
  render(
    <Field label="メール" hint="半角" error="形式が違います" requiredMark="必須">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText(/メール/);
  const said = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said).toEqual(['半角', '形式が違います']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.hasAttribute('required')).toBe(true);
});

it('without an error shows no message', () => {
  render(<Field label="メール">{(control) => <input {...control} />}</Field>);
  const input = screen.getByLabelText('メール');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
