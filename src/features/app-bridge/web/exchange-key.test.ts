import { namedApi } from '../../../../test/fake-api.ts';
import { expect, test, vi } from 'vitest';
import { exchangeKey } from './enter-app.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };

function server(realmKey: string) {
  const call = vi.fn(async () => ({ data: { ...tokens, userId: 3, realmKey } }));
  return { api: namedApi(call), call };
}

test('a key is exchanged for the tokens of the realm [APP-010]', async () => {
  const { api, call } = server('portal/1');
  expect(await exchangeKey(api, 'the-key', 'portal/1')).toEqual(tokens);
  expect(call.mock.calls[0]).toMatchObject([
    { name: 'exchangeAppKey', method: 'GET', path: 'app_web_login/token', query: { key: 'the-key' } },
  ]);
});

test('tokens of another realm do not count for this site', async () => {
  await expect(exchangeKey(server('portal/2').api, 'the-key', 'portal/1')).rejects.toThrow('elsewhere');
});
