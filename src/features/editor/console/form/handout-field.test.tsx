// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { type Handout, handoutSchema } from '#kernel/handout.ts';
import { handoutMaxBytes } from '#kernel/limits.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { FieldView } from './field-view.tsx';
import { FormContext, type FormPlace } from './form-context.ts';
import { formTexts } from './form-words.ts';

beforeAll(async () => {
  for (const texts of [kitTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const stored: Handout = { path: `/handout/${'a'.repeat(64)}.pdf`, name: 'カタログ.pdf', bytes: 2048 };
const [field] = formFields(v.strictObject({ handout: v.optional(handoutSchema) }));

function show(value: Json | undefined, upload: () => Promise<Handout>) {
  const set = vi.fn<(value: Json | undefined) => void>();
  const console = {
    language: 'jpn',
    api: { upload },
    failureOf: ({ message }: Error) => ({ message }),
  } as unknown as Console;
  const form = {
    site: 'event-1',
    code: 'booth',
    part: { value: { handout: value }, issues: [], clashes: [] },
    listen: () => () => {},
    fieldAt: () => ({ value, set, error: undefined, below: undefined }),
  } as unknown as FormPlace;
  const { container } = render(
    <ConsoleContext value={console}>
      <FormContext value={form}>
        <FieldView field={field!} path={['handout']} words={['item', 'documents', '', 'handout']} />
      </FormContext>
    </ConsoleContext>,
  );
  const choose = (file = new File(['%PDF'], 'a.pdf')) =>
    fireEvent.change(container.querySelector('input')!, { target: { files: [file] } });
  return { set, choose };
}

test('a file is chosen, stored, and shown by its name and size', async () => {
  const { set, choose } = show(undefined, async () => stored);
  choose();
  await waitFor(() => expect(set).toHaveBeenCalledWith(stored));
  cleanup();
  const there = show({ ...stored }, async () => stored);
  expect(screen.getByText('カタログ.pdf').parentElement?.textContent).toBe('カタログ.pdf2KB');
  fireEvent.click(screen.getByRole('button', { name: /ファイルを外す/ }));
  expect(there.set).toHaveBeenCalledWith(undefined);
});

test('why a file was refused is said at the field, and the one before stays', async () => {
  const { set, choose } = show({ ...stored }, () => Promise.reject(new Error('大きすぎます。')));
  choose();
  expect((await screen.findByRole('alert')).textContent).toBe('「a.pdf」を送れませんでした。大きすぎます。');
  expect(set).not.toHaveBeenCalled();
  expect(screen.getByText('カタログ.pdf')).toBeTruthy();
});

test.each([
  ['a.pdf', handoutMaxBytes + 1],
  ['page.html', 10],
])('%s of %i bytes is refused at the field before it is sent', async (name, size) => {
  const upload = vi.fn(async () => stored);
  const { choose } = show({ ...stored }, upload);
  choose(Object.defineProperty(new File(['%PDF'], name), 'size', { value: size }));
  const { tooLarge, wrongKind } = contentTexts.of('jpn').handout;
  expect((await screen.findByRole('alert')).textContent).toBe(name === 'a.pdf' ? tooLarge : wrongKind);
  expect(upload).not.toHaveBeenCalled();
  expect(screen.getByText('カタログ.pdf')).toBeTruthy();
});
