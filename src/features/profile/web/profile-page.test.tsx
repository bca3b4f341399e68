// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { options, parts, profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { ProfileAnswer } from '../rules/item-value.ts';
import type { ProfileItem, ProfileLists } from '../rules/profile-item.ts';
import { head, Page, texts } from './profile-page.tsx';

const assign = vi.fn<(href: string) => void>();
const reload = vi.fn<() => Promise<void>>();
let calls: MadeCall[];
let answers: Record<string, (call: MadeCall) => { data: unknown } | Error>;

const ofEvent = { shareProfileId: null, profileId: 4 };
const name = profileItem('NAME', { entryFormKey: 'name', isRequired: true, label: 'お名前' });
const job = profileItem('TEXT', { entryFormKey: 'job', label: '仕事', isRequired: true, ...ofEvent });
const topics = profileItem('CHECKBOX', {
  entryFormKey: 'topics',
  label: '関心',
  isRequired: true,
  selectorItems: options('a', 'b'),
  ...ofEvent,
});
const both: ProfileLists = { shareProfile: [name], profile: [job, topics] };

/** The server's items after it has stored what was sent. */
function stored(items: ProfileItem[], call: MadeCall): ProfileItem[] {
  const sent = (call as unknown as { body: { answers: ProfileAnswer[] } }).body.answers;
  return items.map((item) => {
    const answer = sent.find(({ entryFormKey }) => entryFormKey === item.entryFormKey);
    return answer === undefined ? item : { ...item, textValue: answer.textValue, selectorValue: answer.selectorValue };
  });
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  assign.mockReset();
  reload.mockReset();
  reload.mockResolvedValue();
  vi.spyOn(window.location, 'assign').mockImplementation((href) => assign(String(href)));
  answers = {
    saveShareProfile: (call) => ({ data: { shareProfile: stored(both.shareProfile, call) } }),
    saveEventProfile: (call) => ({ data: { profile: stored(both.profile, call) } }),
  };
});

async function open(given: ProfileLists | 'loading' = both, language: LanguageCode = 'jpn') {
  const fake = fakeApi(answers);
  ({ calls } = fake);
  const context = pageContext({ api: fake.api, language, ...inEvent });
  const personal = given === 'loading' ? undefined : given;
  await renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn: true, reload }}>
      <Page />
    </PersonalProvider>,
    texts,
    context,
  );
  return context;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存する' }));
const fill = () => {
  type('姓', '山田');
  type('名', '花子');
  type('仕事必須', '庭師');
  fireEvent.click(screen.getByLabelText('A'));
};
const gate = () => {
  browserStorage().local.set('check_validation', '1');
  rememberDestination(browserStorage().session, '/web/portal/1/event/11/users/mypage');
};

describe('the profile page', () => {
  test('has the items of the portal and of the event, each part with its title [PROFILE-050, PROFILE-009]', async () => {
    const context = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('プロフィール');
    expect(
      screen
        .getAllByRole('region')
        .map(
          (one) =>
            one.getAttribute('aria-labelledby') &&
            document.getElementById(one.getAttribute('aria-labelledby') as string)?.textContent,
        ),
    ).toEqual(['基本情報', 'このイベントの登録情報']);
    expect(head(undefined, context)).toEqual({ title: 'プロフィール' });
  });

  test('waits for the member’s data, and says when there is nothing to fill in', async () => {
    await open('loading');
    expect(screen.getByText('読み込み中')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
    document.body.replaceChildren();
    await open({ shareProfile: [], profile: [] });
    expect(screen.getByText('入力する項目はありません')).toBeTruthy();
  });

  test('saves both lists, each by its own call, and says so [PROFILE-049]', async () => {
    await open();
    fill();
    save();
    expect(await screen.findByText('プロフィールを保存しました')).toBeTruthy();
    expect(calls.map(({ name: call, params }) => [call, params])).toEqual([
      ['saveShareProfile', { portalId: 1 }],
      ['saveEventProfile', { portalId: 1, eventId: 11 }],
    ]);
    const [shared, own] = calls.map((call) => (call as unknown as { body: { answers: ProfileAnswer[] } }).body.answers);
    expect(shared).toMatchObject([
      { entryFormKey: 'name', selectorValue: parts({ last_name: '山田', first_name: '花子' }) },
    ]);
    expect(own).toMatchObject([
      { entryFormKey: 'job', answerMethod: 'TEXT', textValue: '庭師' },
      { entryFormKey: 'topics', answerMethod: 'CHECKBOX', selectorValue: parts({ a: 'A' }) },
    ]);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>('仕事必須').value).toBe('庭師');
  });

  test('shows at the fields what is missing, focuses the first, and sends nothing [PROFILE-035, PROFILE-039]', async () => {
    await open();
    type('姓', '山田');
    save();
    const first = screen.getByLabelText('名');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getByText('名を入力してください。')).toBeTruthy();
    expect(screen.getByText('仕事を入力してください。')).toBeTruthy();
    expect(screen.getByText('1つ以上選択してください。')).toBeTruthy();
    expect(screen.getByText('3件の項目をご確認ください')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('removes a message once its problem is corrected, and adds none before the next try', async () => {
    await open();
    save();
    await screen.findByText('4件の項目をご確認ください');
    type('姓', '山田');
    expect(screen.getByLabelText('姓').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByText('3件の項目をご確認ください')).toBeTruthy();
    type('姓', '');
    expect(screen.getByLabelText('姓').getAttribute('aria-invalid')).toBe('true');
    type('仕事必須', 'x'.repeat(101));
    expect(screen.getByText('100文字以内で入力してください。')).toBeTruthy();
  });

  test('shows what the server refuses at the fields, and keeps everything typed', async () => {
    answers['saveEventProfile'] = () =>
      new CallError(422, '', { job: ['この会社は受け付けていません'], topics: ['選択肢が変わりました'] });
    await open();
    fill();
    save();
    const field = screen.getByLabelText<HTMLInputElement>('仕事必須');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('この会社は受け付けていません')).toBeTruthy();
    expect(screen.getByText('選択肢が変わりました')).toBeTruthy();
    expect([field.value, screen.getByLabelText<HTMLInputElement>('姓').value]).toEqual(['庭師', '山田']);
  });

  test.each([
    [500, 'プロフィールを更新できませんでした', /そのまま残っています/],
    [10_000, 'プロフィールを更新できませんでした', /通信環境を確認して/],
  ])(
    'says that the update failed when the call answers %i, and keeps everything [PROFILE-048]',
    async (status, title, text) => {
      answers['saveShareProfile'] = () => new CallError(status, '');
      await open();
      fill();
      save();
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('姓').value).toBe('山田');
      answers['saveShareProfile'] = (call) => ({ data: { shareProfile: stored(both.shareProfile, call) } });
      save();
      expect(await screen.findByText('プロフィールを保存しました')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('sends once however often the visitor presses the button', async () => {
    await open();
    fill();
    const button = screen.getByRole('button', { name: '保存する' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('プロフィールを保存しました');
    expect(calls).toHaveLength(2);
  });

  test('keeps what is typed during a save', async () => {
    let arrive = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (arrive = resolve));
    reload.mockReturnValue(waiting);
    await open();
    fill();
    save();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    type('仕事必須', '漁師');
    arrive();
    await screen.findByText('プロフィールを保存しました');
    expect(screen.getByLabelText<HTMLInputElement>('仕事必須').value).toBe('漁師');
  });

  test('says everything in the language of the page', async () => {
    await open(both, 'eng');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check 4 fields')).toBeTruthy();
    expect(screen.getAllByText(/^Input required: /)).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Given name'));
  });
});

describe('a member whom the profile gate sends here', () => {
  test('sees at once what is missing, but only once [PROFILE-025]', async () => {
    gate();
    await open();
    expect(screen.getByText('続きに進むには、必須の項目を入力してください。')).toBeTruthy();
    expect(screen.getAllByText(/^.+を入力してください。$/, { selector: '.hb-field-error *' })).toHaveLength(3);
    expect(screen.getByText('1つ以上選択してください。')).toBeTruthy();
    await waitFor(() => expect(browserStorage().local.get('check_validation')).toBeUndefined());
    document.body.replaceChildren();
    await open();
    expect(document.querySelector('.hb-field-error')).toBeNull();
  });

  test('goes on to the wanted page once the profile is complete [PROFILE-025]', async () => {
    gate();
    await open();
    fill();
    save();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/web/portal/1/event/11/users/mypage'));
  });

  test('stays here while something is still missing', async () => {
    gate();
    answers['saveEventProfile'] = () => ({ data: { profile: both.profile } });
    await open();
    fill();
    save();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(assign).not.toHaveBeenCalled();
  });

  test('stays here when they opened the page themselves, even with a remembered page', async () => {
    rememberDestination(browserStorage().session, '/web/portal/1/event/11/users/mypage');
    await open();
    fill();
    save();
    await screen.findByText('プロフィールを保存しました');
    expect(assign).not.toHaveBeenCalled();
  });

  test('must fill in something right after the registration, even if nothing is required [PROFILE-023]', async () => {
    const optional = { ...job, isRequired: false };
    answers['saveEventProfile'] = (call) => ({ data: { profile: stored([optional], call) } });
    gate();
    browserStorage().local.set('checkEmptyPerson', '1');
    await open({ shareProfile: [], profile: [optional] });
    expect(screen.getByText('続きに進むには、いずれかの項目を入力してください。')).toBeTruthy();
    save();
    await waitFor(() =>
      expect(screen.getAllByText('続きに進むには、いずれかの項目を入力してください。')).toHaveLength(2),
    );
    expect(browserStorage().local.get('checkEmptyPerson')).toBe('1');
    type('仕事', '庭師');
    save();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(browserStorage().local.get('checkEmptyPerson')).toBeUndefined();
  });
});

test('a portal has one part only, without a title of its own', async () => {
  const fake = fakeApi(answers);
  await renderScreen(
    <PersonalProvider value={{ personal: { shareProfile: [name], profile: [] }, isLoggedIn: true, reload }}>
      <Page />
    </PersonalProvider>,
    texts,
    pageContext({ api: fake.api, init: siteInit() }),
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  type('姓', '山田');
  type('名', '花子');
  save();
  await screen.findByText('プロフィールを保存しました');
  expect(fake.calls.map((call) => call.name)).toEqual(['saveShareProfile']);
});
