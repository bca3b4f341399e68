import { beforeAll, describe, expect, test } from 'vitest';
import { type Answering, browserClient, failure, get, post, refuse } from '../../../../test/browser-client.ts';
import { commonTexts } from '../texts/common-texts.ts';

beforeAll(() => commonTexts.load('eng'));

describe('an expired token', () => {
  const expired: Answering = (request) =>
    request.headers.get('access-token') === 'new' ? Response.json({ data: 'fine' }) : refuse(551)(request);

  test('is refreshed once for ten calls that meet it together, and each is tried once more [AUTH-022]', async () => {
    const { api, facts, requests, refreshTokens } = browserClient(expired);
    refreshTokens.mockImplementation(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      facts.accessToken = 'new';
      return true;
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? get(api) : post(api))),
    );
    expect(answers.every(({ data }) => (data as unknown) === 'fine')).toBe(true);
    expect(refreshTokens).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(20);
  });

  test('that a late answer still names is not refreshed again', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { api, facts, refreshTokens } = browserClient(async (request) => {
      if (request.headers.get('access-token') !== 'new') await late;
      return expired(request);
    });
    const call = get(api);
    facts.accessToken = 'new';
    release();
    expect(await call).toEqual({ data: 'fine' });
    expect(refreshTokens).not.toHaveBeenCalled();
  });

  test('that cannot be refreshed reaches the caller', async () => {
    for (const outcome of [async () => false, () => Promise.reject(new Error('broken'))]) {
      const { api, requests, refreshTokens } = browserClient(expired);
      refreshTokens.mockImplementation(outcome);
      expect(await failure(get(api))).toMatchObject({ status: 551 });
      expect(requests).toHaveLength(1);
    }
  });

  test('is not refreshed a second time for the same call [AUTH-023]', async () => {
    const { api, facts, requests, refreshTokens } = browserClient(refuse(551));
    refreshTokens.mockImplementation(async () => {
      facts.accessToken = 'new';
      return true;
    });
    expect(await failure(get(api))).toMatchObject({ status: 551 });
    expect(requests).toHaveLength(2);
    expect(refreshTokens).toHaveBeenCalledOnce();
  });

  test('in the answer to the refresh itself causes no wait', async () => {
    const { api, refreshTokens } = browserClient(refuse(551), {}, {});
    refreshTokens.mockImplementation(async (plain) =>
      post(plain).then(
        () => true,
        () => false,
      ),
    );
    expect(await failure(get(api))).toMatchObject({ status: 551 });
  });
});
