import { expect, test } from 'vitest';
import { recaptchaHeaders } from './recaptcha-headers.ts';

test('a call that a robot might make names its action, and says that it has no proof [HTTP-019, HTTP-020]', () => {
  expect(recaptchaHeaders('card_add')).toEqual({ 'recaptcha-token': 'none', 'recaptcha-action': 'card_add' });
});
