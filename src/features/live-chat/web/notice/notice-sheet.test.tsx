// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import { NoticeSheet } from './notice-sheet.tsx';

const chat = { address: { portalId: 1, eventId: 11, contentId: 90, dataSourceId: 5 } } as OpenChat;
const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const fake = fakeApi(answers);
  const sheet = <NoticeSheet chat={chat} onClose={() => undefined} />;
  return renderScreen(sheet, [noticeScreenTexts], pageContext({ api: fake.api })).then(() => fake);
};
const mails = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'メールで知らせる', hidden: true });

test('a member can switch off mails about messages in the notice settings of the chat', async () => {
  const { calls } = await open({
    readNoticeSettings: () => ({ data: { mails: true, pushKey: null } }),
    saveNoticeSettings: () => ({ data: { mails: false, pushKey: null } }),
  });
  expect((await mails()).checked).toBe(true);
  fireEvent.click(await mails());
  expect(await screen.findByText('設定を保存しました。')).toBeTruthy();
  expect((await mails()).checked).toBe(false);
  expect(calls.at(-1)).toMatchObject({ name: 'saveNoticeSettings', body: { mails: false } });
});

test('the notice settings show the stored state when a change cannot be saved', async () => {
  await open({
    readNoticeSettings: () => ({ data: { mails: true, pushKey: null } }),
    saveNoticeSettings: () => new Error('away'),
  });
  fireEvent.click(await mails());
  expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  expect((await mails()).checked).toBe(true);
});
