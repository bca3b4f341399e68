// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { leaveConversions } from '#web/parts/leave-conversions.ts';
import { fakeApi, inEvent, type MadeCall, namedApi } from '../../../../test/fake-api.ts';
import { controlsCame, profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { ProfileItem } from '../rules/profile-item.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profileFieldTexts } from './profile-field-texts.ts';
import { useProfileFields } from './use-profile-fields.ts';

const found = ['汐見大学', '汐見造船'];
let calls: MadeCall[];
let answer: () => { data: unknown } | Error;
beforeAll(() => leaveConversions(window));
beforeEach(() => {
  answer = () => ({ data: { searchResult: found } });
});

function Form({ item }: { item: ProfileItem }) {
  const list = item.profileId === null ? 'shareProfile' : 'profile';
  const lists = { shareProfile: [], profile: [], [list]: [item] };
  return <ProfileFields fields={useProfileFields(lists)} list={list} problemOf={() => undefined} />;
}

async function open(more: Partial<ProfileItem> = {}): Promise<HTMLInputElement> {
  const api = fakeApi({ searchEventProfile: () => answer(), searchShareProfile: () => answer() });
  ({ calls } = api);
  const item = profileItem('SEARCHTEXT', { label: '会社', shareProfileId: null, profileId: 4, ...more });
  await renderScreen(<Form item={item} />, profileFieldTexts, pageContext({ api: api.api, ...inEvent }));
  await controlsCame();
  return screen.getByRole('combobox');
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const press = (input: HTMLInputElement, key: string, more = {}) => fireEvent.keyDown(input, { key, ...more });
const active = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
const pause = () => new Promise((done) => setTimeout(done, 260));

describe('a text with suggestions', () => {
  test('shows the suggestions in a list that belongs to the input [PROFILE-027]', async () => {
    const input = await open();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    type(input, 'しおみ');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(found);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getByText(/候補が2件あります/)).toBeTruthy();
    expect(calls).toMatchObject([{ params: { portalId: 1, eventId: 11, id: 4 }, query: { search_value: 'しおみ' } }]);
  });

  test('asks the portal for the suggestions of a portal’s item [PROFILE-026]', async () => {
    type(await open({ shareProfileId: 7, profileId: null }), 'a');
    await screen.findAllByRole('option');
    expect(calls).toMatchObject([
      { name: 'searchShareProfile', params: { id: 7 }, query: { search_value: 'a', portal_id: 1 } },
    ]);
  });

  test('can be chosen with the keyboard alone: arrows, Enter, and the focus stays', async () => {
    const input = await open();
    input.focus();
    type(input, 'しおみ');
    await screen.findAllByRole('option');
    press(input, 'ArrowDown');
    expect(active(input)).toBe('汐見大学');
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    expect(active(input)).toBe('汐見大学');
    press(input, 'ArrowUp');
    expect(active(input)).toBe('汐見造船');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('汐見造船');
    expect(press(input, 'Enter')).toBe(false);
    expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['汐見造船', 'false']);
    expect(document.activeElement).toBe(input);
  });

  test('leaves Enter without a chosen suggestion to the form; Escape closes the list', async () => {
    const input = await open();
    type(input, 'しおみ');
    await screen.findAllByRole('option');
    expect(press(input, 'Enter')).toBe(true);
    expect(press(input, 'Escape')).toBe(false);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.value).toBe('しおみ');
  });

  test('can be chosen by a press, which keeps the focus in the input', async () => {
    const input = await open();
    type(input, 'しおみ');
    const [, second] = await screen.findAllByRole('option');
    expect(fireEvent.pointerDown(second as HTMLElement)).toBe(false);
    fireEvent.click(second as HTMLElement);
    expect(input.value).toBe('汐見造船');
  });

  test('does not search while an input method composes, only once it has finished', async () => {
    const input = await open();
    fireEvent.compositionStart(input);
    type(input, 'sh');
    type(input, 'しお');
    await pause();
    expect(calls).toEqual([]);
    press(input, 'Enter', { keyCode: 229 });
    press(input, 'ArrowDown', { isComposing: true });
    type(input, '汐見');
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.query).toEqual({ search_value: '汐見' });
  });

  test('searches once after a pause, and only for the last text', async () => {
    const input = await open();
    for (const text of ['し', 'しお', 'しおみ']) type(input, text);
    await screen.findAllByRole('option');
    expect(calls.map(({ query }) => query)).toEqual([{ search_value: 'しおみ' }]);
  });

  test('cancels an earlier search', async () => {
    const signals: AbortSignal[] = [];
    const api = namedApi(({ signal }) => new Promise<never>(() => signals.push(signal as AbortSignal)));
    const item = profileItem('SEARCHTEXT', { label: '会社', shareProfileId: null, profileId: 4 });
    await renderScreen(<Form item={item} />, profileFieldTexts, pageContext({ api, ...inEvent }));
    await controlsCame();
    const input = screen.getByRole<HTMLInputElement>('combobox');
    type(input, 'a');
    await waitFor(() => expect(signals).toHaveLength(1));
    type(input, 'ab');
    expect(signals[0]?.aborted).toBe(true);
    fireEvent.blur(input);
    await pause();
    expect(signals).toHaveLength(1);
  });

  test.each([
    [{}, /入力した内容をそのまま登録できます/],
    [{ setting: { isFreeText: false } }, /^候補はありません$/],
  ])('says when there are no suggestions (%j)', async (more, words) => {
    answer = () => ({ data: { searchResult: [] } });
    const input = await open(more);
    type(input, 'ない');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    // What is below must not move under the press that takes the focus.
    fireEvent.blur(input);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('says when the suggestions cannot be loaded, and keeps the typed text', async () => {
    answer = () => new CallError(500, '');
    const input = await open();
    type(input, 'しおみ');
    expect(await screen.findByText('候補を読み込めませんでした')).toBeTruthy();
    expect(input.value).toBe('しおみ');
  });
});
