import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { createLog } from '#server/log/log.ts';
import { headOfRequest } from '#server/http/request-head.ts';
import { contextOfRequest, languageOf } from './context-of-request.ts';

const native = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
function context(headers: Record<string, string> = {}, { url = 'http://h.test/web/', trustProxy = false } = {}) {
  return contextOfRequest(headOfRequest(new Request(url, { headers }), native), {
    clock: () => 42,
    random: () => 0.5,
    log: createLog(
      'error',
      () => {},
      () => 0,
    ),
    trustProxy,
    hostSite: (host) => (host.startsWith('square.test') ? { kind: 'portal', portalId: 1 } : sharedHost),
  });
}
const token = 'A'.repeat(32);

describe('the context of a request', () => {
  test('holds the facts of its headers', () => {
    const one = context({
      host: 'Square.TEST:3000',
      language: 'kor',
      'access-token': 'abc',
      'anonymous-token': token,
      device: 'sp',
      'portal-passcode': '111111',
      'event-passcode': '222222',
      'preview-agent': 'previewer',
      'console-user': 'key',
    });
    expect(one).toMatchObject({
      now: 42,
      language: 'kor',
      host: 'square.test:3000',
      hostSite: { kind: 'portal', portalId: 1 },
      protocol: 'http',
      clientAddress: '192.0.2.9',
      accessToken: 'abc',
      anonymousToken: token,
      device: 'sp',
      isDraft: true,
      passcodes: { portal: '111111', event: '222222' },
      consoleUser: 'key',
    });
    expect(one.header('Device')).toBe('sp');
  });

  test('is that of a plain visitor without headers', () => {
    expect(context()).toMatchObject({
      language: 'jpn',
      host: 'h.test',
      hostSite: sharedHost,
      accessToken: undefined,
      anonymousToken: undefined,
      device: 'pc',
      isDraft: false,
      passcodes: { portal: undefined, event: undefined },
      consoleUser: undefined,
    });
  });

  test('ignores garbage', () => {
    const one = context({
      language: 'klingon',
      'anonymous-token': `${token}!`,
      device: 'toaster',
      'preview-agent': 'x',
      'access-token': '',
    });
    expect(one).toMatchObject({
      language: 'jpn',
      anonymousToken: undefined,
      device: 'pc',
      isDraft: false,
      accessToken: undefined,
    });
  });

  test.each(['a b', 'h.test:99999', '<script>', 'a/b', 'user@h.test', '[::1', '', `${'a'.repeat(300)}.test`])(
    'takes the host %s for nothing',
    (host) => {
      const headers = { 'x-forwarded-host': host };
      expect(context(headers, { url: 'http://own.test/web/', trustProxy: true }).host).toBe('own.test');
    },
  );

  test('takes an address in numbers for a host', () => {
    expect([context({ host: '[::1]:3000' }).host, context({ host: '127.0.0.1:80' }).host]).toEqual([
      '[::1]:3000',
      '127.0.0.1:80',
    ]);
  });

  test('trusts a proxy only when the settings say so', () => {
    const forwarded = {
      'x-forwarded-host': 'square.test, evil',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': 'made up, 198.51.100.7',
    };
    expect(context({ host: 'h.test', ...forwarded })).toMatchObject({
      host: 'h.test',
      hostSite: sharedHost,
      protocol: 'http',
      clientAddress: '192.0.2.9',
    });
    expect(context({ host: 'h.test', ...forwarded }, { trustProxy: true })).toMatchObject({
      host: 'square.test',
      hostSite: { kind: 'portal' },
      protocol: 'https',
      clientAddress: '198.51.100.7',
    });
    expect(context({ 'x-forwarded-proto': 'gopher' }, { trustProxy: true }).protocol).toBe('http');
  });
});

describe('the language of a request', () => {
  const of = (query: string, cookie?: string, accept?: string, offered?: Parameters<typeof languageOf>[1]) =>
    languageOf({ query: query.slice(1), header: (name) => (name === 'cookie' ? cookie : accept) }, offered);

  test('is that of the query, then of the cookie, then of the browser, then the default [LANG-011, LANG-016]', () => {
    expect(of('?language=kor', 'language=eng', 'zh-TW')).toEqual({ language: 'kor', source: 'query' });
    expect(of('?language=xx', 'a=b; language=eng', 'zh-TW')).toEqual({ language: 'eng', source: 'cookie' });
    expect(of('', 'language=xx', 'fr;q=0.9, zh-TW;q=0.8')).toEqual({ language: 'zhtw', source: 'browser' });
    expect(of('', undefined, 'fr')).toEqual({ language: 'jpn', source: 'site' });
    expect(of('?language=kor', 'language=eng', 'ko', ['chi', 'zhtw'])).toEqual({ language: 'chi', source: 'site' });
  });

  test('never throws, with any headers', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: 'grapheme-ascii' }),
        fc.string({ unit: 'grapheme-ascii' }),
        (query, cookie, accept) => {
          expect(of(`?language=${encodeURIComponent(query)}`, cookie, accept).language).toBeTypeOf('string');
        },
      ),
    );
  });
});
