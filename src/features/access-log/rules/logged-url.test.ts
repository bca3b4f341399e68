import { expect, test } from 'vitest';
import { loggedUrl } from './logged-url.ts';

const site = 'https://hiroba.example/web/event/11';

test.each([
  [`${site}/module/information/3?page=2#top`, `${site}/module/information/3?page=2`],
  [`${site}?token=s&isApplication=1&key=s&access_token=s`, `${site}?isApplication=1`],
  [`${site}?consoleUser=s`, site],
  [
    `${site}/users/login?link=%2Fusers%2Ftransfer-receive%3Fcode%3Ds&utm_source=mail`,
    `${site}/users/login?utm_source=mail`,
  ],
  [`https://name:word@hiroba.example/nowhere/s`, 'https://hiroba.example/…/…'],
  [`${site}/users/secret/report?page=1`, `${site}/users/…/report?page=1`],
  [`${site}/users/mypage/secret/report-edit`, `${site}/users/mypage/…/report-edit`],
  [`${site}/users/mypage/profile`, `${site}/users/mypage/profile`],
  ['', ''],
])('%s is logged as %s', (href, logged) => {
  expect(loggedUrl(href)).toBe(logged);
});

test('a long address is cut', () => {
  expect(loggedUrl(`${site}?${'page=1&'.repeat(200)}`)).toHaveLength(500);
  expect(loggedUrl(`${site}?text=${'x'.repeat(2_000)}`)).toBe(site);
});
