// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, type MadeCall, namedApi } from '../../../../test/fake-api.ts';
import { controlsCame, profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { profileFieldTexts } from './profile-field-texts.ts';
import { useProfileFields } from './use-profile-fields.ts';

const lists = { shareProfile: [profileItem('ADDRESS')], profile: [] };
function Form() {
  return <ProfileFields fields={useProfileFields(lists)} list="shareProfile" problemOf={() => undefined} />;
}
const chiyoda = { prefecture: '13', address1: '千代田区', address2: '千代田' };
const shared = [
  { prefecture: '26', address1: '乙訓郡大山崎町', address2: '' },
  { prefecture: '27', address1: '三島郡島本町', address2: '' },
];

async function open(answer: (call: MadeCall) => { data: unknown } | Error) {
  const { api, calls } = fakeApi({ findPostalCode: answer });
  await renderScreen(<Form />, profileFieldTexts, pageContext({ api }));
  await controlsCame();
  return calls;
}
const field = (part: string): HTMLInputElement =>
  document.querySelector(`[name="shareProfile.address.${part}"]`) as HTMLInputElement;
const type = (part: string, value: string) => fireEvent.change(field(part), { target: { value } });
const search = () => fireEvent.click(screen.getByRole('button', { name: '住所を検索' }));
const errorAt = (part: string) =>
  field(part).getAttribute('aria-invalid') === null
    ? undefined
    : document.getElementById(field(part).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

describe('the address search', () => {
  test('fills in prefecture, town and district, and moves the focus to the number [PROFILE-047]', async () => {
    const calls = await open(() => ({ data: { ...chiyoda, candidates: [chiyoda] } }));
    type('postal_code', '１０００００１');
    search();
    await waitFor(() => expect(field('address1').value).toBe('千代田区'));
    expect([field('prefecture').value, field('address2').value]).toEqual(['13', '千代田']);
    expect(document.activeElement).toBe(field('address2'));
    expect(screen.getByText('住所を入力しました。町名・番地をご確認ください。')).toBeTruthy();
    expect(calls[0]?.params).toEqual({ postalCode: '1000001' });
  });

  test('also starts with Enter, which does not send the form', async () => {
    const calls = await open(() => ({ data: { ...chiyoda, candidates: [chiyoda] } }));
    type('postal_code', '1000001');
    expect(fireEvent.keyDown(field('postal_code'), { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test('lets the visitor choose when a code covers two prefectures', async () => {
    await open(() => ({ data: { ...shared[0], candidates: shared } }));
    type('postal_code', '6180000');
    search();
    const osaka = await screen.findByRole('button', { name: '大阪府 三島郡島本町' });
    expect(document.activeElement?.textContent).toBe('京都府 乙訓郡大山崎町');
    expect(field('address1').value).toBe('');
    fireEvent.click(osaka);
    expect([field('prefecture').value, field('address1').value]).toEqual(['27', '三島郡島本町']);
    expect(screen.queryByRole('button', { name: '京都府 乙訓郡大山崎町' })).toBeNull();
  });

  test.each([
    ['100-0001', '住所を検索するときは、ハイフンなしの7桁の数字で入力してください。'],
    ['10000', '郵便番号は7桁の数字で入力してください。'],
    ['', '郵便番号を入力してください。'],
  ])('is not asked for %j, and the field says why [PROFILE-042]', async (code, message) => {
    const calls = await open(() => ({ data: {} }));
    type('postal_code', code);
    search();
    await waitFor(() => expect(errorAt('postal_code')).toBe(message));
    expect(document.activeElement).toBe(field('postal_code'));
    expect(calls).toEqual([]);
  });

  test.each([404, 500, 10_000])(
    'says that it failed when the call answers %i, and keeps everything [PROFILE-046]',
    async (status) => {
      await open(() => new CallError(status, ''));
      type('postal_code', '9999999');
      type('address1', '自分で書いた町');
      search();
      await waitFor(() => expect(errorAt('postal_code')).toMatch(/住所を検索できませんでした/));
      expect([field('postal_code').value, field('address1').value]).toEqual(['9999999', '自分で書いた町']);
      type('postal_code', '1000001');
      await waitFor(() => expect(errorAt('postal_code')).toBeUndefined());
    },
  );

  test('never overwrites a typed district, only one that it filled in itself', async () => {
    let place = chiyoda;
    await open(() => ({ data: { ...place, candidates: [place] } }));
    type('postal_code', '1000001');
    search();
    await waitFor(() => expect(field('address2').value).toBe('千代田'));
    place = { prefecture: '23', address1: '名古屋市中区', address2: '栄' };
    type('postal_code', '4600008');
    search();
    await waitFor(() => expect(field('address2').value).toBe('栄'));
    type('address2', '栄3-1-1');
    place = chiyoda;
    type('postal_code', '1000001');
    search();
    await waitFor(() => expect(field('address1').value).toBe('千代田区'));
    expect(field('address2').value).toBe('栄3-1-1');
  });

  test('ignores an answer that arrives after the code was changed', async () => {
    const answers: ((value: { data: unknown }) => void)[] = [];
    const api = namedApi(() => new Promise<never>((resolve) => answers.push(resolve as never)));
    await renderScreen(<Form />, profileFieldTexts, pageContext({ api }));
    await controlsCame();
    type('postal_code', '1000001');
    search();
    await waitFor(() => expect(answers).toHaveLength(1));
    type('postal_code', '4600008');
    answers[0]?.({ data: { ...chiyoda, candidates: [chiyoda] } });
    await new Promise((done) => setTimeout(done));
    expect(field('address1').value).toBe('');
  });

  test('keeps what is typed while it runs', async () => {
    const answers: ((value: { data: unknown }) => void)[] = [];
    const api = namedApi(() => new Promise<never>((resolve) => answers.push(resolve as never)));
    await renderScreen(<Form />, profileFieldTexts, pageContext({ api }));
    await controlsCame();
    type('postal_code', '1000001');
    search();
    await waitFor(() => expect(answers).toHaveLength(1));
    type('address3', '広場ビル');
    answers[0]?.({ data: { ...chiyoda, candidates: [chiyoda] } });
    await waitFor(() => expect(field('address1').value).toBe('千代田区'));
    expect(field('address3').value).toBe('広場ビル');
  });
});
