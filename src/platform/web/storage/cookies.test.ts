import { expect, test } from 'vitest';
import { createCookies } from './cookies.ts';

test('a document without cookies has none and takes none', () => {
  const document = {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  const cookies = createCookies({ document, isSecure: false });
  cookies.set('language', 'eng', 60);
  expect(cookies.get('language')).toBeUndefined();
});
