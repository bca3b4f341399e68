import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { switchLanguage } from './switch-language.ts';

function cookieOf(value: string | undefined) {
  const jar = { value, lifetime: undefined as number | undefined };
  return {
    jar,
    get: () => jar.value,
    set(next: string, lifetimeSeconds: number) {
      jar.value = lifetimeSeconds === 0 ? undefined : next;
      jar.lifetime = lifetimeSeconds;
    },
  };
}

test('the cookie keeps the choice for a year, and is set before the site is loaded in the new language [LANG-010]', async () => {
  const cookie = cookieOf(undefined);
  let seen: string | undefined;
  const show = async (): Promise<void> => {
    seen = cookie.jar.value;
  };
  expect(await switchLanguage({ to: 'kor', cookie, show })).toBe(true);
  expect(seen).toBe('kor');
  expect(cookie.jar).toEqual({ value: 'kor', lifetime: 31_536_000 });
});

test('a change that fails restores the cookie, even when there was none [LAYOUT-017]', async () => {
  const language = fc.constantFrom(...languageCodes);
  await fc.assert(
    fc.asyncProperty(language, fc.option(language, { nil: undefined }), async (to, before) => {
      const cookie = cookieOf(before);
      const show = () => Promise.reject(new Error('offline'));
      expect(await switchLanguage({ to, cookie, show })).toBe(false);
      expect(cookie.jar.value).toBe(before);
    }),
  );
});
