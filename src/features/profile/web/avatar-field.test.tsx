// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall, namedApi } from '../../../../test/fake-api.ts';
import { controlsCame, profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { profileFieldTexts } from './profile-field-texts.ts';
import { type ProfileFieldsState, useProfileFields } from './use-profile-fields.ts';

const path = `/media/${'a'.repeat(64)}.webp`;
const lists = { shareProfile: [profileItem('AVATAR')], profile: [] };
let state: ProfileFieldsState;
let answer: (call: MadeCall) => { data: unknown } | Error;
beforeEach(() => {
  answer = () => ({ data: { temp_path: path, url: '' } });
});

function Form({ isMember }: { isMember: boolean }) {
  const fields = useProfileFields(lists);
  useEffect(() => look(fields));
  return <ProfileFields fields={fields} list="shareProfile" problemOf={() => undefined} isMember={isMember} />;
}
function look(fields: ProfileFieldsState): void {
  state = fields;
}
async function open(isMember = true) {
  const { api, calls } = fakeApi({ uploadEventImage: (call) => answer(call) });
  await renderScreen(<Form isMember={isMember} />, profileFieldTexts, pageContext({ api, ...inEvent }));
  await controlsCame();
  return calls;
}
const choose = (label: string, name = 'me.png', type = 'image/png', size = 10) => {
  const file = Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { files: [file] } });
  return input;
};
const shown = () => document.querySelector<HTMLImageElement>('.hb-avatar img')?.getAttribute('src');
const stored = () => state.answers('shareProfile')[0]?.selectorValue.find(({ key }) => key === 'avatar')?.value;

describe('the picture of a member', () => {
  test('is uploaded when it is chosen and shown, and becomes the answer [PROFILE-007, PROFILE-030]', async () => {
    const calls = await open();
    choose('写真を選ぶ');
    expect(await screen.findByText('写真を選択しました。保存すると反映されます。')).toBeTruthy();
    expect(shown()).toBe(`/web/media/${'a'.repeat(64)}-480.webp`);
    await waitFor(() => expect(stored()).toBe(path));
    expect(calls).toMatchObject([{ name: 'uploadEventImage', params: { portalId: 1, eventId: 11 } }]);
    expect(screen.getByLabelText('写真を変更')).toBeTruthy();
  });

  test('says that it waits for saving only in a form that saves', async () => {
    await open(false);
    choose('写真を選ぶ');
    expect(await screen.findByText('写真を選択しました')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '写真を削除' }));
    expect(screen.getByText('写真を削除しました')).toBeTruthy();
  });

  test('says that it is uploading; the form waits until then', async () => {
    let arrive = (_: { data: unknown }): void => undefined;
    const api = namedApi(() => new Promise<never>((resolve) => (arrive = resolve as never)));
    await renderScreen(<Form isMember />, profileFieldTexts, pageContext({ api, ...inEvent }));
    await controlsCame();
    choose('写真を選ぶ');
    expect(await screen.findByRole('progressbar', { name: '写真をアップロードしています' })).toBeTruthy();
    expect(state.isUploading).toBe(true);
    arrive({ data: { temp_path: path } });
    await waitFor(() => expect(state.isUploading).toBe(false));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('can be removed, and the focus moves to the control for another picture', async () => {
    await open();
    const input = choose('写真を選ぶ');
    fireEvent.click(await screen.findByRole('button', { name: '写真を削除' }));
    expect(screen.getByText('写真を削除しました。保存すると反映されます。')).toBeTruthy();
    expect([shown(), stored()]).toEqual([undefined, '']);
    expect(document.activeElement).toBe(input);
  });

  test.each([
    ['me.exe', '', 10, /この形式の画像は使用できません/],
    ['me.png', 'image/png', 100 * 1024 * 1024 + 1, /画像が大きすぎます。100MB以下/],
  ])(
    'of an invalid file (%s) is refused at its field, and the previous picture stays [PROFILE-032, PROFILE-034]',
    async (name, type, size, message) => {
      const calls = await open();
      choose('写真を選ぶ');
      await waitFor(() => expect(stored()).toBe(path));
      const input = choose('写真を変更', name, type, size);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(stored()).toBe(path);
      expect(calls).toHaveLength(1);
    },
  );

  test.each([
    [415, /この形式の画像は使用できません/],
    [413, /画像が大きすぎます/],
    [422, /画像を読み込めませんでした/],
    [429, /^10分ほど待ってから。$/],
    [10_000, /写真をアップロードできませんでした。通信環境を確認して/],
  ])('that the server refuses with %i gets a message with the reason [PROFILE-034]', async (status, message) => {
    answer = () => new CallError(status, '10分ほど待ってから。');
    await open();
    choose('写真を選ぶ');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(state.isUploading).toBe(false));
  });

  test('keeps a nickname that is typed during the upload', async () => {
    let arrive = (_: { data: unknown }): void => undefined;
    const api = namedApi(() => new Promise<never>((resolve) => (arrive = resolve as never)));
    await renderScreen(<Form isMember />, profileFieldTexts, pageContext({ api, ...inEvent }));
    await controlsCame();
    choose('写真を選ぶ');
    await screen.findByRole('progressbar');
    fireEvent.change(screen.getByLabelText('ニックネーム'), { target: { value: 'はなこ' } });
    arrive({ data: { temp_path: path } });
    await waitFor(() => expect(stored()).toBe(path));
    expect(screen.getByLabelText<HTMLInputElement>('ニックネーム').value).toBe('はなこ');
  });
});
