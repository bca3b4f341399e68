import { expect, test } from 'vitest';
import { type CallFacts, commonHeaders } from './common-headers.ts';
import { deviceKind } from './device-kind.ts';

const visitor: CallFacts = {
  language: 'jpn',
  site: { portalId: 1, eventId: 11 },
  device: 'pc',
  accessToken: undefined,
  anonymousToken: 'a'.repeat(32),
  passcodes: { portal: undefined, event: undefined },
  consoleUser: undefined,
  isDraft: false,
  isApplication: false,
};

test('a plain visitor sends these headers and no others [HTTP-006, HTTP-007, HTTP-008, HTTP-010, HTTP-011, HTTP-016]', () => {
  expect(commonHeaders(visitor)).toEqual({
    Accept: 'application/json',
    Language: 'jpn',
    'App-Type': 'Event',
    device: 'pc',
    'anonymous-token': 'a'.repeat(32),
  });
});

test.each<[string, Partial<CallFacts>, Record<string, string>]>([
  ['the language in use', { language: 'kor' }, { Language: 'kor' }],
  ['Portal without an event', { site: { portalId: 1 } }, { 'App-Type': 'Portal' }],
  ['Event with a stand-alone event', { site: { portalId: 0, eventId: 12 } }, { 'App-Type': 'Event' }],
  ['the access token that is held', { accessToken: 'token' }, { 'access-token': 'token' }],
  [
    'the member of the page beside the access token',
    { accessToken: 'token', memberId: 7 },
    { 'access-token': 'token', 'for-member': '7' },
  ],
  ['no member without an access token', { memberId: 7 }, {}],
  ['the passcode of an event', { passcodes: { portal: undefined, event: '012345' } }, { 'event-passcode': '012345' }],
  ['the passcode of a portal', { passcodes: { portal: '543210', event: undefined } }, { 'portal-passcode': '543210' }],
  [
    'both passcodes',
    { passcodes: { portal: '1'.repeat(6), event: '2'.repeat(6) } },
    { 'portal-passcode': '111111', 'event-passcode': '222222' },
  ],
  ['the previewer in draft mode', { isDraft: true }, { 'preview-agent': 'previewer' }],
  ['the console user', { consoleUser: 'c0ffee' }, { 'console-user': 'c0ffee' }],
])('sends %s [HTTP-006, HTTP-007, HTTP-010, HTTP-012, HTTP-013, HTTP-014, HTTP-015]', (_, more, expected) => {
  expect(commonHeaders({ ...visitor, ...more })).toEqual({ ...commonHeaders(visitor), ...expected });
});

test('leaves out corrupt values of the storage, so that the call is still possible', () => {
  const corrupt = commonHeaders({
    ...visitor,
    accessToken: 'ト\n',
    anonymousToken: 'short',
    passcodes: { portal: '12345', event: '１２３４５６' },
    consoleUser: 'a b',
  });
  expect(Object.keys(corrupt)).toEqual(['Accept', 'Language', 'App-Type', 'device']);
  expect(() => new Headers(corrupt)).not.toThrow();
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const androidTablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

test.each([
  ['sp', iPhone, 5, false],
  ['tablet', iPad, 5, false],
  ['tablet', mac, 5, false],
  ['pc', mac, 0, false],
  ['sp', androidPhone, 5, false],
  ['tablet', androidTablet, 5, false],
  ['pc', windows, 10, false],
  ['pc', '', 0, false],
  ['app', iPhone, 5, true],
] as const)('the device is %s for %s [HTTP-008, HTTP-009]', (device, userAgent, maxTouchPoints, isApplication) => {
  expect(deviceKind({ userAgent, maxTouchPoints, isApplication })).toBe(device);
});
