import { expect, test, vi } from 'vitest';
import { takeAccessToken } from './take-access-token.ts';

const token = 'W3rnVDfZnjI5u5a87T7gCSyhb7inEhUUAcdkb4WNjxc';

function take(query: string) {
  const replaceState = vi.fn();
  const store = vi.fn();
  const location = { href: `https://h.test/web/preview${query}` };
  takeAccessToken({ location, history: { state: null, replaceState } } as unknown as Window, { store }, 'portal/1');
  return { store, shown: replaceState.mock.calls.map(([, , href]) => href as string) };
}

test('the token of a preview link is kept as the session of the realm, and leaves the address at once [ACCESS-034]', () => {
  const { store, shown } = take(`?access_token=${token}&language=eng`);
  expect(store.mock.calls).toEqual([['portal/1', { accessToken: token, refreshToken: '' }]]);
  expect(shown).toEqual(['/web/preview?language=eng']);
});

test.each(['', 'short', `${token} x`, '<script>alert(1)</script>', '%0d%0aaccess-token: x'])(
  'an invalid token, %j, is not kept, and leaves the address all the same [ACCESS-034]',
  (text) => {
    const { store, shown } = take(`?access_token=${encodeURIComponent(text)}`);
    expect(store).not.toHaveBeenCalled();
    expect(shown).toEqual(['/web/preview']);
  },
);

test('without a token nothing happens', () => {
  expect(take('?isDraft=true')).toMatchObject({ shown: [] });
});
