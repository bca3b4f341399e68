import { expect, test } from 'vitest';
import { isMeetingUrl } from './meeting-url.ts';

test.each([
  ['https://meet.example.jp/abc-defg?pwd=1', true],
  ['https://meet.example.jp', true],
  ['https://meet.example.jp:8443/a', true],
  ['http://meet.example.jp/abc', false],
  ['javascript:alert(1)', false],
  ['https://user:secret@meet.example.jp', false],
  ['https://localhost/a', false],
  ['https://127.0.0.1/a', false],
  ['https://meet.exämple.jp', false],
  ['https://meet.example.jp/a b', false],
  ['https://meet.example.jp\u202E', false],
  ['https://meet.example.jp:99999/', false],
  ['https://meet..example.jp/', false],
  ['https://-meet.example.jp/', false],
  ['https://meet.example.jp\\@evil.example/', false],
  ['https://meet.example.jp@evil.example/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['HTTPS://MEET.EXAMPLE.JP/A', true],
  ['https://xn--e1afmkfd.example/', true],
  [`https://meet.example.jp/${'a'.repeat(500)}`, false],
])('%s may stand behind a join button: %s', (url, may) => {
  expect(isMeetingUrl(url)).toBe(may);
  expect(URL.canParse(url) || !may).toBe(true);
});
