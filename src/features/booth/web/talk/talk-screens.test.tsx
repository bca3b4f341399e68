// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { testPersonal } from '../../../../../test/test-personal.ts';
import { madeFile, openedFiles } from '../../../../../test/opened-files.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import type { Talk, TalkSlots } from '../../contract/talk.ts';
import { talkStatuses } from '../../rules/talk/talk-status.ts';
import { Page } from '../business-appointment-page.tsx';
import { Part as TalkPanel } from './talk-panel.tsx';
import { talkTexts } from './talk-texts.ts';
import jpn from './texts/jpn.ts';

const say = [talkTexts, navigationTexts];
const slot = (hour: number, state: 'free' | 'taken' | 'closed' | 'past') => ({
  startAt: `2026-12-16T${hour}:00:00+09:00`,
  endAt: `2026-12-16T${hour}:30:00+09:00`,
  state,
  deadlineAt: '2026-12-15T18:00:00+09:00',
});
const slots: TalkSlots = {
  description: '部品の加工についてご相談ください。',
  persons: [
    {
      administratorId: 1,
      nickname: '青井',
      position: '営業部',
      image: null,
      slots: [slot(10, 'past'), slot(11, 'taken'), slot(12, 'free'), slot(13, 'closed')],
    },
  ],
};
const talk = (more: Partial<Talk> = {}): Talk => ({
  reservationId: 7,
  booth: { contentId: 200, detailId: 3, title: '潮見精機', stand: 'A-3' },
  personInCharge: '青井',
  startAt: '2026-12-16T12:00:00+09:00',
  endAt: '2026-12-16T12:30:00+09:00',
  status: 'pending',
  name: '花町 歩',
  mail: 'ayumu@example.jp',
  companyName: '花町商店',
  contents: '部品の見積もり',
  reason: null,
  requestedAt: '2026-12-10T09:00:00+09:00',
  changedAt: '2026-12-10T09:00:00+09:00',
  changes: ['cancel'],
  ...more,
});
const conflict = (message: string) => {
  throw new CallError(status.conflict, message);
};

beforeEach(() => window.sessionStorage.clear());

async function panel(answers: Parameters<typeof fakeApi>[0], isLoggedIn = true, userId = 42) {
  const { api, calls } = fakeApi({ readTalkSlots: () => ({ data: slots }), ...answers });
  const personal = isLoggedIn ? testPersonal({ mail: 'hanako@example.jp', userId }) : undefined;
  await renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn, reload: async () => {} }}>
      <TalkPanel contentId={200} boothId={3} />
    </PersonalProvider>,
    say,
    pageContext({ ...inEvent, api }),
  );
  await act(async () => {});
  return calls;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('the panel of a booth', () => {
  test('shows a visitor the times, and leads to the login [APPT-005]', async () => {
    await panel({}, false);
    expect(screen.getByText('部品の加工についてご相談ください。')).toBeTruthy();
    expect(screen.getByRole('link', { name: jpn.panel.login }).getAttribute('href')).toMatch(/users\/login$/);
    expect(screen.queryByRole('button', { name: jpn.panel.send })).toBeNull();
  });

  test('offers free times only, and says why the others cannot be chosen', async () => {
    await panel({});
    expect(radios().map(({ value, disabled }) => [value.slice(11, 16), disabled])).toEqual([
      ['11:00', true],
      ['12:00', false],
      ['13:00', true],
    ]);
    expect(screen.getByText(jpn.panel.states.taken)).toBeTruthy();
    expect(screen.getByText(jpn.panel.states.closed)).toBeTruthy();
  });

  test('shows a message at each field that is missing', async () => {
    const calls = await panel({});
    await press(jpn.panel.send);
    expect(screen.getByText(jpn.panel.chooseTime)).toBeTruthy();
    expect(screen.getByLabelText(jpn.panel.contents).getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ name }) => name === 'requestTalk')).toEqual([]);
  });

  test('sends the request once, and says what happens next', async () => {
    const calls = await panel({ requestTalk: () => ({ data: talk() }) });
    fireEvent.click(radios()[1] as HTMLElement);
    write(jpn.panel.name, '花町 歩');
    write(jpn.panel.contents, '部品の見積もり');
    await press(jpn.panel.send);
    expect(calls.find(({ name }) => name === 'requestTalk')?.body).toMatchObject({
      administratorId: 1,
      date: '2026-12-16T12:00:00+09:00',
      name: '花町 歩',
      mail: 'hanako@example.jp',
      contents: '部品の見積もり',
    });
    expect(screen.getByText(jpn.panel.sentTitle).closest('[role=status]')).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: jpn.panel.seeTalks }).getAttribute('href')).toMatch(
      /business-appointment$/,
    );
  });

  test('shows what a member typed and did not send to the same member again, and to nobody else', async () => {
    await panel({});
    fireEvent.click(radios()[1] as HTMLElement);
    write(jpn.panel.contents, '部品の見積もり');
    cleanup();
    await panel({});
    const typed = () => screen.getByLabelText<HTMLTextAreaElement>(jpn.panel.contents).value;
    expect([typed(), radios()[1]?.checked]).toEqual(['部品の見積もり', true]);
    cleanup();
    await panel({}, true, 43);
    expect([typed(), radios()[1]?.checked]).toEqual(['', false]);
  });

  test('keeps the form when the last free time was just taken, or when the times cannot be loaded again', async () => {
    const full = { ...slots, persons: slots.persons.map((one) => ({ ...one, slots: [slot(12, 'taken')] })) };
    const answers = [() => ({ data: slots }), () => conflict(''), () => ({ data: full })];
    const calls = await panel({
      readTalkSlots: () => answers.shift()?.() as never,
      requestTalk: () => conflict('この時間は、たった今ほかの方の予約が入りました。'),
    });
    write(jpn.panel.name, '花町 歩');
    write(jpn.panel.contents, '部品の見積もり');
    for (const sent of [1, 2]) {
      fireEvent.click(radios()[1] as HTMLElement);
      await press(jpn.panel.send);
      expect(calls.filter(({ name }) => name === 'requestTalk')).toHaveLength(sent);
      expect(screen.getByLabelText<HTMLTextAreaElement>(jpn.panel.contents).value).toBe('部品の見積もり');
    }
    expect(screen.getByText(jpn.panel.none)).toBeTruthy();
  });

  test('keeps what was typed when the time was just taken, loads the times again, and sends again with the same key', async () => {
    const calls = await panel({ requestTalk: () => conflict('この時間は、たった今ほかの方の予約が入りました。') });
    fireEvent.click(radios()[1] as HTMLElement);
    write(jpn.panel.name, '花町 歩');
    write(jpn.panel.contents, '部品の見積もり');
    await press(jpn.panel.send);
    expect(screen.getByText('この時間は、たった今ほかの方の予約が入りました。')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(jpn.panel.contents).value).toBe('部品の見積もり');
    expect(calls.filter(({ name }) => name === 'readTalkSlots')).toHaveLength(2);
    expect(radios().some(({ checked }) => checked)).toBe(false);
    fireEvent.click(radios()[1] as HTMLElement);
    await press(jpn.panel.send);
    const keys = calls.filter(({ name }) => name === 'requestTalk').map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });

  test('says that the times could not be loaded, and tries again', async () => {
    let tries = 0;
    const readTalkSlots = () => {
      tries += 1;
      if (tries === 1) throw new CallError(status.networkError, 'offline');
      return { data: slots };
    };
    await panel({ readTalkSlots });
    expect(screen.getByText(jpn.panel.failed)).toBeTruthy();
    await press(jpn.panel.reload);
    expect(radios()).toHaveLength(3);
  });
});

describe('the page of business talks', () => {
  async function page(own: Talk[], received: Talk[] = [], answers: Parameters<typeof fakeApi>[0] = {}) {
    const { api, calls } = fakeApi({ listTalks: () => ({ data: { own: [], received: [] } }), ...answers });
    await renderScreen(<Page data={{ own, received }} />, say, pageContext({ ...inEvent, api }));
    return calls;
  }

  test('lists the talks with their status, one of each', async () => {
    await page(talkStatuses.map((one, place) => talk({ reservationId: place, status: one, changes: [] })));
    expect(screen.getAllByRole('article')).toHaveLength(6);
    for (const one of talkStatuses) expect(screen.getByText(jpn.page.statuses[one])).toBeTruthy();
  });

  test('says what it will show while there is nothing', async () => {
    await page([]);
    expect(screen.getByText(jpn.page.emptyTitle)).toBeTruthy();
  });

  test('asks before the visitor cancels, and then shows the new list', async () => {
    const calls = await page([talk()], [], { cancelTalk: () => ({ data: talk({ status: 'cancel' }) }) });
    await press(jpn.page.actions.cancel);
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: jpn.page.actions.cancel })));
    expect(calls.find(({ name }) => name === 'cancelTalk')?.body).toEqual({ from: 'pending' });
    expect(screen.getByText(jpn.page.done.cancel)).toBeTruthy();
    expect(calls.some(({ name }) => name === 'listTalks')).toBe(true);
  });

  test('withdraws an approved talk only with a reason', async () => {
    const received = talk({ status: 'approved', changes: ['reject'] });
    const calls = await page([], [received], { rejectTalk: () => ({ data: received }) });
    await press(jpn.page.actions.reject);
    const dialog = within(screen.getByRole('dialog'));
    const send = () =>
      act(async () => void fireEvent.click(dialog.getByRole('button', { name: jpn.page.actions.reject })));
    await send();
    expect(dialog.getByLabelText(jpn.page.reasonLabel).getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(dialog.getByLabelText(jpn.page.reasonLabel), { target: { value: '出張のため' } });
    await send();
    expect(calls.find(({ name }) => name === 'rejectTalk')?.body).toEqual({ from: 'approved', reason: '出張のため' });
  });

  test('stays open with the message of a refusal, and shows the new status of the talk', async () => {
    const calls = await page([], [talk({ changes: ['approved', 'unapproved'] })], {
      approveTalk: () => conflict('すでに変わっています。'),
    });
    expect(screen.getByText(jpn.page.toAnswer)).toBeTruthy();
    await press(jpn.page.actions.approved);
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: jpn.page.actions.approved })));
    expect(dialog.getByText('すでに変わっています。')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'listTalks')).toBe(true);
  });

  test('lets the person in charge write a mail to the visitor, and to no other address that the visitor typed', async () => {
    const mail = 'x?bcc=spy%40evil.test&body=x@example.jp';
    await page([], [talk({ mail })]);
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: mail }).href);
    expect([link.protocol, link.search, decodeURIComponent(link.pathname)]).toEqual(['mailto:', '', mail]);
  });

  test('offers a calendar file of an approved talk', async () => {
    const opened = openedFiles();
    await page([talk({ status: 'approved' })], [], { readTalkCalendar: () => madeFile('meeting.ics') });
    await press(jpn.page.calendar);
    expect(opened).toEqual([{ name: 'meeting.ics', path: '/web_api/v2/handout/read/k' }]);
  });
});
