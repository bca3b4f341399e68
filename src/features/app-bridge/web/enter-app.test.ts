// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { siteInit } from '../../../../test/site-init.ts';
import { enterApp } from './enter-app.ts';

const init = siteInit();
const { realmKey } = init.login;
const open = vi.fn();

beforeEach(() => {
  window.localStorage.clear();
  open.mockReset();
  Object.assign(window, { hirobaApp: { open } });
});

function enter(key: string | undefined, answer?: Error, realm = realmKey) {
  const session = { accessToken: 'access', refreshToken: 'refresh', userId: 3, realmKey: realm };
  const { api, calls } = fakeApi({ exchangeAppKey: () => answer ?? { data: session } });
  return { entering: enterApp({ api, init }, key), calls };
}
const stored = (name: string): string | null => window.localStorage.getItem(name);

test('the key of the address becomes the session of the page [APP-010, AUTH-020]', async () => {
  await enter('the-key').entering;
  expect([stored('accessToken'), stored('refreshToken'), stored('isApplicationLogin')]).toEqual([
    'access',
    'refresh',
    '1',
  ]);
  expect(open).not.toHaveBeenCalled();
});

test('without a key no call is made: the app writes the tokens itself [APP-009, AUTH-020]', async () => {
  const { entering, calls } = enter(undefined);
  await entering;
  expect([calls, stored('accessToken'), stored('isApplicationLogin')]).toEqual([[], null, '1']);
});

test.each([
  ['that opens nothing', new Error('410'), realmKey],
  ['of another realm', undefined, 'portal/999'],
])('a key %s is reported to the app, and nothing is stored [APP-008, AUTH-026]', async (_, answer, realm) => {
  await enter('the-key', answer, realm).entering;
  expect(open.mock.calls).toEqual([['eventapp://token-error']]);
  expect([stored('accessToken'), stored('isApplicationLogin')]).toEqual([null, null]);
});
