import { describe, expect, it } from 'vitest';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { readMailSettings } from './mail-settings.ts';

const from = 'Hiroba <noreply@example.jp>';

describe('the mail server', () => {
  it('is none without a setting, and then a sender is not needed', () => {
    const sender = { name: 'Hiroba', address: 'hiroba@mailbox.invalid' };
    expect(readMailSettings({})).toEqual({ smtp: undefined, from: sender });
    expect(readMailSettings({ SMTP_URL: '', MAIL_FROM: '' })).toEqual({ smtp: undefined, from: sender });
    expect(readMailSettings({ MAIL_FROM: from }).from.address).toBe('noreply@example.jp');
    expect(readMailSettings({ HIROBA_BOUNCES: '/var/mail/bounces' }).bounces).toBe('/var/mail/bounces');
  });

  it.each([
    ['smtp://smtp.example.jp', { host: 'smtp.example.jp', port: 587, isSecure: false, isLocal: false }],
    ['smtps://smtp.example.jp', { port: 465, isSecure: true }],
    ['smtp://127.0.0.1:25', { port: 25, isLocal: true, auth: undefined, place: '127.0.0.1:25' }],
    ['smtp://LOCALHOST:25/', { isLocal: true }],
    ['smtp://[::1]:2525', { host: '::1', isLocal: true, place: '[::1]:2525' }],
    ['smtps://me%40a.jp:p%3A%25@b.jp', { auth: { user: 'me@a.jp', pass: 'p:%' }, place: 'b.jp:465' }],
  ])('is %s', (url, expected) => {
    expect(readMailSettings({ SMTP_URL: url, MAIL_FROM: from }).smtp).toMatchObject(expected);
  });

  it.each(['smtp.example.jp', 'http://smtp.example.jp', 'smtp://', 'smtp://a.jp/x', 'smtp://u:secret@a.jp?x=1'])(
    'is not %s, which is said without the password',
    (url) => {
      expect(() => readMailSettings({ SMTP_URL: url, MAIL_FROM: from })).toThrow(
        new StartupProblem('SMTP_URL is not an address like smtp://user:password@smtp.example.jp:587 or smtps://….'),
      );
    },
  );

  it.each([
    ['smtp://user@a.jp', 'SMTP_URL has a user or a password, but not both.'],
    ['smtp://u:p%zz@a.jp', 'SMTP_URL has a % that is not part of a code: write it as %25.'],
  ])('is not %s', (url, sentence) => {
    expect(() => readMailSettings({ SMTP_URL: url, MAIL_FROM: from })).toThrow(new StartupProblem(sentence));
  });

  it('needs a sender', () => {
    expect(() => readMailSettings({ SMTP_URL: 'smtp://a.jp' })).toThrow(/^SMTP_URL needs MAIL_FROM/);
  });
});

describe('the sender', () => {
  it.each([
    ['noreply@example.jp', '', 'noreply@example.jp'],
    ['広場 <noreply@example.jp>', '広場', 'noreply@example.jp'],
    ['"Hiroba, Tokyo" <noreply@example.jp> ', 'Hiroba, Tokyo', 'noreply@example.jp'],
    ['<noreply@example.jp>', '', 'noreply@example.jp'],
  ])('is %s', (text, name, address) => {
    expect(readMailSettings({ MAIL_FROM: text }).from).toEqual({ name, address });
  });

  it.each(['noreply', 'Hiroba noreply@example.jp', 'a@b.jp, c@d.jp', 'A <a@b.jp', 'A <a@b.jp>\r\nBcc: <c@d.jp>'])(
    'is not %s',
    (text) => {
      expect(() => readMailSettings({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must be an address such as/);
    },
  );
});
