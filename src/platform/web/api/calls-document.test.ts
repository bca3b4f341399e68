import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '#kernel/page.ts';
import { status } from '#kernel/status.ts';
import type { CallHeaders } from './api.ts';
import { commonHeaders } from './common-headers.ts';

const document = readFileSync(new URL('../../../../docs/calls.md', import.meta.url), 'utf8');
const missing = (words: readonly string[]) => words.filter((word) => !document.includes(word));

test('docs/calls.md names every common header and its values [HTTP-009, HTTP-013, HTTP-015]', () => {
  const headers = commonHeaders({
    language: 'jpn',
    site: { portalId: 1, eventId: 11 },
    device: 'pc',
    accessToken: 'token',
    memberId: 7,
    anonymousToken: 'a'.repeat(32),
    passcodes: { portal: '111111', event: '222222' },
    consoleUser: 'key',
    isDraft: true,
    isApplication: false,
  });
  expect(missing([...Object.keys(headers).map((name) => `\`${name}\``), '`previewer`', '`tablet`', '`sp`'])).toEqual(
    [],
  );
});

test('docs/calls.md names the optional headers and the calls that send them [HTTP-023, HTTP-028]', () => {
  const optional: Record<keyof CallHeaders, true> = {
    'ticket-token': true,
    'log-check-key': true,
    'recaptcha-token': true,
    'recaptcha-action': true,
    PurchaseRoute: true,
    'is-register': true,
    'excluded-modules': true,
    'playback-agent': true,
    'file-by': true,
  };
  expect(missing(Object.keys(optional).map((name) => `\`${name}\``))).toEqual([]);
});

test('docs/calls.md says what the card tokenizer gets and which bodies are not form-style [HTTP-025, HTTP-026]', () => {
  expect(missing(['{number, expMonth, expYear, cvc, name}', 'multipart/form-data', 'are JSON'])).toEqual([]);
});

test('docs/calls.md says what every status means, what callers do with 422 and what follows a message [ERROR-012, ERROR-035]', () => {
  const { ok: _, badRequest: __, methodNotAllowed: ___, failed: ____, ...special } = status;
  expect(missing(Object.values(special).map(String))).toEqual([]);
  expect(document).toContain('at the fields of these names');
  expect(document).toContain('the page is as it was');
});

test('docs/calls.md has the values of the log and the names of its pages [LOG-013, LOG-014, LOG-015]', () => {
  const ofSpec = /^(home|terms\/.+|mypage\/.+|login\/.+|ticket\/my-ticket|report|live_chat|module\/.+)$/;
  const ours = pages.map(({ log }) => log as string).filter((name) => !ofSpec.test(name));
  expect(
    missing([...ours, 'login/login', 'mypage/top', 'every 10 seconds', '`view`, `click`, `login`, `register`']),
  ).toEqual([]);
});
