// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { profileItem } from '../../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { testPersonal } from '../../../../../test/test-personal.ts';
import { Part, texts } from './booth-questionnaire.tsx';
import { useAnsweredBooths } from './use-answered-booths.ts';

const contents = {
  state: 'open',
  base: { enableVisiblePeriod: false, visibleStartDate: null, visibleEndDate: null },
  description: '',
  questions: [
    profileItem('TEXT', { entryFormKey: 'wish', label: '作りたいもの', shareProfileId: null, isRequired: true }),
  ],
  reward: null,
};
const answered = { answeredAt: '2026-11-20T10:05:00+09:00', thanks: '', reward: null };
type Answers = Parameters<typeof fakeApi>[0];

function Marks() {
  const { isAnswered } = useAnsweredBooths();
  const ids = [1, 2, 3, 4, 5, 6, 7].filter((detailId) => isAnswered({ contentId: 200, detailId }));
  return <output data-testid="marks">{ids.join()}</output>;
}
const marks = () => screen.getByTestId('marks').textContent;

async function show(boothId: number, answers: Answers = {}, personal = testPersonal(), isLoggedIn = false) {
  const { api, calls } = fakeApi({
    readBoothQuestionnaire: () => ({ data: { contents } }),
    readOwnBoothAnswer: () => ({ data: { answered: null } }),
    answerBoothQuestionnaire: () => ({ data: answered }),
    ...answers,
  });
  const access = { personal: isLoggedIn ? personal : undefined, isLoggedIn, reload: () => Promise.resolve() };
  await renderScreen(
    <PersonalProvider value={access}>
      <Part contentId={200} boothId={boothId} title="蒼井精機" />
      <Marks />
    </PersonalProvider>,
    texts,
    pageContext({ ...inEvent, api }),
  );
  return calls;
}
const answer = async () => {
  fireEvent.change(await screen.findByRole('textbox', { name: /作りたいもの/ }), { target: { value: 'ねじ' } });
  const form = screen.getByRole('button', { name: '回答を送信する' }).closest('form') as HTMLFormElement;
  await act(async () => fireEvent.submit(form));
  return screen.findByRole('heading', { name: 'ご回答ありがとうございました' });
};
const kept = () => JSON.parse(localStorage.getItem('boothQuestionnaireAnswers') ?? 'null') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the questionnaire of a booth', () => {
  test('says who will read the answers, and is marked as answered at once [BOOTH-023]', async () => {
    const calls = await show(1);
    expect(await screen.findByText(/回答は、蒼井精機とこのイベントの主催者に届きます。/)).toBeTruthy();
    expect(marks()).toBe('');
    await answer();
    expect(marks()).toBe('1');
    const sent = calls.find(({ name }) => name === 'answerBoothQuestionnaire');
    expect(sent?.params).toEqual({ portalId: 1, eventId: 11, contentId: 200, detailId: 1 });
  });

  test('that a visitor answered is remembered in the browser, for each portal and event', async () => {
    await show(2);
    await answer();
    expect(kept()).toEqual({ 1: { 11: { owner: null, items: [{ contentId: 200, detailId: 2 }] } } });
  });

  test('that a member answered is not remembered in the browser, and the personal data mark it as answered [BOOTH-024]', async () => {
    const mine = testPersonal({ questionnaire: [{ contentId: 200, detailId: 5, answeredAt: answered.answeredAt }] });
    await show(3, {}, mine, true);
    expect(marks()).toContain('5');
    await answer();
    expect(kept()).toBeNull();
    expect(marks()).toContain('3');
  });

  test('that the browser remembers is marked as answered for a visitor, and not for a member [BOOTH-025]', async () => {
    const items = [{ contentId: 200, detailId: 7 }];
    localStorage.setItem('boothQuestionnaireAnswers', JSON.stringify({ 1: { 11: { owner: null, items } } }));
    await show(6);
    expect(marks()).toContain('7');
    document.body.replaceChildren();
    await show(6, {}, testPersonal(), true);
    expect(marks()).not.toContain('7');
  });

  test('that cannot be loaded says so, and is loaded again', async () => {
    let times = 0;
    await show(6, {
      readBoothQuestionnaire: () => ((times += 1) === 1 ? new CallError(10_000, '') : { data: { contents } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByRole('textbox', { name: /作りたいもの/ })).toBeTruthy();
  });
});

describe('the results of the questionnaire of a booth', () => {
  const results = { answers: 12, lastAt: '2026-11-20T10:05:00+09:00' };
  const exhibitor = testPersonal({ userdata: { ...testPersonal().userdata, isExhibitor: true } });

  test('are counted for its exhibitor, who can save them as a file', async () => {
    const calls = await show(
      6,
      { readBoothResults: () => ({ data: results }), downloadBoothResults: () => new CallError(503, '') },
      exhibitor,
      true,
    );
    const panel = await screen.findByRole('region', { name: 'この出展者のご担当者へ' });
    expect(panel.textContent).toContain('12件の回答が届いています。');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '回答をCSVで保存' })));
    expect(calls.filter(({ name }) => name === 'downloadBoothResults')).toHaveLength(1);
    expect(panel.querySelector('.hb-notice')).not.toBeNull();
  });

  test('are not shown to the exhibitor of another booth, and other visitors do not even request them', async () => {
    const other = await show(6, { readBoothResults: () => new CallError(404, '') }, exhibitor, true);
    expect(await screen.findByRole('textbox', { name: /作りたいもの/ })).toBeTruthy();
    expect(other.filter(({ name }) => name === 'readBoothResults')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'この出展者のご担当者へ' })).toBeNull();
    const member = await show(7, {}, testPersonal(), true);
    expect(member.filter(({ name }) => name === 'readBoothResults')).toEqual([]);
  });
});
