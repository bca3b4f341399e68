import { expect, test } from 'vitest';
import { type PageName, pageNamed } from '#kernel/page.ts';
import { asksAgreementOn } from './asks-agreement-on.ts';

const asks = (name: PageName): boolean => asksAgreementOn(name, pageNamed(name).layout);

test('stands before the home, lists, details and my page [LAYOUT-001, TERMS-009]', () => {
  for (const name of ['home', 'moduleList', 'moduleDetail', 'mypage', 'profile', 'liveChat'] as const) {
    expect([name, asks(name)]).toEqual([name, true]);
  }
});

test('does not stand before the texts to agree to, nor before leaving [TERMS-009]', () => {
  for (const name of ['terms', 'privacyPolicy', 'unsubscribe'] as const) {
    expect([name, asks(name)]).toEqual([name, false]);
  }
});

test('does not stand before the login, the passcode and the error page', () => {
  for (const name of ['login', 'register', 'reset', 'verify', 'error'] as const) {
    expect([name, asks(name)]).toEqual([name, false]);
  }
  expect(asksAgreementOn('preview', 'preview')).toBe(false);
  expect(asksAgreementOn('notFound', 'error')).toBe(false);
});
