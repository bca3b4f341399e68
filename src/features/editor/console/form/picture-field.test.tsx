// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { pictureOf } from '#kernel/field-meaning.ts';
import { imageMaxBytes } from '#kernel/limits.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { FieldView } from './field-view.tsx';
import { FormContext } from './form-context.ts';
import { formTexts } from './form-words.ts';

beforeAll(async () => {
  for (const texts of [kitTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(cleanup);

const whole = `/media/${'a'.repeat(64)}.webp`;
const part = `/media/${'b'.repeat(64)}.webp`;
const [field, cover] = formFields(
  v.strictObject({ image: v.optional(pictureOf(1)), cover: v.optional(pictureOf(16 / 9)) }),
);

type Call = (path: string, options: unknown) => Promise<unknown>;

function show(picture: Json, post = vi.fn<Call>(), upload = vi.fn<Call>(), shown = field) {
  const set = vi.fn<(value: Json | undefined) => void>();
  const console = {
    language: 'jpn',
    api: { post, upload },
    failureOf: (error: unknown) => ({ message: '失敗', isOfLine: error instanceof TypeError, errors: {} }),
  } as unknown as Console;
  const form = {
    site: 'event-1',
    outline: { languages: ['jpn'], contents: [], rights: ['edit'] } as unknown as Outline,
    code: 'web_page',
    contentId: 7,
    part: { value: { image: picture }, issues: [], clashes: [] } as unknown as UsedPart,
    listen: () => () => {},
    fieldAt: (path: readonly string[]) => ({
      value: path.length === 1 ? picture : undefined,
      set,
      error: undefined,
      below: undefined,
    }),
    sold: { isLocked: false, unlock: () => undefined },
    View: FieldView,
  };
  render(
    <ConsoleContext value={console}>
      <FormContext value={form}>
        <FieldView field={shown!} path={[shown!.key]} words={['item', 'image']} />
      </FormContext>
    </ConsoleContext>,
  );
  return { set, post, focus: screen.getByRole('button', { name: /残す位置/ }) };
}

test('the point that stays in sight is pressed, and moved by arrow keys', () => {
  const picture = { path: whole, width: 400, height: 200, focus: { x: 10, y: 0 } };
  const { set, focus } = show(picture);
  expect(focus.getAttribute('aria-label')).toContain('左から10%、上から0%');
  focus.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.pointerDown(focus, { clientX: 150, clientY: 130, button: 0, isPrimary: true, pointerId: 1 });
  expect(set).toHaveBeenLastCalledWith({ ...picture, focus: { x: 25, y: 80 } });
  fireEvent.pointerMove(focus, { clientX: 1000, clientY: 0, pointerId: 1 });
  expect(set).toHaveBeenLastCalledWith({ ...picture, focus: { x: 100, y: 0 } });
  fireEvent.keyDown(focus, { key: 'ArrowDown' });
  expect(set).toHaveBeenLastCalledWith({ ...picture, focus: { x: 10, y: 5 } });
  fireEvent.click(screen.getByRole('button', { name: '中央に戻す' }));
  expect(set).toHaveBeenLastCalledWith({ path: whole, width: 400, height: 200 });
});

/** The dialog with the whole picture in it, 400 by 200. */
async function openCrop(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: /^切り抜く（/ }));
  const dialog = await screen.findByRole('dialog');
  const image = dialog.querySelector('img')!;
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  fireEvent.load(image);
  return dialog;
}

test('a part is cut in the shape of its field, by keys too; its text, and the point on what it was on, stay', async () => {
  const stored = { path: part, width: 200, height: 200, original: whole };
  const post = vi.fn(async () => stored);
  const picture = { path: whole, width: 400, height: 200, alt: { jpn: '海' }, focus: { x: 50, y: 50 } };
  const { set } = show(picture, post);
  const dialog = within(await openCrop());
  expect(dialog.getByRole('radio', { name: '1:1' })).toHaveProperty('checked', true);
  fireEvent.keyDown(dialog.getByRole('button', { name: /切り抜く範囲/ }), { key: 'ArrowLeft', shiftKey: true });
  fireEvent.click(dialog.getByRole('button', { name: '切り抜く' }));
  const crop = { x: 15, y: 0, width: 50, height: 100 };
  await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  expect(post).toHaveBeenCalledWith('sites/{site}/picture/crop', {
    params: { site: 'event-1' },
    body: { path: whole, crop },
  });
  expect(set).toHaveBeenCalledWith({ ...stored, alt: { jpn: '海' }, focus: { x: 70, y: 50 }, crop });
});

test('the whole picture comes back without a call', async () => {
  const crop = { x: 0, y: 0, width: 50, height: 100 };
  const { set, post } = show({ path: part, width: 200, height: 200, original: whole, crop });
  const dialog = within(await openCrop());
  fireEvent.click(dialog.getByRole('button', { name: '全体に戻す' }));
  fireEvent.click(dialog.getByRole('button', { name: '切り抜く' }));
  expect(set).toHaveBeenCalledWith({ path: whole, width: 400, height: 200 });
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['photo.jpg', imageMaxBytes + 1, 'tooLarge'],
  ['photo.heic', 10, 'wrongKind'],
] as const)(
  '%s of %i bytes is refused at the field before it is sent, and the picture stays',
  async (name, size, problem) => {
    const { set, post } = show({ path: whole, width: 400, height: 300 });
    const input = document.querySelector('input[type=file]')!;
    const file = Object.defineProperty(new File(['x'], name), 'size', { value: size });
    fireEvent.change(input, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toBe(contentTexts.of('jpn').picture[problem]);
    expect([set.mock.calls, post.mock.calls]).toEqual([[], []]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

interface Sent {
  form: FormData;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

test('a picture on its way shows how far it is, can be given up, and is sent again when the line was cut', async () => {
  const picture = { path: whole, width: 400, height: 200, focus: { x: 10, y: 0 } };
  const stored = { path: part, width: 10, height: 20 };
  const sent: (Sent & { done: (answer: unknown) => void; fail: (error: unknown) => void })[] = [];
  const upload = vi.fn<Call>(
    (_, options) =>
      new Promise((done, fail) => {
        const sending = options as Sent;
        sending.signal.addEventListener('abort', () => fail(sending.signal.reason));
        sent.push({ ...sending, done, fail });
      }),
  );
  const { set } = show(picture, undefined, upload);
  const file = new File(['x'], '表紙.png', { type: 'image/png' });
  const choose = (): boolean =>
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  choose();
  const bar = await screen.findByRole('progressbar', { name: '表紙.png' });
  sent[0]?.onProgress(0.42);
  await waitFor(() => expect(bar.getAttribute('value')).toBe('42'));
  expect(screen.getByText('送信中 42%')).toBeTruthy();
  // A second one waits for its turn.
  choose();
  expect(upload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル (表紙.png)' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();

  choose();
  await screen.findByRole('progressbar');
  sent[1]?.fail(new TypeError('cut'));
  expect((await screen.findByRole('alert')).textContent).toBe('「表紙.png」を送れませんでした。失敗');
  fireEvent.click(screen.getByRole('button', { name: 'もう一度送る (表紙.png)' }));
  await screen.findByRole('progressbar');
  expect(sent[2]?.form.get('image')).toMatchObject({ name: '表紙.png' });
  expect(set).not.toHaveBeenCalled();
  sent[2]?.done(stored);
  await waitFor(() => expect(set).toHaveBeenCalledWith(stored));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a picture that the server refuses is named with the reason, and nobody is asked to send it again', async () => {
  const picture = { path: whole, width: 400, height: 200, focus: { x: 10, y: 0 } };
  show(
    picture,
    undefined,
    vi.fn<Call>(() => Promise.reject(new Error('refused'))),
  );
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['x'], 'a.png')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('「a.png」を送れませんでした。失敗');
  expect(screen.queryByRole('button', { name: /もう一度/ })).toBeNull();
});

test('a cover shows beside its point how pages cut it: wide, on a card, and on that of a phone', () => {
  show({ path: whole, width: 400, height: 200, focus: { x: 12, y: 0 } }, undefined, undefined, cover);
  const cuts = within(screen.getByRole('group', { name: 'ページでの見え方' }));
  expect(cuts.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    '横長',
    'カード',
    'スマートフォン',
  ]);
  const images = [...document.querySelectorAll<HTMLElement>('.hc-cut > img')];
  expect(images.map(({ style }) => style.objectPosition)).toEqual(['10% 0%', '10% 0%', '10% 0%']);
  cleanup();
  show({ path: whole, width: 400, height: 200 });
  expect(screen.queryByRole('group', { name: 'ページでの見え方' })).toBeNull();
});
