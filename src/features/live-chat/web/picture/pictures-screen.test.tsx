// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { uploadTexts } from '#features/upload/web.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import type { ChatPicture } from '../../contract/picture.ts';
import { PictureBody } from './picture-body.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { picturesOf } from './picture-files.ts';
import { PictureStrip } from './picture-strip.tsx';
import { pictureTexts } from './picture-texts.ts';
import { usePictureTray } from './picture-tray.ts';

const address = { portalId: 1, eventId: 11, contentId: 240, dataSourceId: 1 };
const texts = [pictureTexts, uploadTexts];
const stored: ChatPicture = { id: '7b8c0000-0000-4000-8000-000000000001', width: 2_048, height: 1_024 };
const file = (name = 'hall.jpg', type = 'image/jpeg') => new File(['x'], name, { type });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

function Tray({ onTaken }: { onTaken(pictures: ChatPicture[]): void }) {
  const tray = usePictureTray(address);
  const [text, setText] = useState('typed');
  return (
    <>
      <PictureStrip tray={tray} />
      <PictureButtons onFiles={tray.add} />
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" disabled={!tray.isReady} onClick={() => onTaken(tray.take())}>
        send
      </button>
    </>
  );
}

async function show(answers: Parameters<typeof fakeApi>[0]) {
  const { api, calls } = fakeApi(answers);
  const onTaken = vi.fn<(pictures: ChatPicture[]) => void>();
  await renderScreen(<Tray onTaken={onTaken} />, texts, pageContext({ ...inEvent, api }));
  const choose = (...files: File[]) =>
    act(async () => {
      fireEvent.change(screen.getByTestId('pictures'), { target: { files } });
    });
  return { calls, onTaken, choose };
}
const uploadChatPicture = () => ({ data: { temp_path: '/chat-picture/x' } });
const commitChatImage = () => ({ data: stored });

test('A chosen picture is uploaded and committed at once, and is sent with the next message', async () => {
  const { calls, onTaken, choose } = await show({ uploadChatPicture, commitChatImage });
  await choose(file());
  expect(calls.map(({ name }) => name)).toEqual(['uploadChatPicture', 'commitChatImage']);
  expect(calls[1]).toMatchObject({ body: { temp_path: '/chat-picture/x' } });
  expect(screen.getByAltText('hall.jpg')).toHaveProperty('src', 'blob:picture');
  fireEvent.click(screen.getByText('send'));
  expect(onTaken).toHaveBeenCalledWith([stored]);
  expect(screen.queryByAltText('hall.jpg')).toBe(null);
});

test('A drawing is refused with a message before it is uploaded, and the typed text stays', async () => {
  const { calls, choose } = await show({});
  await choose(file('logo.svg', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toContain('この形式の画像は使用できません');
  expect(screen.queryByText('もう一度試す')).toBe(null);
  expect(calls).toEqual([]);
  expect(screen.getByLabelText('text')).toHaveProperty('value', 'typed');
  fireEvent.click(screen.getByLabelText('logo.svgを外す'));
  expect(screen.queryByRole('alert')).toBe(null);
});

test('An upload that failed can be tried again', async () => {
  let tries = 0;
  const { onTaken, choose } = await show({
    uploadChatPicture: () =>
      (tries += 1) === 1 ? new CallError(status.networkError, 'no network') : uploadChatPicture(),
    commitChatImage,
  });
  await choose(file());
  expect(screen.getByRole('alert').textContent).toContain('通信環境');
  await act(async () => {
    fireEvent.click(screen.getByText('もう一度試す'));
  });
  fireEvent.click(screen.getByText('send'));
  expect(onTaken).toHaveBeenCalledWith([stored]);
});

test('More than ten pictures at once are too many, and the page says so', async () => {
  const { calls, choose } = await show({ uploadChatPicture, commitChatImage });
  await choose(...Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`)));
  expect(calls).toHaveLength(20);
  expect(screen.getByRole('alert').textContent).toContain('10枚');
});

test('A picture in a message takes its space before it has loaded, and opens in full', async () => {
  const { api, calls } = fakeApi({
    readChatPicture: () => ({ data: { name: 'picture.webp', bytes: new Uint8Array() } }),
  });
  const picture = { ...stored, id: '7b8c0000-0000-4000-8000-000000000002' };
  const body = <PictureBody address={address} picture={picture} label="Aya" />;
  const { container } = await renderScreen(body, texts, pageContext({ ...inEvent, api }));
  const image = container.querySelector('img') as HTMLImageElement;
  expect([image.width, image.height]).toEqual([240, 120]);
  expect(calls).toMatchObject([{ params: { picture: picture.id }, query: { size: 'thumbnail' }, isQuiet: true }]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(calls[1]).toMatchObject({ query: { size: 'whole' } });
  expect(screen.getByAltText('Aya')).toHaveProperty('src', 'blob:picture');
  await act(async () => {
    fireEvent.click(screen.getByLabelText('閉じる'));
  });
  expect(screen.queryByAltText('Aya')).toBe(null);
});

test('A picture that is gone says so in its place', async () => {
  const { api } = fakeApi({ readChatPicture: () => new CallError(404, 'gone') });
  const picture = { ...stored, id: '7b8c0000-0000-4000-8000-000000000003' };
  const body = <PictureBody address={address} picture={picture} label="Aya" />;
  await renderScreen(body, texts, pageContext({ ...inEvent, api }));
  expect(await screen.findByText('画像を表示できません')).toBeTruthy();
});

test('Pasted pictures are attached, and copied cells of a table are pasted as text', () => {
  const files = [file(), file('notes.txt', 'text/plain')] as unknown as FileList;
  expect(picturesOf({ types: ['Files'], files }).map(({ name }) => name)).toEqual(['hall.jpg']);
  expect(picturesOf({ types: ['text/plain', 'Files'], files })).toEqual([]);
  expect(picturesOf(null)).toEqual([]);
});
