// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { options, profileItem } from '../../../../test/profile-items.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { CallError } from '#web/api/call-error.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type { Answered, Questionnaire } from '../contract.ts';
import * as page from './questionnaire-page.tsx';
import * as widget from './questionnaire-widget.tsx';

const item = (entryFormKey: string, answerMethod: 'TEXT' | 'SELECT', more = {}) =>
  profileItem(answerMethod, { entryFormKey, shareProfileId: null, isRequired: true, ...more });
const questionnaire = (more: Partial<Questionnaire> = {}): Questionnaire => ({
  state: 'open',
  base: { enableVisiblePeriod: false, visibleStartDate: null, visibleEndDate: null },
  description: '<p>ご協力ください</p>',
  questions: [
    item('wish', 'TEXT', { label: 'ご要望' }),
    item('day', 'SELECT', { label: '来場日', selectorItems: options('mon', 'tue') }),
  ],
  reward: { name: '手引き', ending: 'pdf', bytes: 2_048 },
  ...more,
});
const answered: Answered = {
  answeredAt: '2026-11-20T10:05:00+09:00',
  thanks: '<p>会場でお会いしましょう</p>',
  reward: { name: '手引き', ending: 'pdf', bytes: 2_048 },
};
const soon = { enableVisiblePeriod: true, visibleStartDate: '2026-11-20T11:00:00+09:00', visibleEndDate: null };
const over = {
  enableVisiblePeriod: true,
  visibleStartDate: null,
  visibleEndDate: '2026-11-19T18:00:00+09:00',
};
const module = moduleEntry('questionnaire', { contentId: 71, title: '来場前アンケート' });

type Answers = Parameters<typeof fakeApi>[0];
const contextWith = (answers: Answers) => {
  const { api, calls } = fakeApi({ readOwnAnswer: () => ({ data: { answered: null } }), ...answers });
  return { calls, context: pageContext({ ...inEvent, api }) };
};
async function show(data: Questionnaire, answers: Answers = {}, userId?: number) {
  const { calls, context } = contextWith(answers);
  const isLoggedIn = userId !== undefined;
  const personal = { personal: isLoggedIn ? { userId } : undefined, isLoggedIn, reload: () => Promise.resolve() };
  const rendered = await renderScreen(
    <PersonalProvider value={personal}>
      <page.List module={module} data={data} />
    </PersonalProvider>,
    page.texts,
    context,
  );
  return { calls, context, ...rendered };
}
const form = async () =>
  (await screen.findByRole('button', { name: '回答を送信する' })).closest('form') as HTMLFormElement;
const fill = async (text = '広い通路') => {
  await form();
  fireEvent.change(screen.getByRole('textbox', { name: /ご要望/ }), { target: { value: text } });
  fireEvent.click(screen.getByRole('radio', { name: 'TUE' }));
};
const send = async () => {
  const filled = await form();
  await act(async () => fireEvent.submit(filled));
};
const sentIn = (calls: MadeCall[]) => calls.filter(({ name }) => name === 'answerQuestionnaire');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an open questionnaire', () => {
  test('sends the answers with the key of its form, and then thanks the visitor and names the reward [QUEST-009]', async () => {
    const { calls } = await show(questionnaire(), { answerQuestionnaire: () => ({ data: answered }) });
    expect(screen.getByText('回答すると「手引き」を受け取れます。')).toBeTruthy();
    await fill();
    await send();
    const thanks = await screen.findByRole('heading', { name: 'ご回答ありがとうございました' });
    expect(document.activeElement).toBe(thanks);
    expect(screen.getByText('2026.11.20 10:05に回答しました')).toBeTruthy();
    expect(screen.getByText('会場でお会いしましょう')).toBeTruthy();
    expect(screen.getByText('PDF · 2KB')).toBeTruthy();
    const [sent] = sentIn(calls);
    expect(sent?.body).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      answers: [
        { entryFormKey: 'wish', textValue: '広い通路' },
        { entryFormKey: 'day', selectorValue: [{ key: 'tue' }] },
      ],
    });
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  test('lists each problem with a link to its field, and sends nothing [QUEST-007]', async () => {
    const { calls } = await show(questionnaire());
    await send();
    const summary = screen.getByRole('alert');
    expect(within(summary).getByText('入力内容に誤りがあります（2件）')).toBeTruthy();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['ご要望', '来場日']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /ご要望/ }));
    fireEvent.click(links[1] as HTMLElement);
    expect((document.activeElement as HTMLInputElement).name).toBe('shareProfile.day');
    expect(sentIn(calls)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /ご要望/ }), { target: { value: 'あ' } });
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  });

  test('shows the messages of the server at their fields, and keeps what was typed [QUEST-007]', async () => {
    const refusal = new CallError(422, 'アンケートの入力内容に誤りがあります。', {
      wish: ['目に見えない制御文字が含まれています。入力し直してください。'],
    });
    await show(questionnaire(), { answerQuestionnaire: () => refusal });
    await fill();
    await send();
    expect(await screen.findAllByText('目に見えない制御文字が含まれています。入力し直してください。')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value).toBe('広い通路');
  });

  test('keeps the draft and the key through a failure and a reload, so that the same form is sent again', async () => {
    const first = await show(questionnaire(), { answerQuestionnaire: () => new CallError(10_000, '') });
    await fill('通路');
    await send();
    expect(await screen.findByText('回答を送信できませんでした')).toBeTruthy();
    first.unmount();
    const again = await show(questionnaire(), { answerQuestionnaire: () => ({ data: answered }) });
    await form();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value).toBe('通路');
    expect(screen.getByText('先ほど入力した内容を復元しました。まだ送信されていません。')).toBeTruthy();
    await send();
    const keys = [...sentIn(first.calls), ...sentIn(again.calls)].map(({ body }) => body?.['key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('shows nobody else what a member typed, and lets a visitor who logs in continue', async () => {
    const visitor = await show(questionnaire());
    await fill('来場者の文');
    visitor.unmount();
    const member = await show(questionnaire(), {}, 7);
    await form();
    const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value;
    expect(typed()).toBe('来場者の文');
    await fill('会員の文');
    member.unmount();
    await show(questionnaire(), {}, 8);
    await form();
    expect(typed()).toBe('');
  });

  test('says that it was answered already if another tab was faster', async () => {
    let isAnswered = false;
    await show(questionnaire(), {
      readOwnAnswer: () => ({ data: { answered: isAnswered ? answered : null } }),
      answerQuestionnaire: () => {
        isAnswered = true;
        return new CallError(409, 'このアンケートにはすでに回答済みです。');
      },
    });
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: '回答済みです' })).toBeTruthy();
  });

  test('that ends while somebody types says so, and the typed answers can still be read [QUEST-003]', async () => {
    await show(questionnaire(), {
      answerQuestionnaire: () => new CallError(410, 'このアンケートの受付は終了しました。'),
    });
    await fill();
    await send();
    expect(await screen.findByText('このアンケートの受付は終了しました。')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value).toBe('広い通路');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '回答を送信する' }).disabled).toBe(true);
  });

  test('keeps what is typed when the language changes', async () => {
    const { calls, context, again } = await show(questionnaire());
    await fill('広い通路');
    await Promise.all([...page.texts, commonTexts].map((one) => one.load('eng')));
    await act(async () => again({ ...context, language: 'eng' }));
    expect(screen.getByRole('button', { name: 'Send your answers' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value).toBe('広い通路');
    expect(calls.filter(({ name }) => name === 'readOwnAnswer')).toHaveLength(2);
  });
});

describe('a questionnaire that cannot be answered now', () => {
  test('says when it starts [QUEST-002]', async () => {
    await show(questionnaire({ state: 'notStarted', base: soon, questions: [] }));
    expect(screen.getByText('まだ始まっていません')).toBeTruthy();
    expect(screen.getByText('11月20日（金）11:00から回答できます。')).toBeTruthy();
  });

  test('shows its questions once the start is reached [QUEST-002]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await show(questionnaire({ state: 'notStarted', base: soon, questions: [] }), {
      readQuestionnaire: () => ({ data: { contents: questionnaire({ base: soon }) } }),
    });
    serverClock.hear(Date.parse('2026-11-20T11:00:00+09:00'));
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(await form()).toBeTruthy();
  });

  test('says when it ended [QUEST-003]', async () => {
    await show(questionnaire({ state: 'expired', base: over, questions: [] }));
    expect(screen.getByText('受付は終了しました')).toBeTruthy();
    expect(screen.getByText('11月19日（木）18:00に締め切りました。')).toBeTruthy();
  });

  test('still thanks a visitor who has answered', async () => {
    await show(questionnaire({ state: 'expired', base: over, questions: [] }), {
      readOwnAnswer: () => ({ data: { answered } }),
    });
    expect(await screen.findByRole('heading', { name: '回答済みです' })).toBeTruthy();
  });
});

describe('the reward', () => {
  const showAnswered = (openReward: Answers[string]) =>
    show(questionnaire(), { readOwnAnswer: () => ({ data: { answered } }), openReward });

  test('is downloaded from an address that is requested at each press', async () => {
    const opened: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      opened.push(this.getAttribute('href') ?? '');
    });
    let made = 0;
    await showAnswered(() => ({ data: { address: `/web_api/v2/handout/read/${(made += 1)}`, name: 'guide.pdf' } }));
    const button = await screen.findByRole('button', { name: '特典を受け取る' });
    await act(async () => fireEvent.click(button));
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(opened).toEqual(['/web_api/v2/handout/read/1', '/web_api/v2/handout/read/2']));
    expect(screen.getByText('ダウンロードを開始しました。')).toBeTruthy();
    click.mockRestore();
  });

  test('that cannot be downloaded says so, and can be tried again', async () => {
    await showAnswered(() => new CallError(10_000, ''));
    const button = await screen.findByRole('button', { name: '特典を受け取る' });
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: '特典を受け取る' })).toBeTruthy();
  });
});

describe('the page and the widget', () => {
  test('read the questionnaire, and are empty after a failure that says pass [ERROR-036]', async () => {
    const { context } = contextWith({ readQuestionnaire: () => new CallError('pass', '') });
    expect(await page.load(context, module)).toBeNull();
    const broken = contextWith({ readQuestionnaire: () => new CallError(500, '') });
    await expect(page.load(broken.context, module)).rejects.toMatchObject({ status: 500 });
    expect(page.head(questionnaire(), module, context)).toEqual({
      title: '来場前アンケート',
      description: 'ご協力ください',
    });
  });

  test('invite the visitor to an open questionnaire only', async () => {
    const load = (data: Questionnaire) =>
      widget.load(contextWith({ readQuestionnaire: () => ({ data: { contents: data } }) }).context, module);
    expect(await load(questionnaire({ state: 'expired' }))).toBeUndefined();
    expect(await load(questionnaire({ state: 'notStarted' }))).toBeUndefined();
    const data = await load(questionnaire({ base: { ...soon, visibleEndDate: '2026-12-15T23:59:00+09:00' } }));
    if (data === undefined) throw new Error('The widget is left out.');
    await renderScreen(<widget.Widget module={module} data={data} />, widget.texts, pageContext(inEvent));
    expect(screen.getByRole('link', { name: 'アンケートに答える' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/questionnaire/71',
    );
    expect(screen.getByText('全2問')).toBeTruthy();
    expect(screen.getByText('12月15日（火）23:59まで')).toBeTruthy();
  });
});

test('a storage with something else has no draft', async () => {
  browserStorage().session.set('formDrafts', '{"event/11/71":{"typed":{"key":"x","typed":[1]}}}');
  await show(questionnaire());
  await form();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ご要望/ }).value).toBe('');
});
