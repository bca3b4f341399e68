import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlaybackTokens } from './playback-tokens.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const tokens = createPlaybackTokens('a secret');
const claim = { channel: '1-11-90-1', viewer: tokens.viewerOf('member 7') };
const good = tokens.issue(claim, now + 60_000);

describe('a playback token', () => {
  test('opens its own channel until its end', () => {
    expect(tokens.read(good, claim.channel, now)).toEqual(claim);
    expect(tokens.read(good, claim.channel, now + 59_999)).toEqual(claim);
    expect(tokens.read(good, claim.channel, now + 60_000)).toBeUndefined();
  });

  test('opens no other channel, and no channel opens without a token', () => {
    expect(tokens.read(good, '1-11-90-2', now)).toBeUndefined();
    expect(tokens.read(good.replace('1-11-90-1', '1-11-90-2'), '1-11-90-2', now)).toBeUndefined();
    for (const none of [undefined, '', '.', '...', `${good}.x`]) {
      expect(tokens.read(none, claim.channel, now)).toBeUndefined();
    }
    expect(createPlaybackTokens('another').read(good, claim.channel, now)).toBeUndefined();
  });

  test('is invalid once a letter of it is changed', () => {
    fc.assert(
      fc.property(fc.nat({ max: good.length - 1 }), fc.constantFrom('a', 'Z', '0', '-', '.'), (at, letter) => {
        const changed = good.slice(0, at) + letter + good.slice(at + 1);
        expect(tokens.read(changed, claim.channel, now) === undefined).toBe(changed !== good);
      }),
    );
  });

  test('is invalid if it has letters of several bytes', () => {
    const others = ['あ', 'é', '\u0000', '\ud800', '💩'];
    for (const letter of others) {
      const mark = letter.repeat(27).slice(0, 27);
      expect(tokens.read(good.replace(/[^.]+$/, mark), claim.channel, now)).toBeUndefined();
      expect(tokens.mayRead(claim.channel, '7.m4s', { v: letter, e: letter, s: mark }, now)).toBe(false);
    }
  });

  test('does not reveal its viewer', () => {
    expect(claim.viewer).toMatch(/^[\w-]{12}$/);
    expect(tokens.viewerOf('member 8')).not.toBe(claim.viewer);
  });
});

describe('the signature of a file', () => {
  const signed = Object.fromEntries(new URLSearchParams(tokens.signFile(claim, '7.m4s', now + 10_000)));

  test('opens that file of that channel until its end', () => {
    expect(tokens.mayRead(claim.channel, '7.m4s', signed, now + 9_999)).toBe(true);
    expect(tokens.mayRead(claim.channel, '7.m4s', signed, now + 10_000)).toBe(false);
    expect(tokens.mayRead(claim.channel, '8.m4s', signed, now)).toBe(false);
    expect(tokens.mayRead('1-11-90-2', '7.m4s', signed, now)).toBe(false);
  });

  test('does not work as a token, and a token does not work as a signature', () => {
    const mark = good.split('.').at(-1);
    expect(tokens.mayRead(claim.channel, '7.m4s', { ...signed, s: mark }, now)).toBe(false);
    expect(tokens.mayRead(claim.channel, '7.m4s', { ...signed, v: 'another' }, now)).toBe(false);
    expect(tokens.mayRead(claim.channel, '7.m4s', { ...signed, e: 'zzzzzzzzz' }, now)).toBe(false);
    expect(tokens.mayRead(claim.channel, '7.m4s', {}, now)).toBe(false);
  });
});
