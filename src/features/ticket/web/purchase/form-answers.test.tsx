// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { controlsCame, options, profileItem } from '../../../../../test/profile-items.ts';
import { forgetBrowser, heading, openPurchase, pressButton, typeInto } from '../../../../../test/purchase-site.tsx';
import { freeTicket } from '../../../../../test/ticket-content.ts';
import { emptyFlowForm, type FlowForm } from '../flow/purchase-form.ts';
import say from '../flow/texts/jpn.ts';

beforeEach(forgetBrowser);

const kept = (): FlowForm => JSON.parse(window.sessionStorage.getItem('purchaseForm') ?? 'null') as FlowForm;
const mail = profileItem('MAILADDRESS', {
  entryFormKey: 'MAILADDRESS',
  label: '招待状の送り先',
  hint: '12月に送ります',
  isRequired: true,
});
const picture = `/media/${'a'.repeat(64)}.webp`;
const answerOf = (entryFormKey: string, answerMethod: string, selectorValue: object[], textValue = '') => ({
  entryFormKey,
  answerMethod,
  textValue,
  selectorValue,
});
/** A buyer who chose how to pay before. */
const payingBuyer = (): void =>
  window.sessionStorage.setItem(
    'purchaseForm',
    JSON.stringify({ ...emptyFlowForm({ ...saleInEvent, owner: 1 }), isPaymentChosen: true, cardId: 7 }),
  );
const parts = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }));

test('every kind of question is answered in its own form, and the question for the mail address by the field of the form [TICKET-031]', async () => {
  const profiles = [
    profileItem('NAME'),
    profileItem('ADDRESS', { setting: { isRequired: {} } }),
    profileItem('AVATAR'),
    mail,
    profileItem('TEXT', { label: '会社名' }),
    profileItem('CHECKBOX', { label: '会場', selectorItems: options('east', 'west') }),
  ];
  payingBuyer();
  const opening = {
    settings: { entry: { discountCodeLabel: '', takesDiscountCodes: false, profiles } },
    answers: { uploadEventImage: () => ({ data: { temp_path: picture, url: '' } }) },
  };
  const { unmount } = await openPurchase('?step=profile', opening);
  await controlsCame();
  expect(screen.getByText('12月に送ります')).toBeTruthy();
  typeInto(/^招待状の送り先/, 'ｈａｎａｋｏ@example.jp');
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('姓', '汐見');
  type('名', '花子');
  type(/郵便番号/, '100-0001');
  type(/ニックネーム/, 'はな');
  type('会社名', '汐見商店');
  fireEvent.click(screen.getByRole('checkbox', { name: 'WEST' }));
  fireEvent.change(screen.getByLabelText('写真を選ぶ'), {
    target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] },
  });
  await screen.findByText('写真を選択しました');
  await pressButton(say.next);

  expect(heading()).toBe(say.headings.payment);
  unmount();
  await openPurchase('?step=confirm', opening);
  expect(heading()).toBe(say.headings.confirm);
  const address = { postal_code: '1000001', prefecture: '', address1: '', address2: '', address3: '' };
  expect(kept().purchaserInfo).toEqual([
    answerOf('name', 'NAME', parts({ last_name: '汐見', first_name: '花子' })),
    answerOf('address', 'ADDRESS', parts(address)),
    answerOf('avatar', 'AVATAR', parts({ avatar: picture, nickname: 'はな' }), 'はな'),
    answerOf('text', 'TEXT', [], '汐見商店'),
    answerOf('checkbox', 'CHECKBOX', [{ key: 'west', value: 'WEST' }]),
    answerOf('MAILADDRESS', 'MAILADDRESS', [], 'hanako@example.jp'),
  ]);
  // The confirmation shows the answers: the picture too, and the address once.
  const facts = within(document.querySelector<HTMLElement>('.hb-purchase-facts') as HTMLElement);
  expect(facts.getAllByText('hanako@example.jp')).toHaveLength(1);
  expect(facts.getByText('招待状の送り先')).toBeTruthy();
  expect(facts.getByRole('img').getAttribute('src')).toContain('a'.repeat(64));
  expect(facts.getByText('はな')).toBeTruthy();
});

test('a companion answers the question for the address when the answer is required [TICKET-031]', async () => {
  window.sessionStorage.setItem(
    'purchaseForm',
    JSON.stringify({
      ...emptyFlowForm({ ...saleInEvent, owner: 1 }),
      isProfileDone: true,
      purchaserEmail: 'hanako@example.jp',
    }),
  );
  await openPurchase('?step=partner', {
    tickets: [freeTicket(1, { enableCheckinUserForm: true, checkinProfiles: [mail] })],
    cart: [{ ticketId: 1, number: 2 }],
  });
  await pressButton(say.next);
  expect(screen.getByText('招待状の送り先を入力してください。')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^招待状の送り先/), { target: { value: 'friend@example.jp' } });
  await pressButton(say.next);
  expect(kept().partners[1]?.[1]).toMatchObject({
    checkinUserEmail: 'friend@example.jp',
    checkinUserInfo: [answerOf('MAILADDRESS', 'MAILADDRESS', [], 'friend@example.jp')],
  });
});

test('the form of a member begins with their last purchase where the profile says nothing, and keeps what was typed if they agree', async () => {
  const asked = [profileItem('NAME'), profileItem('TEXT', { entryFormKey: 'company', label: '会社名' })];
  const last = [
    answerOf('name', 'NAME', parts({ last_name: '汐見', first_name: '花子' })),
    answerOf('company', 'TEXT', [], '汐見商店'),
  ];
  payingBuyer();
  const { calls } = await openPurchase('?step=profile', {
    settings: { entry: { discountCodeLabel: '', takesDiscountCodes: false, profiles: asked } },
    personal: { mail: 'hanako@example.jp', shareProfile: [profileItem('NAME')], profile: [] },
    answers: {
      readLastAnswers: () => ({ data: { purchaserInfo: last } }),
      keepAnswers: () => ({ data: { kept: 1 } }),
    },
  });
  await controlsCame();
  expect(screen.getByLabelText<HTMLInputElement>('姓').value).toBe('汐見');
  expect(screen.getByLabelText<HTMLInputElement>('会社名').value).toBe('汐見商店');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: say.profile.keep });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await pressButton(say.next);
  expect(heading()).toBe(say.headings.payment);
  const saved = calls.filter(({ name }) => name === 'keepAnswers');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toMatchObject({ answers: last });
});

test('a visitor is offered no profile and begins with an empty form', async () => {
  const asked = [profileItem('NAME')];
  const { calls } = await openPurchase('?step=profile', {
    tickets: [freeTicket(1)],
    settings: { entry: { discountCodeLabel: '', takesDiscountCodes: false, profiles: asked } },
    isMember: false,
  });
  await controlsCame();
  expect(screen.getByLabelText<HTMLInputElement>('姓').value).toBe('');
  expect(screen.queryByRole('checkbox', { name: say.profile.keep })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('readLastAnswers');
});
